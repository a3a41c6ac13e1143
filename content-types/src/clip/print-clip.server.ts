import { type Episode, type MomentScore, momentScores, type SpanScores, scoresOf, totalOf } from '@podcastai/episode'
import { evidenceOf } from '../type/evidence.server.ts'
import { timeCode } from '../type/time-code.ts'

import type { Level, VideoClip } from './video-clip.ts'

/**
 * A clip with its words, times and scores from the episode; title and description of the draft, else `title` and its own
 * words. Whichever list it stands in, the same words have the same potential.
 */
export function printClip(clip: ClipSpan, episode: Episode, title: string): VideoClip {
  const { firstSentence: first, lastSentence: last } = clip
  const evidence = evidenceOf(episode, first, last)
  // Whole seconds, outwards: what is cut at the times shown holds every word.
  const [start, end] = [Math.floor(evidence.start), Math.ceil(evidence.end)]
  const scores = scoresOf(episode, first, last)
  return {
    title: clip.title ?? title,
    startTime: timeCode(start),
    endTime: timeCode(end),
    duration: end - start,
    description: clip.description ?? describe(scores),
    potential: levelOf(totalOf(scores)),
    estimated: evidence.estimated,
    firstSentence: episode.sentences[first]?.text ?? '',
    lastSentence: episode.sentences[last]?.text ?? '',
    scores,
    evidence,
  }
}

export function levelOf(total: number): Level {
  if (total >= 68) return 'high'
  return total >= 52 ? 'medium' : 'low'
}

/** The two strongest reasons in one line; that it stands alone goes without saying. */
function describe(scores: SpanScores): string {
  const telling: MomentScore[] = momentScores.filter((part) => part !== 'standalone' && part !== 'hook')
  const reasons = telling
    .sort((a, b) => scores[b].score - scores[a].score)
    .map((part) => scores[part].reason)
    .filter((reason) => (reason.match(/“[^“”]*”/g) ?? [reason]).every((cited) => !scores.hook.reason.includes(cited)))
  const line = [scores.hook.reason, ...reasons.slice(0, 1)].join('; ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}

export type ClipSpan = {
  firstSentence: number
  lastSentence: number
  title?: string | null | undefined
  description?: string | null | undefined
}
