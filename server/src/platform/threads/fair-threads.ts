import { createFairQueue, type Turn } from './fair-queue.ts'
import { type LimitedThread, openLimitedThread } from './limited-thread.ts'

/** Threads with limits that workspaces share in turns. */
export type FairThreads<Task, Outcome> = {
  /** @throws ResourceLimitError @throws TooManyWaiting @throws the signal's reason if it is aborted */
  run: (turn: Turn, task: Task, maxSeconds: number) => Promise<Outcome>
  /** Ends all threads at once, and aborts their work. */
  close: () => Promise<void>
}

/** Opens threads. Each starts when it is first needed. */
export function openFairThreads<Task, Outcome>({
  count,
  ...options
}: { count: number } & Parameters<typeof openLimitedThread>[0]): FairThreads<Task, Outcome> {
  const turns = createFairQueue(count)
  const threads = Array.from({ length: count }, () => openLimitedThread<Task, Outcome>(options))
  return {
    run: (turn, task, maxSeconds) =>
      turns.take(turn, (at) => {
        const thread = threads[at] as LimitedThread<Task, Outcome>
        return thread.run(task, { maxSeconds, signal: turn.signal })
      }),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}
