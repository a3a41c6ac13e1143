import { Piscina } from 'piscina'

type Balancer = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['loadBalancer']>
/** Between two pieces of work on an episode something is stored; its thread is not given away for that. */
const restMs = 500

type Episode = { running: number; waiting: (() => void)[] }

export type ThreadTurns = {
  /** For the pool: an episode goes back to the thread that understood it, where that is free. */
  balancer: Balancer
  /** Runs work on an episode when it is its turn. */
  take: <Result>(episode: string, work: () => Promise<Result>) => Promise<Result>
  /** A task as the balancer knows it by its episode; what crosses to the thread is the same. */
  marked: <Task extends object>(task: Task, episode: string) => Task
}

/**
 * Shares the threads among the episodes that are worked on. Understanding an episode takes as long as writing several
 * types, and each thread does it for itself: of two episodes at once each has a thread of its own, and one alone has all.
 */
export function openThreadTurns(threads: number): ThreadTurns {
  const episodes = new Map<string, Episode>()
  const lastThreadOf = new Map<string, number>()

  function letIn() {
    const share = Math.max(1, Math.floor(threads / episodes.size))
    for (const episode of episodes.values()) {
      while (episode.running < share && episode.waiting.length > 0) {
        episode.running += 1
        episode.waiting.shift()?.()
      }
    }
  }

  function leave(key: string, episode: Episode) {
    episode.running -= 1
    letIn()
    if (isAtRest(episode)) setTimeout(() => forget(key, episode), restMs).unref()
  }

  function forget(key: string, episode: Episode) {
    if (isAtRest(episode) && episodes.get(key) === episode) episodes.delete(key)
    letIn()
  }

  return {
    balancer: (task, workers) => {
      const key = episodeOf(task)
      if (key === null) return workers.find(isFree) ?? null
      const own = workers.find(({ id }) => id === lastThreadOf.get(key))
      // With an episode for every thread, another one is only seemingly free: the next work of its own is on the way.
      if (own && (isFree(own) || episodes.size >= threads)) return isFree(own) ? own : null
      const others = new Set([...episodes.keys()].map((other) => lastThreadOf.get(other)))
      const free = workers.filter(isFree)
      const thread = free.find(({ id }) => !others.has(id)) ?? free[0] ?? null
      if (thread) remember(lastThreadOf, key, thread.id)
      return thread
    },
    take: async (key, work) => {
      const episode = episodes.get(key) ?? { running: 0, waiting: [] }
      episodes.set(key, episode)
      const turn = new Promise<void>((resolve) => episode.waiting.push(resolve))
      letIn()
      await turn
      try {
        return await work()
      } finally {
        leave(key, episode)
      }
    },
    marked: (task, episode) => Object.assign(task, { [Piscina.queueOptionsSymbol]: { episode } }),
  }
}

function episodeOf(task: object): string | null {
  return (task as Record<symbol, { episode: string } | null>)[Piscina.queueOptionsSymbol]?.episode ?? null
}

const isAtRest = ({ running, waiting }: Episode) => running === 0 && waiting.length === 0
const isFree = ({ currentUsage }: { currentUsage: number }) => currentUsage === 0

const remembered = 100

function remember(threadOf: Map<string, number>, key: string, thread: number) {
  threadOf.delete(key)
  threadOf.set(key, thread)
  const oldest = threadOf.keys().next().value
  if (threadOf.size > remembered && oldest !== undefined) threadOf.delete(oldest)
}
