/** Limits how many tasks run at the same time; the others wait in the order in which they came. */
export function openSlots(count: number) {
  let free = count
  const waiting: (() => void)[] = []

  /** @throws the signal's reason if it aborts while waiting */
  async function inSlot<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    await turn(signal)
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }

  function turn(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(signal?.reason)
      }
      const take = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      waiting.push(take)
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  return { inSlot }
}
