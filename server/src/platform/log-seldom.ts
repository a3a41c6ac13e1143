const repeatMs = 60_000

/**
 * A logger for loops that fail the same way again and again: an error with the same message is passed on at most once a
 * minute, with how many were left out.
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
