import { type Episode, getTokens, isEverydayNoun, type Line } from '@podcastai/episode'
import type { Material } from '../built-in/material.server.ts'
import { saidText } from '../built-in/printed.server.ts'
import { readsWhole } from '../built-in/reads-whole.server.ts'
import { speaksEnglish } from '../voice/speaker-names.server.ts'

// Questions that are clear without what came before, for titles and chapters.

/** A question as it is printed; its strength is how clear it is. */
export type ClearQuestion = Line & { printed: string }

const minWords = 4
/** A question's initial clarity, of 100, and the share of its answer's strength that counts. */
const atFirst = 30
const ofAnswer = 0.35
/** Points for asking more than yes or no, for naming something, and for each word that refers back. */
const points = { open: 15, names: 10, pointing: -15 } as const

const openWords = new Set('how what why when who where which'.split(' '))
const askingWords = new Set(
  `do does did is are was were can could would should will have has am don't doesn't didn't isn't aren't wasn't`.split(
    ' ',
  ),
)
const pointingWords = new Set('it that this these those they them he him she her there one then'.split(' '))

/** Returns the questions of at most `longest` characters, the clearest first. */
export function clearQuestions(episode: Episode, { questions }: Material, longest: number): ClearQuestion[] {
  const clear = questions.flatMap(({ question, strength }): ClearQuestion[] => {
    if (question === null || question.words < minWords || !question.text.endsWith('?')) return []
    const printed = saidText(question.text)
    if (printed.length > longest || !readsWhole(printed) || !isPlain(printed)) return []
    const clearness = atFirst + strength * ofAnswer + (speaksEnglish(episode) ? scoreQuestion(question, episode) : 0)
    return [{ ...question, printed, strength: Math.max(0, Math.min(100, clearness)) }]
  })
  return clear.sort((a, b) => b.strength - a.strength)
}

/** True if a text is one sentence without quotations, restarts, or omissions. */
function isPlain(text: string): boolean {
  return !/["“”…]|--|\.\.|[.!?] |^\S+,/.test(text)
}

function scoreQuestion(question: Line, { sentences }: Episode): number {
  const sentence = sentences[question.last]
  if (!sentence || sentence.traits.disfluent || question.first < question.last) return -atFirst
  const words = getTokens(sentence).filter(({ from, to }) => from >= question.from && to <= question.to)
  const first = words[0]?.lower.replaceAll('’', "'") ?? ''
  const open = openWords.has(first)
  if (!open && !askingWords.has(first)) return -atFirst
  const names = words.some(({ pos, lower }) => pos === 'PROPN' || (pos === 'NOUN' && !isEverydayNoun(lower)))
  const pointing = words.filter(({ lower, pos }) => pointingWords.has(lower) && pos !== 'SCONJ').length
  if (!names && pointing > 0) return -atFirst
  return (open ? points.open : 0) + (names ? points.names : 0) + pointing * points.pointing
}
