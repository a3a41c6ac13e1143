import { type Cue, type Episode, getSentences, type Line } from '@podcastai/episode'
import { numbersIn } from '../../talk/numbers.ts'
import type { QuoteCategory } from './quotes.ts'

/** The kind of quote for each cue; the first cue that a line has counts. */
const categories: [Cue, QuoteCategory][] = [
  ['confession', 'story'],
  ['turning-point', 'story'],
  ['advice', 'advice'],
  ['number', 'statistic'],
  ['contrast', 'contrarian'],
  ['story', 'story'],
]

/** Classifies a quote by the cues whose words appear in the line; without a certain cue, it is an insight. */
export function quoteCategory({ first, last, text }: Line, episode: Episode): QuoteCategory {
  const carried = getSentences(episode, first, last).map(({ traits }) => traits.cues)
  const carries = (cue: Cue) =>
    carried.some(
      ({ [cue]: words }) => words !== undefined && text.includes(words) && (cue !== 'number' || saysAmount(words)),
    )
  return categories.find(([cue]) => carries(cue))?.[1] ?? 'insight'
}

/**
 * Numbers spelled out up to this one, and round ones, are figures of speech as often as amounts: "two cents", "a
 * million reasons".
 */
const smallNumber = 12
const roundNumbers = new Set([100, 1000, 1_000_000, 1_000_000_000])

/**
 * True if words state an amount: "40 percent", "$700", "thirty people", but not a length of time, "100%", or "half the
 * battle".
 */
function saysAmount(words: string): boolean {
  return numbersIn(words).some(({ written, readings: [reading], isPlain }) => {
    if (!reading || isPlain || notAmounts.has(reading.measure?.kind ?? '')) return false
    if (reading.measure?.kind === 'share') return reading.value !== 1 && /\d|percent|per cent/i.test(words)
    return /\d/.test(written) || (reading.value > smallNumber && !roundNumbers.has(reading.value))
  })
}

const notAmounts = new Set(['time', 'decade'])
