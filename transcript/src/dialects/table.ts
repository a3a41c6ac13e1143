import { parse as parseCsv } from 'csv-parse/browser/esm/sync'
import {
  bareName,
  countsMilliseconds,
  endNames,
  inSeconds,
  speakerNames,
  startNames,
  textNames,
  writtenTime,
} from '../columns.ts'
import type { Dialect, SegmentDraft, TextSource } from '../dialect.ts'
import { plainText } from '../plain-text.ts'
import { secondsOf } from '../time-code.ts'

/** A table with a header row (or at least a column of times): comma, semicolon, tab or pipe. */
export const table: Dialect = {
  kind: 'text',
  key: 'csv',
  label: 'table (CSV or TSV) with a text column',
  reads: ({ text }) => columnsOf(text) !== null,
  parse: readTable,
}

type Columns = {
  delimiter: string
  header: boolean
  speaker: number
  start: number
  end: number
  text: number
  names: string[]
}

function columnsOf(text: string): Columns | null {
  const firstLine = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n')).trim()
  for (const delimiter of ['\t', ',', ';', '|']) {
    if (!firstLine.includes(delimiter)) continue
    const [cells = []] = readRows(firstLine, delimiter)
    const names = cells.map(bareName)
    const column = (known: readonly string[]) => names.findIndex((name) => known.includes(name))
    const found = {
      speaker: column(speakerNames),
      start: column(startNames),
      end: column(endNames),
      text: column(textNames),
    }
    if (found.text >= 0 && (found.speaker >= 0 || found.start >= 0)) return { delimiter, header: true, names, ...found }
    const timed = cells.length >= 2 && /[:.]/.test(cells[0] ?? '') && secondsOf(cells[0] ?? '') !== null
    const twoTimes = timed && secondsOf(cells[1] ?? '') !== null
    if (timed)
      return {
        delimiter,
        header: false,
        names: [],
        speaker: -1,
        start: 0,
        end: twoTimes ? 1 : -1,
        text: cells.length - 1,
      }
  }
  return null
}

function readTable({ text, notes }: TextSource): SegmentDraft[] {
  const columns = columnsOf(text)
  if (!columns) return []
  const rows = readRows(text, columns.delimiter).slice(columns.header ? 1 : 0)
  const cell = (row: string[], at: number) => (at < 0 ? '' : (row[at] ?? ''))
  const read = rows.map((row) => ({
    speaker: plainText(cell(row, columns.speaker)) || null,
    start: writtenTime(cell(row, columns.start), columns.names[columns.start] ?? ''),
    end: writtenTime(cell(row, columns.end), columns.names[columns.end] ?? ''),
    text: plainText(cell(row, columns.text)),
  }))
  const short = rows.filter((row) => row.length <= columns.text).length
  if (short > 0) notes.dropped('rows without a text column', null, short)
  const milliseconds = countsMilliseconds(read)
  return read.map((row) => ({
    ...row,
    start: inSeconds(row.start, milliseconds),
    end: inSeconds(row.end, milliseconds),
  }))
}

function readRows(text: string, delimiter: string): string[][] {
  return parseCsv(text, {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    quote: delimiter === '|' ? null : '"',
  })
}
