import { useEffect, useState } from 'react'

export type Tried = 'login' | 'registration' | 'reset link'

/**
 * Returns the seconds until the server accepts another attempt, or null. Survives a reload, which wouldn't shorten the
 * wait. Each kind of attempt has its own wait.
 */
export function useWait(tried: Tried) {
  const [until, setUntil] = useState<number | null>(null)
  const [now, setNow] = useState(0)
  const seconds = until === null ? 0 : Math.ceil((until - now) / 1000)

  // Not during the first render: the landing page is rendered without a browser.
  useEffect(() => {
    setNow(Date.now())
    setUntil(stored(tried))
  }, [tried])

  useEffect(() => {
    if (until === null) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) setUntil(null)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])

  function keep(end: number | null) {
    store(tried, end)
    setNow(Date.now())
    setUntil(end)
  }

  return {
    secondsLeft: seconds > 0 ? seconds : null,
    /** Starts a wait from the server's response; does nothing for null. */
    begin: (retryAfterSeconds: number | null) => {
      if (retryAfterSeconds !== null) keep(Date.now() + retryAfterSeconds * 1000)
    },
    end: () => keep(null),
  }
}

/** Returns '14:32' or '0:09'. */
export function waitText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const toStorageKey = (tried: string) => `wait:${tried}`

/** Returns the stored end of the wait. If storage is blocked, the wait ends with the page. */
function stored(tried: string): number | null {
  try {
    return Number(sessionStorage.getItem(toStorageKey(tried))) || null
  } catch {
    return null
  }
}

function store(tried: string, until: number | null): void {
  try {
    if (until === null) sessionStorage.removeItem(toStorageKey(tried))
    else sessionStorage.setItem(toStorageKey(tried), String(until))
  } catch {
    // As above.
  }
}
