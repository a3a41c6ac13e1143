import { expect, test } from 'vitest'
import { type Forest, readerOf, sumOf } from './forest.ts'
import { piecesOf, surprises } from './sequences.ts'

test('words that people say surprise less than the same words in another order', () => {
  const mean = (text: string) => {
    const bits = surprises(piecesOf(text))
    return bits.reduce((sum, one) => sum + one, 0) / bits.length
  }
  const said = mean('I think that is one of the most important things you can do.')
  expect(mean('Do important that things one I most can the is think of you.')).toBeGreaterThan(said + 1)
  expect(mean('Bread lies quorum of the the sixteen, banana was were it.')).toBeGreaterThan(said + 1)
})

test('a forest that is read piece by piece says what it says of one', () => {
  const forest: Forest = {
    features: ['length', 'question'],
    base: -0.5,
    trees: [
      { feature: [0, -1, 1, -1, -1], threshold: [8, 0, 0, 0, 0], left: [1, 0, 3, 0, 0], value: [0, 0.25, 0, -0.5, 1] },
      { feature: [-1], threshold: [0], left: [0], value: [0.125] },
    ],
  }
  const rows = [{ length: 5 }, { length: 12 }, { length: 12, question: 1 }, {}] as Record<string, number>[]
  const reader = readerOf(forest)
  const read = rows.map((row) => {
    for (const [name, value] of Object.entries(row)) reader.emit(name, value)
    reader.emit('unknown', 7)
    return reader.sum()
  })
  expect(read).toEqual([-0.125, -0.875, 0.625, -0.125])
  expect(rows.map((row) => sumOf(forest, new Map(Object.entries(row))))).toEqual(read)
})
