const lookMs = 100
/** A thread that does not report its CPU time gets this multiple of its seconds by the clock. */
const patience = 6

/** A thread or a process that works. */
export type Watched = {
  /** CPU seconds since it started; null once it has ended. */
  secondsUsed: () => Promise<number | null>
}

/**
 * Calls back when a thread or process has used a number of CPU seconds from now on. Waiting for a busy CPU does not
 * count, so results do not depend on other load; the clock only ends one that does not respond. Returns a function that
 * stops the watching.
 */
export function watchProcessor(
  watched: () => Watched | undefined,
  maxSeconds: number,
  onOverrun: () => void,
): () => void {
  let before: number | null = null
  let askedAt: number | null = null
  const watching = setInterval(() => void look(), lookMs)
  watching.unref()
  void look()
  return () => clearInterval(watching)

  async function look() {
    if (askedAt !== null) {
      // It cannot even report its CPU time: a call blocks it that nothing can interrupt.
      if (performance.now() - askedAt > patience * maxSeconds * 1000) onOverrun()
      return
    }
    const asked = watched()
    if (!asked) {
      // It starts with this work, and its start counts.
      before = 0
      return
    }
    askedAt = performance.now()
    const used = await asked.secondsUsed()
    askedAt = null
    if (used === null) return
    before ??= used
    if (used - before > maxSeconds) onOverrun()
  }
}
