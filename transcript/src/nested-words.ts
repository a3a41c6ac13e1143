// Segments that also, or only, list their single words.
import { type Fields, listObjects, toText } from './json-fields.ts'
import type { RowFields } from './row-fields.ts'

const listNames = ['words', 'result', 'tokens', 'elements', 'items', 'alignment', 'terms']

/** The words a row is made of; empty where it lists none. */
export function wordsIn(row: Fields, read: (row: Fields) => RowFields): Fields[] {
  for (const name of listNames) {
    const words = Array.isArray(row[name]) ? listObjects(row[name]) : []
    if (words.some((word) => createSpokenContext(read(word)) !== '')) return words
  }
  return []
}

/** What a row says, as it is written: the space before a word tells that it does not belong to the one before. */
export function createSpokenContext({ text, word }: RowFields): string {
  return toText((text ?? word)?.value)
}

/** Whether the words carry the spaces between them, as Whisper writes them: `" Good"`, `" well"`, `"-known"`. */
export function carrySpaces(words: readonly string[]): boolean {
  const inner = words.slice(1)
  return inner.filter((word) => word.startsWith(' ')).length * 2 > inner.length
}

const marks = /^[\p{Po}\p{Pe}\p{Pf}…]+$/u

/** A comma or full stop that stands as a word of its own. */
export function isPunctuation(text: string): boolean {
  return text.length < 4 && marks.test(text) && text !== '&' && text !== '@' && text !== '#' && text !== '%'
}

/** Whether a row of "text" is a single word all the same. Scripts without spaces write whole sentences without one. */
export function isSingleWord(text: string): boolean {
  return !/\S\s+\S/.test(text) && (text.trim().length <= 4 || !unspaced.test(text))
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
