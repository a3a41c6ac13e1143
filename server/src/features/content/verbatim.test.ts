import { expect, test } from 'vitest'
import { verbatimIn } from './verbatim.ts'

const segment = (id: number, speaker: string, text: string) => ({ id, speaker, start: null, end: null, text })
const isVerbatim = verbatimIn([
  segment(0, 'Ada', 'She cannot say that we know nothing about it.'),
  segment(1, 'Ada', 'We asked twice.'),
  segment(2, 'Ben', 'Nobody did.'),
])

test('[CONTENT-30] words said in one go by this speaker are verbatim, over the file’s own breaks', () => {
  expect(isVerbatim('we know nothing about it. We asked twice.', 'Ada')).toBe(true)
  expect(isVerbatim('We asked twice.', 'Ben')).toBe(false)
  expect(isVerbatim('We asked twice. Nobody did.', 'Ada')).toBe(false)
})

test('[CONTENT-30] a word cut in two is not what was said', () => {
  expect(isVerbatim('we know no', 'Ada')).toBe(false)
  expect(isVerbatim('he cannot say that we know nothing', 'Ada')).toBe(false)
})
