import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { watchProcessor } from './watch-processor.ts'

/** One thread that does one piece of work at a time and is ended when that takes more than it may. */
export type LimitedThread<Task, Outcome> = {
  /**
   * @throws ResourceLimitError if the work exceeded its time or memory; its thread was ended
   * @throws the signal's reason if it was aborted first; its thread was ended as well
   */
  run: (task: Task, limits: { maxSeconds: number; signal?: AbortSignal | undefined }) => Promise<Outcome>
  /** Ends the thread at once; current and later work rejects. */
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
  /** Of JavaScript's heap. */
  maxMegabytes: number
}

/** It is started with its first work and again after it was ended, and leaves a minute after its last. */
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
  // A thread that fails between two pieces of work is replaced with the next one; unheard, it would end the process.
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

/** The heap is full, or the stack: that of patterns too, which fills on words of megabytes. */
export function isOutOfRoom(error: unknown): boolean {
  if (error instanceof RangeError) return error.message === 'Maximum call stack size exceeded'
  return (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
