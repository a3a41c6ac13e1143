import { expect, test } from 'vitest'
import { wordsAt } from './words-at.ts'

const segments = [
  { id: 0, start: 0, end: 4, speaker: 'Maya', text: 'So why Saturdays?' },
  { id: 1, start: 4, end: 8, speaker: 'Jonas', text: 'Well,\n we closed on our busiest' },
  { id: 2, start: 8, end: 12, speaker: 'Jonas', text: 'day. And it was quiet.' },
]

test('returns the words between two positions, across lines and segments, as one line', () => {
  expect(wordsAt(segments, { from: { segment: 1, offset: 7 }, to: { segment: 2, offset: 4 } })).toBe(
    'we closed on our busiest day.',
  )
  expect(wordsAt(segments, { from: { segment: 0, offset: 0 }, to: { segment: 0, offset: 6 } })).toBe('So why')
})

test('returns nothing for positions outside the transcript', () => {
  expect(wordsAt(segments, { from: { segment: 7, offset: 0 }, to: { segment: 8, offset: 3 } })).toBe('')
})
