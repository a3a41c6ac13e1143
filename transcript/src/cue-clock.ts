// The line of times above a cue as nearly every file writes it, read without a pattern: there is one for every few words.
import { clockIn } from './time-code.ts'

const between = ' --> '
/** `0:01` */
const shortest = 4

/**
 * `00:01:02,345 --> 00:01:04,000` in seconds, settings behind them or not, between two places of a text: a line,
 * found already. Null for times that are written in any other way.
 */
export function usualTimes(text: string, from = 0, to = text.length): { start: number; end: number } | null {
  const middle = text.indexOf(between, from + shortest)
  const second = middle + between.length
  if (middle < 0 || second >= to) return null
  const behind = text.indexOf(' ', second)
  const start = clockIn(text, from, middle)
  const end = clockIn(text, second, behind < 0 || behind > to ? to : behind)
  return start >= 0 && end >= 0 ? { start, end } : null
}
