import {
  countWords,
  type Episode,
  type Excerpt,
  getSentences,
  isDisfluent,
  type Line,
  oncePer,
  type Sentence,
} from '@podcastai/episode'
import type { Material } from '../built-in/material.server.ts'
import { saidText } from '../built-in/printed.server.ts'
import { isClosed, readsWhole } from '../built-in/reads-whole.server.ts'
import { pointsElsewhere } from './points-elsewhere.ts'

// What in a clip can be printed by itself: a question and its answer, lines, the first words.

/** From these strengths on a short line, a longer one and a whole sentence say something by themselves. */
const tellingFrom = { short: 28, line: 28, sentence: 62 } as const

/** Words from which a sentence answers: "Interesting question." does not. */
const minAnswerWords = 6
/** Characters from which words in front of a comma can be printed alone. */
const minClauseLength = 28

/** The lines of a clip that stand by themselves, the strongest first, then whole sentences. */
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

/** The lines of an episode that say something by themselves, the strongest first. Every clip looks for its own. */
const tellingLines = oncePer(({ lines, shortLines }: Material): Line[] => {
  const short = shortLines.filter(({ strength }) => strength >= tellingFrom.short)
  const longer = lines.filter(({ strength }) => strength >= tellingFrom.line)
  return [...short, ...longer].sort((one, other) => other.strength - one.strength).filter(isPrintable)
})

/** The whole lines of a clip, however weak, the strongest first: a title that ends is better than one cut short. */
export function anyLinesOfClip({ lines }: Excerpt): Line[] {
  return lines.filter(isPrintable).sort((one, other) => other.strength - one.strength)
}

/** Whether a clip holds a whole line that can be its title, however weak. */
export function hasTitleLine(clip: Excerpt): boolean {
  return anyLinesOfClip(clip).some(isTitleLine)
}

/** Whether something is said in a clip that can be its title: a question it answers, or a line of a few words. */
export function isNamed(clip: Excerpt, episode: Episode, material: Material): boolean {
  const asked = askedIn(clip, episode)
  return (asked !== null && isTitleQuestion(asked.question)) || linesOfClip(clip, episode, material).some(isTitleLine)
}

/** From this strength on a question says what is asked about, also to a stranger. */
const clearQuestion = 17
/** Words of a question that makes a title. */
const questionWords = { min: 4, max: 16 } as const
/** Words and characters of a line that makes one. */
const titleLine = { minWords: 4, maxCharacters: 110 } as const

/** Whether a question is short and whole enough to be a title. */
export function isTitleQuestion({ text, words, strength }: Line): boolean {
  if (strength < clearQuestion) return false
  const fits = words >= questionWords.min && words <= questionWords.max && text.length <= titleLine.maxCharacters
  return fits && text.trimEnd().endsWith('?') && isClosed(text)
}

/** Whether a line is short enough to be a title, nobody stutters in it, and no stranger has to ask what it means. */
export function isTitleLine({ text, words }: Line): boolean {
  const fits = words >= titleLine.minWords && text.length <= titleLine.maxCharacters
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

/** The first words of a clip, without the fillers in front of them: up to a comma or the like, with a sign that they go on. */
export function getClipOpening({ first, from }: Excerpt, { sentences }: Episode, maxCharacters: number): string {
  return shortened(sentences[first]?.text.slice(from) ?? '', maxCharacters)
}

/** Whole words, at most so many characters, up to where a clause ends if one does. */
export function shortened(whole: string, maxCharacters: number): string {
  // A quotation that goes on behind these words is not opened in them.
  const text = isClosed(whole) ? whole : whole.replaceAll(/["“”]/g, '')
  if (text.length <= maxCharacters) return text
  const words = text.slice(0, Math.max(1, text.lastIndexOf(' ', maxCharacters - 1)))
  const clause = Math.max(...[',', ';', ':', '.', ' -', '—'].map((mark) => words.lastIndexOf(mark)))
  const cut = words.slice(0, clause >= minClauseLength ? clause : words.length).trimEnd()
  return `${saidText(cut).replace(/(?<!\.)\.+$/, '')}…`
}

function toLine({ id, text: whole, speaker, start, end }: Sentence, from: number, strength: number): Line {
  const text = whole.slice(from)
  return { first: id, last: id, from, to: whole.length, text, words: countWords(text), speaker, start, end, strength }
}
