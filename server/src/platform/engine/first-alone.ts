export type FirstAlone = <Answer>(shared: string | null, ask: () => Promise<Answer>) => Promise<Answer>

/** How long providers cache a prefix, in milliseconds: the shortest of their times. */
const keptMs = 4 * 60_000

/**
 * Returns a function that sends the first of the requests that share a prefix alone, and the others when it has
 * returned: the prefix is then in the provider's cache, at a tenth of the price. The others wait only once, even if the
 * first request failed. A `shared` of null means that nothing is shared.
 */
export function firstAlone(now: () => number = Date.now): FirstAlone {
  const sent = new Map<string, number>()
  const underWay = new Map<string, Promise<unknown>>()

  return async (shared, ask) => {
    if (shared === null) return ask()
    for (const [key, at] of sent) if (now() - at > keptMs) sent.delete(key)
    const first = underWay.get(shared)
    if (first) await first.catch(() => {})
    if (first || sent.has(shared)) return ask()
    const own = ask()
    underWay.set(shared, own)
    try {
      const answer = await own
      sent.set(shared, now())
      return answer
    } finally {
      underWay.delete(shared)
    }
  }
}
