import { type ToastText, toast } from '@podcastai/ui'
import { leaveToast, takeWaitingToast } from './waiting-toast.ts'

/** Shows a toast now and again after the full page load that follows, which would remove it. */
export function toastAcrossPages(message: Pick<ToastText, 'title' | 'text'>): void {
  toast(message)
  leaveToast(message)
}

/** Shows the previous page's toast. Called once on startup. */
export function showWaitingToast(): void {
  const waiting = takeWaitingToast()
  if (waiting) toast(waiting)
}
