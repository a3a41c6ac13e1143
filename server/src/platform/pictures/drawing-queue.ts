/** A fair queue of many users' work. */
export type Turns = {
  /**
   * Runs work in its turn: users alternate, and each user's work runs in order. Returns null if too much of this user's
   * work waits, or if the work was aborted before its turn.
   */
  take: <Result>(turn: { who: string; signal: AbortSignal }, work: () => Promise<Result>) => Promise<Result | null>
}

type Waiting = { begin: () => void }

/** Shares `atOnce` slots among users, so that only users who want a lot have to wait. */
export function createDrawingQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): Turns {
  /** Waiting work by user, in the order of the users' turns. */
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

  /** Resolves when the work's turn comes; to false if the work was aborted first. */
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
