import { expect, test } from 'vitest'
import { gapInWords } from './gap-in-words.ts'
import { openTrust } from './model-trust.ts'

const leftOut = (why: string) => ({ key: 'quotes' as const, at: 'quote', text: 'Never mind.', why })
const quoted = leftOut('“Never mind.” was not said like that by one speaker in one go.')

test('what was left out is counted, each kind of reason told once, in front of what was not checked', () => {
  expect(gapInWords([], null)).toBeNull()
  expect(gapInWords([], 'Not checked.')).toBe('Not checked.')
  expect(
    gapInWords([quoted, quoted, leftOut('It does not follow from sentences 4: the reverse.')], 'Not checked.'),
  ).toBe(
    '3 texts were left out because they did not hold: it quoted words that nobody said like that; it says what does not follow from what was said. Not checked.',
  )
})

test('a model that could not judge is tried again after an hour', () => {
  let now = 0
  const trustOf = openTrust(() => now)
  const trust = trustOf('workspace')
  expect(trust.isThere()).toBe(true)
  trust.lose()
  expect(trustOf('another workspace').isThere()).toBe(true)
  now = 3_599_999
  expect(trust.isThere()).toBe(false)
  now = 3_600_000
  expect(trust.isThere()).toBe(true)
})
