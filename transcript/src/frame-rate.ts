// Time codes of video editors end in a frame number, and files rarely state the frame rate.
import type { ParseWarnings } from './parse-warnings.ts'

const timeCode = /(?<![\d:;])\d{1,2}[:;]\d{2}[:;]\d{2}[:;](\d{2})(?![\d:;])/g
const likelyRates = [25, 30, 50, 60]

/** Returns the frame rate that fits the file's largest frame number, or null if no time has frames. */
export function framesPerSecondIn(text: string, notes?: ParseWarnings): number | null {
  const first = text.slice(0, 20_000).search(timeCode)
  if (first < 0) return null
  let largest = 0
  let count = 0
  for (const [, frame] of text.matchAll(timeCode)) {
    largest = Math.max(largest, Number(frame))
    count++
  }
  const rate = likelyRates.find((candidate) => largest < candidate)
  if (rate === undefined) return null
  notes?.repaired(`times that count frames, read as ${rate} a second`, text.slice(0, first).split('\n').length, count)
  return rate
}
