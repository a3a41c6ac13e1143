import { type Episode, scoreSpan, totalOf } from '@podcastai/episode'
import { evidenceOf } from '../type/evidence.server.ts'
import { isEstimated } from '../type/evidence.ts'
import { timeCode } from '../type/time-code.ts'
import type { Level, VideoClip } from './video-clip.ts'

/** Where a clip is cut; `strength` is that of the passage, 0–100, where it is known. */
export type ClipSpan = { first: number; last: number; strength?: number }

/** A clip with its sentences, times and scores from the episode. Without a strength its scores tell its potential. */
export function printClip(
  { first, last, strength }: ClipSpan,
  { title, description }: Pick<VideoClip, 'title' | 'description'>,
  episode: Episode,
): VideoClip {
  const evidence = evidenceOf(episode, first, last)
  // Whole seconds, outwards: what is cut at the times shown holds every word.
  const [start, end] = [Math.floor(evidence.start), Math.ceil(evidence.end)]
  const scores = scoreSpan(episode, first, last)
  return {
    title,
    startTime: timeCode(start),
    endTime: timeCode(end),
    duration: end - start,
    description,
    potential: levelOf(strength === undefined ? totalOf(scores) : pointsOf(strength)),
    estimated: isEstimated(evidence),
    firstSentence: episode.sentences[first]?.text ?? '',
    lastSentence: episode.sentences[last]?.text ?? '',
    scores: strength === undefined ? scores : { passage: { score: pointsOf(strength), reason: ofPassage }, ...scores },
    evidence,
  }
}

const ofPassage = 'overall strength: how it opens, what it says, and how it ends'

/** Points that a passage of some strength has more than it: totals of scores lie so much higher. */
const pointsAbove = 30

/** The strength of a passage as points of 100, which compare with the totals of scores. */
function pointsOf(strength: number): number {
  return Math.max(0, Math.min(100, Math.round(strength + pointsAbove)))
}

/** Points of 100 from which a clip's potential is called high, and medium. */
const levelFrom = { high: 68, medium: 52 } as const

export function levelOf(points: number, from: Readonly<Record<'high' | 'medium', number>> = levelFrom): Level {
  if (points >= from.high) return 'high'
  return points >= from.medium ? 'medium' : 'low'
}
