import { createFairQueue, TooManyWaiting, type Turn } from '../threads/fair-queue.ts'
import { openFairThreads } from '../threads/fair-threads.ts'
import { ResourceLimitError } from '../threads/limited-thread.ts'
import { EngineInterrupted, EngineRefusal, TookTooLong } from './engine.ts'
import { getMaxSeconds, maxMegabytes, tooLongMessage, tooManyMessage } from './thread-limits.ts'

type Options<Task> = {
  count: number
  /** The module whose default export does the work. */
  filename: string
  /** Returns the characters or bytes of a task's text: the more, the longer the task may take. */
  getSize: (task: Task) => number
  secondsFor?: (size: number) => number
}

/** Threads for work on texts, which report stopped work with the engines' errors. */
export type TextThreads<Task, Outcome> = {
  /** @throws TookTooLong @throws EngineRefusal @throws EngineInterrupted @throws the signal's reason */
  run: (turn: Turn, task: Task) => Promise<Outcome>
  close: () => Promise<void>
}

/** Texts of more characters or bytes are worked on one at a time, because each takes hundreds of megabytes. */
const largeSize = 3_000_000

export function openTextThreads<Task, Outcome>({
  count,
  filename,
  getSize,
  secondsFor = getMaxSeconds,
}: Options<Task>): TextThreads<Task, Outcome> {
  const threads = openFairThreads<Task, Outcome>({ count, filename, maxMegabytes })
  const largeOnes = createFairQueue(1)
  let isClosing = false
  return {
    run: async (turn, task) => {
      const size = getSize(task)
      const run = () => threads.run(turn, task, secondsFor(size))
      try {
        return await (size > largeSize ? largeOnes.take(turn, run) : run())
      } catch (error) {
        if (isClosing) throw new EngineInterrupted('The server is stopping.', { cause: error })
        if (error instanceof ResourceLimitError) throw new TookTooLong(tooLongMessage(error.what), { cause: error })
        if (error instanceof TooManyWaiting) throw new EngineRefusal('too_many_requests', tooManyMessage)
        throw error
      }
    },
    close: async () => {
      isClosing = true
      await threads.close()
    },
  }
}
