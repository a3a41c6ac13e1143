/**
 * The owner of the work. Work on an episode runs on the thread that analyzed it, one task at a time; if `episode` is
 * null, on any thread.
 */
export type Turn = { workspaceId: string; episode: string | null; signal?: AbortSignal | undefined }

export type FairQueue = {
  /**
   * Runs work in its turn, passing the number of its thread.
   * @throws the signal's reason if it is aborted first.
   * @throws TooManyWaiting
   */
  take: <Result>(turn: Turn, work: (thread: number) => Promise<Result>) => Promise<Result>
}

/** One workspace has too much work waiting. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

type Episode = { isRunning: boolean; waiting: Set<(thread: number) => void> }
type Workspace = { episodes: Map<string, Episode> }

/** Between two tasks on an episode, something is stored; its thread is not given away in that time. */
const restMs = 500
/**
 * Per workspace: eight content types of three projects, and as many again. Each task holds its transcript in memory.
 */
const maxWaiting = 48

/**
 * Shares the threads among workspaces. A workspace that has all threads but one cannot get the last, so that it never
 * keeps others waiting; several share the threads evenly, and take turns if there are more of them than threads. An
 * episode runs on one thread at a time: a second would have to analyze it again, which takes longer than generating all
 * types.
 */
export function createFairQueue(threads: number): FairQueue {
  const workspaces = new Map<string, Workspace>()
  const free = new Set(Array.from({ length: threads }, (_, thread) => thread))
  const lastThreadByKey = new Map<string, number>()
  let unnamed = 0

  const runningIn = ({ episodes }: Workspace) => [...episodes.values()].filter(({ isRunning }) => isRunning).length

  function dispatch() {
    for (let next = nextTurn(); next; next = nextTurn()) {
      const { key, episode, thread, begin } = next
      episode.waiting.delete(begin)
      episode.isRunning = true
      free.delete(thread)
      if (isNamed(key)) remember(lastThreadByKey, key, thread)
      begin(thread)
    }
  }

  /**
   * Picks the workspace with the least running work, and its first waiting task on an episode that is not being worked
   * on.
   */
  function nextTurn() {
    if (free.size === 0) return null
    const max = workspaces.size === 1 ? Math.max(1, threads - 1) : Math.max(1, Math.floor(threads / workspaces.size))
    const open = [...workspaces.values()].filter((workspace) => runningIn(workspace) < max)
    for (const { episodes } of open.sort((one, other) => runningIn(one) - runningIn(other))) {
      for (const [key, episode] of episodes) {
        const [begin] = episode.isRunning ? [] : episode.waiting
        if (begin) return { key, episode, thread: threadFor(key), begin }
      }
    }
    return null
  }

  /**
   * Returns the episode's own thread, else one that no other episode needs: the one that worked last, which is warmed
   * up.
   */
  function threadFor(key: string): number {
    const own = lastThreadByKey.get(key)
    if (own !== undefined && free.has(own)) return own
    const others = [...workspaces.values()].flatMap(({ episodes }) => [...episodes.keys()]).filter((one) => one !== key)
    const owned = new Set(others.map((other) => lastThreadByKey.get(other)))
    const lastFirst = [...free].reverse()
    return lastFirst.find((thread) => !owned.has(thread)) ?? (lastFirst[0] as number)
  }

  function leave(turn: Turn, key: string, thread: number) {
    const episode = getEpisode(turn.workspaceId, key)
    episode.isRunning = false
    free.add(thread)
    if (turn.episode === null) forget(turn.workspaceId, key)
    else {
      dispatch()
      setTimeout(() => forget(turn.workspaceId, key), restMs).unref()
    }
  }

  function getEpisode(workspaceId: string, key: string): Episode {
    const workspace = workspaces.get(workspaceId) ?? { episodes: new Map() }
    const episode = workspace.episodes.get(key) ?? { isRunning: false, waiting: new Set() }
    workspace.episodes.set(key, episode)
    workspaces.set(workspaceId, workspace)
    return episode
  }

  function forget(workspaceId: string, key: string) {
    const workspace = workspaces.get(workspaceId)
    const episode = workspace?.episodes.get(key)
    if (workspace && episode && !episode.isRunning && episode.waiting.size === 0) {
      workspace.episodes.delete(key)
      if (workspace.episodes.size === 0) workspaces.delete(workspaceId)
    }
    dispatch()
  }

  async function threadInTurn({ workspaceId, signal }: Turn, key: string): Promise<number> {
    signal?.throwIfAborted()
    const waiting = [...(workspaces.get(workspaceId)?.episodes.values() ?? [])]
    if (sum(waiting.map((one) => one.waiting.size)) >= maxWaiting) throw new TooManyWaiting()
    const episode = getEpisode(workspaceId, key)
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const giveUp = () => {
      if (!episode.waiting.delete(resolve)) return
      reject(signal?.reason)
      forget(workspaceId, key)
    }
    signal?.addEventListener('abort', giveUp, { once: true })
    episode.waiting.add(resolve)
    dispatch()
    return promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  return {
    take: async (turn, work) => {
      const key = turn.episode ?? `${unnamedKey}${unnamed++}`
      const thread = await threadInTurn(turn, key)
      try {
        return await work(thread)
      } finally {
        leave(turn, key, thread)
      }
    },
  }
}

const unnamedKey = 'unnamed '
const isNamed = (key: string) => !key.startsWith(unnamedKey)

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

const remembered = 100

function remember(threadByKey: Map<string, number>, key: string, thread: number) {
  threadByKey.delete(key)
  threadByKey.set(key, thread)
  const oldest = threadByKey.keys().next().value
  if (threadByKey.size > remembered && oldest !== undefined) threadByKey.delete(oldest)
}
