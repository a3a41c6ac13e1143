import type { Episode } from '../episode.ts'
import { Shown, weigh } from '../judgement/feature-numbers.ts'
import { judgeSentences } from '../judgement/judge-sentences.ts'
import { excerptSum, pointsOf, quoteSum, titleSum } from '../judgement/judged.ts'
import { lineFeatures } from '../judgement/line-features.ts'
import { type Models, models } from '../judgement/models.ts'
import { prepare } from '../judgement/prepare.ts'
import type { LineSpan, Prepared } from '../judgement/prepared.ts'
import { spanReader } from '../judgement/span-features.ts'
import { oncePer } from '../once-per.ts'
import { timeIn } from '../spans.ts'
import { isSoundOnly } from '../transcriber-marks.ts'
import { answerEnd, kindOf, questionAt } from './kinds.ts'
import { isMurmur, landsOnMurmur, lineSpans, titleLimits } from './line-candidates.ts'
import { behindFillers } from './line-spans.ts'
import { passagesElsewhere } from './other-languages.ts'
import type { Excerpt, Line, Passages } from './passages.ts'
import { clipSpans, paragraphSpans, type SentenceSpan } from './span-candidates.ts'
import { whyTooPoor } from './too-poor.ts'

/** What of the episode can be lifted out whole. Made once an episode. */
export const passagesOf: (episode: Episode) => Passages = oncePer((episode) =>
  episode.language === 'en'
    ? passagesBy(episode, prepare(episode, models.numbers), models)
    : passagesElsewhere(episode),
)

/** From this chance on a sentence is left out of everything. */
const leftOutFrom = 0.25
/** The share of sentences that are looked at more closely: as the begin of a line, as the ends of an excerpt. */
const shareJudged = 0.45
/** Lines that the linear models leave for the trees to judge. */
const shortlist = 400
/** Kept of each list, the strongest: writers look no further down. */
const kept = { lines: 250, shortLines: 200, clips: 250, paragraphs: 400 } as const
/** Lines kept of an excerpt. */
const linesInside = 6

/** The passages of an English episode by these models; fills in what is left out of `all`. */
export function passagesBy(episode: Episode, all: Prepared[], { linear, forests, scales, numbers }: Models): Passages {
  const sums = judgeSentences(all, { linear, forests, scales, numbers })
  const leftOut = all.map((sentence) => sentence.leftOut >= leftOutFrom || sentence.sentence.traits.hygiene !== null)
  const sounds = all.map(({ sentence }) => isSoundOnly(sentence.text))
  const isKept = ({ first, last }: SentenceSpan, passed: readonly boolean[] = []) => {
    for (let id = first; id <= last; id += 1) {
      const isPassed = passed[id] && id > first && id < last
      if (leftOut[id] && !isPassed) return false
    }
    return !isTakenBack(all, last) && !landsOnMurmur(all, { first, last })
  }
  const shown = new Shown()
  const look = (span: LineSpan) => {
    shown.clear()
    lineFeatures(all, span, shown)
  }
  const promising = strongestOf(
    all,
    (id) => (leftOut[id] ? Number.NEGATIVE_INFINITY : (sums.promise[id] ?? 0)),
    shareJudged,
  )
  const candidates = lineSpans(all, { isOpening: (id) => promising[id] === true }).filter((span) => isKept(span))
  const shortlisted = best(
    candidates.map((span) => {
      look(span)
      const [marked, graded] = [weigh(shown, linear.line), weigh(shown, linear.quote)]
      return { span, sum: marked + graded, marked, graded }
    }),
    shortlist,
  )
  const judged = shortlisted.map(({ span, marked, graded }) => {
    look(span)
    return { span, sum: quoteSum({ marked, graded, trees: forests.quote(shown) }) }
  })
  const lines = best(judged, kept.lines).map(({ span, sum }) => lineOf(episode, all, span, pointsOf(sum, scales.quote)))
  const named = lineSpans(all, titleLimits)
    .filter((span) => isKept(span) && isWholeClause(all, span))
    .map((span) => {
      look(span)
      return { span, sum: weigh(shown, linear.title) }
    })
  const shortLines = best(
    best(named, kept.shortLines).map(({ span, sum }) => {
      look(span)
      return { span, sum: titleSum({ named: sum, trees: forests.title(shown) }) }
    }),
    kept.shortLines,
  ).map(({ span, sum }) => lineOf(episode, all, span, pointsOf(sum, scales.title)))

  const opens = strongestOf(all, (id) => sums.opening[id] ?? 0, shareJudged)
  const lands = strongestOf(all, (id) => sums.landing[id] ?? 0, shareJudged).map(
    // Without its answer a question is half a conversation.
    (isStrong, id) => isStrong && !stopsShort(all, leftOut, id) && answerEnd(all, id) === null,
  )
  const ground: Ground = {
    episode,
    all,
    lists: [lines, shortLines],
    clearnessOf: (span) => {
      look(span)
      return pointsOf(weigh(shown, linear.question), scales.question)
    },
  }
  const readSpan = spanReader(all, sums)
  const judge = (spans: SentenceSpan[], name: 'clip' | 'paragraph') => {
    // A clip is cut from the recording, where a laugh is part of the talk; a paragraph is printed.
    const passed = name === 'clip' ? sounds : []
    const judgedSpans = spans
      .filter((span) => opens[span.first] && lands[span.last] && isKept(span, passed))
      .map((span) => {
        shown.clear()
        readSpan(span, shown)
        return { span, sum: excerptSum({ passage: forests[name](shown), ends: forests.ends(shown) }) }
      })
    return best(judgedSpans, judgedSpans.length)
  }
  const excerpts = (found: { span: SentenceSpan; sum: number }[], name: 'clip' | 'paragraph', most: number) =>
    found.slice(0, most).map(({ span, sum }) => excerptOf(ground, span, pointsOf(sum, scales[name])))
  const cut = judge(clipSpans(all), 'clip')
  const clips = excerpts(cut, 'clip', kept.clips)
  const paragraphs = excerpts(judge(paragraphSpans(all), 'paragraph'), 'paragraph', kept.paragraphs)
  return {
    lines,
    shortLines,
    clips,
    paragraphs,
    questions: questionsOf(ground, isKept, {
      clips,
      from: new Map(cut.toReversed().map(({ span }) => [span.first, span])),
    }),
    leftOut,
    tooPoor: whyTooPoor(episode),
  }
}

/** The same voice goes on with "But": whoever stops before it has said the opposite. */
function isTakenBack(all: readonly Prepared[], last: number): boolean {
  const here = all[last]
  const next = all.slice(last + 1, last + 3).find(({ sentence }) => !isSoundOnly(sentence.text))
  return next !== undefined && next.sentence.turn === here?.sentence.turn && next.tokens[0]?.lower === 'but'
}

/** Words left of a turn for which an excerpt does not stop: what somebody says last is often the point of it. */
const fewLeft = 25

/** Whether a voice has only a few words to say behind a sentence, more than a murmur, and asks nobody anything. */
function stopsShort(all: readonly Prepared[], leftOut: readonly boolean[], last: number): boolean {
  let words = 0
  for (let id = last + 1; id <= last + (all[last]?.after ?? 0); id += 1) {
    words += all[id]?.sentence.words ?? 0
    if (words > fewLeft || all[id]?.question || leftOut[id]) return false
  }
  return !isMurmur(words)
}

/** What of sentences is true of the share of them that a model likes best. */
function strongestOf(all: readonly Prepared[], sumOf: (id: number) => number, share: number): boolean[] {
  const sums = all.map((_, id) => sumOf(id))
  const limit = sums.toSorted((a, b) => b - a)[Math.floor(sums.length * share)] ?? Number.NEGATIVE_INFINITY
  return sums.map((sum) => sum >= limit)
}

function best<Scored extends { span: SentenceSpan; sum: number }>(scored: Scored[], most: number): Scored[] {
  return scored.sort((a, b) => b.sum - a.sum || a.span.first - b.span.first || a.span.last - b.span.last).slice(0, most)
}

/** A run of tokens as a line. */
function lineOf({ sentences }: Episode, all: readonly Prepared[], span: LineSpan, strength: number): Line {
  const { first, last } = span
  const [opening, closing] = [all[first], all[last]]
  if (!opening || !closing) throw new RangeError('A line lies outside of its episode.')
  const from = opening.tokens[span.from]?.from ?? 0
  const to = span.to >= closing.tokens.length ? closing.sentence.text.length : (closing.tokens[span.to - 1]?.to ?? 0)
  const parts = sentences
    .slice(first, last + 1)
    .map(({ text }, at, { length }) => text.slice(at === 0 ? from : 0, at === length - 1 ? to : text.length))
  let words = 0
  for (let id = first; id <= last; id += 1) {
    const here = all[id]
    if (here) words += (id === last ? here.words[span.to] : here.words.at(-1)) ?? 0
  }
  return {
    first,
    last,
    from,
    to,
    text: parts.join(' '),
    words: words - (opening.words[span.from] ?? 0),
    speaker: opening.sentence.speaker,
    start: timeIn(opening.sentence, from).seconds,
    end: timeIn(closing.sentence, to).seconds,
    strength,
  }
}

/** What every excerpt of an episode is made from. */
type Ground = {
  episode: Episode
  all: readonly Prepared[]
  /** Lines of which those inside an excerpt are its own. */
  lists: readonly (readonly Line[])[]
  /** How strong a question is by itself. */
  clearnessOf: (question: LineSpan) => number
}

function excerptOf(
  { episode, all, lists, clearnessOf }: Ground,
  { first, last }: SentenceSpan,
  strength: number,
): Excerpt {
  const said = new Map<string | null, number>()
  for (let id = first; id <= last; id += 1) {
    const here = all[id]?.sentence
    if (here) said.set(here.speaker, (said.get(here.speaker) ?? 0) + here.words)
  }
  const [speaker = null] = [...said].sort((a, b) => b[1] - a[1])[0] ?? []
  const asked = questionAt(all, first)
  const question =
    asked !== null && asked.answer <= last ? lineOf(episode, all, asked.span, clearnessOf(asked.span)) : null
  return {
    kind: kindOf(episode, { first, last }, question !== null),
    first,
    last,
    from: question?.from ?? beginOf(all[first]),
    question,
    answer: question !== null && asked !== null ? asked.answer : first,
    speaker,
    start: all[first]?.sentence.start ?? 0,
    end: all[last]?.sentence.end ?? 0,
    strength,
    lines: lists.flatMap((lines) =>
      lines.filter((line) => line.first >= first && line.last <= last).slice(0, linesInside),
    ),
  }
}

/** Subjects that a stranger understands without what was said before. */
const clearSubjects = new Set("i you we nobody everybody everyone people never don't if there".split(' '))

/** A few words in large letters end their sentence, and name who or what they speak of. */
function isWholeClause(all: readonly Prepared[], { first, from, to }: LineSpan): boolean {
  const { tokens, question } = all[first] ?? { tokens: [], question: false }
  if (to !== tokens.length || question) return false
  const words = tokens.slice(from)
  const [subject] = words
  const acts = words.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const names = subject?.pos === 'NOUN' || subject?.pos === 'PROPN' || subject?.pos === 'DET' || subject?.pos === 'ADJ'
  const points = words.slice(0, 2).some(({ lower }) => pointing.has(lower))
  return acts && !points && (clearSubjects.has(subject?.lower ?? '') || (names && from === 0))
}

const pointing = new Set('this that these those it they he she them him her'.split(' '))

/** The offset behind a sentence's first fillers. */
function beginOf(prepared: Prepared | undefined): number {
  return prepared?.tokens[behindFillers(prepared.tokens)]?.from ?? 0
}

/**
 * Every question that is answered, as strong as the question is, with the strongest clip that opens on it or, where none
 * does, the answer's begin. `from`: the strongest run of sentences by the one that it opens on, also where it is no clip.
 */
function questionsOf(
  ground: Ground,
  isKept: (span: SentenceSpan) => boolean,
  { clips, from }: { clips: readonly Excerpt[]; from: ReadonlyMap<number, SentenceSpan> },
): Excerpt[] {
  const { all, clearnessOf } = ground
  return all.flatMap((_, first) => {
    const asked = questionAt(all, first)
    if (!asked) return []
    const strength = clearnessOf(asked.span)
    const clip = clips.find((one) => one.first === first)
    if (clip) return [{ ...clip, strength }]
    const span = from.get(first) ?? { first, last: Math.min(asked.answer + 2, asked.answerEnds) }
    return isKept(span) ? [excerptOf({ ...ground, lists: [] }, span, strength)] : []
  })
}
