import { useEffect, useRef } from 'react'

/** The browser's CloseWatcher: fires on a phone's Back button. (Esc is handled elsewhere.) */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }

/**
 * Makes the Back button on a phone close the overlay that renders this component instead of leaving the page. Browsers
 * without CloseWatcher navigate back as usual.
 */
export function ClosedByBack({ onBack }: { onBack: () => void }) {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })

  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcher }
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [])

  return null
}
