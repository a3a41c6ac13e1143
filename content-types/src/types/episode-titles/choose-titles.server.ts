import type { Episode, Line } from '@podcastai/episode'
import { choose } from '../../built-in/choice.server.ts'
import { evidenceFor, type Material, materialFor } from '../../built-in/material.server.ts'
import { asTitle, inQuotes } from '../../built-in/printed.server.ts'
import { titleLines } from '../../built-in/title-lines.server.ts'
import { clearQuestions } from '../../chapters/clear-questions.server.ts'
import { plainWords } from '../../quality/wording.server.ts'
import type { Brief } from '../../type/brief.ts'
import { nameOf } from '../../voice/speaker-names.server.ts'
import type { EpisodeTitle, TitleAngle } from './episode-titles.ts'
import { titleLength } from './seo-score.ts'

/** Titles of an episode at most. */
const most = 4
/** Characters of a question that is a title. */
const longestQuestion = 70
const leastQuestionWords = 6
/** From this strength on a line is good enough, and a question by how clear it is. */
const strongFrom = { line: 39, question: 45 } as const
/** Points that a question's clearness stands above the strength of a line that is as good a title. */
const behindLines = 20

/** Words by which titles are compared. */
const openingWords = 3

type Title = Omit<EpisodeTitle, 'seoScore'>
type Candidate = Title & { strength: number }

/** The strongest titles in three forms, each form in turn: “line” – Name, a question, Name: “line”. */
export function chooseTitles(episode: Episode, brief: Brief): Title[] {
  const material = materialFor(episode, brief)
  const lines = chosenLines(episode, brief, material)
  const named = lines.filter(({ speaker, text }) => nameOf(speaker, brief) !== null && saysI(text))
  const behind = named.slice(0, Math.floor(lines.length / 2))
  const forms = [
    lines.filter((line) => !behind.includes(line)).map((line) => lineTitle(line, episode, brief)),
    chosenQuestions(episode, brief, material),
    behind.map((line) => nameTitle(line, episode, brief)),
  ]
  const usable = forms.map((titles) => titles.filter(({ title }) => isUsable(title)))
  return inTurn(usable).slice(0, most)
}

function chosenLines(episode: Episode, { attempt }: Brief, material: Material): Line[] {
  return choose(episode, titleLines(material), { count: most, attempt, strongFrom: strongFrom.line })
}

function chosenQuestions(episode: Episode, { attempt }: Brief, material: Material): Candidate[] {
  const clear = clearQuestions(episode, material, longestQuestion).filter(
    ({ words, strength }) => words >= leastQuestionWords && strength >= strongFrom.question,
  )
  const asked = choose(episode, clear, { count: most, attempt })
  return asked.map((question) => ({
    ...sourced(question, episode),
    strength: question.strength - behindLines,
    title: question.printed,
    angle: 'question',
  }))
}

function lineTitle(line: Line, episode: Episode, brief: Brief): Candidate {
  const name = nameOf(line.speaker, brief)
  const quoted = inQuotes(asTitle(line.text))
  return {
    ...sourced(line, episode),
    title: name === null ? quoted : `${quoted} – ${name}`,
    angle: angleOf(line, episode),
  }
}

function nameTitle(line: Line, episode: Episode, brief: Brief): Candidate {
  return {
    ...sourced(line, episode),
    title: `${nameOf(line.speaker, brief)}: ${inQuotes(asTitle(line.text))}`,
    angle: 'guest',
  }
}

function sourced(line: Line, episode: Episode) {
  return { evidence: [evidenceFor(episode, line)], strength: line.strength }
}

function angleOf({ text, first }: Line, { sentences }: Episode): TitleAngle {
  if (/\d/.test(text)) return 'number'
  return sentences[first]?.traits.cues.contrast === undefined ? 'claim' : 'contrast'
}

/** "I", "I'm", "we": behind a name it is clear who that is. */
function saysI(text: string): boolean {
  return /^(?:I|we|my|our)(?![\p{L}-])/iu.test(text)
}

function isUsable(title: string): boolean {
  return title.length <= titleLength.max && !/[<>]/.test(title)
}

/** The strongest title first, then one of each form after the other. */
function inTurn(forms: readonly Candidate[][]): Title[] {
  const queues = forms.toSorted((a, b) => (b[0]?.strength ?? 0) - (a[0]?.strength ?? 0))
  const longest = Math.max(0, ...queues.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => queues.flatMap((titles) => titles[at] ?? []))
    .flat()
    .filter((one, at, all) => !all.slice(0, at).some((other) => openingOf(other) === openingOf(one)))
    .map(({ title, angle, evidence }) => ({ title, angle, evidence }))
}

/** The first words that were said: no two titles begin alike. */
function openingOf({ title, angle }: Candidate): string {
  const line = angle === 'guest' ? title.slice(title.indexOf('“')) : title
  return plainWords(line).split(' ').slice(0, openingWords).join(' ')
}
