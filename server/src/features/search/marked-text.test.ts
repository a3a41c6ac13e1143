import { expect, test } from 'vitest'
import { fullestLine } from './marked-text.ts'

test('of the lines of an item the one with most hits is shown, of equals the first', () => {
  const text = 'A queue\nBread, and bread again.\nBread'
  const hits = [
    { from: 8, to: 13 },
    { from: 19, to: 24 },
    { from: 32, to: 37 },
  ]
  expect(fullestLine({ text, hits })).toEqual({
    text: 'Bread, and bread again.',
    hits: [
      { from: 0, to: 5 },
      { from: 11, to: 16 },
    ],
  })
  expect(fullestLine({ text, hits: hits.slice(2) })).toEqual({ text: 'Bread', hits: [{ from: 0, to: 5 }] })
  expect(fullestLine({ text, hits: [] })).toEqual({ text, hits: [] })
})
