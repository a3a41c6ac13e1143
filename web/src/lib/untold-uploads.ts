// Whether uploads have failed of which nobody was told yet. Apart from the uploads themselves, whose code most pages do
// without.
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
