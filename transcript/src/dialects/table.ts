import { bareName, endNames, speakerNames, startNames, textNames, wordNames } from '../columns.ts'
import { firstRow, readRows } from '../delimited.ts'
import type { SegmentDraft, TextDialect, TextSource } from '../dialect.ts'
import { plainText } from '../plain-text.ts'
import { rowSegments, rowTime } from '../rows.ts'
import { nameShape } from '../speaker-labels.ts'
import { secondsOf } from '../time-code.ts'

/** A table with a header row, or without one but with times in its first column: comma, semicolon, tab or pipe. */
export const table: TextDialect = {
  kind: 'text',
  key: 'csv',
  label: 'a table (CSV or TSV) with a column of words',
  reads: ({ text }) => columnsOf(text) !== null,
  parse: readTable,
}

type Columns = {
  delimiter: string
  header: string[] | null
  speaker: number
  start: number
  end: number
  text: number
  oneWordEach: boolean
}

function columnsOf(text: string): Columns | null {
  for (const delimiter of ['\t', ',', ';', '|']) {
    const cells = firstRow(text, delimiter)
    const columns = cells.length < 2 ? null : (namedColumns(cells, delimiter) ?? timedColumns(cells, delimiter))
    if (columns) return columns
  }
  return null
}

function namedColumns(cells: readonly string[], delimiter: string): Columns | null {
  const header = cells.map(bareName)
  const column = (known: readonly string[]) => {
    const name = known.find((candidate) => header.includes(candidate))
    return name === undefined ? -1 : header.indexOf(name)
  }
  const sentences = column(textNames)
  const text = sentences >= 0 ? sentences : column(wordNames)
  const [speaker, start, end] = [column(speakerNames), column(startNames), column(endNames)]
  if (text < 0 || (speaker < 0 && start < 0)) return null
  return { delimiter, header, speaker, start, end, text, oneWordEach: sentences < 0 }
}

/** No header: a time first, perhaps a second time and a name, then the words. "00:12, he said" is no table. */
function timedColumns(cells: readonly string[], delimiter: string): Columns | null {
  const [first = '', second = ''] = cells
  if (!/\d[:.]\d/.test(first) || secondsOf(first) === null) return null
  const end = secondsOf(second) === null ? -1 : 1
  if (end < 0 && delimiter === ',') return null
  const next = end < 0 ? 1 : 2
  const speaker = cells.length === next + 2 && nameShape(cells[next] ?? '') === 'name' ? next : -1
  return { delimiter, header: null, speaker, start: 0, end, text: speaker < 0 ? next : next + 1, oneWordEach: false }
}

function readTable({ text, notes }: TextSource): SegmentDraft[] {
  const columns = columnsOf(text)
  if (!columns) return []
  const { header, oneWordEach } = columns
  const all = readRows(text, columns.delimiter, { notes }).slice(header ? 1 : 0)
  const cells = all.filter((row) => row.length > columns.text)
  const [startName = '', endName = ''] = [header?.[columns.start], header?.[columns.end]]
  const [before, after] = [header?.indexOf('prepunctuation') ?? -1, header?.indexOf('punctuation') ?? -1]
  if (cells.length < all.length) notes.dropped('rows without words', null, all.length - cells.length)
  const rows = cells.map((row) => ({
    speaker: plainText(row[columns.speaker] ?? '') || null,
    start: rowTime(row[columns.start], startName),
    end: rowTime(row[columns.end], endName),
    text: plainText((row[before] ?? '') + wordsIn(row, columns) + (row[after] ?? '')),
  }))
  return rowSegments(rows, { oneWordEach })
}

/** Words in a last column often hold the delimiter without being quoted. */
function wordsIn(row: readonly string[], { header, delimiter, text }: Columns): string {
  const isLast = header === null || text === header.length - 1
  return isLast && row.length > text + 1 ? row.slice(text).join(`${delimiter} `) : (row[text] ?? '')
}
