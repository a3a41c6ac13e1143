import type { ToastText } from '@podcastai/ui'

const key = 'toastAfterLoad'

type Message = Pick<ToastText, 'title' | 'text'>

/** Keeps a message for the page that is loaded next. Nothing here loads what shows toasts. */
export function leaveToast(message: Message): void {
  sessionStorage.setItem(key, JSON.stringify(message))
}

export function hasWaitingToast(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Storage is closed to us: no page can have left anything.
    return false
  }
}

/** What the page before left behind, once. */
export function takeWaitingToast(): Message | undefined {
  if (!hasWaitingToast()) return
  const waiting = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return waiting ? (JSON.parse(waiting) as Message) : undefined
}
