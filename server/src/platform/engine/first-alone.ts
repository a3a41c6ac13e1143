export type FirstAlone = <Answer>(shared: string | null, ask: () => Promise<Answer>) => Promise<Answer>

/** How long a provider keeps what it read; the shortest of them. Milliseconds. */
const keptMs = 4 * 60_000

/**
 * Lets the first of those who share something go alone, and the others when it has come back: what it sent is in the
 * provider's cache then, and a tenth of the price for those who follow. Whatever became of it, they wait for no second
 * one. Null shares nothing.
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
