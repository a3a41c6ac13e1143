import { useEffect, useState } from 'react'

/** Seconds left of a span that began when this was first shown. */
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
