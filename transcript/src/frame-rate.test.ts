import { expect, test } from 'vitest'
import { framesPerSecondIn } from './frame-rate.ts'
import { createParseWarnings } from './parse-warnings.ts'

test.each([
  ['00:00:01:24 and 00:00:02:05', 25],
  ['00:00:01:24 and 00:00:02:29', 30],
  ['00;00;01;05 and 00:00:02;29', 30],
  ['00:00:01:54', 60],
  ['00:00:01.540 and 1:02:03', null],
  ['12:34:56:78:90', null],
])('%s', (text, rate) => {
  expect(framesPerSecondIn(text)).toBe(rate)
})

test('the guess is told, with the first line it counts for', () => {
  const notes = createParseWarnings()
  framesPerSecondIn('Bread\n\n00:00:01:24\n00:00:02:29\n', notes)
  expect(notes.notes()).toEqual([
    { kind: 'repaired', what: 'times that count frames, read as 30 a second', count: 2, firstLine: 3 },
  ])
})
