import type { Worker } from 'node:worker_threads'

const lookMs = 100

/** A thread that does not say what it used is given so many times its seconds, by the clock. */
const patience = 6

/**
 * Tells when a thread has used so many seconds of a processor from now on. Waiting for a processor that others use does
 * not count, so that a busy machine ends nothing that a quiet one would not; only a thread that cannot even be asked is
 * ended by the clock. Answers what ends the watching.
 */
export function watchProcessor(
  thread: () => Worker | undefined,
  mostSeconds: number,
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
      if (performance.now() - askedAt > patience * mostSeconds * 1000) onOverrun()
      return
    }
    const asked = thread()
    if (!asked) {
      // It starts with this work, and its start counts.
      before = 0
      return
    }
    askedAt = performance.now()
    const used = await secondsOf(asked)
    askedAt = null
    if (used === null) return
    before ??= used
    if (used - before > mostSeconds) onOverrun()
  }
}

/** Null for a thread that has ended. */
async function secondsOf(thread: Worker): Promise<number | null> {
  try {
    const { user, system } = await thread.cpuUsage()
    return (user + system) / 1e6
  } catch {
    return null
  }
}
