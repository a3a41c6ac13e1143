import type { Token } from '../tagger.ts'
import { type FeatureNumbers, type Hashed, hashed } from './feature-numbers.ts'

// The tokens of an episode as arrays of numbers, because each token is read many times, for every line that contains
// it.

/** By token of the episode. */
export type Talk = {
  numbers: FeatureNumbers
  /** The same word in lowercase has the same number, and so does the same lemma. */
  word: Int32Array
  lemma: Int32Array
  /** By number of the word. */
  words: readonly Hashed[]
  /** The number of the word's feature. */
  feature: Int32Array
  /** The kind of word, as bits of `is`; a mark has the bit `mark`. */
  is: Int32Array
  /** Number of letters. */
  letters: Uint16Array
  /** 1 if a content word was said within the two sentences before. */
  given: Uint8Array
  /** By number of the word and of the lemma: the line in which it was last seen. */
  wordMet: Int32Array
  lemmaMet: Int32Array
}

/** Kinds of tokens, as bits. */
export const is = {
  mark: 1,
  noun: 1 << 1,
  properNoun: 1 << 2,
  verb: 1 << 3,
  adjective: 1 << 4,
  number: 1 << 5,
  interjection: 1 << 6,
  conjunction: 1 << 7,
  /** "it", "they", "thing": says little without context. */
  loose: 1 << 8,
  /** "this", "that", "these", "those". */
  pointing: 1 << 9,
  /** "he", "them". */
  person: 1 << 10,
  me: 1 << 11,
  us: 1 << 12,
  you: 1 << 13,
  past: 1 << 14,
  filler: 1 << 15,
  the: 1 << 16,
  that: 1 << 17,
  /** "of", "that", "who": after a noun, tells which one is meant. */
  telling: 1 << 18,
  comma: 1 << 19,
  dash: 1 << 20,
  quotation: 1 << 21,
  sound: 1 << 22,
} as const

export const isContent = is.noun | is.properNoun | is.adjective | is.verb

const words: readonly [number, string][] = [
  [is.loose, 'it this that these those they them he him she her his hers their its there one ones thing things stuff'],
  [is.pointing, 'this that these those'],
  [is.person, 'he she him her they them'],
  [is.me, 'i me my mine myself'],
  [is.us, 'we us our ours'],
  [is.you, 'you your yours yourself'],
  [
    is.past,
    'was were had did went said got came made took thought knew saw gave told felt became left kept began ran wrote met sat stood lost paid sent built spent won held brought bought heard read grew spoke fell drew chose rose',
  ],
  [is.filler, 'like um uh actually basically kinda sorta yeah okay'],
  [is.the, 'the'],
  [is.that, 'that'],
  [is.telling, 'of that who'],
]

const byWord = new Map<string, number>()
for (const [bit, list] of words) for (const word of list.split(' ')) byWord.set(word, (byWord.get(word) ?? 0) | bit)

const byForm: Readonly<Record<string, number>> = {
  PUNCT: is.mark,
  SPACE: is.mark,
  NOUN: is.noun,
  PROPN: is.properNoun,
  VERB: is.verb,
  ADJ: is.adjective,
  NUM: is.number,
  INTJ: is.interjection,
  SCONJ: is.conjunction,
}

/** True if a token is a mark that breaks a sentence off: "-", "—", "...". */
export function isDash(text: string): boolean {
  if (text === '–' || text === '—' || text === '…') return true
  return text.startsWith('-') ? isOnly(text, '-') : text.startsWith('..') && isOnly(text, '.')
}

function isOnly(text: string, letter: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charAt(at) !== letter) return false
  return true
}

function bitsOfMark(text: string): number {
  if (text === ',') return is.mark | is.comma
  if (isDash(text)) return is.mark | is.dash
  if (text.includes('"') || text.includes('“') || text.includes('”')) return is.mark | is.quotation
  return text.includes('[') ? is.mark | is.sound : is.mark
}

function getTokenBits({ text, lower, pos }: Token): number {
  const form = byForm[pos] ?? 0
  if (form === is.mark) return bitsOfMark(text) | (byWord.get(lower) ?? 0)
  const word = form | (byWord.get(lower) ?? 0)
  return pos === 'VERB' && lower.endsWith('ed') ? word | is.past : word
}

const [ofWord, ofForm] = [hashed('w:'), { PROPN: 'w:<PROPN>', NUM: 'w:<NUM>' }]

/** Concatenates the tokens of all sentences. */
export function createTalk(sentences: readonly (readonly Token[])[], numbers: FeatureNumbers): Talk {
  const count = sentences.reduce((sum, tokens) => sum + tokens.length, 0)
  const row = () => new Int32Array(count)
  const [word, lemma, feature, bits] = [row(), row(), row(), row()]
  const [letters, given] = [new Uint16Array(count), new Uint8Array(count)]
  const [propn, num] = [numbers.of(ofForm.PROPN), numbers.of(ofForm.NUM)]
  const known = new Map<string, { word: number; feature: number }>()
  const hashes: Hashed[] = []
  const lemmas = new Map<string, number>()
  /** By lemma: the last sentence in which it was a content word. */
  const createSpokenContext: number[] = []
  let at = 0
  for (const [id, tokens] of sentences.entries()) {
    const begin = at
    for (const token of tokens) {
      const { lower, pos } = token
      let entry = known.get(lower)
      if (entry === undefined) {
        const own = hashed(lower)
        entry = { word: known.size, feature: numbers.find(ofWord, own) }
        hashes.push(own)
        known.set(lower, entry)
      }
      bits[at] = getTokenBits(token)
      word[at] = entry.word
      feature[at] = pos === 'PROPN' ? propn : pos === 'NUM' ? num : entry.feature
      letters[at] = lower.length
      if (((bits[at] as number) & isContent) !== 0) {
        const base = token.lemma.toLowerCase()
        let number = lemmas.get(base)
        if (number === undefined) {
          number = lemmas.size
          lemmas.set(base, number)
          createSpokenContext.push(-9)
        }
        lemma[at] = number
        given[at] = (createSpokenContext[number] as number) >= id - 2 ? 1 : 0
      }
      at += 1
    }
    for (let token = begin; token < at; token += 1)
      if (((bits[token] as number) & isContent) !== 0) createSpokenContext[lemma[token] as number] = id
  }
  const met = (size: number) => new Int32Array(size).fill(-1)
  return {
    ...{ numbers, word, words: hashes, lemma, feature, is: bits, letters, given },
    wordMet: met(known.size),
    lemmaMet: met(lemmas.size),
  }
}
