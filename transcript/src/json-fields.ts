// Looks into JSON of unknown shape without trusting it.

export type Fields = Record<string, unknown>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The objects of a list; an empty list for anything else. */
export function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : []
}

/** The value at a path such as `results.channels.0`, or undefined. */
export function at(value: unknown, path: string): unknown {
  let current = value
  for (const step of path.split('.')) {
    if (Array.isArray(current)) current = current[Number(step)]
    else if (isFields(current)) current = current[step]
    else return undefined
  }
  return current
}

export function stringOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
