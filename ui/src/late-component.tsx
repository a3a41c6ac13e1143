import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react'

export type LateComponent<Props> = ComponentType<Props> & {
  /** Fetches the code for whoever is about to show it. Never rejects: where it fails, showing it tries again. */
  load: () => Promise<void>
}

/**
 * A component whose code is fetched when it is first shown: `lateComponent(async () => (await import('./x.tsx')).X)`.
 * Code that is there already stands at once; React.lazy would hold its fallback for another 300 ms. When the code
 * cannot be fetched, the nearest error boundary takes over.
 */
export function lateComponent<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): LateComponent<Props> {
  let Arrived: ComponentType<Props> | undefined
  let fetching: Promise<void> | undefined

  function fetchOnce(): Promise<void> {
    fetching ??= fetchCode().then(
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
    return Arrived ? <Arrived {...props} /> : waiting
  }

  return Object.assign(Late, { load: () => fetchOnce().catch(() => {}) })
}
