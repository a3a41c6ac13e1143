// Segments that also, or only, list their words.
import { type Fields, listObjects, toText } from './json-fields.ts'
import type { RowFields } from './row-fields.ts'

const listNames = ['words', 'result', 'tokens', 'elements', 'items', 'alignment', 'terms']

/** Returns a row's word objects; an empty list if it has none. */
export function wordsIn(row: Fields, read: (row: Fields) => RowFields): Fields[] {
  for (const name of listNames) {
    const words = Array.isArray(row[name]) ? listObjects(row[name]) : []
    if (words.some((word) => createSpokenContext(read(word)) !== '')) return words
  }
  return []
}

/** Returns a row's text as written: a leading space shows where a new word starts. */
export function createSpokenContext({ text, word }: RowFields): string {
  return toText((text ?? word)?.value)
}

/** True if the words include the spaces between them, as Whisper writes them: `" Good"`, `" well"`, `"-known"`. */
export function carrySpaces(words: readonly string[]): boolean {
  const inner = words.slice(1)
  return inner.filter((word) => word.startsWith(' ')).length * 2 > inner.length
}

const marks = /^[\p{Po}\p{Pe}\p{Pf}…]+$/u

/** True for a comma or period that is listed as a word. */
export function isPunctuation(text: string): boolean {
  return text.length < 4 && marks.test(text) && text !== '&' && text !== '@' && text !== '#' && text !== '%'
}

/** True if a row's "text" is a single word. Scripts without spaces write whole sentences without one. */
export function isSingleWord(text: string): boolean {
  return !/\S\s+\S/.test(text) && (text.trim().length <= 4 || !unspaced.test(text))
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
