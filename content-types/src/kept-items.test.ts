import { expect, test } from 'vitest'
import { keepItems } from './kept-items.ts'

const place = (offset: number) => ({ segment: 0, offset })
const said = (text: string, from: number, to: number) => ({ text, evidence: { from: place(from), to: place(to) } })

test('kept items of a list stay at their places, the others are new', () => {
  const current = [said('a', 0, 9), said('b', 10, 19), said('c', 20, 29)]
  const next = [said('x', 30, 39), said('y', 40, 49), said('z', 50, 59)]
  expect(keepItems(current, next, { item: null, kept: ['1'] })).toEqual([next[0], current[1], next[1], next[2]])
})

test('a new item does not repeat the words of a kept one', () => {
  const current = [said('a', 0, 9), said('b', 10, 19)]
  const next = [said('the same moment', 12, 15), said('y', 40, 49)]
  expect(keepItems(current, next, { item: null, kept: ['1'] })).toEqual([next[1], current[1]])
})

test('a kept item keeps its path where too few new ones come', () => {
  const current = [said('a', 0, 9), said('b', 10, 19), said('c', 20, 29)]
  expect(keepItems(current, [], { item: null, kept: ['2'] })).toEqual(current)
})

test('items with names are kept wherever they stand', () => {
  const current = { short: 'old', long: 'old', more: { deep: ['a', 'b'] } }
  const next = { short: 'new', long: 'new', more: { deep: ['x', 'y'] } }
  expect(keepItems(current, next, { item: null, kept: ['short', 'more.deep.1'] })).toEqual({
    short: 'old',
    long: 'new',
    more: { deep: ['x', 'b', 'y'] },
  })
})

test('one item changes, and nothing else', () => {
  const current = { primary: 'old', alternative: ['a', 'b'] }
  const next = { primary: 'new', alternative: ['x', 'y'] }
  expect(keepItems(current, next, { item: 'alternative.1', kept: [] }, 'primary')).toEqual({
    primary: 'old',
    alternative: ['a', 'new'],
  })
})

test('a kept item does not change, whoever asks for it', () => {
  expect(keepItems(['a'], ['b'], { item: '0', kept: ['0'] })).toEqual(['a'])
})
