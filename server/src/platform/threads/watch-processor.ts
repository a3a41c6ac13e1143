const lookMs = 100
/** A thread that does not say what it used is given so many times its seconds, by the clock. */
const patience = 6

/** A thread or a process that works. */
export type Watched = {
  /** Seconds of a processor since it started; null once it has ended. */
  secondsUsed: () => Promise<number | null>
}

/**
 * Tells when a thread or process has used so many seconds of a processor from now on. Waiting for a processor that others
 * use does not count, so that a busy machine ends nothing that a quiet one would not; only one that cannot even be asked is
 * ended by the clock. Answers what ends the watching.
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
      // It does not even come to say what it used: something holds it that nobody can interrupt.
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
