const lookMs = 100
/** A thread that does not report its CPU time gets this multiple of its seconds in wall-clock time. */
const patience = 6

/** A thread or process to watch. */
export type Watched = {
  /** Returns CPU seconds since the start; null once it has ended. */
  secondsUsed: () => Promise<number | null>
}

/**
 * Calls back when a thread or process has used a number of CPU seconds from now on. Waiting for a busy CPU does not
 * count, so results do not depend on other load; the clock only ends one that does not respond. Returns a function that
 * stops watching.
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
      // The thread cannot even report its CPU time: an uninterruptible call blocks it.
      if (performance.now() - askedAt > patience * maxSeconds * 1000) onOverrun()
      return
    }
    const asked = watched()
    if (!asked) {
      // The thread starts with this work, and its start counts.
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
