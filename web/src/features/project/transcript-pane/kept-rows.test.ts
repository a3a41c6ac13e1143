import { expect, test } from 'vitest'
import { keptRows } from './kept-rows.ts'

const rows = [true, false, true, false, false, true]
const takesFocus = (row: boolean) => row

test('with the row in focus stay those that the keyboard goes on to, before and after it', () => {
  expect(keptRows(rows, 3, takesFocus)).toEqual([2, 3, 5])
  expect(keptRows(rows, 0, takesFocus)).toEqual([0, 2])
  expect(keptRows(rows, 5, takesFocus)).toEqual([2, 5])
})

test('nothing stays without a focus, nor a row that is no more', () => {
  expect(keptRows(rows, null, takesFocus)).toEqual([])
  expect(keptRows(rows, 6, takesFocus)).toEqual([])
})
