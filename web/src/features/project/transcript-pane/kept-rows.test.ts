import { expect, test } from 'vitest'
import { keptRows } from './kept-rows.ts'

const rows = [true, false, true, false, false, true].map((opensTurn) => ({ opensTurn }))

test('with the row in focus stay the turns before and after it', () => {
  expect(keptRows(rows, 3)).toEqual([2, 3, 5])
  expect(keptRows(rows, 0)).toEqual([0, 2])
  expect(keptRows(rows, 5)).toEqual([2, 5])
})

test('nothing stays without a focus, nor a row that is no more', () => {
  expect(keptRows(rows, null)).toEqual([])
  expect(keptRows(rows, 6)).toEqual([])
})
