/** Returns '1m 40s' from one minute up, '40s' below. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return whole >= 60 ? `${Math.floor(whole / 60)}m ${whole % 60}s` : `${whole}s`
}

/** Returns the text next to the percentage. At zero it says that it takes longer than usual. */
export function remainingText(seconds: number): string {
  return seconds > 0 ? `Up to ${timeText(seconds)} left` : 'Taking longer than usual'
}
