// Parses the usual timing line of cues without a regular expression: files have one for every few words.
import { clockIn } from './time-code.ts'

/** An arrow with a space on either side. */
const between = ' --> '
const space = 0x20
/** `0:01` */
const minLength = 4

/**
 * Parses `00:01:02,345 --> 00:01:04,000`, with or without settings after it, to seconds. The range is the line, and the
 * arrow's offset is known. Returns null for other notations. Never searches beyond `to`, since it runs for every line.
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
