import { expect, test } from 'vitest'
import { toRows } from '../transcript-pane/rows.ts'
import { type Cursor, firstWordFrom, moveCursor } from './word-cursor.ts'

const cue = (id: number, speaker: string, text: string) => ({ id, speaker, start: id * 5, end: id * 5 + 5, text })
const rows = toRows([cue(0, 'Maya', 'Why so slow?'), cue(1, 'Jonas', '— …'), cue(2, 'Maya', 'A call start, Jonas.')])
const words = (cursor: Cursor | null) => cursor && rows[cursor.row]?.text.slice(cursor.from, cursor.to)

/** What the cursor holds after each of these keys; '+' before one is Shift. */
function press(keys: string) {
  let cursor = firstWordFrom(rows, { row: 0, offset: 0 })
  return keys.split(' ').map((key) => {
    const name = { L: 'ArrowLeft', R: 'ArrowRight', U: 'ArrowUp', D: 'ArrowDown' }[key.replace('+', '')] ?? key
    cursor = cursor && moveCursor(rows, cursor, name, key.startsWith('+'))
    return words(cursor)
  })
}

test('goes from word to word over the rows, also over one without words, and stays at the ends', () => {
  expect(press('R R R R L L')).toEqual(['so', 'slow', 'A', 'call', 'A', 'slow'])
  expect(press('L')).toEqual(['Why'])
  expect(press('D End R')).toEqual(['A', 'Jonas', 'Jonas'])
})

test('goes to the beginning of a paragraph, to the one before, and to both ends', () => {
  expect(press('D End U U D End Home')).toEqual(['A', 'Jonas', 'A', 'Why', 'A', 'Jonas', 'A'])
})

test('takes in the words after it and lets them go again, and goes on from its end', () => {
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

test('other keys mean nothing', () => {
  expect(press('x')).toEqual([null])
})
