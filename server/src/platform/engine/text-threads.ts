import { openFairThreads } from '../threads/fair-threads.ts'
import { Overrun } from '../threads/limited-thread.ts'
import { openThreadTurns, TooManyWaiting, type Turn } from '../threads/thread-turns.ts'
import { EngineInterrupted, EngineRefusal, TookTooLong } from './engine.ts'
import { mostMegabytes, mostSeconds, tooLongMessage, tooManyMessage } from './thread-limits.ts'

type Options<Task> = {
  count: number
  /** The module whose default export does the work. */
  filename: string
  /** Characters or bytes of the text that a task is about: the more, the longer it may take. */
  sizeOf: (task: Task) => number
  secondsFor?: (size: number) => number
}

/** Threads for work on texts. What becomes of work that was ended is said in the engines' words. */
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
  sizeOf,
  secondsFor = mostSeconds,
}: Options<Task>): TextThreads<Task, Outcome> {
  const threads = openFairThreads<Task, Outcome>({ count, filename, mostMegabytes })
  const largeOnes = openThreadTurns(1)
  let isClosing = false
  return {
    run: async (turn, task) => {
      const size = sizeOf(task)
      const run = () => threads.run(turn, task, secondsFor(size))
      try {
        return await (size > largeSize ? largeOnes.take(turn, run) : run())
      } catch (error) {
        if (isClosing) throw new EngineInterrupted('The server is stopping.', { cause: error })
        if (error instanceof Overrun) throw new TookTooLong(tooLongMessage(error.what), { cause: error })
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
