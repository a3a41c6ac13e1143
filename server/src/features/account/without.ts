/** A row without what is ours alone: ids of other rows, keys of files. */
export function without(row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))
}
