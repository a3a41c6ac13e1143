// Reads comma, semicolon, tab or pipe separated rows. Own, because exports leave quotes unclosed and have them inside plain
// cells; what cannot be a quoted cell is read as it stands, and no later row suffers.
import type { ParseWarnings } from './parse-warnings.ts'

/** `line`: of its first cell, from 1. */
export type TableRow = { cells: string[]; line: number }

type Options = { atMost?: number; notes?: ParseWarnings }

/** All rows of `\n` ended text, the empty ones left out. */
export function readRows(
  text: string,
  delimiter: string,
  { atMost = Number.POSITIVE_INFINITY, notes }: Options,
): TableRow[] {
  const rows: TableRow[] = []
  let row: TableRow = { cells: [], line: 1 }
  let line = 1
  const endOfLine = lineEnds(text)
  let at = 0
  // Tools that part columns by pipes do not quote: there a lone `"` is a word.
  let trustedQuotes = delimiter === '|' ? 0 : 50
  while (at <= text.length && rows.length < atMost) {
    const quoted = trustedQuotes > 0 && text[at] === '"' ? quotedCell(text, at, delimiter) : null
    if (text[at] === '"' && !quoted && trustedQuotes > 0) {
      trustedQuotes--
      notes?.repaired('quotation marks that are not closed', line)
    }
    const cell = quoted ?? plainCell(text, at, delimiter, endOfLine(at))
    row.cells.push(cell.value)
    at = cell.end + 1
    if (quoted?.value.includes('\n')) line += quoted.value.split('\n').length - 1
    if (text[cell.end] === delimiter) continue
    if (row.cells.some((value) => value.trim() !== '')) rows.push(row)
    line++
    row = { cells: [], line }
  }
  return rows
}

type Cell = { value: string; end: number }

function plainCell(text: string, from: number, delimiter: string, endOfLine: number): Cell {
  const next = text.slice(from, endOfLine).indexOf(delimiter)
  const end = next < 0 ? endOfLine : from + next
  return { value: text.slice(from, end).trim(), end }
}

/** The end of the line that holds an offset; offsets only grow, so every line end is looked for once. */
function lineEnds(text: string): (offset: number) => number {
  let end = -1
  return (offset) => {
    if (end < offset) end = text.indexOf('\n', offset)
    if (end < 0) end = text.length
    return end
  }
}

/** Beyond this many the cell's own end was missed, and reading on would take the rest of the file for one cell. */
const maxQuotesInCell = 1000

/** Null when the quote is not closed before a delimiter, a line end or the end of the text. */
function quotedCell(text: string, from: number, delimiter: string): Cell | null {
  let quote = text.indexOf('"', from + 1)
  for (let tries = 0; quote >= 0 && tries < maxQuotesInCell; tries++) {
    let end = quote + 1
    while (text[end] === ' ') end++
    if (end >= text.length || text[end] === delimiter || text[end] === '\n') {
      return { value: text.slice(from + 1, quote).replaceAll('""', '"'), end }
    }
    quote = text.indexOf('"', text[quote + 1] === '"' ? quote + 2 : quote + 1)
  }
  return null
}
