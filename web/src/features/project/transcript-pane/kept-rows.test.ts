import { expect, test } from 'vitest'
import { keptRows } from './kept-rows.ts'

const rows = [true, false, true, false, false, true]
const takesFocus = (row: boolean) => row

test('keeps the focused row and the next rows that Tab and Shift+Tab reach', () => {
  expect(keptRows(rows, 3, takesFocus)).toEqual([2, 3, 5])
  expect(keptRows(rows, 0, takesFocus)).toEqual([0, 2])
  expect(keptRows(rows, 5, takesFocus)).toEqual([2, 5])
})

test('keeps nothing without a focus, and no row that is gone', () => {
  expect(keptRows(rows, null, takesFocus)).toEqual([])
  expect(keptRows(rows, 6, takesFocus)).toEqual([])
})
