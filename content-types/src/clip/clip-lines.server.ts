import {
  countWords,
  type Episode,
  type Excerpt,
  getSentences,
  isDisfluent,
  type Line,
  oncePer,
  type Sentence,
  wordStarts,
} from '@podcastai/episode'
import type { Material } from '../built-in/material.server.ts'
import { saidText } from '../built-in/printed.server.ts'
import { isClosed, readsWhole } from '../built-in/reads-whole.server.ts'
import { getTextWidth } from '../type/script-limits.ts'
import { pointsElsewhere } from './points-elsewhere.ts'

// Finds parts of a clip that can be printed alone: a question and its answer, lines, the first words.

/** Minimum strength at which a short line, a longer one, and a whole sentence stand alone. */
const tellingFrom = { short: 28, line: 28, sentence: 62 } as const

/** Minimum words of a sentence that answers: "Interesting question." doesn't. */
const minAnswerWords = 6
/** Minimum characters before a comma that can be printed alone. */
const minClauseLength = 28

/** Returns the lines of a clip that stand alone, strongest first, then whole sentences. */
export function linesOfClip(clip: Excerpt, episode: Episode, material: Material): Line[] {
  const sentences = getSentences(episode, clip.first, clip.last)
    .filter(({ traits }) => traits.standsAlone && !traits.disfluent)
    .map((sentence) => toLine(sentence, 0, sentence.traits.quotability))
    .sort((a, b) => b.strength - a.strength)
  return [
    ...tellingLines(material).filter((line) => line.first >= clip.first && line.last <= clip.last),
    ...sentences.filter((line) => line.strength >= tellingFrom.sentence && isPrintable(line)),
  ]
}

/** Returns the lines of an episode that stand alone, strongest first. Cached, because each clip filters them. */
const tellingLines = oncePer(({ lines, shortLines }: Material): Line[] => {
  const short = shortLines.filter(({ strength }) => strength >= tellingFrom.short)
  const longer = lines.filter(({ strength }) => strength >= tellingFrom.line)
  return [...short, ...longer].sort((one, other) => other.strength - one.strength).filter(isPrintable)
})

/**
 * Returns all whole lines of a clip, even weak ones, strongest first: a complete title is better than a truncated one.
 */
export function anyLinesOfClip({ lines }: Excerpt): Line[] {
  return lines.filter(isPrintable).sort((one, other) => other.strength - one.strength)
}

/** True if a clip contains a whole line that can be its title, even a weak one. */
export function hasTitleLine(clip: Excerpt): boolean {
  return anyLinesOfClip(clip).some(isTitleLine)
}

/** True if a clip contains words that can be its title: a question that it answers, or a short line. */
export function isNamed(clip: Excerpt, episode: Episode, material: Material): boolean {
  const asked = askedIn(clip, episode)
  return (asked !== null && isTitleQuestion(asked.question)) || linesOfClip(clip, episode, material).some(isTitleLine)
}

/** Minimum strength of a question that is clear without context. */
const clearQuestion = 17
/** Number of words in a question that can be a title. */
const questionWords = { min: 4, max: 16 } as const
/** Minimum words and maximum characters of a line that can be a title. */
const titleLine = { minWords: 4, maxCharacters: 110 } as const

/** True if a question is short and complete enough to be a title. */
export function isTitleQuestion({ text, words, strength }: Line): boolean {
  if (strength < clearQuestion) return false
  const fits = words >= questionWords.min && words <= questionWords.max && getTextWidth(text) <= titleLine.maxCharacters
  return fits && text.trimEnd().endsWith('?') && isClosed(text)
}

/** True if a line is short enough to be a title, without disfluencies, and clear without context. */
export function isTitleLine({ text, words }: Line): boolean {
  const fits = words >= titleLine.minWords && getTextWidth(text) <= titleLine.maxCharacters
  return fits && !isDisfluent(text) && !pointsElsewhere(text)
}

const isPrintable = ({ text }: Line) => readsWhole(text)

/** Returns the clip's opening question and the first sentence of the answer, if another speaker says most of the clip. */
export function askedIn(clip: Excerpt, { sentences }: Episode): { question: Line; answer: number } | null {
  if (clip.question !== null) return { question: clip.question, answer: clip.answer }
  const asked = sentences[clip.first]
  if (!asked || asked.speaker === clip.speaker) return null
  const answer = sentences
    .slice(clip.first, clip.last + 1)
    .find(({ speaker, words }) => speaker === clip.speaker && words >= minAnswerWords)
  return answer ? { question: toLine(asked, clip.from, 0), answer: answer.id } : null
}

/** Returns the first words of a clip without leading fillers: up to a comma or similar, with an ellipsis. */
export function getClipOpening({ first, from }: Excerpt, { sentences }: Episode, maxCharacters: number): string {
  return shortened(sentences[first]?.text.slice(from) ?? '', maxCharacters)
}

/** Returns whole words up to a maximum length, cut at the end of a clause if possible. */
export function shortened(whole: string, maxCharacters: number): string {
  // Drop quotation marks if the quotation continues after these words.
  const text = isClosed(whole) ? whole : whole.replaceAll(/["“”]/g, '')
  if (getTextWidth(text) <= maxCharacters) return text
  const words = wholeWords(text, maxCharacters)
  const clause = Math.max(...[',', ';', ':', '.', ' -', '—', '、', '，', '。'].map((mark) => words.lastIndexOf(mark)))
  const cut = words.slice(0, clause >= minClauseLength ? clause : words.length).trimEnd()
  return `${saidText(cut).replace(/(?<!\.)\.+$/, '')}…`
}

/** Returns the words at the start of a text that fit. Scripts without spaces are cut between words of a dictionary. */
function wholeWords(text: string, maxCharacters: number): string {
  const space = text.lastIndexOf(' ', maxCharacters - 1)
  if (space > 0 && getTextWidth(text.slice(0, space)) <= maxCharacters) return text.slice(0, space)
  const fits = (end: number) => getTextWidth(text.slice(0, end)) < maxCharacters
  const end = wordStarts(text).findLast((start) => start > 0 && fits(start))
  return text.slice(0, end ?? Math.max(1, space))
}

function toLine({ id, text: whole, speaker, start, end }: Sentence, from: number, strength: number): Line {
  const text = whole.slice(from)
  return { first: id, last: id, from, to: whole.length, text, words: countWords(text), speaker, start, end, strength }
}
