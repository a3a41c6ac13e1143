import { readRows } from '../delimited.ts'
import type { SegmentDraft, TextDialect, TextSource } from '../dialect.ts'
import { framesPerSecondIn } from '../frame-rate.ts'
import { countedFromStart } from '../from-start.ts'
import type { ParseWarnings } from '../parse-warnings.ts'
import { plainText } from '../plain-text.ts'
import { after, type RowTime, rowSegments, rowTime } from '../rows.ts'
import { type Columns, detectColumns } from '../table-columns.ts'

/** A table with a header row, or with times in its first columns. Delimited by commas, semicolons, tabs, or pipes. */
export const table: TextDialect = {
  kind: 'text',
  key: 'csv',
  label: 'a table (CSV or TSV) with a column of words',
  reads: ({ text }) => detectColumns(withoutSeparatorLine(text)) !== null,
  parse: readTable,
}

function readTable({ text: written, notes }: TextSource): SegmentDraft[] {
  const text = withoutSeparatorLine(written)
  const columns = detectColumns(text)
  if (!columns) return []
  const framesPerSecond = framesPerSecondIn(text, notes)
  const rows = wordRows(text, columns, notes).map((cells) => ({
    speaker: plainText(cells[columns.speaker] ?? '') || null,
    ...timesIn(cells, columns, framesPerSecond ?? undefined),
    text: wordsIn(cells, columns),
  }))
  const drafts = rowSegments(rows, columns)
  return [...countedFromStart(drafts, { countsFrames: framesPerSecond !== null, notes })]
}

/** Removes Excel's `sep=;` from the first line but keeps the line, so line numbers stay the same. */
function withoutSeparatorLine(text: string): string {
  return text.replace(/^\s*sep=[^\n]{1,2}(?=\n)/i, '')
}

function wordRows(text: string, columns: Columns, notes: ParseWarnings): string[][] {
  const header = columns.header ? 1 : 0
  const rows: string[][] = []
  for (const [at, { cells, line }] of readRows(text, columns.delimiter, { notes }).entries()) {
    if (at < columns.skip - header) notes.dropped('lines above the table', line)
    if (at < columns.skip || cells.every((cell) => /^[-:\s]*$/.test(cell))) continue
    if (cells.length > columns.text && wordsIn(cells, columns) !== '') rows.push(cells)
    else notes.dropped('rows without words', line)
  }
  return rows
}

/**
 * Returns a row's words. An unquoted last column may contain the delimiter, and punctuation may have its own columns.
 */
function wordsIn(cells: readonly string[], { header, delimiter, text }: Columns): string {
  const isLast = header === null || text === header.length - 1
  const words = isLast && cells.length > text + 1 ? cells.slice(text).join(`${delimiter} `) : (cells[text] ?? '')
  const marks = (name: string) => cells[header?.indexOf(name) ?? -1]?.replace(/[\p{L}\p{N}]+/gu, '') ?? ''
  return plainText(marks('prepunctuation') + words + marks('punctuation'))
}

const range = /^(\d[\d:;.,]*)\s*(?:-->|->|-|–|—|to)\s*(\d[\d:;.,]*)$/

function timesIn(
  cells: readonly string[],
  { header, start, end, duration }: Columns,
  framesPerSecond: number | undefined,
): { start: RowTime; end: RowTime } {
  const read = (value: string | undefined, column: number) => rowTime(value, header?.[column] ?? '', framesPerSecond)
  const cell = (column: number) => withoutBrackets(cells[column])
  const both = range.exec(cell(start) ?? '')
  if (both) return { start: read(both[1], start), end: read(both[2], start) }
  const from = read(cell(start), start)
  return { start: from, end: end < 0 ? after(from, read(cell(duration), duration)) : read(cell(end), end) }
}

/** Returns the time in a cell such as `[00:12]`. */
function withoutBrackets(cell: string | undefined): string | undefined {
  return cell && /^[[({<]\d/.test(cell) ? cell.replace(/^[[({<]|[\])}>]$/g, '') : cell
}
