import { countWords, type Episode, type Excerpt, isEverydayNoun, type Line, type Token, tag } from '@podcastai/episode'
import { choose } from '../../built-in/choice.server.ts'
import { explainLine } from '../../built-in/explain-strength.server.ts'
import { evidenceFor, materialFor } from '../../built-in/material.server.ts'
import { findEpisodePeople } from '../../built-in/people.server.ts'
import { asTitle } from '../../built-in/printed.server.ts'
import { readsWhole } from '../../built-in/reads-whole.server.ts'
import { firstSaid } from '../../built-in/said-places.server.ts'
import { listSubjects } from '../../built-in/subjects.server.ts'
import { titleLines } from '../../built-in/title-lines.server.ts'
import { markCandidates } from '../../built-in/top-picks.server.ts'
import { clearQuestions } from '../../chapters/clear-questions.server.ts'
import { chooseClips } from '../../clip/choose-clips.server.ts'
import { pointsElsewhere } from '../../clip/points-elsewhere.ts'
import type { Brief } from '../../type/brief.ts'
import { getSpeakerName, speaksEnglish } from '../../voice/speaker-names.server.ts'
import { figureLines } from './figure-lines.server.ts'
import { maxThumbnailWords, type TextOption } from './thumbnail-design.ts'

// Texts for large type: a whole short line, a figure with what it counts, a short question, or the name of a subject.

/** A line; `reason` explains the rank of a text that was not chosen for its own strength. */
type ExplainedLine = Line & { reason?: string }

const questionReason = 'A clear question that the episode answers'
const subjectReason = 'A subject that the episode comes back to'

/** How many texts are offered for the episode, and the minimum strength and number of top picks. */
const offered = { min: 4, max: 7 } as const
const picks = { from: 36, min: 1, max: 3 } as const
/** A text weaker than this is offered only if there is too little else. */
const weakBelow = 20
/** Maximum number of clips that get a text of their own, and the minimum strength of that text. */
const clipTexts = { max: 6, strongFrom: 15 } as const
/** Minimum strength of a short line that is used by itself. */
const strongShort = 40
/** Minimum strength of a line that figures are taken from. */
const strongLine = 30
/** Strength of a subject's name in large type, how many are offered, and how many words each has. */
const subject = { strength: 32, max: 4, minWords: 2, maxWords: 4 } as const
/** Points that a question's clarity score is higher than the strength of a line that makes an equally good text. */
const behindLines = 24

/** Returns the episode's short lines and figures for large type, short lines first. */
export function shortTexts(episode: Episode, brief: Brief, strongFrom: number = strongShort): Line[] {
  const { lines, shortLines } = materialFor(episode, brief)
  const strong = lines.filter(({ strength }) => strength >= strongLine)
  const figures = speaksEnglish(episode) ? strong.flatMap((line) => figureLines(line, episode)) : []
  const short = shortLines.filter(({ strength, text }) => strength >= strongFrom && isPrintable(text))
  return [...short, ...figures]
}

function isPrintable(text: string): boolean {
  return readsWhole(text) && !pointsElsewhere(text) && !lacksVerb(text) && countWords(text) <= maxThumbnailWords
}

/** True if a text such as "A clock doesn't" lacks its verb, which came before. */
function lacksVerb(text: string): boolean {
  const last = bare(text.split(' ').at(-1) ?? '').replaceAll('’', "'")
  return last.endsWith("n't")
}

/** Returns the texts of a design: some for the episode, strongest first, and one for each clip that has a good one. */
export function thumbnailTexts(episode: Episode, brief: Brief): { fullEpisode: TextOption[]; clips: TextOption[] } {
  const fullEpisode = episodeTexts(episode, brief)
  const taken: Line[] = [...fullEpisode]
  const texts = shortTexts(episode, brief, clipTexts.strongFrom)
  const passages = chooseClips(episode, { ...brief, attempt: 0 }).slice(0, clipTexts.max)
  const clips = passages.flatMap((clip) => {
    const inside = texts.filter((text) => isIn(clip, text))
    const [best] = choose(episode, inside, { count: 1, attempt: 0, without: taken })
    if (best) taken.push(best)
    return best ? [best] : []
  })
  const printed = (line: ExplainedLine) => toTextOption(line, episode)
  const ranked = fullEpisode.map((line) => ({ item: printed(line), strength: line.strength }))
  return { fullEpisode: markCandidates(ranked, picks), clips: clips.map(printed) }
}

/** Returns the strongest texts of every kind; a further attempt returns the next best. */
function episodeTexts(episode: Episode, brief: Brief): ExplainedLine[] {
  const material = materialFor(episode, brief)
  const questions = clearQuestions(episode, material, maxQuestionLength)
    .filter(({ printed }) => isPrintable(printed))
    .map((asked) => ({ ...asked, strength: asked.strength - behindLines, reason: questionReason }))
  const texts: ExplainedLine[] = [...shortTexts(episode, brief, 0), ...questions, ...subjectTexts(episode, brief)]
  const ranked = texts.sort((a, b) => b.strength - a.strength)
  const rules = { count: offered.max, attempt: brief.attempt, without: bareTitle(episode, brief) }
  return choose(episode, ranked, rules).filter(({ strength }, at) => at < offered.min || strength >= weakBelow)
}

const maxQuestionLength = 48

/** Returns what the episode is about, in the words that were said: "Imposter syndrome". */
function subjectTexts(episode: Episode, brief: Brief): ExplainedLine[] {
  const people = findEpisodePeople(episode, brief)
  const named = listSubjects(episode, brief).filter((term) => {
    const words = countWords(term)
    return words >= subject.minWords && words <= subject.maxWords && !people.includes(term)
  })
  return named.slice(0, subject.max).flatMap((term, at) => {
    const said = firstSaid(term, episode)
    return said === null ? [] : [{ ...said, strength: subject.strength - 2 * at, reason: subjectReason }]
  })
}

/** Returns the line that is the title itself if no name appears next to it: large type does not repeat it. */
function bareTitle(episode: Episode, brief: Brief): Line[] {
  const lines = titleLines(materialFor(episode, brief))
  return choose(episode, lines, { count: 1, attempt: brief.attempt }).filter(
    ({ speaker }) => getSpeakerName(speaker, brief) === null,
  )
}

const isIn = (clip: Excerpt, line: Line) => line.first >= clip.first && line.last <= clip.last

function toTextOption(line: ExplainedLine, episode: Episode): TextOption {
  const text = asTitle(line.text)
  const reasoning = line.reason ?? explainLine(episode, line)
  return { text, highlightedWords: [stressedWord(text)], reasoning, evidence: evidenceFor(episode, line) }
}

/**
 * Returns the word to stress: a figure, or else the last meaningful noun, verb, or adjective, or else the longest word.
 */
export function stressedWord(text: string): string {
  const words = text
    .split(' ')
    .map(bare)
    .filter((word) => word !== '')
  const figure = words.find((word) => /\d/.test(word))
  if (figure !== undefined) return figure
  const tokens = tag(text).tokens.filter(({ from, to }) => words.includes(text.slice(from, to)))
  const told = telling.map((fits) => tokens.findLast((token) => !/['’]/.test(token.text) && fits(token)))
  const [best] = told.filter((token) => token !== undefined)
  return best?.text ?? words.toReversed().toSorted((one, other) => other.length - one.length)[0] ?? text
}

const isNoun = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN'
/** Verbs and adjectives that mean little by themselves. */
const empty = new Set(
  'is are was were be been do does did done have has had go going goes went gone get gets getting got come comes coming came make makes making made take takes taking took put give gives gave see saw want wants wanted need needs use used let tell told say said think thought know knew like same other more most first second third last next own such many much few only whole'.split(
    ' ',
  ),
)

/** Kinds of words that carry the meaning of a text, most meaningful first. */
const telling: readonly ((token: Token) => boolean)[] = [
  (token) => isNoun(token) && !isEverydayNoun(token.lower),
  ({ pos, lower }) => (pos === 'VERB' || pos === 'ADJ') && !empty.has(lower),
  isNoun,
]

const marks = [...'.,;:!?…"“”\'‘’()']

function bare(word: string): string {
  let [from, to] = [0, word.length]
  while (from < to && marks.includes(word.charAt(from))) from += 1
  while (to > from && marks.includes(word.charAt(to - 1))) to -= 1
  return word.slice(from, to)
}
