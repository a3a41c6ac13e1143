import { useEffect, useState } from 'react'

/** Returns the seconds left of a period that started on mount. */
export function useCountdown(seconds: number, running: boolean): number {
  const [begunAt] = useState(() => performance.now())
  const [now, setNow] = useState(begunAt)

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [running])

  return Math.max(0, Math.round(seconds - (now - begunAt) / 1000))
}
