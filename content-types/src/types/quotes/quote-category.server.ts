import { type Cue, type Episode, type Line, sentencesOf } from '@podcastai/episode'
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

/** The kind of quote a line makes, by cues whose words stand in it; an insight where there is none. */
export function quoteCategory({ first, last, text }: Line, episode: Episode): QuoteCategory {
  const carried = sentencesOf(episode, first, last).map(({ traits }) => traits.cues)
  const carries = (cue: Cue) => carried.some(({ [cue]: words }) => words !== undefined && text.includes(words))
  return categories.find(([cue]) => carries(cue))?.[1] ?? 'insight'
}
