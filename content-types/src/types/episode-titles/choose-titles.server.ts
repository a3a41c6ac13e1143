import { type Episode, type Line, spanText } from '@podcastai/episode'
import { choose } from '../../built-in/choice.server.ts'
import { evidenceFor, type Material, materialFor } from '../../built-in/material.server.ts'
import { findEpisodePeople } from '../../built-in/people.server.ts'
import { asTitle, inQuotes } from '../../built-in/printed.server.ts'
import { listSubjects } from '../../built-in/subjects.server.ts'
import { titleLines } from '../../built-in/title-lines.server.ts'
import { markCandidates } from '../../built-in/top-picks.server.ts'
import { clearQuestions } from '../../chapters/clear-questions.server.ts'
import { plainWords } from '../../quality/wording.server.ts'
import { capitalizeStart } from '../../talk/capitalize.ts'
import type { Brief } from '../../type/brief.ts'
import { getTextWidth } from '../../type/script-limits.ts'
import { getSpeakerName, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { getQuotationMarks, getWording } from '../../voice/wording/get-wording.ts'
import type { EpisodeTitle, TitleAngle } from './episode-titles.ts'
import { bestFirst, seoScore, titleLength } from './seo-score.ts'

// Titles combine who talks, about what, and what was said: "Ada Fenn on rye bread and ovens", a line with its speaker,
// or a question with the guest. Each names a person or a subject, so that a stranger knows what the episode is about.

/** How many titles are offered, and the minimum score and number of top picks. */
const offered = { min: 5, max: 9 } as const
/** A line or question weaker than this is offered only if there is too little else. */
const weakBelow = 24
const picks = { from: 36, min: 1, max: 5 } as const
/** Maximum characters and minimum words of a question used as a title. */
const question = { longest: 70, minWords: 6 } as const
/** Points that a question's clarity score is higher than the strength of a line that makes an equally good title. */
const behindLines = 12
/** Strength of a title made of names and subjects: above weak lines, below strong ones. */
const composedStrength = 44
/** Maximum number of lines and questions that titles are made from. */
const maxLines = 6
/** Number of leading words by which titles are compared. */
const openingWords = 3

type Title = Omit<EpisodeTitle, 'seoScore'>
type Candidate = Title & { strength: number }

/** Chooses the titles of an episode, the top pick with the best score first. */
export function chooseTitles(episode: Episode, brief: Brief, keywords: readonly string[]): EpisodeTitle[] {
  const material = materialFor(episode, brief)
  const people = findEpisodePeople(episode, brief)
  const subjects = listSubjects(episode, brief).filter((subject) => !people.includes(subject))
  const composed = composedTitles(episode, people, subjects)
  const said = [
    ...chosenLines(episode, brief, material).map((line) => lineTitle(line, { episode, brief, subjects })),
    ...chosenQuestions(episode, brief, material).map((asked) => questionTitle(asked, { episode, people, subjects })),
  ].filter((title) => title !== null)
  const [first, ...others] = composed
  const ranked = [...(first ? [first] : []), ...said, ...others]
    .filter(({ title }) => title.length <= titleLength.max && !/[<>]/.test(title))
    .toSorted((a, b) => b.strength - a.strength)
    .filter(opensDifferently)
    .filter(({ strength }, at) => at < offered.min || strength >= weakBelow)
    .slice(0, offered.max)
  const marked = markCandidates(
    ranked.map(({ strength, ...item }) => ({
      item: { ...item, seoScore: seoScore(item.title, keywords).total },
      strength,
    })),
    picks,
  )
  const best = bestFirst(marked.filter(({ candidate }) => !candidate))
  const top = best[0]?.seoScore ?? 0
  // The primary title has the best score of all titles shown.
  return [...best, ...marked.filter(({ candidate, seoScore: score }) => candidate && score <= top)]
}

/** Composes titles such as "Ada Fenn on rye bread and ovens" and "Rye bread, ovens, and flour with Ada Fenn". */
function composedTitles(episode: Episode, people: readonly string[], subjects: readonly string[]): Candidate[] {
  const wording = getWording(episode)
  const who = wording?.list(people) ?? people.join(', ')
  const [two, three] = [subjects.slice(0, 2), subjects.slice(0, 3)]
  const [about, more, others] = [two, three, subjects.slice(1, 4)].map((terms) => inTitle(terms, episode))
  if (!about || !more) return []
  const made = (title: string, angle: TitleAngle, weaker = 0): Candidate => ({
    ...{ title: capitalizeStart(title), angle, evidence: [] },
    strength: composedStrength - weaker,
  })
  if (who === '')
    return [
      ...(subjects.length > 1 ? [made(more, 'promise')] : []),
      ...(subjects.length > 3 && others ? [made(others, 'promise', 6)] : []),
    ]
  if (wording === null) return [made(`${who}: ${more}`, 'guest')]
  const long = wording.titles.on(who, more)
  // Subjects are well known in English alone; in other languages one title of them is enough.
  const isEnglish = speaksEnglish(episode)
  return [
    made(getTextWidth(long) <= titleLength.best.max ? long : wording.titles.on(who, about), 'guest'),
    ...(isEnglish && subjects.length > 1 ? [made(`${more} with ${who}`, 'promise', 4)] : []),
    ...(isEnglish && subjects.length > 3 && others
      ? [made(`${others}: a conversation with ${who}`, 'promise', 7)]
      : []),
  ]
}

function inTitle(terms: readonly string[], episode: Episode): string {
  return getWording(episode)?.list(terms) ?? terms.join(', ')
}

function chosenLines(episode: Episode, { attempt }: Brief, material: Material): Line[] {
  return choose(episode, titleLines(material), { count: maxLines, attempt })
}

function chosenQuestions(episode: Episode, { attempt }: Brief, material: Material): (Line & { printed: string })[] {
  const clear = clearQuestions(episode, material, question.longest).filter(({ words }) => words >= question.minWords)
  return choose(episode, clear, { count: maxLines, attempt })
}

type Ground = { episode: Episode; subjects: readonly string[] }

/**
 * Returns a line with its speaker: 'Ada Fenn: “I sold my oven”' if it says "I", or else '“Rye takes time” — Ada Fenn'.
 * Without a name, the subject follows: '“I sold mine” | Ovens' (before the line, it would read as the speaker). Returns
 * null without a name or a subject.
 */
function lineTitle(line: Line, { episode, brief, subjects }: Ground & { brief: Brief }): Candidate | null {
  const name = getSpeakerName(line.speaker, brief)
  const quoted = inQuotes(asTitle(line.text), getQuotationMarks(episode))
  const sourced = { evidence: [evidenceFor(episode, line)], strength: line.strength }
  if (name !== null && saysI(line.text)) return { ...sourced, title: `${name}: ${quoted}`, angle: 'guest' }
  const title =
    name === null
      ? withSubject(quoted, line, { episode, subjects, as: (about) => `${quoted} | ${about}` })
      : `${quoted} — ${name}`
  return title === null ? null : { ...sourced, title, angle: classifyTitleAngle(line, episode) }
}

/** Returns "How do you start an oven? With Ada Fenn", or else the question with its subject. */
function questionTitle(
  asked: Line & { printed: string },
  { episode, people, subjects }: Ground & { people: readonly string[] },
): Candidate | null {
  const wording = getWording(episode)
  const withGuest = people.length > 0 && wording ? wording.titles.asked(asked.printed, wording.list(people)) : null
  const isShort = withGuest !== null && getTextWidth(withGuest) <= titleLength.max
  const title = isShort
    ? withGuest
    : withSubject(asked.printed, asked, { episode, subjects, as: (about) => `${about}: ${asked.printed}` })
  const strength = asked.strength - behindLines
  return title === null ? null : { title, angle: 'question', evidence: [evidenceFor(episode, asked)], strength }
}

/** Number of sentences around a line that show what it is about. */
const around = 3

/**
 * Returns the words with the subject of their passage, unless they name a subject already; null if the passage has
 * none.
 */
function withSubject(
  words: string,
  { first, last }: Line,
  { episode, subjects, as }: Ground & { as: (about: string) => string },
): string | null {
  const names = (text: string, term: string) => text.toLowerCase().includes(term.toLowerCase())
  if (subjects.some((term) => names(words, term))) return words
  const said = spanText(episode, Math.max(0, first - around), Math.min(episode.sentences.length - 1, last + around))
  const about = subjects.find((term) => names(said, term))
  return about === undefined ? null : as(capitalizeStart(about))
}

function classifyTitleAngle({ text, first }: Line, { sentences }: Episode): TitleAngle {
  if (/\d/.test(text)) return 'number'
  return sentences[first]?.traits.cues.contrast === undefined ? 'claim' : 'contrast'
}

/** True if a text begins with "I", "I'm", or "we", so that a name before it shows who is meant. */
function saysI(text: string): boolean {
  return /^(?:I|we|my|our)(?![\p{L}-])/iu.test(text)
}

function opensDifferently(one: Candidate, at: number, all: readonly Candidate[]): boolean {
  return !all.slice(0, at).some((other) => getOpening(other) === getOpening(one))
}

/** Returns the first words of the quoted line, or of the title: no two titles begin alike. */
function getOpening({ title }: Candidate): string {
  const line = title.slice(Math.max(0, title.search(/[“„«]/)))
  return plainWords(line).split(' ').slice(0, openingWords).join(' ')
}
