import { expect, test } from 'vitest'
import { lengthText, shortLength } from './lengths.ts'

test.each([
  [0, '0 minutes', '0 min'],
  [0.1, 'under a minute', '< 1 min'],
  [0.99, 'under a minute', '< 1 min'],
  [1, '1 minute', '1 min'],
  [1.5, '2 minutes', '2 min'],
  [46.2, '46 minutes', '46 min'],
])('%s minutes are %s, or %s', (minutes, long, short) => {
  expect(lengthText(minutes)).toBe(long)
  expect(shortLength(minutes)).toBe(short)
})
