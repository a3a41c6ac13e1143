import { expect, test } from 'vitest'
import { toRows } from '../transcript-pane/rows.ts'
import { type Cursor, firstWordFrom, moveCursor } from './word-cursor.ts'

const cue = (id: number, speaker: string, text: string) => ({ id, speaker, start: id * 5, end: id * 5 + 5, text })
const rows = toRows([cue(0, 'Maya', 'Why so slow?'), cue(1, 'Jonas', '— …'), cue(2, 'Maya', 'A call start, Jonas.')])
const words = (cursor: Cursor | null) => cursor && rows[cursor.row]?.text.slice(cursor.from, cursor.to)

/** Returns the cursor's words after each key; '+' before one means Shift. */
function press(keys: string) {
  let cursor = firstWordFrom(rows, { row: 0, offset: 0 })
  return keys.split(' ').map((key) => {
    const name = { L: 'ArrowLeft', R: 'ArrowRight', U: 'ArrowUp', D: 'ArrowDown' }[key.replace('+', '')] ?? key
    cursor = cursor && moveCursor(rows, cursor, name, key.startsWith('+'))
    return words(cursor)
  })
}

test('moves by word across rows, skips rows without words, and stops at the ends', () => {
  expect(press('R R R R L L')).toEqual(['so', 'slow', 'A', 'call', 'A', 'slow'])
  expect(press('L')).toEqual(['Why'])
  expect(press('D End R')).toEqual(['A', 'Jonas', 'Jonas'])
})

test('moves to the start of a paragraph, to the previous one, and to both ends', () => {
  expect(press('D End U U D End Home')).toEqual(['A', 'Jonas', 'A', 'Why', 'A', 'Jonas', 'A'])
})

test('extends and shrinks the selection, and continues from its end', () => {
  expect(press('D R +R +R +L +L +L +R R')).toEqual([
    'A',
    'call',
    'call start',
    'call start, Jonas',
    'call start',
    'call',
    'call',
    'call start',
    'Jonas',
  ])
})

test('ignores other keys', () => {
  expect(press('x')).toEqual([null])
})
