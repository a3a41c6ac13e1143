import { type Episode, type Moment, type MomentScore, spanText, totalOf } from '@podcastai/episode'
import { touchesAvoided } from '../avoided-topics.ts'
import { type Candidate, chooseSpread } from '../choose-spread.server.ts'
import type { Brief } from '../writer.server.ts'

export type ClipCandidate = Candidate & { moment: Moment }

/** Clips an episode of these minutes should give: 4–6 per 30–45 minutes, 6–8 per 60, 8–12 per 90. */
export function clipsWanted(minutes: number): number {
  return Math.round(Math.min(12, Math.max(2, minutes / 8)))
}

/** Moments of the episode as candidates; `weights` says what counts, the moment's own total without them. */
export function chooseClips(episode: Episode, brief: Brief, weights?: Record<MomentScore, number>): ClipCandidate[] {
  const candidates = episode.moments
    .map((moment) => ({
      moment,
      first: moment.firstSentence,
      last: moment.lastSentence,
      start: moment.start,
      text: spanText(episode, moment.firstSentence, moment.lastSentence),
      score: weights ? totalOf(moment.scores, weights) * 0.8 + moment.total * 0.2 : moment.total,
    }))
    .filter(({ text }) => !touchesAvoided(text, brief.voice.avoidTopics))
  return chooseSpread(candidates, {
    count: clipsWanted(episode.durationSeconds / 60),
    attempt: brief.attempt,
    durationSeconds: episode.durationSeconds,
    eachThird: episode.durationSeconds >= 20 * 60,
    distanceSeconds: 120,
  })
}
