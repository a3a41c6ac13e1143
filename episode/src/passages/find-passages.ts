import type { Episode } from '../episode.ts'
import {
  type EmbeddedKind,
  type EmbeddingScores,
  type EmbedTexts,
  embeddingModels,
  noScores,
  scoreEmbeddings,
} from '../judgement/embedding-scores.ts'
import { Shown, weigh } from '../judgement/feature-numbers.ts'
import { excerptSum, sumToPoints, toLogit, toPoints } from '../judgement/judged.ts'
import { lineFeatures } from '../judgement/line-features.ts'
import { getModels, type Models } from '../judgement/models.ts'
import { prepare } from '../judgement/prepare.ts'
import type { LineSpan, Prepared } from '../judgement/prepared.ts'
import { spanReader } from '../judgement/span-features.ts'
import { isSoundOnly } from '../transcriber-marks.ts'
import {
  type Candidate,
  type Candidates,
  findCandidates,
  selectShare,
  shareJudged,
  strongest,
} from './find-candidates.ts'
import { answerEnd, classifyExcerpt, questionAt } from './kinds.ts'
import { isMurmur } from './line-candidates.ts'
import { behindFillers } from './line-spans.ts'
import { makeLine } from './make-line.ts'
import { passagesElsewhere } from './other-languages.ts'
import type { Excerpt, Line, Passages } from './passages.ts'
import { clipSpans, paragraphSpans, type SentenceSpan } from './span-candidates.ts'
import { whyTooPoor } from './too-poor.ts'

const known = new WeakMap<Episode, Passages>()

/**
 * Returns the passages of an episode that can be quoted. Computed once per episode: from the features of its lines
 * alone or, after `embedLines`, from their embeddings too.
 */
export function findPassages(episode: Episode): Passages {
  const found = known.get(episode)
  if (found) return found
  const passages =
    episode.language === 'en'
      ? passagesBy(episode, shippedCandidates(episode), getModels())
      : passagesElsewhere(episode)
  known.set(episode, passages)
  return passages
}

const embedded = new WeakSet<Episode>()

/**
 * Embeds the strongest lines of an English episode, so that `findPassages` also ranks them by meaning. Call this before
 * the passages are used; an episode is embedded once.
 */
export async function embedLines(episode: Episode, embed: EmbedTexts): Promise<void> {
  if (episode.language !== 'en' || embedded.has(episode)) return
  const candidates = shippedCandidates(episode)
  const { lines, shortLines } = candidates
  const scores = await scoreEmbeddings({ quote: lines, title: shortLines }, embeddingModels, embed)
  known.set(episode, passagesBy(episode, candidates, getModels(), scores))
  embedded.add(episode)
}

const shippedCandidates = (episode: Episode) => findCandidates(prepare(episode, getModels().numbers), getModels())

/** Maximum number of the strongest kept in each list: writers need no more. */
const kept = { clips: 250, paragraphs: 400 } as const
/** Maximum number of lines kept in an excerpt. */
const linesInside = 6

/** Returns the passages of an English episode by these models; `scores` are what the embeddings of its lines add. */
export function passagesBy(
  episode: Episode,
  candidates: Candidates,
  { linear, forests, scales }: Models,
  scores: EmbeddingScores = noScores,
): Passages {
  const { all, sums, leftOut, isKept } = candidates
  const shown = new Shown()
  const ranked = (found: readonly Candidate[], kind: EmbeddedKind) =>
    strongest(
      found.map((one) => ({ ...one, sum: scores(one, kind) ?? toLogit(one.sum, scales[kind]) })),
      found.length,
    ).map(({ span, sum }) => makeLine(all, span, toPoints(sum)))
  const lines = ranked(candidates.lines, 'quote')
  const shortLines = ranked(candidates.shortLines, 'title')
  const sounds = all.map(({ sentence }) => isSoundOnly(sentence.text))

  const opens = selectShare(all, (id) => sums.opening[id] ?? 0, shareJudged)
  const lands = selectShare(all, (id) => sums.landing[id] ?? 0, shareJudged).map(
    // A question without its answer is half a conversation.
    (isStrong, id) => isStrong && !stopsShort(all, leftOut, id) && answerEnd(all, id) === null,
  )
  const ground: Ground = {
    episode,
    all,
    lists: [lines, shortLines],
    rateQuestion: (span) => {
      shown.clear()
      lineFeatures(all, span, shown)
      return sumToPoints(weigh(shown, linear.question), scales.question)
    },
  }
  const readSpan = spanReader(all, sums)
  const judge = (spans: SentenceSpan[], name: 'clip' | 'paragraph') => {
    // A clip is cut from the recording, where a laugh belongs to the conversation; a paragraph is printed.
    const passed = name === 'clip' ? sounds : []
    const judgedSpans = spans
      .filter((span) => opens[span.first] && lands[span.last] && isKept(span, passed))
      .map((span) => {
        shown.clear()
        readSpan(span, shown)
        return { span, sum: excerptSum({ passage: forests[name](shown), ends: forests.ends(shown) }) }
      })
    return strongest(judgedSpans, judgedSpans.length)
  }
  const excerpts = (found: { span: SentenceSpan; sum: number }[], name: 'clip' | 'paragraph', max: number) =>
    found.slice(0, max).map(({ span, sum }) => createExcerpt(ground, span, sumToPoints(sum, scales[name])))
  const cut = judge(clipSpans(all), 'clip')
  const clips = excerpts(cut, 'clip', kept.clips)
  const paragraphs = excerpts(judge(paragraphSpans(all), 'paragraph'), 'paragraph', kept.paragraphs)
  return {
    lines,
    shortLines,
    clips,
    paragraphs,
    questions: findQuestions(ground, isKept, {
      clips,
      from: new Map(cut.toReversed().map(({ span }) => [span.first, span])),
    }),
    leftOut,
    tooPoor: whyTooPoor(episode),
  }
}

/** An excerpt doesn't stop with this many words left in a turn: the last words are often the point. */
const fewLeft = 25

/** True if a turn has only a few words left after a sentence: more than a murmur, and no question. */
function stopsShort(all: readonly Prepared[], leftOut: readonly boolean[], last: number): boolean {
  let words = 0
  for (let id = last + 1; id <= last + (all[last]?.after ?? 0); id += 1) {
    words += all[id]?.sentence.words ?? 0
    if (words > fewLeft || all[id]?.question || leftOut[id]) return false
  }
  return !isMurmur(words)
}

type Ground = {
  episode: Episode
  all: readonly Prepared[]
  /** Lines of the episode; an excerpt takes those inside it. */
  lists: readonly (readonly Line[])[]
  /** Returns the strength of a question by itself. */
  rateQuestion: (question: LineSpan) => number
}

function createExcerpt(
  { episode, all, lists, rateQuestion }: Ground,
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
  const question = asked !== null && asked.answer <= last ? makeLine(all, asked.span, rateQuestion(asked.span)) : null
  return {
    kind: classifyExcerpt(episode, { first, last }, question !== null),
    first,
    last,
    from: question?.from ?? getSpeechStart(all[first]),
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

/** Returns the offset after a sentence's leading fillers. */
function getSpeechStart(prepared: Prepared | undefined): number {
  return prepared?.tokens[behindFillers(prepared.tokens)]?.from ?? 0
}

/**
 * Returns every question that is answered, rated by the question alone, with the strongest clip that opens on it or, if
 * there is none, the start of the answer. `from`: the strongest run of sentences by its opening sentence, even if it is
 * not a clip.
 */
function findQuestions(
  ground: Ground,
  isKept: (span: SentenceSpan) => boolean,
  { clips, from }: { clips: readonly Excerpt[]; from: ReadonlyMap<number, SentenceSpan> },
): Excerpt[] {
  const { all, rateQuestion } = ground
  return all.flatMap((_, first) => {
    const asked = questionAt(all, first)
    if (!asked) return []
    const strength = rateQuestion(asked.span)
    const clip = clips.find((one) => one.first === first)
    if (clip) return [{ ...clip, strength }]
    const span = from.get(first) ?? { first, last: Math.min(asked.answer + 2, asked.answerEnds) }
    return isKept(span) ? [createExcerpt({ ...ground, lists: [] }, span, strength)] : []
  })
}
