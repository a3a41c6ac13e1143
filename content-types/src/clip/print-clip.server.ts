import { type Episode, getSentences } from '@podcastai/episode'
import { explainExcerpt } from '../built-in/explain-strength.server.ts'
import { getEvidence } from '../type/evidence.server.ts'
import { isEstimated } from '../type/evidence.ts'
import { timeCode } from '../type/time-code.ts'
import type { Level, VideoClip } from './video-clip.ts'

/** Where a clip is cut; `strength` is that of the passage, 0–100, where the built-in engine found it. */
export type ClipSpan = { first: number; last: number; strength?: number | undefined }

/** A clip with its sentences, its times, and how strong it is. */
export function printClip(
  { first, last, strength }: ClipSpan,
  { title, description }: Pick<VideoClip, 'title' | 'description'>,
  episode: Episode,
): VideoClip {
  const evidence = getEvidence(episode, first, last)
  // Whole seconds, outwards: what is cut at the times shown holds every word.
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

/** Points of a score above the strength of a passage: the strongest of most episodes reach about 40 of strength. */
const pointsAbove = 30

/**
 * The score of a clip, 0–100: the strength of its passage. One that was cut elsewhere, as by a language model, has none:
 * it is scored by its first, its strongest, and its last sentence.
 */
export function scoreClip({ first, last, strength }: ClipSpan, episode: Episode): number {
  const said = getSentences(episode, first, last)
  const opening = said[0]?.traits.opening ?? 0
  const landing = said.at(-1)?.traits.landing ?? 0
  const best = Math.max(0, ...said.map(({ traits }) => traits.quotability))
  const score = strength === undefined ? (opening + best + landing) / 3 : strength + pointsAbove
  return Math.max(0, Math.min(100, Math.round(score)))
}

/** Scores from which a clip's potential is called high, and medium. */
const levelFrom = { high: 68, medium: 52 } as const

export function toLevel(score: number): Level {
  if (score >= levelFrom.high) return 'high'
  return score >= levelFrom.medium ? 'medium' : 'low'
}
