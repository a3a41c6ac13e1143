import { type ComponentType, useEffect, useState } from 'react'
import { onFirstUse } from './first-use.ts'

/** How long a toast stays unless somebody reads it with pointer or focus. */
export const toastForMs = 5000

export type ToastText = {
  title: string
  text?: string
  tone?: 'neutral' | 'danger'
  action?: { label: string; onClick: () => void }
}

/** What shows toasts, and takes them away. */
type Shown = { show: (message: ToastText) => void; dismiss: () => void }

let shown: Shown | null = null
/** Said before anything could show it; of several the last. */
let waiting: ToastText | null = null
let wantShown: (() => void) | null = null

/** Shows a toast. One at a time: a new one replaces the one before. */
export function toast(message: ToastText): void {
  if (shown) {
    shown.show(message)
    return
  }
  waiting = message
  wantShown?.()
}

/** Takes away what is shown or waits to be: it is not for whoever is here now. */
export function dismissToasts(): void {
  waiting = null
  shown?.dismiss()
}

/** Where toasts appear. Once per page. What shows them is fetched when somebody begins to use the page. */
export function Toaster() {
  const [isWanted, setIsWanted] = useState(false)
  const [Shown, setShown] = useState<ComponentType | null>(null)

  useEffect(() => {
    wantShown = () => setIsWanted(true)
    if (waiting) wantShown()
    const stopWaiting = onFirstUse(wantShown)
    return () => {
      stopWaiting()
      wantShown = null
    }
  }, [])

  useEffect(() => {
    if (!isWanted) return
    import('./shown-toasts.tsx').then(
      ({ ShownToasts }) => setShown(() => ShownToasts),
      // Without a connection the next toast tries again.
      () => setIsWanted(false),
    )
  }, [isWanted])

  return Shown && <Shown />
}

/** Hands over what shows toasts, as long as it stands on the page. */
export function showToastsBy(by: Shown): () => void {
  shown = by
  if (waiting) by.show(waiting)
  waiting = null
  return () => {
    shown = null
  }
}
