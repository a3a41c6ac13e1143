import { expect, test } from 'vitest'
import { FeatureNumbers, hashed, Shown } from './feature-numbers.ts'
import { createReader, type Forest, sumTrees } from './forest.ts'
import { getWord, splitPieces, surprises } from './sequences.ts'

test('words that people say surprise less than the same words in another order', () => {
  const mean = (text: string) => {
    const { bits } = surprises(splitPieces(text))
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
  const numbers = new FeatureNumbers()
  const reader = createReader(forest, numbers)
  const shown = new Shown()
  const read = rows.map((row) => {
    shown.clear()
    for (const [name, value] of Object.entries(row)) shown.add(numbers.of(name), value)
    shown.add(numbers.of('unknown'), 7)
    return reader(shown)
  })
  expect(read).toEqual([-0.125, -0.875, 0.625, -0.125])
  expect(rows.map((row) => sumTrees(forest, new Map(Object.entries(row))))).toEqual(read)
})

test('words are counted with the apostrophes and hyphens in them, figures as one, marks where a clause ends', () => {
  const pieces = splitPieces("Don’t re-use 3,000 “Ångström” units… Why?! – 90% of 'em, she said.")
  const words = Array.from({ length: pieces.count }, (_, at) => getWord(pieces, at))
  expect(words.join(' ')).toBe("don't re-use 0 ångström units . why . 0 of 'em , she said .")
})

test('a feature has one number, whether its name is whole or in words, and a closed list knows no others', () => {
  const numbers = new FeatureNumbers()
  const all = Array.from({ length: 5000 }, (_, at) => numbers.of(`3:one two ${at}`))
  expect(new Set(all).size).toBe(5000)
  const runs = hashed('3:')
  expect(numbers.names[all[4321] ?? -1]).toBe('3:one two 4321')
  const find = (third: string) => numbers.find(runs, hashed('one'), hashed('two'), hashed(third))
  numbers.close()
  expect(all.map((_, at) => find(String(at)))).toEqual(all)
  expect([numbers.of('3:one two'), find('5000')]).toEqual([-1, -1])
})
