import { expect, test } from 'vitest'
import { findSpan, getPlaces, moveEnd, putEnd, stepOut, type WordSpan } from './word-span.ts'

const rows = [
  { text: 'So, “why” close? Most bakeries live for Saturday.' },
  { text: '—' },
  { text: 'Ours doesn’t: it is Ada’s.' },
]

/** Returns the words of a span, rows separated by a slash. */
function read(span: WordSpan | null) {
  if (!span) return null
  const { from, to } = getPlaces(rows, span)
  return rows
    .slice(from.row, to.row + 1)
    .map(({ text }, at) => text.slice(at === 0 ? from.offset : 0, at === to.row - from.row ? to.offset : undefined))
    .join(' / ')
}

const select = (from: [number, number], to: [number, number]) =>
  findSpan(rows, { from: { row: from[0], offset: from[1] }, to: { row: to[0], offset: to[1] } }) as WordSpan

test('a selection reaches from the first to the last word that it touches, with their punctuation', () => {
  expect(read(select([0, 6], [0, 13]))).toBe('“why” close?')
  expect(read(select([0, 25], [2, 8]))).toBe('bakeries live for Saturday. / — / Ours doesn’t:')
  expect(read(select([2, 20], [2, 21]))).toBe('Ada’s.')
  // A triple click ends at the start of the next row.
  expect(read(select([0, 0], [2, 0]))).toBe(rows[0]?.text)
  expect(select([0, 16], [0, 17])).toBeNull()
  expect(select([1, 0], [1, 1])).toBeNull()
})

test('ends move by a word or a sentence, also into other rows, and keep one word', () => {
  const word = { by: 1, unit: 'word' } as const
  const back = { by: -1, unit: 'word' } as const
  const why = select([0, 6], [0, 7])
  expect(read(moveEnd(rows, why, 'last', word))).toBe('“why” close?')
  expect(read(moveEnd(rows, why, 'last', back))).toBe('“why”')
  expect(read(moveEnd(rows, why, 'first', back))).toBe('So, “why”')
  expect(read(moveEnd(rows, why, 'first', word))).toBe('“why”')
  expect(read(moveEnd(rows, why, 'last', { by: 1, unit: 'sentence' }))).toBe('“why” close?')
  const saturday = select([0, 42], [0, 43])
  expect(read(moveEnd(rows, saturday, 'first', { by: -1, unit: 'sentence' }))).toBe('Most bakeries live for Saturday.')
  expect(read(moveEnd(rows, saturday, 'last', { by: 1, unit: 'sentence' }))).toBe(`Saturday. / — / ${rows[2]?.text}`)
  expect(read(stepOut(rows, saturday, 1))).toBe('Ours')
  expect(read(stepOut(rows, select([0, 0], [0, 1]), -1))).toBe('So,')
  expect(read(putEnd(why, 'first', saturday.last))).toBe('“why”')
  expect(read(putEnd(why, 'last', saturday.last))).toBe('“why” close? Most bakeries live for Saturday.')
})
