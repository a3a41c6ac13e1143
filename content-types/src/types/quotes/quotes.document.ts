import { type Block, facts, quote } from '../../documents/blocks.ts'
import { inMarks, type Quotes } from './quotes.ts'

export function quotesDocument(quotes: Quotes): Block[] {
  return quotes.flatMap((one) => [
    quote(inMarks(one)),
    facts([
      one.speaker,
      one.timestamp && (one.estimated ? `≈ ${one.timestamp}` : one.timestamp),
      one.category,
      one.verified ? 'word for word' : 'edited: not word for word what was said',
    ]),
  ])
}
