// Shared by tables and JSON lists: rows whose times may be clock times, seconds, or milliseconds.
import { secondsOfDate } from './date-lines.ts'
import type { SegmentDraft, TimedWords } from './dialect.ts'
import { namedSegments } from './named-lines.ts'
import type { ParseWarnings } from './parse-warnings.ts'
import { parseSeconds, timeOfDay } from './time-code.ts'
import { wordRuns } from './word-runs.ts'

export type Row = {
  speaker: string | null
  start: RowTime
  end: RowTime
  text: string
  glued?: boolean
  line?: number
  entry?: number
  words?: RowWords | undefined
}

/** Words with numbers that all have the unit of the first. */
export type RowWords = TimedWords & { unit: Omit<RowTime, 'seconds'> }

/** `bare`: the number has no unit. `milliseconds`: the column's name states the unit. */
export type RowTime = { seconds: number | null; bare: boolean; milliseconds: boolean }

const noTime: RowTime = { seconds: null, bare: false, milliseconds: false }

/** Parses a time from the file, given the normalized name of its column. */
export function rowTime(value: unknown, name: string, framesPerSecond?: number): RowTime {
  const milliseconds = /(?:ms|millis|milliseconds)$/.test(name)
  if (typeof value === 'number' && Number.isFinite(value)) return { seconds: value, bare: true, milliseconds }
  if (typeof value !== 'string' || value.trim() === '') return noTime
  if (dateAndTime.test(value)) return { ...noTime, seconds: numberOrNull(Date.parse(value) / 1000) }
  const bare = /^\s*\d+(?:[.,]\d+)?\s*$/.test(value)
  const seconds = parseSeconds(value, framesPerSecond) ?? timeOfDay(value) ?? secondsOfDate(value)
  return { seconds, bare, milliseconds: milliseconds && bare }
}

const dateAndTime = /^\s*\d{4}-\d\d-\d\d[T ]\d\d:\d\d/

function numberOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

type Reading = { oneWordEach: boolean; notes?: ParseWarnings }

/** Turns rows into segments. `oneWordEach`: the rows are single words to be joined. */
export function rowSegments(rows: readonly Row[], { oneWordEach, notes }: Reading): SegmentDraft[] {
  const pace = measurePace(rows)
  const milliseconds = countsMilliseconds(pace)
  const unknown =
    milliseconds && pace.words / (pace.seconds / 1000) < slowestWordsPerSecond && pace.seconds > 1000 * oneDay
  if (unknown) notes?.dropped('times in a unit that the file does not name', null, rows.length)
  const read = (time: RowTime) => (unknown ? null : inSeconds(time, milliseconds))
  const readWords = createWordReader(milliseconds)
  const timed = rows.map(({ speaker, start, end, text, glued, line, entry, words: own }) => {
    const words = own && !unknown ? readWords(own) : undefined
    return { speaker, start: read(start), end: read(end), text, glued, line, entry, words }
  })
  if (oneWordEach) return wordRuns(timed)
  if (timed.some((row) => row.speaker !== null)) return timed
  return namedSegments(
    timed.map(({ start, end, text, line, entry, words }) => ({ start, end, lines: [text], line, entry, words })),
  )
}

/** Rows that were split from one share its words, and so do their drafts. */
function createWordReader(milliseconds: boolean): (words: RowWords) => TimedWords {
  let last: { words: RowWords; read: TimedWords } | null = null
  return (words) => {
    if (last?.words === words) return last.read
    const isScaled = words.unit.bare && (words.unit.milliseconds || milliseconds)
    const read = isScaled ? { texts: words.texts, seconds: words.seconds.map((time) => time / 1000) } : words
    last = { words, read }
    return read
  }
}

/** Slower is impossible: one word in 12 seconds on average over the whole file. */
const slowestWordsPerSecond = 0.08

/** The words and time units of all rows together, because one pause or single word proves nothing. */
type Pace = { words: number; seconds: number; whole: boolean; named: boolean }

function measurePace(rows: readonly Row[]): Pace {
  const pace: Pace = { words: 0, seconds: 0, whole: true, named: false }
  let previous: number | null = null
  for (const { start, end, text } of rows) {
    pace.named ||= start.milliseconds
    if (!start.bare || start.seconds === null) continue
    pace.whole &&= Number.isInteger(start.seconds) && Number.isInteger(end.seconds ?? 0)
    pace.words += spokenWords(text)
    if (end.seconds !== null && end.bare) pace.seconds += end.seconds - start.seconds
    else if (previous !== null) pace.seconds += Math.max(0, start.seconds - previous)
    previous = start.seconds
  }
  return pace
}

/**
 * True if bare numbers must be milliseconds, since as seconds the words would take impossibly long. Milliseconds with a
 * fraction are rare: such a file must last beyond a day as seconds.
 */
function countsMilliseconds({ words, seconds, whole, named }: Pace): boolean {
  if (named) return false
  const pace = words / seconds
  return whole ? seconds > 100 && pace < slowestWordsPerSecond : seconds > oneDay && pace < slowestWordsPerSecond / 10
}

const oneDay = 24 * 3600
const unspacedLetters = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]/g

/** Counts the words of plain text. Scripts without spaces have about two characters per word. */
export function spokenWords(text: string): number {
  const spaced = text.split(' ').length
  const unspaced = text.match(unspacedLetters)?.length ?? 0
  return unspaced === 0 ? spaced : spaced + unspaced / 2
}

function inSeconds(time: RowTime, allMilliseconds: boolean): number | null {
  if (time.seconds === null || time.seconds < 0) return null
  const scaled = time.bare && (time.milliseconds || allMilliseconds)
  return scaled ? Math.round(time.seconds) / 1000 : time.seconds
}

/** Returns the end of a row with a duration. Null if the start and the duration have different units. */
export function after(start: RowTime, duration: RowTime): RowTime {
  const sameUnit = start.bare === duration.bare && start.milliseconds === duration.milliseconds
  const known = start.seconds !== null && duration.seconds !== null && sameUnit
  const seconds = known ? Math.round((Number(start.seconds) + Number(duration.seconds)) * 1e6) / 1e6 : null
  return { ...duration, seconds }
}
