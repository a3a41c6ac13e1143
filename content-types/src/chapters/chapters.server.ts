import { type Episode, getTokens, isEverydayNoun, type Line } from '@podcastai/episode'
import { isJudged, materialFor } from '../built-in/material.server.ts'
import { asTitle, inQuotes } from '../built-in/printed.server.ts'
import { nameStretch } from '../built-in/stretch-subject.server.ts'
import { topicTerms } from '../built-in/subjects.server.ts'
import { introductionIn } from '../built-in/templates/listen.ts'
import { titleLines } from '../built-in/title-lines.server.ts'
import { capitalizeStart } from '../talk/capitalize.ts'
import type { Brief } from '../type/brief.ts'
import { timeAbout, timeCode } from '../type/time-code.ts'
import { speaksEnglish } from '../voice/speaker-names.server.ts'
import { getQuotationMarks, getWording } from '../voice/wording/get-wording.ts'
import { type Chapter, chapterRules } from './chapter.ts'
import { type ClearQuestion, clearQuestions } from './clear-questions.server.ts'

/** Maximum characters of a question used as a chapter's title. */
const maxQuestionLength = 80
/** Minimum strength of a question or a line used as a chapter's title. */
const strongFrom = { question: 45, line: 30 } as const
/** Minimum words of a question that says what it asks about. */
const minWords = 5
/** The share of a chapter, from its start, in which its title is searched for. */
const nearStart = { question: 0.5, line: 0.6 } as const
/** Maximum number of chapters. */
const max = 14
/** Minimum seconds of a chapter, and maximum before it is divided; a short episode uses shares of its length. */
const length = { min: 180, max: 480 } as const
const parts = { max: 20, min: 4 } as const
/** Maximum number of the episode's terms that a question may name. */
const maxTerms = 40

/** A part of the episode, by its first and last sentence. */
type Stretch = { first: number; last: number }
type Named = { id: number; title: string }

/**
 * Returns the chapters for show notes and video, one every five to ten minutes of a long episode: where the subject
 * changes, titled by the host's question or by the subject. The first is at 0:00; empty if there are too few for
 * players to show.
 */
export function createChapters(episode: Episode, brief: Brief): Chapter[] {
  const material = materialFor(episode, brief)
  const terms = speaksEnglish(episode) ? topicTerms(episode, maxTerms) : []
  const questions = clearQuestions(episode, material, maxQuestionLength).filter(
    (question) => isClear(question) && saysWhat(episode, question, terms),
  )
  const lines = titleLines(material)
  const [, ...stretches] = findStretches(episode, questions)
  const named: Named[] = []
  for (const stretch of stretches) {
    const used = named.map(({ title }) => title)
    const before = episode.sentences[named.at(-1)?.id ?? 0]?.start ?? 0
    const isNeeded = (episode.sentences[stretch.first]?.start ?? 0) - before >= length.max
    const found = nameChapter(stretch, { episode, questions, lines, used, isNeeded })
    const isNew = found !== null && material.isAllowed(found.title) && !used.includes(found.title)
    if (isNew) named.push(found)
  }
  const first = firstTitle(episode, lines)
  if (first === null || named.length + 1 < chapterRules.min) return []
  const later = named.flatMap(({ id, title }) => {
    const sentence = episode.sentences[id]
    return sentence ? [{ time: timeAbout(sentence.start, sentence.estimated), title }] : []
  })
  return [{ time: timeCode(0), title: first }, ...later]
}

/** True if a reader of the chapter list understands a question: it refers to nothing said before. */
function isClear({ printed, strength, words }: ClearQuestion): boolean {
  return strength >= strongFrom.question && words >= minWords && !pointing.test(printed)
}

/** Words for what a listener has just heard, and hedges that say nothing. */
const pointing = /\b(?:(?:sort|kind) of|it|that|this|these|those|they|them|he|him|she|her|there|here|then|I|me|my)\b/i

/** Splits the episode by subject: short parts are joined with their neighbors, and long ones are divided. */
function findStretches({ sentences, topics, durationSeconds }: Episode, questions: readonly Line[]): Stretch[] {
  const getStart = (id: number) => sentences[id]?.start ?? 0
  const shortest = Math.max(chapterRules.seconds, Math.min(length.min, durationSeconds / parts.max))
  const longest = Math.max(Math.min(length.max, durationSeconds / parts.min), (1.5 * durationSeconds) / max)
  const starts: number[] = [0]
  const add = (id: number) => {
    const isApart = [...starts.map(getStart), durationSeconds].every((at) => Math.abs(at - getStart(id)) >= shortest)
    if (isApart) starts.push(id)
    return isApart
  }
  for (const { first } of questions) if (starts.length < max) add(first)
  for (const { firstSentence } of topics) if (starts.length < max) add(firstSentence)
  const asked = new Set(questions.map(({ first }) => first))
  const opensTurn = (id: number) => sentences[id - 1]?.turn !== sentences[id]?.turn
  /** Divides a part near its middle, preferably at a clear question, else at the start of a turn. */
  const divide = (from: number, to: number): void => {
    const [begin, end] = [getStart(from), to < sentences.length ? getStart(to) : durationSeconds]
    if (end - begin <= longest) return
    const inside = sentences.slice(from + 1, to).map(({ id }) => id)
    const off = (id: number) =>
      Math.abs(getStart(id) - (begin + end) / 2) / (end - begin) + (asked.has(id) ? 0 : opensTurn(id) ? 0.15 : 0.3)
    const [best] = inside.toSorted((a, b) => off(a) - off(b))
    if (best === undefined || !add(best)) return
    divide(from, best)
    divide(best, to)
  }
  const borders = starts.toSorted((a, b) => a - b)
  for (const [at, from] of borders.entries()) divide(from, borders[at + 1] ?? sentences.length)
  const sorted = starts.toSorted((a, b) => a - b)
  return sorted.map((first, at) => ({ first, last: (sorted[at + 1] ?? sentences.length) - 1 }))
}

type Sources = {
  episode: Episode
  questions: readonly ClearQuestion[]
  lines: readonly Line[]
  used: readonly string[]
  /** True if the chapter before would become long without a title here. */
  isNeeded: boolean
}

/**
 * Returns the clearest question near the start that names its subject; else the subject; in a short episode, or another
 * language, a strong line.
 */
function nameChapter(stretch: Stretch, { episode, questions, lines, used, isNeeded }: Sources): Named | null {
  const { sentences } = episode
  const begin = sentences[stretch.first]?.start ?? 0
  const duration = (sentences[stretch.last]?.end ?? begin) - begin
  const isNear = ({ first, start }: Line, share: number) =>
    first >= stretch.first && first <= stretch.last && start <= begin + duration * share
  const question = questions.find((one) => isNear(one, nearStart.question))
  if (question) return { id: question.first, title: question.printed }
  const subject = speaksEnglish(episode) ? nameStretch(episode, stretch, { used, isNeeded }) : null
  const title = subject === null ? null : capitalizeStart(subject)
  if (title !== null && !used.includes(title)) return { id: stretch.first, title }
  if (isJudged(episode) && !isNeeded) return null
  const line = lines.find((one) => (isNeeded || one.strength >= strongFrom.line) && isNear(one, nearStart.line))
  return line ? { id: line.first, title: inQuotes(asTitle(line.text), getQuotationMarks(episode)) } : null
}

/** True if a question names what it asks about: a term of the episode, or a noun that is not an everyday one. */
function saysWhat(episode: Episode, { last, from, to, printed }: ClearQuestion, terms: readonly string[]): boolean {
  if (!isJudged(episode)) return true
  const lower = printed.toLowerCase()
  if (terms.some((term) => lower.includes(term.toLowerCase()))) return true
  const sentence = episode.sentences[last]
  if (!sentence || !open.test(printed)) return false
  return getTokens(sentence).some(
    ({ lower: word, pos, ...token }) =>
      token.from >= from && token.to <= to && (pos === 'PROPN' || (pos === 'NOUN' && !isEverydayNoun(word))),
  )
}

const open = /^(?:how|what|why|when|where|which)\b/i

function firstTitle(episode: Episode, lines: readonly Line[]): string | null {
  const introduction = getWording(episode)?.introduction ?? introductionIn(episode.language)
  if (introduction !== null) return introduction
  const [earliest] = lines.toSorted((a, b) => a.start - b.start)
  // Not in quotation marks, because it is not what is said at 0:00.
  return earliest ? asTitle(earliest.text) : null
}
