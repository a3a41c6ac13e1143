import { type ComponentType, type ReactNode, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { fetchThroughOffline } from './fetch-through-offline.ts'

export type LateComponent<Props> = ComponentType<Props> & {
  /** Prefetches the code. Never rejects: after a failure, rendering tries again. */
  load: () => Promise<void>
}

/**
 * Returns a component whose code is fetched on first render: `lateComponent(async () => (await import('./x.tsx')).X)`.
 * Code that is already loaded renders at once; React.lazy would keep its fallback for another 300 ms. Offline, the
 * fallback's place shows a message. Other load errors go to the nearest error boundary.
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
