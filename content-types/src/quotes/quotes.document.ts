import { type Block, facts, quote } from '../documents/blocks.ts'
import type { Quotes } from './quotes.ts'

export function quotesDocument(quotes: Quotes): Block[] {
  return quotes.flatMap(({ text, speaker, timestamp, estimated, category, verified }) => [
    quote(`“${text}”`),
    facts([
      speaker,
      timestamp && (estimated ? `≈ ${timestamp}` : timestamp),
      category,
      verified ? 'word for word' : 'edited: not word for word what was said',
    ]),
  ])
}
