/** '46 minutes', '1 minute', 'under a minute': what was said in a few seconds is not nothing. */
export function lengthText(minutes: number): string {
  if (isUnderAMinute(minutes)) return 'under a minute'
  const whole = Math.round(minutes)
  return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`
}

/** '46 min', '< 1 min': where there is little room. */
export function shortLength(minutes: number): string {
  return isUnderAMinute(minutes) ? '< 1 min' : `${Math.round(minutes)} min`
}

function isUnderAMinute(minutes: number): boolean {
  return minutes > 0 && minutes < 1
}
