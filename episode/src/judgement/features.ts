import type { Cue, Sentence } from '../episode.ts'
import type { Token } from '../tagger.ts'
import { isEmptyWord } from '../terms.ts'
import { type Weights, weightsOf } from './weights.ts'

// What a judgement looks at, by name: the words of a sentence, its form, and what stands around it. A feature that is
// not noted is 0. Names are the keys of `weights.json`.

/** What stands around a sentence. */
export type Surroundings = {
  role: 'host' | 'guest' | 'unknown'
  /** Sentences of its turn before and after it. */
  before: number
  after: number
  previous: Sentence | null
  next: Sentence | null
  /** How many of the episode's key phrases it names. */
  about: number
}

/** Takes a feature; most values are 1. */
export type Note = (name: string, value?: number) => void

/** What a sentence shows without knowing anything else of the episode: the features that any model weighs. */
export type Wording = { weights: Weights; value: number }[]

/** Notes what counts of a sentence beside its wording. */
export function noteFeatures({ traits }: Sentence, around: Surroundings, note: Note): void {
  for (const cue in traits.cues) note(`cue:${cue as Cue}`)
  if (traits.rough) note('rough')
  if (traits.standsAlone) note('stands alone')
  if (traits.question) note('question')
  noteSurroundings(around, note)
}

/** The words of a sentence and its form. */
export function wordingOf(text: string, tokens: readonly Token[]): Wording {
  const wording: Wording = []
  const note = (name: string, value = 1) => {
    const weights = weightsOf(name)
    if (weights) wording.push({ weights, value })
  }
  const words = tokens.filter(({ pos }) => pos !== 'PUNCT' && pos !== 'SPACE')
  for (const word of new Set(words.map(({ lower }) => spelledAlike(lower)))) note(`w:${word}`)
  const [first, last] = [words[0], words.at(-1)]
  if (first) note(`first:${first.lower}`)
  if (last) note(`last:${last.lower}`)
  if (last) note(`last:${last.pos}`)
  note(`words:${lengths.find((most) => words.length < most) ?? 'more'}`)
  noteForm(text, words, note)
  return wording
}

const lengths = [5, 8, 12, 17, 24, 32, 45]

/** Figures count as one word, and the two apostrophes as one. */
function spelledAlike(lower: string): string {
  if (/\d/.test(lower)) return '0'
  return lower.includes('’') ? lower.replace('’', "'") : lower
}

const loose = new Set(
  'it this that these those they them he him she her his their there one thing things stuff'.split(' '),
)
const you = new Set(['you', 'your', 'yours', 'yourself'])
const me = new Set(['i', 'me', 'my', 'mine', 'myself'])
const us = new Set(['we', 'us', 'our', 'ours'])
const them = new Set(['he', 'him', 'his', 'she', 'her', 'they', 'them', 'their'])
const past = new Set(
  'was were had did went said got came made took thought knew saw gave told felt became left kept began ran wrote met sat stood lost paid sent built spent won held brought bought heard read grew spoke fell drew chose rose'.split(
    ' ',
  ),
)

/** How much of what a sentence holds: kinds of words, persons, marks. */
function noteForm(text: string, words: readonly Token[], note: Note): void {
  const counts: Record<string, number> = {}
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const seen = new Set<string>()
  let letters = 0
  for (const [index, { lower, lemma, pos, text: word }] of words.entries()) {
    letters += word.length
    if (pos === 'NOUN' && !isEmptyWord(lemma)) count('nouns')
    else if (pos === 'VERB') count('verbs')
    else if (pos === 'ADJ') count('adjectives')
    else if (pos === 'PROPN' && index > 0) count('names')
    else if (pos === 'NUM') count('numbers')
    else if (pos === 'INTJ') count('interjections')
    if (loose.has(lower)) count('loose')
    if (you.has(lower)) count('you')
    else if (me.has(lower)) count('me')
    else if (us.has(lower)) count('us')
    else if (them.has(lower)) count('them')
    if ((pos === 'VERB' || pos === 'AUX') && (past.has(lower) || (lower.endsWith('ed') && lemma !== lower)))
      count('past')
    if (/^[A-Z][A-Z\d]+s?$/.test(word)) count('acronyms')
    if ((pos === 'NOUN' || pos === 'VERB' || pos === 'ADJ') && lemma.length > 3 && !isEmptyWord(lemma)) {
      if (seen.has(lemma)) count('repeats')
      seen.add(lemma)
    }
  }
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) count('commas')
  for (const name in counts) {
    note(name, (counts[name] ?? 0) / words.length)
    note(`${name}:${Math.min(3, counts[name] ?? 0)}`)
  }
  note('letters', letters / Math.max(1, words.length) / 5)
  if (/\.\.\.|…|--|—/.test(text)) note('dashes')
  if (/["“]/.test(text)) note('quotation')
  if (/[[\]]/.test(text)) note('sound')
  if (/!$/.test(text)) note('exclaims')
  if (!/[.!?…]["”']?$/.test(text)) note('open end')
  if (/^\p{Ll}/u.test(text)) note('lower start')
}

function noteSurroundings({ role, before, after, previous, next, about }: Surroundings, note: Note): void {
  note(`role:${role}`)
  note(`before:${Math.min(4, before)}`)
  note(`after:${Math.min(3, after)}`)
  note('turn', Math.log2(before + after + 1) / 5)
  if (before === 0 && previous?.traits.question) note('answers')
  if (previous) note(`previous:${size(previous)}`)
  if (next) {
    note(`next:${size(next)}`)
    if (after > 0) note(`next:${/^[\p{L}']+/u.exec(next.text)?.[0].toLowerCase() ?? ''}`)
    else if (next.words <= 4) note('applause')
  }
  note(`about:${Math.min(3, about)}`)
}

function size({ words }: Sentence): string {
  return words <= 3 ? 'short' : words <= 9 ? 'middle' : 'long'
}
