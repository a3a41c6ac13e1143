import { Worker } from 'node:worker_threads'
import type { Pattern } from '../../checks/src/redos/pattern.ts'

/** Milliseconds of processor time that one search takes, at best of a few; `null` where it takes longer than the limit, or fails. */
export async function measureSearchMs(
  { source, flags }: Pick<Pattern, 'source' | 'flags'>,
  text: string,
  limitMs: number,
): Promise<number | null> {
  const thread = new Worker(new URL('./trial.thread.ts', import.meta.url), {
    workerData: { source, flags, text, limitMs },
  })
  return new Promise((resolve) => {
    // A busy machine is waited for: what is judged is processor time.
    const guard = setTimeout(() => resolve(null), limitMs * 10 + 10_000)
    thread.once('message', resolve)
    thread.once('error', () => resolve(null))
    thread.once('exit', () => clearTimeout(guard))
  }).finally(() => thread.terminate()) as Promise<number | null>
}
