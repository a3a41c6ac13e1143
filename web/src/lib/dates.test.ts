import { expect, test } from 'vitest'
import { longDate, shortDate, timeAgo } from './dates.ts'

test('dates spell out the month', () => {
  expect(longDate('2026-09-03T12:00:00.000Z')).toBe('September 3, 2026')
  expect(shortDate('2026-09-03T12:00:00.000Z')).toBe('Sep 3, 2026')
})

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3600, '1 hour ago'],
  [23 * 3600, '23 hours ago'],
  [86_400, 'yesterday'],
  [2 * 86_400, '2 days ago'],
  [6 * 86_400, '6 days ago'],
  [7 * 86_400, 'Nov 14, 2026'],
])('%s seconds later shows as %s', (seconds, words) => {
  const then = '2026-11-14T12:00:00.000Z'
  expect(timeAgo(then, new Date(then).getTime() + seconds * 1000)).toBe(words)
})
