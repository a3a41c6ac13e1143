import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { watchProcessor } from './watch-processor.ts'

/** A thread that runs one task at a time, and is ended if the task exceeds its limits. */
export type LimitedThread<Task, Outcome> = {
  /**
   * Runs a task.
   * @throws ResourceLimitError if the task exceeded its time or memory; its thread was ended
   * @throws the signal's reason if it was aborted first; its thread was ended as well
   */
  run: (task: Task, limits: { maxSeconds: number; signal?: AbortSignal | undefined }) => Promise<Outcome>
  /** Ends the thread at once; current and later work is rejected. */
  close: () => Promise<void>
}

/** Work that was ended because it exceeded its CPU seconds or memory. */
export class ResourceLimitError extends Error {
  override name = 'ResourceLimitError'
  readonly what: 'time' | 'memory'

  constructor(what: 'time' | 'memory', options?: ErrorOptions) {
    super(`work was ended: it took too much ${what}`, options)
    this.what = what
  }
}

type ThreadOptions = {
  /** The module whose default export does the work. */
  filename: string
  /** Maximum size of JavaScript's heap. */
  maxMegabytes: number
}

/** Opens a thread that starts with its first task, and again after it was ended, and exits a minute after its last. */
export function openLimitedThread<Task, Outcome>({
  filename,
  maxMegabytes,
}: ThreadOptions): LimitedThread<Task, Outcome> {
  const pool = new Piscina<Task, Outcome>({
    filename,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  })
  // A thread that fails between two tasks is replaced for the next one; an unhandled error would end the process.
  pool.on('error', () => {})
  const closing = new AbortController()

  return {
    run: async (task, { maxSeconds, signal }) => {
      const overran = new AbortController()
      const stopWatching = watchProcessor(
        () => pool.threads[0] && watchedThread(pool.threads[0]),
        maxSeconds,
        () => overran.abort(),
      )
      const ends = [overran.signal, closing.signal, ...(signal ? [signal] : [])]
      try {
        return await pool.run(task, { signal: AbortSignal.any(ends) })
      } catch (error) {
        if (overran.signal.aborted) throw new ResourceLimitError('time', { cause: error })
        signal?.throwIfAborted()
        if (isOutOfRoom(error)) throw new ResourceLimitError('memory', { cause: error })
        throw error
      } finally {
        stopWatching()
      }
    },
    close: async () => {
      closing.abort()
      await pool.destroy()
    },
  }
}

function watchedThread(thread: Worker) {
  return {
    secondsUsed: async () => {
      try {
        const { user, system } = await thread.cpuUsage()
        return (user + system) / 1e6
      } catch {
        return null
      }
    },
  }
}

/** True if the heap is full, or the stack, including that of regular expressions, which words of megabytes can fill. */
export function isOutOfRoom(error: unknown): boolean {
  if (error instanceof RangeError) return error.message === 'Maximum call stack size exceeded'
  return (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
