// Exports that put the time of a line, or a link to it, behind its words.
import { parseSeconds } from './time-code.ts'

const behindWords = /^(?<words>.*[^\s[(])\s*[[(]{1,2}(?<time>\d{1,3}:\d\d(?::\d\d)?(?:[.,]\d{1,3})?)[\])]{1,2}$/

const bullet = /^[*•][\s\ufdd0]+/

/** Faster than that nobody talks. */
const fastestWordsPerSecond = 7
const minLines = 5

type Timed = { words: string; time: string; seconds: number }

/**
 * The lines with such times in front, where most lines end with one, the times rise, and they are when a line
 * begins: after its own words there has to be room for them. Otherwise the same lines.
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

/** Talk begins within this many seconds of the start. */
const maxSecondsBefore = 3

/** Nearly all rise, and no more lines are said too fast before the next time than they would be before their own. */
function areStarts(lines: readonly Timed[]): boolean {
  let [falls, asStarts, asEnds] = [0, 0, 0]
  for (const [at, { words, seconds }] of lines.entries()) {
    const [before, after] = [lines[at - 1]?.seconds ?? 0, lines[at + 1]?.seconds ?? Number.POSITIVE_INFINITY]
    if (seconds < before) falls++
    const needed = words.split(' ').length / fastestWordsPerSecond
    // Times are whole seconds.
    if (after - seconds + 1 < needed) asStarts++
    if (seconds - before + 1 < needed) asEnds++
  }
  // Where both are as likely, times that begin with the recording are starts.
  const isFromZero = (lines[0]?.seconds ?? 0) <= maxSecondsBefore
  return falls * 10 <= lines.length && (asStarts < asEnds || (asStarts === asEnds && isFromZero))
}
