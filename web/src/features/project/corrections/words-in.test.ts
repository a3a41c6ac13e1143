import { expect, test } from 'vitest'
import { wholeWords, wordAt, wordsIn } from './words-in.ts'

const read = (text: string) => wordsIn(text).map(({ from, to }) => text.slice(from, to))

test.each([
  ['We took a pencil, and 3.5 rolls.', ['We', 'took', 'a', 'pencil', 'and', '3.5', 'rolls']],
  ['a well-known O’Neill', ['a', 'well-known', 'O’Neill']],
  ['Kubernets’s start. It’s fine, don’t.', ['Kubernets', 'start', 'It’s', 'fine', 'don’t']],
  ['Überraschung für Zoë', ['Überraschung', 'für', 'Zoë']],
  ['— … !', []],
])('the words of “%s”', (text, words) => {
  expect(read(text)).toEqual(words)
})

test('a script without spaces has words too', () => {
  expect(read('東京へ行きます').length).toBeGreaterThan(1)
})

test('a word is found at its start, inside it and at its end, but not between words', () => {
  const text = 'call start, now'
  expect([0, 2, 4].map((offset) => wordAt(text, offset))).toEqual(Array(3).fill({ from: 0, to: 4 }))
  expect(wordAt(text, 11)).toBeNull()
})

test('a selection extends to whole words; punctuation alone is none', () => {
  const text = 'the call start, now'
  expect(wholeWords(text, { from: 6, to: 11 })).toEqual({ from: 4, to: 14 })
  expect(wholeWords(text, { from: 14, to: 16 })).toBeNull()
})
