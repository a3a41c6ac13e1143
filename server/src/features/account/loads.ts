/** Maximum number of bytes read at once; a single row may be larger. */
const maxBytes = 8 * 1024 * 1024
/** Maximum rows per statement. PostgreSQL accepts some ten thousand values, and plans well with far fewer. */
const maxRows = 500

/**
 * Groups rows of known sizes into batches that are each read with one statement: small rows together, so that a year's
 * work takes few statements, and large rows alone, so that no account is too large for the memory.
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
