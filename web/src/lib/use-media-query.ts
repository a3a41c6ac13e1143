import { useSyncExternalStore } from 'react'

/**
 * Returns whether the window matches, such as '(min-width: 768px)', for what CSS alone can't do. `otherwise` is for
 * environments without media queries.
 */
export function useMediaQuery(query: string, otherwise = false): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia?.(query)
      list?.addEventListener('change', listener)
      return () => list?.removeEventListener('change', listener)
    },
    () => window.matchMedia?.(query).matches ?? otherwise,
  )
}
