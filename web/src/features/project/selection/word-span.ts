// A selection of whole words in the rows of the transcript, and how its ends move.
import type { RowPlace } from '../corrections/places-in-rows.ts'
import { wordsIn } from '../corrections/words-in.ts'
import type { TextRange } from '../transcript-pane/rows.ts'

/** A word by its index in a row. */
export type WordAt = { row: number; word: number }
export type WordSpan = { first: WordAt; last: WordAt }
export type SpanEnd = keyof WordSpan

type TextRow = { text: string }

/** Returns the words that a selection touches; null if it touches none. */
export function findSpan(rows: readonly TextRow[], { from, to }: { from: RowPlace; to: RowPlace }): WordSpan | null {
  const first = wordFrom(rows, from)
  const last = wordBefore(rows, to)
  return first && last && !isAfter(first, last) ? { first, last } : null
}

/** Returns the first word that ends after a position. */
export function wordFrom(rows: readonly TextRow[], { row, offset }: RowPlace): WordAt | null {
  for (let at = row; at < rows.length; at++) {
    const word = getWords(rows[at]).findIndex(({ to }) => at > row || to > offset)
    if (word >= 0) return { row: at, word }
  }
  return null
}

/** Returns the last word that starts before a position. */
export function wordBefore(rows: readonly TextRow[], { row, offset }: RowPlace): WordAt | null {
  for (let at = row; at >= 0; at--) {
    const word = getWords(rows[at]).findLastIndex(({ from }) => at < row || from < offset)
    if (word >= 0) return { row: at, word }
  }
  return null
}

/** Returns the start and end of a span, including the punctuation of its words. */
export function getPlaces(rows: readonly TextRow[], { first, last }: WordSpan): { from: RowPlace; to: RowPlace } {
  return {
    from: { row: first.row, offset: getWords(rows[first.row])[first.word]?.from ?? 0 },
    to: { row: last.row, offset: getWords(rows[last.row])[last.word]?.to ?? 0 },
  }
}

/** Moves an end by a word, or to the next end or start of a sentence. The span keeps at least one word. */
export function moveEnd(
  rows: readonly TextRow[],
  span: WordSpan,
  end: SpanEnd,
  { by, unit }: { by: 1 | -1; unit: 'word' | 'sentence' },
): WordSpan {
  let at = step(rows, span[end], by)
  while (at && unit === 'sentence' && !isEdge(rows, at, end)) {
    const next = step(rows, at, by)
    if (!next) break
    at = next
  }
  return at ? putEnd(span, end, at) : span
}

/** Moves an end to a word, but not past the other end. */
export function putEnd(span: WordSpan, end: SpanEnd, word: WordAt): WordSpan {
  if (end === 'first') return { ...span, first: isAfter(word, span.last) ? span.last : word }
  return { ...span, last: isAfter(span.first, word) ? span.first : word }
}

/** Returns the word before or after a span as a new span; at the ends of the transcript, its first or last word. */
export function stepOut(rows: readonly TextRow[], { first, last }: WordSpan, by: 1 | -1): WordSpan {
  const word = step(rows, by > 0 ? last : first, by) ?? (by > 0 ? last : first)
  return { first: word, last: word }
}

export function isSameSpan(one: WordSpan | null, other: WordSpan | null): boolean {
  if (one === null || other === null) return one === other
  return isSameWord(one.first, other.first) && isSameWord(one.last, other.last)
}

const isSameWord = (one: WordAt, other: WordAt) => one.row === other.row && one.word === other.word

function isAfter(one: WordAt, other: WordAt): boolean {
  return one.row > other.row || (one.row === other.row && one.word > other.word)
}

function step(rows: readonly TextRow[], { row, word }: WordAt, by: 1 | -1): WordAt | null {
  if (getWords(rows[row])[word + by]) return { row, word: word + by }
  for (let at = row + by; at >= 0 && at < rows.length; at += by) {
    const count = getWords(rows[at]).length
    if (count > 0) return { row: at, word: by > 0 ? 0 : count - 1 }
  }
  return null
}

/** Returns whether a word starts a sentence, or ends one, depending on the end. */
function isEdge(rows: readonly TextRow[], at: WordAt, end: SpanEnd): boolean {
  if (end === 'last') return endsSentence(rows, at)
  const before = step(rows, at, -1)
  return before === null || endsSentence(rows, before)
}

function endsSentence(rows: readonly TextRow[], { row, word }: WordAt): boolean {
  const { from = 0, to = 0 } = getWords(rows[row])[word] ?? {}
  const text = rows[row]?.text.slice(from, to) ?? ''
  return [...text.slice(-3)].some((character) => '.!?…'.includes(character))
}

const wordsByRow = new WeakMap<TextRow, readonly TextRange[]>()

/** Returns a row's words, each with its adjacent punctuation. */
export function getWords(row: TextRow | undefined): readonly TextRange[] {
  if (!row) return []
  const known = wordsByRow.get(row) ?? withPunctuation(row.text)
  wordsByRow.set(row, known)
  return known
}

function withPunctuation(text: string): TextRange[] {
  const words = wordsIn(text)
  return words.map(({ from, to }, at) => {
    const before = text.slice(words[at - 1]?.to ?? 0, from)
    const after = text.slice(to, words[at + 1]?.from ?? text.length)
    // Punctuation between two words without a space belongs to the first of them.
    const opening = at === 0 || before !== firstPart(before) ? lastPart(before) : ''
    return { from: from - opening.length, to: to + firstPart(after).length }
  })
}

const firstPart = (text: string) => text.split(/\s/, 1)[0] ?? ''
const lastPart = (text: string) => text.split(/\s/).at(-1) ?? ''
