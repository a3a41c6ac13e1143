import { useSyncExternalStore } from 'react'

const key = 'sessionId'
const listeners = new Set<() => void>()

/** The stored session identifier, or null when nobody is signed in here. */
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

/** The stored session, followed also when another tab signs in or out. */
export function useSession(): string | null {
  return useSyncExternalStore(subscribe, storedSession)
}

/** Calls back when another tab signs in, out or in as somebody else; returns how to stop. */
export function onSessionOfOtherTab(callback: () => void): () => void {
  const listener = (event: StorageEvent) => {
    // No key: the whole storage was cleared.
    if (event.key === null || (event.key === key && event.oldValue !== event.newValue)) callback()
  }
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
