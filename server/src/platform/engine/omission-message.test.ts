import { expect, test } from 'vitest'
import { openTrust } from './model-trust.ts'
import { omissionMessage } from './omission-message.ts'

const leftOut = (why: string) => ({ key: 'quotes' as const, at: 'quote', text: 'Never mind.', why })
const quoted = leftOut('“Never mind.” was not said like that by one speaker in one go.')

test('what was left out is counted, each kind of reason told once, in front of what was not checked', () => {
  expect(omissionMessage([], null)).toBeNull()
  expect(omissionMessage([], 'Not checked.')).toBe('Not checked.')
  expect(
    omissionMessage([quoted, quoted, leftOut('It does not follow from sentences 4: the reverse.')], 'Not checked.'),
  ).toBe(
    '3 texts didn’t pass the checks and were left out: a quote doesn’t match the transcript; a claim isn’t supported by the transcript. Not checked.',
  )
})

test('a model that could not judge is tried again after an hour', () => {
  let now = 0
  const getTrust = openTrust(() => now)
  const trust = getTrust('workspace')
  expect(trust.isThere()).toBe(true)
  trust.lose()
  expect(getTrust('another workspace').isThere()).toBe(true)
  now = 3_599_999
  expect(trust.isThere()).toBe(false)
  now = 3_600_000
  expect(trust.isThere()).toBe(true)
})
