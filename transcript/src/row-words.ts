// Reads the words and their times in the rows of a JSON list.
import { bareName } from './columns.ts'
import { type Fields, toText } from './json-fields.ts'
import { wordsIn } from './nested-words.ts'
import type { Field, RowFields } from './row-fields.ts'
import { rowTimes } from './row-times.ts'
import type { RowWords } from './rows.ts'

type Read = (row: Fields) => RowFields
/** The keys of a word, which are the same in a whole file. */
type Keys = { text: string; start: string; unit: RowWords['unit'] }

/** Returns a function that returns the words of a row that have times; undefined if it has none. */
export function rowWordReader(read: Read): (row: Fields) => RowWords | undefined {
  let keys: Keys | null = null
  return (row) => {
    const list = wordsIn(row, read)
    keys ??= findKeys(list, read)
    if (keys === null || list.length === 0) return undefined
    const words: RowWords = { texts: [], seconds: [], unit: keys.unit }
    for (const word of list) {
      const start = word[keys.start]
      const seconds = typeof start === 'number' ? start : rowTimes(read(word), () => []).start.seconds
      if (seconds === null) continue
      const text = word[keys.text]
      words.texts.push(typeof text === 'string' ? text : toText(text))
      words.seconds.push(seconds)
    }
    return words
  }
}

/** Returns the keys of the first word that has a time. */
function findKeys(list: readonly Fields[], read: Read): Keys | null {
  for (const word of list) {
    const fields = read(word)
    const { text, word: spoken, start } = fields
    const textKey = findKey(word, text ?? spoken)
    const startKey = findKey(word, start)
    const { seconds, ...unit } = rowTimes({ ...fields, end: null, duration: null }, () => []).start
    if (textKey !== undefined && startKey !== undefined && seconds !== null) {
      return { text: textKey, start: startKey, unit }
    }
  }
  return null
}

function findKey(word: Fields, field: Field | null): string | undefined {
  return Object.keys(word).find((key) => bareName(key) === field?.name && word[key] === field.value)
}
