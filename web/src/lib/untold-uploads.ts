// Tracks whether uploads have failed without the user seeing it. Separate from the upload code, which most pages don't
// need.
import { useSyncExternalStore } from 'react'

let hasUntold = false
const listeners = new Set<() => void>()

export function setUntoldUploads(has: boolean): void {
  if (has === hasUntold) return
  hasUntold = has
  for (const listener of listeners) listener()
}

export function useUntoldUploads(): boolean {
  return useSyncExternalStore(subscribe, () => hasUntold)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
