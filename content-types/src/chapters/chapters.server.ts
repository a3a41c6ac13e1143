import type { Episode, Line, Topic } from '@podcastai/episode'
import { type Material, materialFor } from '../built-in/material.server.ts'
import { asTitle, inQuotes } from '../built-in/printed.server.ts'
import { introductionIn } from '../built-in/templates/listen.ts'
import { titleLines } from '../built-in/title-lines.server.ts'
import type { Brief } from '../type/brief.ts'
import { timeAbout, timeCode } from '../type/time-code.ts'
import { type Chapter, chapterRules } from './chapter.ts'
import { clearQuestions } from './clear-questions.server.ts'

/** Characters of a question that names a chapter. */
const longestQuestion = 80
/** From this strength on a question or a line is good enough to name a stretch, and a line to divide a long one. */
const strongFrom = { question: 45, line: 24, dividing: 34 } as const
/** How far into its stretch a chapter's name is looked for. */
const nearStart = { question: 0.4, line: 0.6 } as const
/** Minutes of talk for each chapter, and how many there are at most. */
const minutesEach = 5
const most = 12

type Named = { seconds: number; estimated: boolean; title: string; strength: number }

/**
 * Chapters for show notes and video: where the talk turns to something else, called by the host's question there or by
 * a strong line near it. The first stands at 0:00; none where there are fewer than players show.
 */
export function chaptersOf(episode: Episode, brief: Brief): Chapter[] {
  const material = materialFor(episode, brief)
  const apart = Math.max(chapterRules.seconds, episode.durationSeconds / (2 * most))
  const latest = episode.durationSeconds - apart
  const chosen: Named[] = []
  const questions = questionsOf(episode, material)
  const lines = titleLines(material).filter(({ strength }) => strength >= strongFrom.line)
  const add = (named: Named | null) => {
    const fits = named !== null && named.seconds >= apart && named.seconds <= latest && chosen.length < most - 1
    if (fits && chosen.every((one) => isApart(one, named, apart))) chosen.push(named)
  }
  for (const topic of episode.topics) add(nameOfTopic(topic, episode, { questions, lines }))
  const wanted = Math.max(chapterRules.least, Math.round(episode.durationSeconds / 60 / minutesEach))
  for (const question of questions) if (chosen.length + 1 < wanted) add(question)
  // A stretch in which nothing is asked may be half of the episode: it is divided where a strong line is said.
  const isAmidst = (seconds: number) =>
    [0, ...chosen.map((one) => one.seconds), episode.durationSeconds].every(
      (edge) => Math.abs(seconds - edge) >= minutesEach * 60,
    )
  for (const line of lines) {
    const divides = line.strength >= strongFrom.dividing && isAmidst(line.start)
    if (divides && chosen.length + 1 < wanted) add(namedByLine(line, episode))
  }
  const first = firstTitle(episode, lines)
  if (first === null || chosen.length + 1 < chapterRules.least) return []
  const later = chosen
    .sort((a, b) => a.seconds - b.seconds)
    .map(({ seconds, estimated, title }) => ({ time: timeAbout(seconds, estimated), title }))
  return [{ time: timeCode(0), title: first }, ...later]
}

function isApart(one: Named, other: Named, apart: number): boolean {
  return Math.abs(one.seconds - other.seconds) >= apart && one.title !== other.title
}

function firstTitle({ language }: Episode, lines: readonly Line[]): string | null {
  const introduction = introductionIn(language)
  if (introduction !== null) return introduction
  const [earliest] = lines.toSorted((a, b) => a.start - b.start)
  // Not in quotation marks: it is not what is said at 0:00.
  return earliest ? asTitle(earliest.text) : null
}

/** The strongest question at the start of the stretch; else the strongest line there. It begins where that is said. */
function nameOfTopic(
  topic: Topic,
  episode: Episode,
  { questions, lines }: { questions: readonly Named[]; lines: readonly Line[] },
): Named | null {
  const end = episode.sentences[topic.lastSentence]?.end ?? topic.start
  const isWithin = (seconds: number, share: number) =>
    seconds >= topic.start && seconds <= topic.start + (end - topic.start) * share
  const question = questions.find(({ seconds }) => isWithin(seconds, nearStart.question))
  if (question) return question
  const line = lines.find(({ start }) => isWithin(start, nearStart.line))
  return line ? namedByLine(line, episode) : null
}

function questionsOf(episode: Episode, material: Material): Named[] {
  return clearQuestions(episode, material, longestQuestion)
    .filter(({ strength }) => strength >= strongFrom.question)
    .map((question) => namedBy(question, question.printed, episode))
}

function namedByLine(line: Line, episode: Episode): Named {
  return namedBy(line, inQuotes(asTitle(line.text)), episode)
}

function namedBy({ first, start, strength }: Line, title: string, { sentences }: Episode): Named {
  return { seconds: start, estimated: sentences[first]?.estimated ?? true, title, strength }
}
