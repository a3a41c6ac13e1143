/** Returns a row without internal columns, such as ids of other rows and keys of files. */
export function without(row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}
