import { type ComponentType, type ReactNode, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { fetchThroughOffline } from './fetch-through-offline.ts'

export type LateComponent<Props> = ComponentType<Props> & {
  /** Fetches the code for whoever is about to show it. Never rejects: where it fails, showing it tries again. */
  load: () => Promise<void>
}

/**
 * A component whose code is fetched when it is first shown: `lateComponent(async () => (await import('./x.tsx')).X)`.
 * Code that is there already stands at once; React.lazy would hold its fallback for another 300 ms. Without a
 * connection its place says so, where something stands there while it waits. When the code cannot be fetched for
 * another reason, the nearest error boundary takes over.
 */
export function lateComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LateComponent<Props> {
  let Arrived: ComponentType<Props> | undefined
  let fetching: Promise<void> | undefined

  function fetchOnce(): Promise<void> {
    fetching ??= fetchThroughOffline(fetchCode).then(
      (component) => {
        Arrived = component
      },
      (error: unknown) => {
        fetching = undefined
        throw error
      },
    )
    return fetching
  }

  function Late(props: Props) {
    const [, showAgain] = useReducer((count: number) => count + 1, 0)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const isOnline = useSyncExternalStore(
      followConnection,
      () => navigator.onLine,
      () => true,
    )
    const hasArrived = Arrived !== undefined

    useEffect(() => {
      if (hasArrived) return
      let isShown = true
      fetchOnce().then(
        () => isShown && showAgain(),
        (error: unknown) => isShown && setFailure({ error }),
      )
      return () => {
        isShown = false
      }
    }, [hasArrived])

    if (failure) throw failure.error
    if (Arrived) return <Arrived {...props} />
    return isOnline || waiting === null ? waiting : <WaitsForConnection />
  }

  return Object.assign(Late, { load: () => fetchOnce().catch(() => {}) })
}

function WaitsForConnection() {
  return <p className="py-6 text-text-2">You're offline. This part loads when you're back online.</p>
}

function followConnection(onChange: () => void): () => void {
  const listening = new AbortController()
  for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal: listening.signal })
  return () => listening.abort()
}
