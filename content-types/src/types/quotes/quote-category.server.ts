import { type Cue, type Episode, getSentences, type Line } from '@podcastai/episode'
import { numbersIn } from '../../talk/numbers.ts'
import type { QuoteCategory } from './quotes.ts'

/** What kind of quote a cue makes; the first one that a line carries counts. */
const categories: [Cue, QuoteCategory][] = [
  ['confession', 'story'],
  ['turning-point', 'story'],
  ['advice', 'advice'],
  ['number', 'statistic'],
  ['contrast', 'contrarian'],
  ['story', 'story'],
]

/** The kind of quote a line makes, by cues whose words stand in it; an insight where none of them is certain. */
export function quoteCategory({ first, last, text }: Line, episode: Episode): QuoteCategory {
  const carried = getSentences(episode, first, last).map(({ traits }) => traits.cues)
  const carries = (cue: Cue) =>
    carried.some(
      ({ [cue]: words }) => words !== undefined && text.includes(words) && (cue !== 'number' || saysAmount(words)),
    )
  return categories.find(([cue]) => carries(cue))?.[1] ?? 'insight'
}

/** Numbers in words up to here, and round ones, are figures of speech as often as amounts: "two cents", "a million reasons". */
const smallNumber = 12
const roundNumbers = new Set([100, 1000, 1_000_000, 1_000_000_000])

/** Whether words state an amount: "40 percent", "$700", "thirty people"; no length of time, no "100%", no "half the battle". */
function saysAmount(words: string): boolean {
  return numbersIn(words).some(({ written, readings: [reading], isPlain }) => {
    if (!reading || isPlain || notAmounts.has(reading.measure?.kind ?? '')) return false
    if (reading.measure?.kind === 'share') return reading.value !== 1 && /\d|percent|per cent/i.test(words)
    return /\d/.test(written) || (reading.value > smallNumber && !roundNumbers.has(reading.value))
  })
}

const notAmounts = new Set(['time', 'decade'])
