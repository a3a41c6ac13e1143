import { expect, test } from 'vitest'
import { capitalizeStart } from './capitalize.ts'

test.each([
  ['people came for the bread', 'People came for the bread'],
  ['we bake at night. We sleep at noon.', 'We bake at night. We sleep at noon.'],
  ['some breads, i.e. the dark ones, take a night', 'Some breads, i.e. the dark ones, take a night'],
  ['we bake at night. we sleep at noon.', 'we bake at night. we sleep at noon.'],
  ["we bake at night and i'm asleep at noon", "we bake at night and i'm asleep at noon"],
  ['I bake. you sleep.', 'I bake. you sleep.'],
])('%s', (text, printed) => {
  expect(capitalizeStart(text)).toBe(printed)
})
