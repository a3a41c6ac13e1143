// The line of times above a cue as nearly every file writes it, read without a pattern: there is one for every few words.
import { clockIn } from './time-code.ts'

const between = ' --> '
/** `0:01` */
const shortest = 4

/**
 * `00:01:02,345 --> 00:01:04,000` in seconds, settings behind them or not; null for times that are written in any other way.
 */
export function usualTimes(line: string): { start: number; end: number } | null {
  const middle = line.indexOf(between, shortest)
  if (middle < 0) return null
  const second = middle + between.length
  const behind = line.indexOf(' ', second)
  const start = clockIn(line, 0, middle)
  const end = clockIn(line, second, behind < 0 ? line.length : behind)
  return start >= 0 && end >= 0 ? { start, end } : null
}
