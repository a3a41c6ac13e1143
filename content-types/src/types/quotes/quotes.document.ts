import { type Block, facts, paragraph, quote } from '../../documents/blocks.ts'
import { translationLine } from './quote-translation.ts'
import { inMarks, type Quote, type Quotes } from './quotes.ts'

export function quotesDocument(quotes: Quotes): Block[] {
  return quotes.flatMap((one) => [
    quote(inMarks(one)),
    ...(one.translation ? [paragraph(translationLine(one.translation))] : []),
    facts([one.speaker, one.timestamp, one.category, howItWasSaid(one)]),
  ])
}

function howItWasSaid({ verified, divided }: Quote): string {
  if (divided) return 'said by more than one person'
  return verified ? 'word for word' : 'edited: not word for word what was said'
}
