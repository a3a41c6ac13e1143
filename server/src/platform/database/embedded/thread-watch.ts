import type { Worker } from 'node:worker_threads'

/** The exit code of a database thread whose write-ahead log could not be written. */
export const logLostCode = 28

/**
 * Shared with the database's thread, which increments it before and after each piece of work, so an odd number means
 * busy.
 */
export type WorkCounter = Int32Array<SharedArrayBuffer>

export const createWorkCounter = (): WorkCounter => new Int32Array(new SharedArrayBuffer(4))

const checksPerLimit = 4

/**
 * Calls back when the thread has been busy with one piece of work for `maxBusyMs`. It counts its own checks instead of
 * comparing clocks, so a suspended machine isn't mistaken for a hanging thread.
 * @returns a function that stops watching
 */
export function watchThread(counter: WorkCounter, maxBusyMs: number, onStuck: () => void): () => void {
  let last = 0
  let checksAtSameWork = 0
  const timer = setInterval(() => {
    const now = Atomics.load(counter, 0)
    const isBusy = now % 2 !== 0
    checksAtSameWork = isBusy && now === last ? checksAtSameWork + 1 : 0
    last = now
    if (checksAtSameWork >= checksPerLimit) onStuck()
  }, maxBusyMs / checksPerLimit)
  timer.unref()
  return () => clearInterval(timer)
}

/** Returns why the thread ended, for the operator. */
export function exitReason(exitCode: number): string {
  if (exitCode === logLostCode) return 'its write-ahead log could not be written. The disk may be full'
  return `its thread ended with code ${exitCode}`
}

/** Resolves with the thread's first message; rejects if the thread fails or ends before that. */
export function firstMessage<Message>(thread: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(exitReason(code))))
  })
}
