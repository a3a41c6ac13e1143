/** Returns '46 minutes', '1 minute', or 'under a minute', because a few seconds aren't nothing. */
export function lengthText(minutes: number): string {
  if (isUnderAMinute(minutes)) return 'under a minute'
  const whole = Math.round(minutes)
  return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`
}

/** Returns '46 min' or '< 1 min' for narrow places. */
export function shortLength(minutes: number): string {
  return isUnderAMinute(minutes) ? '< 1 min' : `${Math.round(minutes)} min`
}

function isUnderAMinute(minutes: number): boolean {
  return minutes > 0 && minutes < 1
}
