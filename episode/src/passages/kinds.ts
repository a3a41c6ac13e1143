import type { Cue, Episode } from '../episode.ts'
import type { LineSpan, Prepared } from '../judgement/prepared.ts'
import type { Token } from '../tagger.ts'
import { lineEdges } from './line-spans.ts'
import type { ExcerptKind } from './passages.ts'
import type { SentenceSpan } from './span-candidates.ts'

/** Length limits, in words, of a question and its answer. */
const questionWords = { min: 4, max: 26 } as const
const answerWords = 25

export type Asked = { span: LineSpan; answer: number; answerEnds: number }

/** Returns the question that a sentence asks, if another speaker answers it directly and at length. */
export function questionAt(all: readonly Prepared[], id: number): Asked | null {
  const here = all[id]
  const answerEnds = answerEnd(all, id)
  if (!here || answerEnds === null) return null
  const { starts } = lineEdges(here.tokens)
  // Skip the start of "So, Ada, how did you begin?".
  const from = starts.find((at) => opensQuestion(here.tokens, at)) ?? 0
  const words = (here.words.at(-1) ?? 0) - (here.words[from] ?? 0)
  if (words < questionWords.min || words > questionWords.max) return null
  return { span: { first: id, from, last: id, to: here.tokens.length }, answer: id + 1, answerEnds }
}

/** Returns the last sentence of another speaker's direct, long answer; null if there is none. */
export function answerEnd(all: readonly Prepared[], id: number): number | null {
  const here = all[id]
  const next = all[id + 1]
  if (!here?.question || !next || next.sentence.turn === here.sentence.turn || isTagged(here.tokens)) return null
  const end = id + 1 + next.after
  let words = 0
  for (let at = id + 1; at <= end; at += 1) words += all[at]?.words.at(-1) ?? 0
  return words < answerWords ? null : end
}

/** True if a question is a tag question: "You had to leave, didn't you?", "It works, right?". */
function isTagged(tokens: readonly Token[]): boolean {
  const comma = tokens.findLastIndex(({ text }) => text === ',')
  return comma > 0 && tokens.slice(comma + 1).filter(({ pos }) => pos !== 'PUNCT').length <= tagWords
}

const tagWords = 4

const askingWords = new Set(
  'what how why who when where which do does did is are was were can could would should will have has'.split(' '),
)
/** True if a question can open on a token: "can start" lacks a subject. */
function opensQuestion(tokens: readonly Token[], at: number): boolean {
  const [here, next] = [tokens[at], tokens[at + 1]]
  return askingWords.has(here?.lower ?? '') && !(here?.pos === 'AUX' && next?.pos === 'VERB')
}

/** Cues that identify a kind of excerpt. */
const cuesByKind: [ExcerptKind, readonly Cue[]][] = [['story', ['story', 'turning-point', 'confession', 'emotion']]]

/** Classifies an excerpt as an answer, story, list, or explanation. */
export function classifyExcerpt(
  { sentences }: Pick<Episode, 'sentences'>,
  { first, last }: SentenceSpan,
  isAnswer: boolean,
): ExcerptKind {
  if (isAnswer) return 'exchange'
  const span = sentences.slice(first, last + 1)
  const counted = span.filter(({ text }) => listed.test(text)).length
  if (counted >= 3) return 'list'
  for (const [kind, cues] of cuesByKind)
    if (span.filter(({ traits }) => cues.some((cue) => traits.cues[cue] !== undefined)).length * 3 >= span.length)
      return kind
  return 'explanation'
}

const listed = /^(?:and |so |then )*(?:first|second|third|another|next|number \w+|step \w+|one is|finally)\b/i
