const repeatMs = 60_000

/**
 * Returns a logger for loops that keep failing the same way: passes on errors with the same message at most once a
 * minute, with the number left out.
 */
export function logSeldom(log: (error: unknown, leftOut: number) => void): (error: unknown) => void {
  const seen = new Map<string, { at: number; leftOut: number }>()
  return (error) => {
    const message = error instanceof Error ? error.message : String(error)
    const known = seen.get(message)
    const now = performance.now()
    if (known && now - known.at < repeatMs) {
      known.leftOut += 1
      return
    }
    log(error, known?.leftOut ?? 0)
    for (const [one, { at }] of seen) if (now - at >= repeatMs) seen.delete(one)
    seen.set(message, { at: now, leftOut: 0 })
  }
}
