import {
  countWords,
  type Episode,
  excerptReasons,
  type Line,
  lineReasons,
  type StrengthReason,
} from '@podcastai/episode'
import { capitalizeStart } from '../talk/capitalize.ts'

// One line in plain words that explains why an item ranks where it does: up to three measured features.

const phrases: Record<StrengthReason, string> = {
  teaser: 'featured in the show’s teaser',
  claim: 'makes a claim',
  contrast: 'draws a contrast',
  number: 'includes a number',
  superlative: 'singles something out',
  advice: 'gives advice',
  condition: 'makes an if-then point',
  definition: 'explains a term',
  confession: 'personal admission',
  'turning-point': 'turning point',
  story: 'tells a story',
  emotion: 'emotional',
  joke: 'humor',
  guest: 'from the guest',
  'stands alone': 'works on its own',
  'opens on a question': 'opens with a question',
  'opens on an answered question': 'opens with a question and answer',
  'opens alone': 'clear from the first sentence',
  'ends with the turn': 'ends where the speaker finishes',
}

const maxParts = 3
/** Maximum words of a line whose brevity counts in its favor. */
const shortLine = 12

/** Explains a line's rank: "Includes a number, works on its own, just 9 words". */
export function explainLine(episode: Episode, line: Pick<Line, 'first' | 'last' | 'from' | 'text'>): string {
  const words = countWords(line.text)
  const reasons = lineReasons(episode, line).map((reason) => phrases[reason])
  const length = words <= shortLine ? [words === 1 ? 'one word' : `just ${words} words`] : []
  const parts = [...reasons, ...length].slice(0, maxParts)
  return toSentence(parts.length > 0 ? parts : [`${words} words`])
}

/** Explains an excerpt's rank: "Opens with a question and answer, turning point, ends where the speaker finishes". */
export function explainExcerpt(episode: Episode, span: { first: number; last: number }): string {
  const reasons = excerptReasons(episode, span).map((reason) => phrases[reason])
  return toSentence(reasons.length > 0 ? reasons.slice(0, maxParts) : ['starts and ends with a full sentence'])
}

function toSentence(parts: readonly string[]): string {
  return capitalizeStart(parts.join(', '))
}
