/** Seconds as people write them: `m:ss` below an hour, `h:mm:ss` from there. */
export function timeCode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const s = String(whole % 60).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes}:${s}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${s}`
}

/** The seconds of a time as people write it; null where it is none. */
export function secondsAt(code: string): number | null {
  if (!/^\d{1,3}(?::[0-5]\d){1,2}$/.test(code.trim())) return null
  return code.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)
}
