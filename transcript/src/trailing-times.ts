// Handles exports that put a line's time, or a link to it, after its words.
import { parseSeconds } from './time-code.ts'

const behindWords = /^(?<words>.*[^\s[(])\s*[[(]{1,2}(?<time>\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)[\])]{1,2}$/

const bullet = /^[*•][\s\ufdd0]+/

/** Nobody talks faster than this. */
const fastestWordsPerSecond = 7
const minLines = 5

type Timed = { words: string; time: string; seconds: number }

/**
 * Returns the lines with such times moved to the front, if most lines end with one, the times increase, and there is
 * time for a line's words after its own time rather than before it. Otherwise returns the same lines.
 */
export function withTimesInFront(lines: readonly string[]): readonly string[] {
  let closed = 0
  for (const line of lines) if (endsWithBracket(line)) closed++
  if (closed * 3 < lines.length * 2) return lines
  const timed = lines.map(timedLine)
  const known = timed.filter((line) => line !== null)
  if (known.length < minLines || known.length * 3 < lines.length * 2 || !areStarts(known)) return lines
  return lines.map((line, at) => {
    const read = timed[at]
    return read ? `[${read.time}] ${read.words.replace(bullet, '')}` : line
  })
}

function timedLine(line: string): Timed | null {
  const { words, time } = (endsWithBracket(line) ? behindWords.exec(line)?.groups : null) ?? {}
  const seconds = time === undefined ? null : parseSeconds(time)
  return words === undefined || time === undefined || seconds === null ? null : { words, time, seconds }
}

function endsWithBracket(line: string): boolean {
  return line.endsWith(']') || line.endsWith(')')
}

/** A talk starts within this many seconds. */
const maxSecondsBefore = 3

/**
 * True if nearly all times increase, and fewer lines are impossibly fast with them as start times than as end times.
 */
function areStarts(lines: readonly Timed[]): boolean {
  let [falls, asStarts, asEnds] = [0, 0, 0]
  for (const [at, { words, seconds }] of lines.entries()) {
    const [before, after] = [lines[at - 1]?.seconds ?? 0, lines[at + 1]?.seconds ?? Number.POSITIVE_INFINITY]
    if (seconds < before) falls++
    const needed = words.split(' ').length / fastestWordsPerSecond
    // Times are in whole seconds.
    if (after - seconds + 1 < needed) asStarts++
    if (seconds - before + 1 < needed) asEnds++
  }
  // On a tie, times that start at the beginning of the recording are start times.
  const isFromZero = (lines[0]?.seconds ?? 0) <= maxSecondsBefore
  return falls * 10 <= lines.length && (asStarts < asEnds || (asStarts === asEnds && isFromZero))
}
