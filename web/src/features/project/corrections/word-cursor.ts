// The keyboard cursor: one or more words in a row that can be corrected.
import type { Row, TextRange } from '../transcript-pane/rows.ts'
import { wordsIn } from './words-in.ts'

export type Cursor = TextRange & { row: number }

/** Returns the first word at or after a position, also in later rows. */
export function firstWordFrom(rows: readonly Row[], { row, offset }: { row: number; offset: number }): Cursor | null {
  for (let at = row; at < rows.length; at++) {
    const word = wordsIn(rows[at]?.text ?? '').find(({ to }) => at > row || to > offset)
    if (word) return { row: at, ...word }
  }
  return null
}

/** Returns the cursor after a key, or null for other keys. At the ends of the transcript it stays. */
export function moveCursor(rows: readonly Row[], cursor: Cursor, key: string, isExtending: boolean): Cursor | null {
  const words = wordsIn(rows[cursor.row]?.text ?? '')
  const first = words.findIndex(({ to }) => to > cursor.from)
  const last = words.findLastIndex(({ from }) => from < cursor.to)
  const at = (index: number) => ({ ...cursor, ...(words[index] ?? {}) })
  switch (key) {
    case 'ArrowRight':
      if (isExtending) return { ...cursor, to: words[last + 1]?.to ?? cursor.to }
      return last + 1 < words.length
        ? at(last + 1)
        : (firstWordFrom(rows, { row: cursor.row + 1, offset: 0 }) ?? cursor)
    case 'ArrowLeft':
      if (isExtending) return last > first ? { ...cursor, to: words[last - 1]?.to ?? cursor.to } : cursor
      return first > 0 ? at(first - 1) : (lastWordBefore(rows, cursor.row) ?? cursor)
    case 'ArrowDown':
      return firstWordFrom(rows, { row: cursor.row + 1, offset: 0 }) ?? cursor
    case 'ArrowUp':
      return first > 0 ? at(0) : getFirstWord(rows, cursor)
    case 'Home':
      return at(0)
    case 'End':
      return at(words.length - 1)
    default:
      return null
  }
}

function lastWordBefore(rows: readonly Row[], row: number): Cursor | null {
  for (let at = row - 1; at >= 0; at--) {
    const word = wordsIn(rows[at]?.text ?? '').at(-1)
    if (word) return { row: at, ...word }
  }
  return null
}

function getFirstWord(rows: readonly Row[], cursor: Cursor): Cursor {
  const before = lastWordBefore(rows, cursor.row)
  return before ? (firstWordFrom(rows, { row: before.row, offset: 0 }) ?? cursor) : cursor
}
