import { type ComponentType, useEffect, useState } from 'react'
import { onFirstUse } from './first-use.ts'

/** How long a toast stays unless it is hovered or focused. */
export const toastForMs = 5000

export type ToastAction = { label: string; onClick: () => void }

export type ToastText = {
  title: string
  text?: string
  tone?: 'neutral' | 'danger'
  action?: ToastAction
  secondAction?: ToastAction
}

/** The loaded toast implementation. */
type Shown = { show: (message: ToastText) => void; dismiss: () => void }

let shown: Shown | null = null
/** The latest toast requested before the toast code was loaded. */
let waiting: ToastText | null = null
let wantShown: (() => void) | null = null

/** Shows a toast. Only one at a time: a new one replaces the last. */
export function toast(message: ToastText): void {
  if (shown) {
    shown.show(message)
    return
  }
  waiting = message
  wantShown?.()
}

/** Removes shown and pending toasts, so that the next user of the page doesn't see them. */
export function dismissToasts(): void {
  waiting = null
  shown?.dismiss()
}

/** The place for toasts; render once per page. The toast code is fetched on the first user event. */
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
      // Offline, the next toast tries again.
      () => setIsWanted(false),
    )
  }, [isWanted])

  return Shown && <Shown />
}

/** Registers the loaded toast implementation while it is mounted; returns how to unregister it. */
export function showToastsBy(by: Shown): () => void {
  shown = by
  if (waiting) by.show(waiting)
  waiting = null
  return () => {
    shown = null
  }
}
