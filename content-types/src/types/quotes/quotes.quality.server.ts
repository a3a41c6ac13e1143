import { countWords } from '@podcastai/episode'
import { noProfanity, nothingLeftOut } from '../../built-in/publishable.quality.server.ts'
import { each, type Rule } from '../../quality/rule.server.ts'
import { noOverlap } from '../../quality/spread.server.ts'
import { endsDangling, startsDangling } from '../../talk/dangling-words.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { maxQuoteCharacters, type Quotes, quoteWords } from './quotes.ts'

export const quotesRules: Rule<Quotes>[] = [
  {
    label: 'quotes: verbatim, one turn, its speaker',
    check: (quotes, { episode }) =>
      each(quotes, ({ text, speaker }) => {
        const said = episode.turns.some(
          (turn) =>
            turn.speaker === speaker &&
            episode.sentences
              .slice(turn.firstSentence, turn.lastSentence + 1)
              .map((sentence) => sentence.text)
              .join(' ')
              .includes(text),
        )
        return said ? null : `not said so by ${speaker}: ${text}`
      }),
  },
  {
    label: `quotes: ${quoteWords.min}–${quoteWords.max} words, a card's ${maxQuoteCharacters} characters`,
    check: (quotes) =>
      each(quotes, ({ text }) => {
        const words = countWords(text)
        const fits = words >= quoteWords.min && words <= quoteWords.max && getTextWidth(text) <= maxQuoteCharacters
        return fits ? null : `${words} words, ${text.length} characters: ${text}`
      }),
  },
  {
    label: 'quotes: open and end whole',
    check: (quotes) =>
      each(quotes, ({ text }) => (startsDangling(text) || endsDangling(text) ? `leans on its context: ${text}` : null)),
  },
  {
    label: 'quotes: nothing that is left out',
    check: (quotes, setting) =>
      nothingLeftOut(
        quotes.map((quote) => quote.evidence),
        setting,
      ),
  },
  { label: 'quotes: no profanity', check: (quotes) => noProfanity(quotes.map(({ text }) => text)) },
  { label: 'quotes: none twice', check: (quotes) => noOverlap(quotes.map((quote) => quote.evidence)) },
]
