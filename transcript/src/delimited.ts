// Reads comma, semicolon, tab or pipe separated rows. Own, because exports leave quotes unclosed and have them inside plain
// cells; what cannot be a quoted cell is read as it stands, and no later row suffers.
import type { Notebook } from './notebook.ts'

/** A header and its quoted line breaks fit in here. */
const firstRowCharacters = 10_000

export function firstRow(text: string, delimiter: string): string[] {
  const sample = text.slice(0, firstRowCharacters).trimStart()
  return readRows(sample, delimiter, { atMost: 1 })[0] ?? []
}

type Options = { atMost?: number; notes?: Notebook }

/** All rows of `\n` ended text, the empty ones left out. */
export function readRows(
  text: string,
  delimiter: string,
  { atMost = Number.POSITIVE_INFINITY, notes }: Options,
): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  // Tools that part columns by pipes do not quote: there a lone `"` is a word.
  let trustedQuotes = delimiter === '|' ? 0 : 50
  while (at <= text.length && rows.length < atMost) {
    const quoted = trustedQuotes > 0 && text[at] === '"' ? quotedCell(text, at, delimiter) : null
    if (text[at] === '"' && !quoted && trustedQuotes > 0) {
      trustedQuotes--
      notes?.repaired('quotation marks that are not closed')
    }
    const cell = quoted ?? plainCell(text, at, delimiter)
    row.push(cell.value)
    at = cell.end + 1
    if (text[cell.end] === delimiter) continue
    if (row.some((value) => value.trim() !== '')) rows.push(row)
    row = []
  }
  return rows
}

type Cell = { value: string; end: number }

function plainCell(text: string, from: number, delimiter: string): Cell {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end++
  return { value: text.slice(from, end).trim(), end }
}

/** Beyond this many the cell's own end was missed, and reading on would take the rest of the file for one cell. */
const mostQuotesInCell = 1000

/** Null when the quote is not closed before a delimiter, a line end or the end of the text. */
function quotedCell(text: string, from: number, delimiter: string): Cell | null {
  let quote = text.indexOf('"', from + 1)
  for (let tries = 0; quote >= 0 && tries < mostQuotesInCell; tries++) {
    let end = quote + 1
    while (text[end] === ' ') end++
    if (end >= text.length || text[end] === delimiter || text[end] === '\n') {
      return { value: text.slice(from + 1, quote).replaceAll('""', '"'), end }
    }
    quote = text.indexOf('"', text[quote + 1] === '"' ? quote + 2 : quote + 1)
  }
  return null
}
