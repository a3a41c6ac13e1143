import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leaves a page that loaded Stripe's script with a full page load, so that the script doesn't stay. */
export function useHardNavigation(isNeeded: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isNeeded) return
    return router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
      if (pathChanged) window.location.assign(toLocation.href)
    })
  }, [isNeeded, router])
}
