// Section headings with a start time: the time belongs to the words below.
import { isHeadingWord } from './heading-words.ts'
import { isHeading } from './markdown.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import type { TextLine } from './text-lines.ts'
import { parseSeconds } from './time-code.ts'

const clock = String.raw`\d{1,3}:\d\d(?::\d\d)?`
const inFront = new RegExp(String.raw`^#{1,6} ?[[({*_]{0,4}(${clock})[\])}*_]{0,4}[ :|–—-]{1,4}[\p{L}\p{N}"'“‘]`, 'u')
const behind = new RegExp(String.raw`[ [(](${clock})[\])}*_]{0,4}$`)

/**
 * Returns the lines with each heading's time moved to the first line below, if that line has no time and the next time
 * is later. Removes plain headings such as `Introduction [00:00]`; a later step removes Markdown headings.
 */
export function withHeadingTimes(lines: readonly TextLine[], notes: ParseWarnings): readonly TextLine[] {
  const stated = lines.filter(({ time }) => time !== null).length
  const headings = headingsIn(lines)
  if (headings.size === 0 || headings.size + stated < 2) return lines
  const next = nextTimes(lines, headings)
  if (!areInOrder(lines, headings)) return lines
  const read: TextLine[] = []
  let waiting: number | null = null
  let latest = 0
  for (const [at, line] of lines.entries()) {
    const time = headings.get(line)
    const fits = time !== undefined && time >= latest && time <= (next[at] ?? Number.POSITIVE_INFINITY)
    if (fits) latest = waiting = time
    if (isHeading(line.raw)) read.push(line)
    else if (fits) notes.droppedWords({ what: 'headings', text: line.raw, line: line.number })
    else {
      read.push(waiting !== null && line.time === null ? { ...line, time: waiting, timePlace: 'above' } : line)
      waiting = null
    }
  }
  return read
}

/** A time out of order may be something else: “John (3:16)”. */
function areInOrder(lines: readonly TextLine[], headings: ReadonlyMap<TextLine, number>): boolean {
  let latest = 0
  for (const line of lines) {
    const time = headings.get(line) ?? latest
    if (time < latest) return false
    latest = time
  }
  return true
}

/** Returns the headings and their times. */
function headingsIn(lines: readonly TextLine[]): Map<TextLine, number> {
  const headings = new Map<TextLine, number>()
  const labels = new Map<string, number>()
  for (const { label } of lines) if (label) labels.set(label.label, (labels.get(label.label) ?? 0) + 1)
  for (const line of lines) {
    const stated = isHeading(line.raw) ? (inFront.exec(line.raw) ?? behind.exec(line.raw)) : null
    const time = stated ? parseSeconds(stated[1] ?? '') : isTitle(line, labels) ? line.time : null
    if (time !== null) headings.set(line, time)
  }
  return headings
}

/** A title such as "Introduction [00:00]" occurs once and has no colon. "Q" and "A" repeat. */
function isTitle({ label, timePlace, words, raw }: TextLine, labels: ReadonlyMap<string, number>): boolean {
  if (timePlace !== 'after' || words !== '' || label === null || !isHeadingWord(label.label)) return false
  if (raw.includes(':') && raw.indexOf(':') < raw.search(/\d:\d/)) return false
  return labels.get(label.label) === 1
}

/** For each line, returns the next time that the lines below state. */
function nextTimes(lines: readonly TextLine[], headings: ReadonlyMap<TextLine, number>): (number | undefined)[] {
  const times: (number | undefined)[] = Array(lines.length)
  let next: number | undefined
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at]
    times[at] = next
    next = (line && (headings.get(line) ?? line.time)) ?? next
  }
  return times
}
