/** Prints rows of equal keys as aligned columns under a header; numbers stand to the right. */
export function printTable(rows: readonly Record<string, string | number>[]): void {
  const header = Object.keys(rows[0] ?? {})
  const widths = header.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)))
  const cell = (value: string | number, at: number) =>
    typeof value === 'number' ? String(value).padStart(widths[at] ?? 0) : value.padEnd(widths[at] ?? 0)
  console.log(
    header
      .map((name, at) => cell(typeof rows[0]?.[name] === 'number' ? name.padStart(widths[at] ?? 0) : name, at))
      .join('  '),
  )
  for (const row of rows) console.log(header.map((name, at) => cell(row[name] ?? '', at)).join('  '))
}

export function judged(value: number, goal: number): 'met' | 'MISSED' {
  return value <= goal ? 'met' : 'MISSED'
}

/** Two digits behind the point are more than any of these figures deserve. */
export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
