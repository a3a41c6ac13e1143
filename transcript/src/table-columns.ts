// Finds the columns of a table: by its header, or by the times in its rows.
import { bareName, durationNames, endNames, speakerNames, startNames, textNames, wordNames } from './columns.ts'
import { readRows, type TableRow } from './delimited.ts'
import { namesOpenTurns } from './layouts/layout.ts'
import { nameShape } from './name-shape.ts'
import { isSingleWord } from './nested-words.ts'
import { detectRoles } from './shapes/column-roles.ts'
import { parseSeconds } from './time-code.ts'

/** Column indexes in a row; -1 for missing columns. */
export type Columns = {
  delimiter: string
  /** Normalized names; null if there is no header row. */
  header: string[] | null
  /** Rows above the first row with words: the header and titles. */
  skip: number
  speaker: number
  start: number
  end: number
  duration: number
  text: number
  oneWordEach: boolean
}

/** Enough characters for titles, a header, and a few rows. */
const firstCharacters = 10_000
const firstRows = 8
/** Rows used to classify columns without known names. */
const sampleRows = 100
const minRows = 3

export function detectColumns(text: string): Columns | null {
  const sample = text.slice(0, firstCharacters)
  for (const delimiter of ['\t', ',', ';', '|']) {
    const rows = readRows(sample, delimiter, { atMost: firstRows })
    const named = namedColumns(rows, delimiter)
    if (named) return named
    const timed = timedColumns(rows, delimiter)
    if (timed && (timed.speaker >= 0 || !namesOpenTurns(sample))) return timed
    const told = toldColumns(readRows(sample, delimiter, { atMost: sampleRows }), delimiter)
    if (told && !namesOpenTurns(sample)) return told
  }
  return null
}

function namedColumns(rows: readonly TableRow[], delimiter: string): Columns | null {
  for (const [at, { cells }] of rows.entries()) {
    const columns = cells.length < 2 ? null : readHeader(cells)
    // Below a title, a sentence with a comma isn't a header: the next row must have at least as many cells.
    if (columns && (at === 0 || (rows[at + 1]?.cells.length ?? 0) >= cells.length)) {
      return { ...columns, delimiter, skip: at + 1 }
    }
  }
  return null
}

function readHeader(cells: readonly string[]): Omit<Columns, 'delimiter' | 'skip'> | null {
  const header = cells.map(bareName)
  const column = (known: readonly string[]) => {
    const name = known.find((candidate) => header.includes(candidate))
    return name === undefined ? -1 : header.indexOf(name)
  }
  const sentences = column(textNames)
  const text = sentences >= 0 ? sentences : column(wordNames)
  const [speaker, start] = [column(speakerNames), column(startNames)]
  if (text < 0 || (speaker < 0 && start < 0)) return null
  const [end, duration] = [column(endNames), column(durationNames)]
  return { header, speaker, start, end, duration, text, oneWordEach: sentences < 0 }
}

/**
 * Classifies the columns of a table with an unknown header or none, by their values. All rows must have the same number
 * of cells.
 */
function toldColumns(rows: readonly TableRow[], delimiter: string): Columns | null {
  const width = rows[0]?.cells.length ?? 0
  // The last row may be truncated, and sentences contain commas too.
  const whole = rows.slice(0, -1).every(({ cells }) => cells.length === width)
  if (!whole || rows.length < minRows || width < (delimiter === ',' ? 4 : 2)) return null
  const names = (rows[0]?.cells ?? []).map((cell, at) => `${at} ${bareName(cell)}`)
  const toCellsByName = ({ cells }: TableRow) =>
    Object.fromEntries(names.map((name, at) => [name.replace(/^\d+ /, `${at}.`), cells[at] ?? '']))
  const roles = detectRoles(rows.slice(1).map(toCellsByName))
  const place = (column: string | null) => (column === null ? -1 : Number.parseInt(column, 10))
  const [speaker, start, text] = [place(roles.speaker), place(roles.start), place(roles.text)]
  if (text < 0 || speaker < 0 || (start < 0 && !roles.isSpeakerSure && width > 2)) return null
  const first = rows[0]?.cells ?? []
  const said = rows.slice(1).map(({ cells }) => cells[speaker])
  const isHeader = start < 0 ? !said.includes(first[speaker]) : !isValue(first[start] ?? '')
  return {
    ...{ delimiter, header: isHeader ? first.map(bareName) : null, skip: isHeader ? 1 : 0, speaker, start, text },
    ...{ end: place(roles.end), duration: place(roles.duration), oneWordEach: isOneWordEach(rows.slice(1), text) },
  }
}

function isOneWordEach(rows: readonly TableRow[], text: number): boolean {
  return rows.every(({ cells }) => isSingleWord(cells[text] ?? ''))
}

function isValue(cell: string): boolean {
  return /^\d/.test(cell) && parseSeconds(cell) !== null
}

/**
 * Returns columns without a header: an optional number and name, a time, an optional second time and name, then the
 * words.
 */
function timedColumns(rows: readonly TableRow[], delimiter: string): Columns | null {
  const cells = rows[0]?.cells ?? []
  const start = cells.findIndex(isTime)
  const before = cells.slice(0, start)
  if (start < 0 || start > 2 || !before.every((cell) => /^\d+$/.test(cell) || nameShape(cell) === 'name')) return null
  const end = isTime(cells[start + 1] ?? '') ? start + 1 : -1
  // "00:12, he said" isn't a table.
  if (end < 0 && delimiter === ',' && (start === 0 || cells.length < start + 2)) return null
  if (rows.filter((row) => isTime(row.cells[start] ?? '')).length * 4 <= rows.length * 3) return null
  // The duration may follow both times.
  const next = (end < 0 ? start : end) + (end >= 0 && isTime(cells[end + 1] ?? '') ? 2 : 1)
  const named = before.findIndex((cell) => nameShape(cell) === 'name')
  const inside = named < 0 && cells.length === next + 2 && nameShape(cells[next] ?? '') === 'name'
  const speaker = inside ? next : named
  const text = inside ? next + 1 : next
  if (cells.length <= text) return null
  return { delimiter, header: null, skip: 0, speaker, start, end, duration: -1, text, oneWordEach: false }
}

function isTime(cell: string): boolean {
  return /\d[:;.]\d/.test(cell) && parseSeconds(cell) !== null
}
