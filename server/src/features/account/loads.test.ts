import { expect, test } from 'vitest'
import { inLoads } from './loads.ts'

const sizes = (bytes: number[], limits = { bytes: 10, rows: 3 }) =>
  inLoads(
    bytes.map((size) => ({ bytes: size })),
    limits,
  ).map((load) => load.map((row) => row.bytes))

test('small rows are read together, up to a size and a number, in their order', () => {
  expect(sizes([4, 5, 1, 9])).toEqual([[4, 5, 1], [9]])
  expect(sizes([1, 1, 1, 1])).toEqual([[1, 1, 1], [1]])
  expect(sizes([])).toEqual([])
})

test('a row that is larger than a load is one by itself', () => {
  expect(sizes([1, 40, 1, 1])).toEqual([[1], [40], [1, 1]])
})
