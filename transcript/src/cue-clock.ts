// The line of times above a cue as nearly every file writes it, read without a pattern: there is one for every few words.
import { clockIn } from './time-code.ts'

/** An arrow with a space on either side. */
const between = ' --> '
const space = 0x20
/** `0:01` */
const minLength = 4

/**
 * `00:01:02,345 --> 00:01:04,000` in seconds, settings behind them or not, between two places of a text: a line,
 * found already, with the place of its arrow. Null for times that are written in any other way. It looks at nothing
 * beyond `to`: what is asked of every line must not look through the file.
 */
export function usualTimes(
  text: string,
  { from, to, arrow }: { from: number; to: number; arrow: number },
): { start: number; end: number } | null {
  const middle = arrow - 1
  const second = middle + between.length
  if (middle < from + minLength || second >= to || !text.startsWith(between, middle)) return null
  let behind = second
  while (behind < to && text.charCodeAt(behind) !== space) behind++
  const start = clockIn(text, from, middle)
  const end = clockIn(text, second, behind)
  return start >= 0 && end >= 0 ? { start, end } : null
}
