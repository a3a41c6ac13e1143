import type { Episode, Moment } from './episode.ts'
import { scoreSpan, totalOf } from './span-scores.ts'
import { spanSeconds } from './spans.ts'

/** Seconds of a moment: what platforms take as a clip. */
export const momentSeconds = { min: 15, best: 45, usual: 60, max: 90 } as const
const momentsPerThird = 60

type Source = Pick<Episode, 'sentences' | 'topics' | 'keyPhrases' | 'durationSeconds'>

/** The best span from every sentence that can open one; all thirds of the episode are represented. */
export function momentsOf(episode: Source): Moment[] {
  const moments: Moment[] = []
  for (const opening of episode.sentences) {
    if (!canOpen(episode, opening.id)) continue
    let best: Moment | null = null
    for (let last = opening.id; last < episode.sentences.length; last += 1) {
      const seconds = spanSeconds(episode, opening.id, last)
      if (seconds > momentSeconds.max || episode.sentences[last]?.traits.hygiene) break
      if (seconds < momentSeconds.min) continue
      const moment = momentAt(episode, opening.id, last, seconds)
      if (best === null || moment.total > best.total) best = moment
    }
    if (best) moments.push(best)
  }
  if (moments.length === 0) return plainMoments(episode)
  const ranked = moments.sort((a, b) => b.total - a.total || a.firstSentence - b.firstSentence)
  const kept = [0, 0, 0]
  return ranked.filter((moment) => {
    const third = Math.min(2, Math.floor((moment.start / Math.max(1, episode.durationSeconds)) * 3))
    kept[third] = (kept[third] ?? 0) + 1
    return (kept[third] ?? 0) <= momentsPerThird
  })
}

function momentAt(episode: Source, first: number, last: number, seconds: number): Moment {
  const scores = scoreSpan(episode, first, last)
  const length = seconds <= momentSeconds.usual ? 0 : (seconds - momentSeconds.usual) / 3
  const total = totalOf(scores) + landing(episode, last) - length
  return {
    firstSentence: first,
    lastSentence: last,
    start: episode.sentences[first]?.start ?? 0,
    end: episode.sentences[last]?.end ?? 0,
    scores,
    total: Math.max(0, Math.min(100, Math.round(total))),
  }
}

function canOpen({ sentences }: Source, id: number): boolean {
  const sentence = sentences[id]
  if (!sentence || sentence.traits.hygiene !== null || sentence.words < 4) return false
  return sentence.traits.standsAlone || (sentence.traits.question && sentence.words >= 5)
}

/** A last sentence that closes a thought lifts a span, one that hangs lowers it. */
function landing({ sentences }: Source, last: number): number {
  const [sentence, next] = [sentences[last], sentences[last + 1]]
  if (!sentence) return 0
  let points = 0
  if (!next || next.turn !== sentence.turn) points += 6
  if (sentence.traits.question) points -= 12
  if (/(?:--|—|–|,|\.\.\.|…)["”']?$/.test(sentence.text)) points -= 12
  if (sentence.words < 4) points -= 4
  if (next && /^(?:and|but|so|because|which)\b/i.test(next.text) && next.turn === sentence.turn) points -= 3
  return points
}

/** For an episode without one good span: its content in pieces of up to a minute, or all of it where that is short. */
function plainMoments(episode: Source): Moment[] {
  const content = episode.sentences.filter((sentence) => sentence.traits.hygiene === null)
  const moments: Moment[] = []
  let first: number | null = null
  for (const { id } of content.length > 0 ? content : episode.sentences) {
    const follows = first !== null && moments.at(-1)?.lastSentence === id - 1
    const open = moments.at(-1)
    if (open && follows && spanSeconds(episode, open.firstSentence, id) <= momentSeconds.usual)
      moments[moments.length - 1] = momentAt(episode, open.firstSentence, id, 0)
    else moments.push(momentAt(episode, id, id, 0))
    first = id
  }
  return moments.sort((a, b) => b.total - a.total || a.firstSentence - b.firstSentence)
}
