import { useSyncExternalStore } from 'react'

const key = 'sessionId'
const listeners = new Set<() => void>()

/** Returns the stored session ID, or null if nobody is signed in. */
export function storedSession(): string | null {
  return localStorage.getItem(key)
}

export function storeSession(sessionId: string): void {
  localStorage.setItem(key, sessionId)
  for (const listener of listeners) listener()
}

export function clearSession(): void {
  localStorage.removeItem(key)
  for (const listener of listeners) listener()
}

/** Calls back when a user signs in or out in this tab; returns how to stop. */
export function onSessionChange(callback: () => void): () => void {
  listeners.add(callback)
  return () => {
    listeners.delete(callback)
  }
}

/** Returns the stored session, updated when another tab signs in or out. */
export function useSession(): string | null {
  return useSyncExternalStore(subscribe, storedSession)
}

/** Calls back when another tab signs in or out or switches users; returns how to stop. */
export function onSessionOfOtherTab(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // No key: the whole storage was cleared.
    if (event.key === null || (event.key === key && event.oldValue !== event.newValue)) callback()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function subscribe(listener: () => void) {
  const stop = onSessionChange(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}
