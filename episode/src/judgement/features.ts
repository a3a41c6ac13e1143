import type { Sentence } from '../episode.ts'
import type { Token } from '../tagger.ts'
import { isEmptyWord } from '../terms.ts'
import { add, getWeights, newSum, type Weights, weightsByCount, weightsOfKind } from './weights.ts'

// The features of a sentence, by name: its words, its form, and its surroundings. An absent feature is 0. Names are the
// keys of `weights.json`; they are resolved once here, because every sentence needs them.

/** The context of a sentence. */
export type Surroundings = {
  role: 'host' | 'guest' | 'unknown'
  /** Sentences of the same turn before and after it. */
  before: number
  after: number
  previous: Sentence | null
  next: Sentence | null
  /** Number of the episode's key phrases that the sentence names. */
  about: number
}

/** The sum of the features that a sentence has without any context. */
export type Wording = Readonly<Weights>

/** Adds the features of a sentence other than its wording. */
export function addFeatures(sum: Weights, { traits }: Sentence, around: Surroundings): void {
  for (const cue in traits.cues) add(sum, ofCue.get(cue))
  if (traits.disfluent) add(sum, getWeights('rough'))
  if (traits.standsAlone) add(sum, getWeights('stands alone'))
  if (traits.question) add(sum, getWeights('question'))
  addSurroundings(sum, around)
}

const ofCue = weightsOfKind('cue')

/** Sums the features of a sentence's words and form. */
export function analyzeWording(text: string, tokens: readonly Token[]): Wording {
  const sum = newSum()
  const lemmas = new Set<string>()
  reading += 1
  counts.fill(0)
  let first: Token | undefined
  let last: Token | undefined
  let words = 0
  let letters = 0
  for (const token of tokens) {
    if (token.pos === 'PUNCT' || token.pos === 'SPACE') continue
    const known = knownWords.get(token.lower) ?? spelledAlike(token.lower)
    if (known && known.metIn !== reading) {
      known.metIn = reading
      add(sum, known.weights)
    }
    if (known) for (const form of known.forms) count(form)
    if (token.pos === 'PROPN' && words > 0) count(formAt.names)
    countForms(token, lemmas)
    first ??= token
    last = token
    words += 1
    letters += token.text.length
  }
  if (first) add(sum, ofFirst.get(first.lower))
  if (last) add(sum, ofLast.get(last.lower))
  if (last) add(sum, ofLast.get(last.pos))
  add(sum, ofLength.get(String(lengths.find((max) => words < max) ?? 'more')))
  for (let at = text.indexOf(','); at >= 0; at = text.indexOf(',', at + 1)) count(formAt.commas)
  addForms(sum, words)
  add(sum, ofMark.letters, letters / Math.max(1, words) / 5)
  addMarks(sum, text)
  return sum
}

const ofFirst = weightsOfKind('first')
const ofLast = weightsOfKind('last')
const ofLength = weightsOfKind('words')
const lengths = [5, 8, 12, 17, 24, 32, 45]

/** The features of a word in any sentence, in one table, because an episode has many words. */
type KnownWord = {
  weights: Weights | undefined
  forms: readonly number[]
  /** The sentence in which the word was last seen: it counts once per sentence. */
  metIn: number
}

/** Number of the current sentence. */
let reading = 0

/** Looks up a word under another spelling: all figures as one word, curly apostrophes as straight ones. */
function spelledAlike(lower: string): KnownWord | undefined {
  if (figure.test(lower)) return knownWords.get('0')
  return lower.includes('’') ? knownWords.get(lower.replace('’', "'")) : undefined
}

const figure = /\d/

const loose = new Set(
  'it this that these those they them he him she her his their there one thing things stuff'.split(' '),
)
const persons = new Map<string, Form>([
  ...['you', 'your', 'yours', 'yourself'].map((word) => [word, 'you'] as const),
  ...['i', 'me', 'my', 'mine', 'myself'].map((word) => [word, 'me'] as const),
  ...['we', 'us', 'our', 'ours'].map((word) => [word, 'us'] as const),
  ...['he', 'him', 'his', 'she', 'her', 'they', 'them', 'their'].map((word) => [word, 'them'] as const),
])
const past = new Set(
  'was were had did went said got came made took thought knew saw gave told felt became left kept began ran wrote met sat stood lost paid sent built spent won held brought bought heard read grew spoke fell drew chose rose'.split(
    ' ',
  ),
)

/** Kinds of words, persons, and marks that are counted. */
const forms = [
  'nouns',
  'verbs',
  'adjectives',
  'names',
  'numbers',
  'interjections',
  'loose',
  'you',
  'me',
  'us',
  'them',
  'past',
  'acronyms',
  'repeats',
  'commas',
] as const
type Form = (typeof forms)[number]

/** By form: the weights of its share of the words, and of a count of one, two, three, or more. */
const ofForm = forms.map((form) => ({ share: getWeights(form), count: weightsByCount(form, 3) }))
const formAt = Object.fromEntries(forms.map((form, at) => [form, at])) as Record<Form, number>

/** By lowercase word: its weights, and the forms that it counts toward. */
const knownWords = new Map<string, KnownWord>()
for (const word of [...weightsOfKind('w').keys(), ...loose, ...persons.keys()]) {
  const person = persons.get(word)
  const own = [...(loose.has(word) ? [formAt.loose] : []), ...(person === undefined ? [] : [formAt[person]])]
  knownWords.set(word, { weights: weightsOfKind('w').get(word), forms: own, metIn: 0 })
}

/** Counts in the current sentence, by index in `forms`. */
const counts = new Uint16Array(forms.length)

function count(form: number): void {
  counts[form] = (counts[form] ?? 0) + 1
}

/** Counts a word toward its forms; `lemmas`: those of the content words before it. */
function countForms({ lower, lemma, pos, text: word }: Token, lemmas: Set<string>): void {
  const isContent = pos === 'NOUN' || pos === 'VERB' || pos === 'ADJ'
  const isEmpty = isContent && isEmptyWord(lemma)
  if (pos === 'NOUN' && !isEmpty) count(formAt.nouns)
  else if (pos === 'VERB') count(formAt.verbs)
  else if (pos === 'ADJ') count(formAt.adjectives)
  else if (pos === 'NUM') count(formAt.numbers)
  else if (pos === 'INTJ') count(formAt.interjections)
  if ((pos === 'VERB' || pos === 'AUX') && (past.has(lower) || (lower.endsWith('ed') && lemma !== lower)))
    count(formAt.past)
  if (word !== lower && acronym.test(word)) count(formAt.acronyms)
  if (!isContent || isEmpty || lemma.length <= 3) return
  if (lemmas.has(lemma)) count(formAt.repeats)
  else lemmas.add(lemma)
}

const acronym = /^[A-Z][A-Z\d]+s?$/

/** Adds the weights of each form's share and count. */
function addForms(sum: Weights, words: number): void {
  for (let form = 0; form < counts.length; form += 1) {
    const times = counts[form] ?? 0
    if (times === 0) continue
    add(sum, ofForm[form]?.share, times / words)
    add(sum, ofForm[form]?.count(times))
  }
}

function addMarks(sum: Weights, text: string): void {
  if (/\.\.\.|…|--|—/.test(text)) add(sum, ofMark.dashes)
  if (/["“]/.test(text)) add(sum, ofMark.quotation)
  if (/[[\]]/.test(text)) add(sum, ofMark.sound)
  if (text.endsWith('!')) add(sum, ofMark.exclaims)
  if (!/[.!?…]["”']?$/.test(text)) add(sum, ofMark.openEnd)
  if (/^\p{Ll}/u.test(text)) add(sum, ofMark.lowerStart)
}

const ofMark = {
  letters: getWeights('letters'),
  dashes: getWeights('dashes'),
  quotation: getWeights('quotation'),
  sound: getWeights('sound'),
  exclaims: getWeights('exclaims'),
  openEnd: getWeights('open end'),
  lowerStart: getWeights('lower start'),
}

function addSurroundings(sum: Weights, { role, before, after, previous, next, about }: Surroundings): void {
  add(sum, ofRole.get(role))
  add(sum, ofBefore(before))
  add(sum, ofAfter(after))
  add(sum, ofPlace.turn, Math.log2(before + after + 1) / 5)
  if (before === 0 && previous?.traits.question) add(sum, ofPlace.answers)
  if (previous) add(sum, ofPrevious.get(size(previous)))
  if (next) {
    add(sum, ofNext.get(size(next)))
    if (after > 0) add(sum, ofNext.get(/^[\p{L}']+/u.exec(next.text)?.[0].toLowerCase() ?? ''))
    else if (next.words <= 4) add(sum, ofPlace.applause)
  }
  add(sum, ofAbout(about))
}

const ofRole = weightsOfKind('role')
const ofBefore = weightsByCount('before', 4)
const ofAfter = weightsByCount('after', 3)
const ofPrevious = weightsOfKind('previous')
const ofNext = weightsOfKind('next')
const ofAbout = weightsByCount('about', 3)
const ofPlace = { turn: getWeights('turn'), answers: getWeights('answers'), applause: getWeights('applause') }

function size({ words }: Sentence): string {
  return words <= 3 ? 'short' : words <= 9 ? 'middle' : 'long'
}
