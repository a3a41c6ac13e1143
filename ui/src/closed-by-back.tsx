import { useEffect, useRef } from 'react'

/** What a browser tells of a wish to close: a phone's Back, where the browser can tell. Esc is heard elsewhere. */
type CloseWatcher = { onclose: (() => void) | null; destroy: () => void }

/**
 * Stands in whatever covers a page, for as long as it is open: Back on a phone then closes that, and does not leave the
 * page. Browsers without CloseWatcher go back as ever.
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
