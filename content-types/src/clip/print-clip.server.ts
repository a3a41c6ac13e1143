import { type Episode, getSentences } from '@podcastai/episode'
import { explainExcerpt } from '../built-in/explain-strength.server.ts'
import { getEvidence } from '../type/evidence.server.ts'
import { isEstimated } from '../type/evidence.ts'
import { timeCode } from '../type/time-code.ts'
import type { Level, VideoClip } from './video-clip.ts'

/** The sentences of a clip. `strength` is that of the passage (0–100) if the built-in engine found it. */
export type ClipSpan = { first: number; last: number; strength?: number | undefined }

/** Returns a clip with its sentences, times, and score. */
export function printClip(
  { first, last, strength }: ClipSpan,
  { title, description }: Pick<VideoClip, 'title' | 'description'>,
  episode: Episode,
): VideoClip {
  const evidence = getEvidence(episode, first, last)
  // Round outwards to whole seconds, so that a cut at these times contains every word.
  const [start, end] = [Math.floor(evidence.start), Math.ceil(evidence.end)]
  return {
    title,
    startTime: timeCode(start),
    endTime: timeCode(end),
    duration: end - start,
    description,
    potential: toLevel(scoreClip({ first, last, strength }, episode)),
    estimated: isEstimated(evidence),
    firstSentence: episode.sentences[first]?.text ?? '',
    lastSentence: episode.sentences[last]?.text ?? '',
    why: explainExcerpt(episode, { first, last }),
    evidence,
  }
}

/** Points added to a passage's strength: the strongest passages of most episodes have a strength of about 40. */
const pointsAbove = 30

/**
 * Returns the score of a clip (0–100): the strength of its passage. Clips cut elsewhere, such as by a language model,
 * are scored by their first, strongest, and last sentence.
 */
export function scoreClip({ first, last, strength }: ClipSpan, episode: Episode): number {
  const said = getSentences(episode, first, last)
  const opening = said[0]?.traits.opening ?? 0
  const landing = said.at(-1)?.traits.landing ?? 0
  const best = Math.max(0, ...said.map(({ traits }) => traits.quotability))
  const score = strength === undefined ? (opening + best + landing) / 3 : strength + pointsAbove
  return Math.max(0, Math.min(100, Math.round(score)))
}

/** Minimum scores for high and medium potential. */
const levelFrom = { high: 68, medium: 52 } as const

export function toLevel(score: number): Level {
  if (score >= levelFrom.high) return 'high'
  return score >= levelFrom.medium ? 'medium' : 'low'
}
