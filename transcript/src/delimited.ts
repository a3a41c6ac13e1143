// Parses rows separated by commas, semicolons, tabs, or pipes. Not a library, because exports leave quotes unclosed or
// put them inside plain cells: a cell that can't be a quoted one is taken literally, and later rows aren't affected.
import type { ParseWarnings } from './parse-warnings.ts'

/** `line` is the line of the first cell, from 1. */
export type TableRow = { cells: string[]; line: number }

type Options = { atMost?: number; notes?: ParseWarnings }

/** Returns all rows that aren't empty. Lines must end with `\n`. */
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
  // Tools that use pipes don't quote, so a lone `"` is text.
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

/**
 * Returns a function that finds the end of the line at an offset. Offsets must increase, so each line end is searched
 * for once.
 */
function lineEnds(text: string): (offset: number) => number {
  let end = -1
  return (offset) => {
    if (end < offset) end = text.indexOf('\n', offset)
    if (end < 0) end = text.length
    return end
  }
}

/** With more quotes than this, the closing quote was missed, and the rest of the file would become one cell. */
const maxQuotesInCell = 1000

/** Returns null if no delimiter, line end, or end of text follows the closing quote. */
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
