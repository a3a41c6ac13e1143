import { closingOf, type Edges, edgesOf } from './edges.ts'
import type { Episode, Moment } from './episode.ts'
import { type SpanScores, scoreSpan } from './span-scores.ts'
import { spanSeconds } from './spans.ts'

/** Seconds of a moment: what platforms take as a clip. */
const momentSeconds = { min: 15, full: 30, usual: 60, max: 88 } as const
const momentsPerThird = 60
/** Sentences of a moment: far more than are said in its time, unless a file gives many of them the same time. */
const mostSentences = 200

type Source = Pick<Episode, 'sentences' | 'topics' | 'keyPhrases' | 'durationSeconds'>
type Span = { first: number; last: number; total: number }

/** The best span from every sentence that can open one, and its best short one; all thirds of the episode are represented. */
export function momentsOf(episode: Source): Moment[] {
  const edges = edgesOf(episode)
  const spans = episode.sentences.flatMap(({ id }) => (edges.opens[id] ? bestFrom(episode, edges, id) : []))
  if (spans.length === 0) return plainSpans(episode).map((span) => toMoment(episode, span))
  const ranked = spans.sort((a, b) => b.total - a.total || a.first - b.first || a.last - b.last)
  const kept = [0, 0, 0]
  return ranked
    .filter(({ first }) => {
      const start = episode.sentences[first]?.start ?? 0
      const third = Math.min(2, Math.floor((start / Math.max(1, episode.durationSeconds)) * 3))
      kept[third] = (kept[third] ?? 0) + 1
      return (kept[third] ?? 0) <= momentsPerThird
    })
    .map((span) => toMoment(episode, span))
}

/** The scores of a span, as its moment has them where it is one. */
export function scoresOf(episode: Episode, first: number, last: number): SpanScores {
  const moment = episode.moments.find(
    ({ firstSentence, lastSentence }) => firstSentence === first && lastSentence === last,
  )
  return moment?.scores ?? scoreSpan(episode, first, last)
}

/** How much each part counts: fitted to the clips that editors cut, like the judgement of sentences. */
const weights = {
  opening: 0.42,
  landing: 0.19,
  /** The strongest sentence in it. */
  peak: 0.45,
  /** A share of sentences that are rough. */
  rough: -8,
  /** More than one voice; each turn beyond the third; each word of mere agreement. */
  dialogue: -5,
  turn: -2,
  murmur: -1.5,
  /** Somebody asks, and it is answered. */
  question: 5,
  /** A second below the length at which a thought is whole, and above what people watch. */
  shortSecond: -0.8,
  longSecond: -0.25,
  /** Ends inside somebody's reported words. */
  brokenQuotation: -12,
} as const

function bestFrom({ sentences }: Source, edges: Edges, first: number): Span[] {
  const opening = sentences[first]
  if (!opening) return []
  let long: Span | null = null
  let brief: Span | null = null
  let [peak, rough, murmurs, turns, marks] = [0, 0, 0, 0, 0]
  for (let last = first; last < Math.min(sentences.length, first + mostSentences); last++) {
    const sentence = sentences[last]
    if (!sentence || sentence.traits.hygiene !== null) break
    const seconds = sentence.end - opening.start
    if (seconds > momentSeconds.max) break
    peak = Math.max(peak, sentence.traits.quotability)
    if (sentence.traits.rough) rough++
    if (edges.murmurs[last]) murmurs++
    if (last === first || sentences[last - 1]?.turn !== sentence.turn) turns++
    marks += edges.quotationMarks[last] ?? 0
    if (seconds < momentSeconds.min || edges.hangs[last]) continue
    const total =
      opening.traits.opening * weights.opening +
      sentence.traits.landing * weights.landing +
      peak * weights.peak +
      (rough / (last - first + 1)) * weights.rough +
      (turns > 1 ? weights.dialogue : 0) +
      Math.max(0, turns - 3) * weights.turn +
      murmurs * weights.murmur +
      (opening.traits.question ? weights.question : 0) +
      Math.max(0, momentSeconds.full - seconds) * weights.shortSecond +
      Math.max(0, seconds - momentSeconds.usual) * weights.longSecond +
      (marks % 2 === 1 ? weights.brokenQuotation : 0) +
      (edges.closing[last] ?? 0)
    if (long === null || total > long.total) long = { first, last, total }
    if (seconds <= momentSeconds.full && (brief === null || total > brief.total)) brief = { first, last, total }
  }
  if (long === null) return []
  return brief === null || brief.last === long.last ? [long] : [long, brief]
}

function toMoment(episode: Source, { first, last, total }: Span): Moment {
  return {
    firstSentence: first,
    lastSentence: last,
    start: episode.sentences[first]?.start ?? 0,
    end: episode.sentences[last]?.end ?? 0,
    scores: scoreSpan(episode, first, last),
    total: Math.max(0, Math.min(100, Math.round(total * 10) / 10)),
  }
}

/** For an episode without one good span: its content in pieces of up to a minute, or all of it where that is short. */
function plainSpans(episode: Source): Span[] {
  const content = episode.sentences.filter((sentence) => sentence.traits.hygiene === null)
  const spans: Span[] = []
  for (const { id } of content.length > 0 ? content : episode.sentences) {
    const open = spans.at(-1)
    if (open && open.last === id - 1 && spanSeconds(episode, open.first, id) <= momentSeconds.usual) open.last = id
    else spans.push({ first: id, last: id, total: 0 })
  }
  for (const span of spans) span.total = closingOf(episode, span.last) + 40
  return spans.sort((a, b) => b.total - a.total || a.first - b.first)
}
