/** Pieces of work of many people, some at once. */
export type Turns = {
  /**
   * Does work when it is its turn: people take turns, and the work of each is done in its order. Null where as much of
   * theirs waits as may, or where it was given up before its turn.
   */
  take: <Result>(turn: { who: string; signal: AbortSignal }, work: () => Promise<Result>) => Promise<Result | null>
}

type Waiting = { begin: () => void }

/** Shares what can be done `atOnce` among people: who wants much waits for it, and nobody else does. */
export function createDrawingQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Turns {
  /** In the order of whose turn is next. */
  const queues = new Map<string, Set<Waiting>>()
  let running = 0

  function dispatch() {
    while (running < atOnce) {
      const [who, queue] = queues.entries().next().value ?? []
      const next = queue?.values().next().value
      if (who === undefined || !queue || !next) return
      queue.delete(next)
      queues.delete(who)
      if (queue.size > 0) queues.set(who, queue)
      running += 1
      next.begin()
    }
  }

  /** False where it was given up first. */
  function waitForTurn(who: string, signal: AbortSignal): Promise<boolean> {
    const queue = queues.get(who) ?? new Set()
    return new Promise((resolve) => {
      const waiting = {
        begin: () => {
          signal.removeEventListener('abort', giveUp)
          resolve(true)
        },
      }
      const giveUp = () => {
        queue.delete(waiting)
        if (queue.size === 0 && queues.get(who) === queue) queues.delete(who)
        resolve(false)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      queue.add(waiting)
      queues.set(who, queue)
      dispatch()
    })
  }

  return {
    take: async ({ who, signal }, work) => {
      if (signal.aborted || (queues.get(who)?.size ?? 0) >= maxWaiting) return null
      if (!(await waitForTurn(who, signal))) return null
      try {
        return await work()
      } finally {
        running -= 1
        dispatch()
      }
    },
  }
}
