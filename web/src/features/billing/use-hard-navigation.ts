import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A page that let the provider's script in is left with a full load: the script does not come along to the next one. */
export function useHardNavigation(isNeeded: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isNeeded) return
    return router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
      if (pathChanged) window.location.assign(toLocation.href)
    })
  }, [isNeeded, router])
}
