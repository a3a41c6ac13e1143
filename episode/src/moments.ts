import type { Episode, Moment } from './episode.ts'
import { scoreSpan, totalOf } from './span-scores.ts'
import { spanSeconds } from './spans.ts'

/** Seconds of a moment: what platforms take as a clip. */
export const momentSeconds = { min: 15, full: 30, usual: 60, max: 88 } as const
const momentsPerThird = 60
/** A gap between two sentences that is heard as a pause. */
const pauseSeconds = 0.7
/** What a question may take before its answer. */
const questionSeconds = 8

type Source = Pick<Episode, 'sentences' | 'topics' | 'keyPhrases' | 'durationSeconds'>

/** The best span from every sentence that can open one, and its best short one; all thirds of the episode are represented. */
export function momentsOf(episode: Source): Moment[] {
  const moments: Moment[] = []
  for (const opening of episode.sentences) {
    if (!canOpen(episode, opening.id)) continue
    let long: Moment | null = null
    let brief: Moment | null = null
    for (let last = opening.id; last < episode.sentences.length; last += 1) {
      const seconds = spanSeconds(episode, opening.id, last)
      if (seconds > momentSeconds.max || episode.sentences[last]?.traits.hygiene) break
      if (seconds < momentSeconds.min) continue
      const moment = momentAt(episode, opening.id, last, seconds)
      if (long === null || moment.total > long.total) long = moment
      if (seconds <= momentSeconds.full && (brief === null || moment.total > brief.total)) brief = moment
    }
    if (long) moments.push(long)
    if (brief && brief.lastSentence !== long?.lastSentence) moments.push(brief)
  }
  if (moments.length === 0) return plainMoments(episode)
  const ranked = moments.sort(
    (a, b) => b.total - a.total || a.firstSentence - b.firstSentence || a.lastSentence - b.lastSentence,
  )
  const kept = [0, 0, 0]
  return ranked.filter((moment) => {
    const third = Math.min(2, Math.floor((moment.start / Math.max(1, episode.durationSeconds)) * 3))
    kept[third] = (kept[third] ?? 0) + 1
    return (kept[third] ?? 0) <= momentsPerThird
  })
}

function momentAt(episode: Source, first: number, last: number, seconds: number): Moment {
  const scores = scoreSpan(episode, first, last)
  const length =
    seconds > momentSeconds.usual
      ? (seconds - momentSeconds.usual) / 3
      : Math.max(0, (momentSeconds.full - seconds) / 2)
  const total = totalOf(scores) + landing(episode, first, last) - crosstalk(episode, first, last) - length
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
  if (!sentence.traits.question) return sentence.traits.standsAlone
  // A question opens a clip when its answer follows at once.
  const next = sentences[id + 1]
  const answered = next !== undefined && next.traits.hygiene === null && !next.traits.question
  return answered && sentence.words >= 5 && sentence.end - sentence.start <= questionSeconds && !isQuoted(sentence.text)
}

/** A last sentence that closes a thought lifts a span, one that hangs lowers it. */
function landing({ sentences, topics }: Source, first: number, last: number): number {
  const [sentence, next] = [sentences[last], sentences[last + 1]]
  if (!sentence) return 0
  const { text, traits } = sentence
  let points = Math.max(-6, Math.min(6, (traits.quotability - 36) / 3))
  const turnEnds = !next || next.turn !== sentence.turn
  if (turnEnds) points += 4
  if (next && next.start - sentence.end >= pauseSeconds) points += 3
  if (topics.some((topic) => topic.firstSentence === last + 1)) points += 3
  if (traits.question) points -= 14
  if (traits.rough) points -= 4
  if (/(?:--|—|–|,|\.\.\.|…)["”']?$/.test(text)) points -= 14
  if (sentence.words < 4 || isBackchannel(text)) points -= 8
  if (next && /^(?:and|but|so|because|which|that's|it's|like)\b/i.test(next.text) && !turnEnds) points -= 4
  const quoted = sentences
    .slice(first, last + 1)
    .reduce((sum, { text: words }) => sum + (words.match(/"/g)?.length ?? 0), 0)
  if (quoted % 2 === 1) points -= 12
  return points
}

/** Points lost where people talk across each other: short turns that only agree or joke. */
function crosstalk({ sentences }: Source, first: number, last: number): number {
  const span = sentences.slice(first, last + 1)
  const turns = new Set(span.map((sentence) => sentence.turn)).size
  const murmurs = span.filter((sentence) => isBackchannel(sentence.text)).length
  return Math.max(0, turns - 3) * 3 + murmurs * 2
}

function isBackchannel(text: string): boolean {
  return /^(?:\[[^\]]*\]|(?:oh |ah )?(?:yeah|yes|yep|right|exactly|sure|okay|ok|mm-?hmm|mhm|uh-huh|wow|cool|nice|gotcha|interesting|absolutely|definitely|totally|no|true|hah?a?|i see|of course|for sure|awesome|good|great|perfectly)(?:[,.!? ]+(?:yeah|yes|yep|right|exactly|sure|okay|no|man|totally|for sure|absolutely))*)[.!?…]*$/i.test(
    text.trim(),
  )
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

function isQuoted(text: string): boolean {
  return (text.match(/"/g)?.length ?? 0) % 2 === 1
}
