/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * A CSV as RFC 4180 wants it, with a header. Cells that a spreadsheet would take for a formula get an apostrophe in
 * front: transcripts are other people's words, and `=HYPERLINK(…)` can be said as well.
 */
export function toCsv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return `${byteOrderMark}${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string): string {
  const safe = startsFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function startsFormula(value: string): boolean {
  return /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(value) && !/^[+-]?\d+(?:\.\d+)?$/.test(value)
}

/** Saves a CSV from the browser; nothing is sent to the server. */
export function downloadCsv(filename: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = safeFilename(filename)
  link.hidden = true
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Without what Windows, macOS or Linux do not allow in a name. */
export function safeFilename(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '_').replace(/^[.\s]+/, '')
  return plain === '' ? '_' : plain
}
