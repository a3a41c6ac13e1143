import { expect, test } from 'vitest'
import { shortfallMessage } from './shortfall-message.ts'

const quotes = { usual: { items: 8, one: 'quote', many: 'quotes' }, count: (content: number[]) => content.length }
const few = (found: number, minutes: number) => shortfallMessage(quotes, Array(found).fill(0), minutes)

test('fewer than people expect is said with what Regenerate does, and what is expected follows the length of the episode', () => {
  expect(few(3, 45)).toBe('3 quotes found. Regenerate to look for others; pinned ones stay.')
  expect(few(1, 90)).toBe('1 quote found. Regenerate to look for others; pinned ones stay.')
  expect(few(0, 45)).toBe('No quotes found.')
  expect([few(7, 45), few(3, 23), few(1, 12)].every((one) => one !== null)).toBe(true)
  expect([few(8, 45), few(8, 180), few(4, 23), few(2, 12), few(1, 5)]).toEqual([null, null, null, null, null])
})

test('a type that comes as one whole is never said to be few', () => {
  expect(shortfallMessage({ count: () => 1 }, {}, 45)).toBeNull()
})
