import type { ToastText } from '@podcastai/ui'

const key = 'toastAfterLoad'

type Message = Pick<ToastText, 'title' | 'text'>

/** Stores a message for the next page load. Doesn't load the toast code. */
export function leaveToast(message: Message): void {
  sessionStorage.setItem(key, JSON.stringify(message))
}

export function hasWaitingToast(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Storage is blocked: no page can have left a message.
    return false
  }
}

/** Returns the previous page's message, once. */
export function takeWaitingToast(): Message | undefined {
  if (!hasWaitingToast()) return
  const waiting = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return waiting ? (JSON.parse(waiting) as Message) : undefined
}
