import {
  countWords,
  type Episode,
  excerptReasons,
  type Line,
  lineReasons,
  type StrengthReason,
} from '@podcastai/episode'
import { capitalizeStart } from '../talk/capitalize.ts'

// One line of plain words that says why an item ranks where it does: up to three features that were measured in it.

const phrases: Record<StrengthReason, string> = {
  teaser: 'repeated in the show’s own teaser',
  claim: 'makes a claim',
  contrast: 'draws a contrast',
  number: 'names a number',
  superlative: 'uses a superlative',
  advice: 'gives advice',
  condition: 'sets a condition',
  definition: 'explains what something is',
  confession: 'admits something',
  'turning-point': 'a turn in a story',
  story: 'part of a story',
  emotion: 'words of feeling',
  joke: 'laughter or humor',
  guest: 'said by the guest',
  'stands alone': 'stands by itself',
  'opens on a question': 'opens on a question',
  'opens on an answered question': 'opens on a question and its answer',
  'opens alone': 'clear from its first sentence',
  'ends with the turn': 'ends where the speaker stops',
}

const maxParts = 3
/** Words of a line that is worth its length. */
const shortLine = 12

/** "Names a number, stands by itself, only 9 words" */
export function explainLine(episode: Episode, line: Pick<Line, 'first' | 'last' | 'from' | 'text'>): string {
  const words = countWords(line.text)
  const reasons = lineReasons(episode, line).map((reason) => phrases[reason])
  const length = words <= shortLine ? [words === 1 ? 'one word' : `only ${words} words`] : []
  const parts = [...reasons, ...length].slice(0, maxParts)
  return toSentence(parts.length > 0 ? parts : [`${words} words by one speaker`])
}

/** "Opens on a question and its answer, a turn in a story, ends where the speaker stops" */
export function explainExcerpt(episode: Episode, span: { first: number; last: number }): string {
  const reasons = excerptReasons(episode, span).map((reason) => phrases[reason])
  return toSentence(reasons.length > 0 ? reasons.slice(0, maxParts) : ['begins and ends on a whole sentence'])
}

function toSentence(parts: readonly string[]): string {
  return capitalizeStart(parts.join(', '))
}
