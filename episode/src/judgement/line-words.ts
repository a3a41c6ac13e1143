import type { Shown } from './feature-numbers.ts'
import type { LineSpan, Prepared } from './prepared.ts'
import { is, isContent } from './talk.ts'

// Counts and sums over the words of a line.

/** Names of the counts of a line, with their indexes in the tally. */
export const tallied = {
  commas: 0,
  dashes: 1,
  marks: 2,
  sound: 3,
  again: 4,
  stutter: 5,
  nouns: 6,
  names: 7,
  verbs: 8,
  adjectives: 9,
  numbers: 10,
  interjections: 11,
  'points at a noun': 12,
  'loose before a noun': 13,
  loose: 14,
  'person named': 15,
  'person not named': 16,
  'the noun': 17,
  me: 18,
  us: 19,
  you: 20,
  past: 21,
  fillers: 22,
} as const
export const tally = new Uint16Array(Object.keys(tallied).length)
/** Indexes of the nonzero counts in the tally, in the order in which they were first counted. */
export const order = new Uint8Array(tally.length)
export let orderSize = 0

function count(place: number): void {
  if (tally[place] === 0) {
    order[orderSize] = place
    orderSize += 1
  }
  tally[place] = (tally[place] as number) + 1
}

/**
 * Sums over the words of a line, in addition to the tally. A line is used right after it is read, so all lines share
 * them.
 */
export const sums = {
  words: 0,
  bits: 0,
  unheard: 0,
  /** Bits of the four consecutive tokens that surprise most. */
  worst: 0,
  letters: 0,
  content: 0,
  given: 0,
  /** Nouns after "the" that were said shortly before. */
  definite: 0,
  /** Words before the first noun and before the first loose word; −1 if there is none. */
  firstNoun: -1,
  firstLoose: -1,
}
/** Number of the current line. */
let reading = 0

/** Reads the words of a line into `tally`, `order`, and `sums`, and adds each word as a feature once. */
export function readWords(all: readonly Prepared[], { first, from, last, to }: LineSpan, shown: Shown): void {
  reading = (reading + 1) & 0x7fffffff
  tally.fill(0)
  orderSize = 0
  Object.assign(sums, empty)
  let previous = -1
  let words = 0
  let isNamed = false
  for (let id = first; id <= last; id += 1) {
    const here = all[id]
    if (!here) continue
    const begin = id === first ? from : 0
    const end = id === last ? to : here.tokens.length
    addBits(here, begin, end)
    const { talk, place } = here
    const sentenceEnds = place + here.tokens.length
    for (let at = place + begin; at < place + end; at += 1) {
      const bits = talk.is[at] as number
      if ((bits & is.mark) !== 0) {
        if ((bits & is.comma) !== 0) count(tallied.commas)
        else if ((bits & is.dash) !== 0) count(tallied.dashes)
        else if ((bits & is.quotation) !== 0) count(tallied.marks)
        else if ((bits & is.sound) !== 0) count(tallied.sound)
        previous = at
        continue
      }
      const next = at + 1 < sentenceEnds ? (talk.is[at + 1] as number) : 0
      const before = previous < 0 ? 0 : (talk.is[previous] as number)
      sums.letters += talk.letters[at] as number
      const word = talk.word[at] as number
      if (talk.wordMet[word] !== reading) {
        talk.wordMet[word] = reading
        shown.add(talk.feature[at] as number)
      } else if ((bits & (is.noun | is.verb)) !== 0) count(tallied.again)
      if (previous >= 0 && talk.word[previous] === word) count(tallied.stutter)
      const isNoun = (bits & (is.noun | is.properNoun)) !== 0
      if (isNoun) {
        if (sums.firstNoun < 0) sums.firstNoun = words
        count((bits & is.noun) !== 0 ? tallied.nouns : tallied.names)
        if (sums.given < 99 && talk.given[at] && (before & is.the) !== 0) sums.definite += 1
      } else countForm(bits)
      if ((bits & is.loose) !== 0) countLoose(bits, before, next, words, isNamed)
      if ((bits & is.properNoun) !== 0) isNamed = true
      if ((bits & is.noun) !== 0 && (before & is.the) !== 0) {
        const isTold = (next & is.telling) !== 0 || talk.lemmaMet[talk.lemma[at] as number] === reading
        if (!isTold) count(tallied['the noun'])
      }
      countPerson(bits)
      if ((bits & isContent) !== 0) {
        sums.content += 1
        sums.given += talk.given[at] as number
        talk.lemmaMet[talk.lemma[at] as number] = reading
      }
      previous = at
      words += 1
    }
  }
}

const empty = { ...sums }

function addBits({ words, surprise, unheard }: Prepared, begin: number, end: number): void {
  sums.words += (words[end] ?? 0) - (words[begin] ?? 0)
  sums.bits += (surprise[end] ?? 0) - (surprise[begin] ?? 0)
  sums.unheard += (unheard[end] ?? 0) - (unheard[begin] ?? 0)
  for (let at = begin; at + 4 <= end; at += 2)
    sums.worst = Math.max(sums.worst, (surprise[at + 4] ?? 0) - (surprise[at] ?? 0))
}

function countForm(bits: number): void {
  if ((bits & is.verb) !== 0) count(tallied.verbs)
  else if ((bits & is.adjective) !== 0) count(tallied.adjectives)
  else if ((bits & is.number) !== 0) count(tallied.numbers)
  else if ((bits & is.interjection) !== 0) count(tallied.interjections)
}

/** Counts a word that says little by itself, by whether a noun follows that it points at. */
function countLoose(bits: number, before: number, next: number, words: number, isNamed: boolean): void {
  // "I think that …" points at nothing.
  const joins = (bits & is.that) !== 0 && ((bits & is.conjunction) !== 0 || (before & (is.verb | is.noun)) !== 0)
  if (joins) return
  if ((bits & is.pointing) !== 0 && (next & (is.noun | is.adjective)) !== 0) {
    count(tallied['points at a noun'])
    return
  }
  if (sums.firstLoose < 0) sums.firstLoose = words
  count(sums.firstNoun < 0 ? tallied['loose before a noun'] : tallied.loose)
  if ((bits & is.person) !== 0) count(isNamed ? tallied['person named'] : tallied['person not named'])
}

function countPerson(bits: number): void {
  if ((bits & is.me) !== 0) count(tallied.me)
  else if ((bits & is.us) !== 0) count(tallied.us)
  else if ((bits & is.you) !== 0) count(tallied.you)
  if ((bits & is.past) !== 0) count(tallied.past)
  if ((bits & is.filler) !== 0) count(tallied.fillers)
}
