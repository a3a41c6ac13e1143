import { expect, test } from 'vitest'
import { Evidence, isEvidence } from './evidence.ts'

const good = {
  speaker: 'Maya',
  start: 1,
  end: 4,
  estimated: false,
  from: { segment: 0, offset: 0 },
  to: { segment: 1, offset: 9 },
}

test.each([
  good,
  { ...good, speaker: null },
  { ...good, more: 'than needed' },
  { ...good, speaker: 7 },
  { ...good, start: -1 },
  { ...good, end: Number.NaN },
  { ...good, end: '4' },
  { ...good, estimated: undefined },
  { ...good, from: null },
  { ...good, to: { segment: 0.5, offset: 0 } },
  { ...good, to: { segment: 2 ** 60, offset: 0 } },
  { ...good, to: { segment: -1, offset: 0 } },
  [good],
  'Maya',
  null,
  undefined,
])('the check by hand says of %j what the schema says', (value) => {
  expect(isEvidence(value)).toBe(Evidence.safeParse(value).success)
})
