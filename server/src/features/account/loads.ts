/** As many bytes are read at once; one row may be larger. */
const maxBytes = 8 * 1024 * 1024
/** PostgreSQL takes some ten thousand values in a statement, and plans well with far fewer. */
const maxRows = 500

/**
 * Cuts rows of known sizes into what is read with one statement: many small ones together, so that a year's work costs
 * few statements, and large ones alone, so that no account is too large for the memory.
 */
export function inLoads<Row extends { bytes: number }>(
  rows: readonly Row[],
  { bytes: max = maxBytes, rows: count = maxRows } = {},
): Row[][] {
  const loads: Row[][] = []
  let room = 0
  for (const row of rows) {
    const last = loads.at(-1)
    room -= row.bytes
    if (last && room >= 0 && last.length < count) {
      last.push(row)
      continue
    }
    loads.push([row])
    room = max - row.bytes
  }
  return loads
}
