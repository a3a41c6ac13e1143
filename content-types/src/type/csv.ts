import { withoutEstimateMarks } from './time-code.ts'

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * Returns a CSV in the format of RFC 4180, with a header. Cells that a spreadsheet would treat as a formula get a
 * leading apostrophe: transcripts are other people's words, and may contain `=HYPERLINK(…)`.
 */
export function toCsv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return `${byteOrderMark}${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(written: string): string {
  const value = withoutEstimateMarks(written)
  const safe = startsFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function startsFormula(value: string): boolean {
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(value) && !/^[+-]?\d+(?:\.\d+)?$/.test(value)
}
