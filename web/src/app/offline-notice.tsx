import { onlineManager } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

/**
 * Shows that the connection is lost while it is. Saves wait on their page; drafts left behind wait until they are
 * opened again.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline())
  return (
    <div role="status" data-bar={isOnline ? undefined : 'notice'} className="sticky top-0 z-40">
      {!isOnline && (
        <p className="type-small flex items-center justify-center gap-2 bg-ink px-4 py-2 text-on-ink">
          <WifiOff aria-hidden size={16} className="shrink-0" />
          You're offline. Stay on this page: changes are saved when you're back online.
        </p>
      )}
    </div>
  )
}

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)
