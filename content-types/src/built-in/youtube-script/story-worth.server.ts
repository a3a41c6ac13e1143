import type { Episode } from '@podcastai/episode'
import type { Brief } from '../../type/brief.ts'
import { goesOn, leansOnMore, type Passage } from '../passages/passages.server.ts'
import { subjectsOf } from '../passages/subjects.server.ts'

/** Points of strength. */
const worth = {
  /** Speaks of one of the three things the episode comes back to most; of one of the next five. */
  subject: 0.6,
  lesserSubject: 0.25,
  mostSubjects: 1.6,
  host: -1,
  guest: 0.6,
  /** Each word in front that nobody can place yet. */
  pointing: -0.6,
  leaning: -2.5,
  stumble: -0.8,
  /** Each point that its opening loses as a line; stopping in the middle of a thought. */
  line: -0.08,
  goesOn: -1.5,
  /** Each word from a remark to a thought. */
  fullWord: 0.03,
  /** Each word beyond what is listened to in one go. */
  longWord: -0.03,
} as const

/** How much the ends of a passage, its best sentence and all of them count, in points of 100. */
const edges = { opening: 0.55, landing: 0.2, peak: 0.5, mean: 0.7 } as const
/** Points of 100 that make one of strength. */
const pointsPerStrength = 7
/** Words of a remark, and of a thought. */
const fullWords = { from: 30, to: 80, most: 110 } as const

/** How well a passage tells a part of this episode's story: it opens, lands, holds something, and keeps to the subject. */
export function storyWorth(episode: Episode, brief: Brief): (passage: Passage) => number {
  const { sentences } = episode
  const points = subjectPoints(episode, brief)
  const roles = new Map(episode.speakers.map(({ name, role }) => [name, role]))
  // Passages share their ends; each is read once.
  const ends: number[] = []
  const endWorth = (last: number) => (ends[last] ??= goesOn(episode, { last }) ? worth.goesOn : 0)
  return ({ first, last, speaker, words, opening, pointing, lost, text }) => {
    let [peak, sum, stumbles, subjects] = [0, 0, 0, 0]
    for (let id = first; id <= last; id++) {
      const { quotability = 50, rough = false } = sentences[id]?.traits ?? {}
      peak = Math.max(peak, quotability)
      sum += quotability
      if (rough) stumbles++
      subjects |= points.of(id)
    }
    const { opening: front = 50 } = sentences[first]?.traits ?? {}
    const { landing = 50 } = sentences[last]?.traits ?? {}
    const mean = sum / (last - first + 1)
    const role = speaker === null ? 'unknown' : roles.get(speaker)
    return (
      ((front - 50) * edges.opening +
        (landing - 50) * edges.landing +
        (peak - 50) * edges.peak +
        (mean - 50) * edges.mean) /
        pointsPerStrength +
      points.sum(subjects) +
      (role === 'host' ? worth.host : role === 'guest' ? worth.guest : 0) +
      Math.min(3, pointing) * worth.pointing +
      (leansOnMore({ opening, text: text.slice(-20) }) ? worth.leaning : 0) +
      stumbles * worth.stumble +
      lost * worth.line +
      endWorth(last) +
      Math.max(0, Math.min(words, fullWords.to) - fullWords.from) * worth.fullWord +
      Math.max(0, words - fullWords.most) * worth.longWord
    )
  }
}

/** Which of the main subjects each sentence names, as bits; a passage names what its sentences do. */
function subjectPoints(episode: Episode, brief: Brief) {
  const subjects = subjectsOf(episode, brief)
    .slice(0, 8)
    .map((subject) => subject.toLowerCase())
  const read: number[] = []
  const bitsIn = (text: string) =>
    subjects.reduce((bits, subject, rank) => (text.includes(subject) ? bits | (1 << rank) : bits), 0)
  return {
    of: (id: number) => (read[id] ??= bitsIn(episode.sentences[id]?.text.toLowerCase() ?? '')),
    sum: (bits: number) =>
      Math.min(
        worth.mostSubjects,
        subjects.reduce(
          (sum, _, rank) => sum + (bits & (1 << rank) ? (rank < 3 ? worth.subject : worth.lesserSubject) : 0),
          0,
        ),
      ),
  }
}
