import { useSyncExternalStore } from 'react'

/** Does the window match, for example '(min-width: 768px)'? For what styles alone cannot say. `otherwise`: where nobody can tell. */
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
