import { expect, test } from 'vitest'
import { openCount } from './count.ts'
import { countLoops } from './counted-loops.ts'

test('loops with expectations are counted, others and their lines are left alone', () => {
  const code = `const list: string[] = []
for (const one of list) expect(one).toBe('x')
for (const one of list) console.log(one)
for (const [key, value] of Object.entries(list)) {
  expectSame(key, value)
}`
  expect(countLoops('some.test.ts', code)).toBe(`const list: string[] = []
for (const one of globalThis.countCases(2, list)) expect(one).toBe('x')
for (const one of list) console.log(one)
for (const [key, value] of globalThis.countCases(4, Object.entries(list))) {
  expectSame(key, value)
}`)
})

test('lists of tests are required to have cases, templates are left alone', () => {
  expect(countLoops('some.test.tsx', "test.each(list)('%s', () => {})")).toBe(
    "test.each(globalThis.requireCases(1, list))('%s', () => {})",
  )
  const template = 'describe.each`a\nb`("is $a", () => {})'
  expect(countLoops('some.test.ts', template)).toBe(template)
})

test('a loop that never had a case is told, one that had a case in another round is not', () => {
  const { countCases, emptyLines } = openCount()
  expect([...countCases(3, [])]).toEqual([])
  expect([...countCases(7, new Set(['a', 'b']))]).toEqual(['a', 'b'])
  expect(emptyLines()).toEqual([3])
  expect([...countCases(3, ['c'])]).toEqual(['c'])
  expect(emptyLines()).toEqual([])
})

test('an empty list of tests is an error', () => {
  const { requireCases } = openCount()
  expect(requireCases(1, ['a'])).toEqual(['a'])
  expect(() => requireCases(4, [])).toThrow(/line 4 is empty/)
})
