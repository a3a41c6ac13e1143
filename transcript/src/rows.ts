// What tables and JSON lists have in common: rows whose times may be clock texts, seconds or milliseconds.
import type { SegmentDraft } from './dialect.ts'
import { namedSegments } from './named-lines.ts'
import { secondsOf } from './time-code.ts'
import { wordRuns } from './word-runs.ts'

export type Row = { speaker: string | null; start: RowTime; end: RowTime; text: string; glued?: boolean }

/** `bare`: a number without a unit. `milliseconds`: its column's name gives the unit. */
export type RowTime = { seconds: number | null; bare: boolean; milliseconds: boolean }

const noTime: RowTime = { seconds: null, bare: false, milliseconds: false }

/** A time as it stands in the file, under the bare name of its column. */
export function rowTime(value: unknown, name: string, framesPerSecond?: number): RowTime {
  const milliseconds = /(?:ms|millis|milliseconds)$/.test(name)
  if (typeof value === 'number' && Number.isFinite(value)) return { seconds: value, bare: true, milliseconds }
  if (typeof value !== 'string' || value.trim() === '') return noTime
  const bare = /^\s*\d+(?:[.,]\d+)?\s*$/.test(value)
  return { seconds: secondsOf(value, framesPerSecond), bare, milliseconds: milliseconds && bare }
}

/** `oneWordEach`: the rows are single words, to be joined. */
export function rowSegments(rows: readonly Row[], { oneWordEach }: { oneWordEach: boolean }): SegmentDraft[] {
  const milliseconds = countsMilliseconds(rows)
  const timed = rows.map((row) => ({
    ...row,
    start: inSeconds(row.start, milliseconds),
    end: inSeconds(row.end, milliseconds),
  }))
  if (oneWordEach) return wordRuns(timed)
  if (timed.some((row) => row.speaker !== null)) return timed
  return namedSegments(timed.map(({ start, end, text }) => ({ start, end, lines: [text] })))
}

/** Slower than this nobody talks: one word in 12 seconds, on average over the whole file. */
const slowestWordsPerSecond = 0.08

/** Whether bare numbers must be milliseconds, since as seconds the words would take impossibly long. */
function countsMilliseconds(rows: readonly Row[]): boolean {
  let words = 0
  let seconds = 0
  let previous = 0
  for (const { start, end, text } of rows) {
    if (start.milliseconds) return false
    if (!start.bare || start.seconds === null) continue
    if (!Number.isInteger(start.seconds) || !Number.isInteger(end.seconds ?? 0)) return false
    words += text.split(' ').length
    seconds += end.seconds !== null && end.bare ? end.seconds - start.seconds : Math.max(0, start.seconds - previous)
    previous = start.seconds
  }
  return seconds > 100 && words / seconds < slowestWordsPerSecond
}

function inSeconds(time: RowTime, allMilliseconds: boolean): number | null {
  if (time.seconds === null || time.seconds < 0) return null
  const scaled = time.bare && (time.milliseconds || allMilliseconds)
  return scaled ? Math.round(time.seconds) / 1000 : time.seconds
}
