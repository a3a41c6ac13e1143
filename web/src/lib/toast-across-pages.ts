import { type ToastText, toast } from '@podcastai/ui'

const key = 'toastAfterLoad'

/** Shows a toast now and again after the full page load that follows, which would swallow it otherwise. */
export function toastAcrossPages(message: Pick<ToastText, 'title' | 'text'>): void {
  toast(message)
  sessionStorage.setItem(key, JSON.stringify(message))
}

/** Shows what the page before left behind. Called once, at the start. */
export function showWaitingToast(): void {
  const waiting = sessionStorage.getItem(key)
  if (!waiting) return
  sessionStorage.removeItem(key)
  toast(JSON.parse(waiting) as ToastText)
}
