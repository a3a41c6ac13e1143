import { expect, test } from 'vitest'
import { usualTimes } from './cue-clock.ts'

/** The times of a line between two others. */
function parseTimes(line: string) {
  const text = `--> 1\n${line}\n0:00:01 --> 0:00:02`
  return usualTimes(text, { from: 6, to: 6 + line.length, arrow: text.indexOf('-->', 6) })
}

test.each([
  ['00:00:01,500 --> 00:00:04,000', 1.5, 4],
  ['00:01.250 --> 01:02.125', 1.25, 62.125],
  ['103:00:01.000 --> 103:00:02.000 align:start position:0%', 370801, 370802],
  ['1:02:03 --> 1:02:04', 3723, 3724],
])('%s', (line, start, end) => {
  expect(parseTimes(line)).toEqual({ start, end })
})

test.each([
  '00:00:01,500 -> 00:00:04,000',
  '00:00:01:12 --> 00:00:04:00',
  '1.5 --> 4.25',
  'x --> y',
  '00:00:01,500 --> ',
  '00:00:01,500-->00:00:04,000',
  '00:00:01,500\t-->\t00:00:04,000',
  '00:00:01, --> 00:00:02,1',
  'at 00:00:01,500 --> 00:00:04,000',
])('%s is left to the patterns', (line) => {
  expect(parseTimes(line)).toBeNull()
})
