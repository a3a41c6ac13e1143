// Decides which columns hold the words, times, and speaker: by their values, and by names only to break ties.
import { bareName, durationNames, endNames, speakerNames, startNames } from '../columns.ts'
import { toText } from '../json-fields.ts'
import { nameShape } from '../name-shape.ts'
import { parseSeconds } from '../time-code.ts'
import { type Cells, maxColumns } from './lists.ts'

/** Column names; null for a role without a column. */
export type Roles = {
  text: string | null
  speaker: string | null
  /** The column's name or a list of people confirms it. Values alone could be languages, for example. */
  isSpeakerSure: boolean
  start: string | null
  end: string | null
  duration: string | null
}

type Column = { name: string; texts: string[]; numbers: (number | null)[]; known: number }

/** Enough rows to classify columns. */
const sampleRows = 400

/** Returns the columns' roles. `names`: ids of people from elsewhere in the file, such as a list of speakers. */
export function detectRoles(rows: readonly Cells[], names: ReadonlyMap<string, string> = new Map()): Roles {
  const columns = columnsIn(rows.slice(0, sampleRows))
  const text = textColumn(columns)
  const lengths = text?.texts.map((said) => said.length) ?? []
  const { start, end } = timeColumns(
    columns.filter((column) => column !== text),
    lengths,
  )
  const duration = start && !end ? durationColumn(columns, start, lengths) : null
  const others = columns.filter((column) => ![text, start, end, duration].includes(column))
  const speaker = speakerColumn(others, names)
  return {
    text: text?.name ?? null,
    speaker: speaker?.column.name ?? null,
    isSpeakerSure: speaker !== null && speaker.rank <= listedPeople,
    start: start?.name ?? null,
    end: end?.name ?? null,
    duration: duration?.name ?? null,
  }
}

function columnsIn(rows: readonly Cells[]): Column[] {
  return [...columnNames(rows)].map((name) => {
    const values = rows.map((row) => row[name])
    const numbers = values.map(timeIn)
    return { name, texts: values.map((value) => toText(value).trim()), numbers, known: numbers.filter(isKnown).length }
  })
}

function columnNames(rows: readonly Cells[]): Set<string> {
  const names = new Set<string>()
  for (const row of rows) {
    for (const name in row) {
      if (names.size === maxColumns) return names
      names.add(name)
    }
  }
  return names
}

function timeIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  return typeof value === 'string' && /^[\dP]/.test(value.trim()) ? parseSeconds(value) : null
}

function isKnown(value: number | null): value is number {
  return value !== null
}

const oneToken = /^[\w.:/+-]+$/

/** True for ids, dates, and addresses: one run of letters and digits. */
function isIdentifier(text: string): boolean {
  return /^https?:\/\//.test(text) || (/\d/.test(text) && oneToken.test(text))
}

/** Returns the column with the most letters whose values mostly don't repeat. */
function textColumn(columns: readonly Column[]): Column | null {
  let found: { column: Column; weight: number } | null = null
  for (const column of columns) {
    const weight = column.name.startsWith('../') ? 0 : scoreTextColumn(column)
    if (weight > (found?.weight ?? 0)) found = { column, weight }
  }
  return found?.column ?? null
}

function scoreTextColumn({ texts }: Column): number {
  const filled = texts.filter((text) => /\p{L}/u.test(text))
  if (filled.length * 3 < texts.length) return 0
  if (filled.filter(isIdentifier).length * 2 > filled.length) return 0
  const distinct = new Set(filled).size / filled.length
  if (distinct < 0.1 && filled.length > 12) return 0
  const letters = filled.reduce((sum, text) => sum + (text.match(/[\p{L}\p{M}]/gu)?.length ?? 0), 0)
  const written = filled.filter((text) => /[\p{Lu}.,?!。、？！]/u.test(text)).length / filled.length
  return letters * distinct ** 0.5 * (1 + written / 4)
}

/** Returns two columns of increasing times where one is never later than the other, or a single one. */
function timeColumns(
  columns: readonly Column[],
  lengths: readonly number[],
): { start: Column | null; end: Column | null } {
  const rising = columns.filter((column) => rises(column) && !counts(column) && !countsLetters(column, lengths))
  rising.sort((a, b) => rank(a, startNames) - rank(b, startNames) || reach(b) - reach(a))
  for (const start of rising) {
    const ends = rising.filter((end) => end !== start && follows(start, end))
    ends.sort((a, b) => rank(a, endNames) - rank(b, endNames))
    if (ends[0]) return { start, end: ends[0] }
  }
  return { start: rising[0] ?? null, end: null }
}

function reach({ numbers }: Column): number {
  const values = numbers.filter(isKnown)
  return (values.at(-1) ?? 0) - (values[0] ?? 0)
}

/** True if a column's times hardly ever decrease. Values between 0 and 1 are scores. */
function rises({ numbers, known, name }: Column): boolean {
  const values = numbers.filter(isKnown)
  if (known < 2 || known * 2 < numbers.length || name.startsWith('../')) return false
  const later = values.filter((value, at) => at > 0 && value >= (values[at - 1] ?? 0)).length
  const isScore = values.length > 3 && values.every((value) => value <= 1)
  return !isScore && later >= (values.length - 1) * 0.9 && (values.at(-1) ?? 0) > (values[0] ?? 0)
}

/** True for row numbers such as 1, 2, 3, unless the name is that of a time. */
function counts(column: Column): boolean {
  if (rank(column, startNames) < startNames.length || rank(column, endNames) < endNames.length) return false
  const values = column.numbers.filter(isKnown)
  const even = values.filter((value, at) => at === 0 || value - (values[at - 1] ?? 0) === 1)
  return column.texts.every((text) => /^\d+$/.test(text)) && even.length * 10 >= values.length * 9
}

/** True if the column is a row's character offset in a text. */
function countsLetters({ numbers }: Column, lengths: readonly number[]): boolean {
  let by = 0
  for (let at = 1; at < numbers.length; at++) {
    const step = (numbers[at] ?? 0) - (numbers[at - 1] ?? 0)
    if (Math.abs(step - (lengths[at - 1] ?? 0)) <= 2 || Math.abs(step - (lengths[at] ?? 0)) <= 2) by++
  }
  const isWhole = numbers.every((value) => value === null || Number.isInteger(value))
  return isWhole && numbers.length > 3 && by * 5 >= (numbers.length - 1) * 4
}

function rank({ name }: Column, names: readonly string[]): number {
  const position = names.indexOf(bareName(name.slice(name.lastIndexOf('.') + 1)))
  return position < 0 ? names.length : position
}

/** True if ends are never before their starts, rarely after the next start, and not all the same. */
function follows(start: Column, end: Column): boolean {
  let pairs = 0
  let after = 0
  let longer = 0
  let beforeNext = 0
  for (const [at, from] of start.numbers.entries()) {
    const to = end.numbers[at] ?? null
    if (from === null || to === null) continue
    pairs++
    if (to >= from) after++
    if (to > from) longer++
    const next = start.numbers[at + 1] ?? null
    if (next === null || to <= next + (next - from) * 0.5) beforeNext++
  }
  return pairs > 1 && after * 50 >= pairs * 49 && longer * 2 > pairs && beforeNext * 10 >= pairs * 7
}

/** Returns the column whose values grow with the text and end before the next row starts. */
function durationColumn(columns: readonly Column[], start: Column, lengths: readonly number[]): Column | null {
  const fitting = columns.filter((column) => {
    if (column === start || column.name.startsWith('../') || column.known * 2 < column.numbers.length) return false
    const named = rank(column, durationNames) < durationNames.length
    return isOverInTime(start, column) && (named || growsWith(column.numbers, lengths))
  })
  fitting.sort((a, b) => rank(a, durationNames) - rank(b, durationNames))
  return fitting[0] ?? null
}

function isOverInTime(start: Column, { numbers }: Column): boolean {
  let pairs = 0
  let fit = 0
  for (const [at, from] of start.numbers.entries()) {
    const [length, next] = [numbers[at] ?? null, start.numbers[at + 1] ?? null]
    if (from === null || length === null || next === null) continue
    pairs++
    if (length >= 0 && from + length <= next + (next - from) * 0.1 + 0.01) fit++
  }
  return pairs > 1 && fit * 10 >= pairs * 8
}

/** True if Pearson's correlation is too high for a coincidence. */
function growsWith(numbers: readonly (number | null)[], lengths: readonly number[]): boolean {
  const pairs = numbers.flatMap((value, at) => (value === null ? [] : [[value, lengths[at] ?? 0] as const]))
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length
  const [meanX, meanY] = [mean(0), mean(1)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [x, y] of pairs) {
    xy += (x - meanX) * (y - meanY)
    xx += (x - meanX) ** 2
    yy += (y - meanY) ** 2
  }
  return pairs.length > 4 && xy / Math.sqrt(xx * yy || 1) > 0.6
}

const numberedVoice = /^(?:[a-z]{0,12}[\s_#-]?\d{1,2}|[A-Z])$/i
const maxSpeakers = 40

/**
 * Returns a column with few, repeating values that has a speaker's column name, ids from a list of people, or names as
 * values.
 */
function speakerColumn(
  columns: readonly Column[],
  names: ReadonlyMap<string, string>,
): { column: Column; rank: number } | null {
  const candidates = columns.flatMap((column) => {
    const rank = speakerRank(column, names)
    return rank === null ? [] : [{ column, rank }]
  })
  candidates.sort((a, b) => a.rank - b.rank)
  return candidates[0] ?? null
}

/** Ranks after all known column names. */
const listedPeople = 1000
const looksLikeNames = 1001
const looksLikeLabels = 1002

function speakerRank(column: Column, names: ReadonlyMap<string, string>): number | null {
  const filled = column.texts.filter((text) => text !== '')
  const distinct = [...new Set(filled)]
  if (filled.length === 0) return null
  if (distinct.length > maxSpeakers || distinct.some((text) => text.length > 60 || /^(?:true|false)$/.test(text)))
    return null
  const position = rank(column, speakerNames)
  if (position < speakerNames.length) return position
  if (distinct.length < 2 || distinct.length * 2 > filled.length) return null
  if (distinct.every((text) => names.has(text))) return listedPeople
  if (/\d/.test(column.name.slice(-1)) && distinct.every((text) => /^\d+$/.test(text))) return null
  const people = distinct.filter((text) => nameShape(text) === 'name' && !/^(?:\d+|\p{Lu}{4,})$/u.test(text)).length
  if (people * 5 >= distinct.length * 4) return looksLikeNames
  const isLabel = distinct.every((text) => numberedVoice.test(text)) && distinct.length < 12
  return isLabel && takesTurns(column.texts) ? looksLikeLabels : null
}

/** True if labels return after others. Section numbers don't. */
function takesTurns(texts: readonly string[]): boolean {
  const left = new Set<string>()
  for (const [at, text] of texts.entries()) {
    const before = texts[at - 1]
    if (before !== undefined && before !== text) left.add(before)
    if (left.has(text)) return true
  }
  return false
}
