import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { quantile } from '../../benchmarks/quantile.ts'
import type { OrdinaryCall, OrdinaryWork } from './ordinary-calls.thread.ts'

export type OrdinaryCalls = {
  /** The calls that were answered, or failed, since this was asked last. */
  take: () => Promise<OrdinaryCall[]>
  end: () => Promise<void>
}

/** Starts a user who lists, views, saves, and searches, one call every `pauseMs`. */
export function openOrdinaryCalls(work: OrdinaryWork): OrdinaryCalls {
  const worker = new Worker(new URL('./ordinary-calls.thread.ts', import.meta.url), { workerData: work })
  let asked: Promise<unknown> = Promise.resolve()

  async function takeNow() {
    worker.postMessage('take')
    const [taken] = (await once(worker, 'message')) as [OrdinaryCall[]]
    return taken
  }

  return {
    // One after the other: of two who ask at once each gets an answer of their own.
    take: () => {
      const taken = asked.then(takeNow)
      asked = taken
      return taken
    },
    end: async () => {
      worker.postMessage('end')
      await worker.terminate()
    },
  }
}

/** How late the caller was: the machine's own share of the figures. */
export const lateP99 = (calls: readonly OrdinaryCall[]) =>
  quantile(
    calls.map(({ lateMs }) => lateMs),
    0.99,
  ).toFixed(0)

/** Which of them are slow says what they wait for. */
export function p99ByKind(calls: readonly OrdinaryCall[]): string {
  const kinds = [...new Set(calls.map(({ name }) => name))]
  const p99 = (kind: string) =>
    quantile(
      calls.filter(({ name }) => name === kind).map(({ ms }) => ms),
      0.99,
    ).toFixed(0)
  return kinds.map((kind) => `${kind} ${p99(kind)}`).join(', ')
}
