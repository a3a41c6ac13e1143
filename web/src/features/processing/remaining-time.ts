/** '1m 40s' from one minute up, '40s' below. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return whole >= 60 ? `${Math.floor(whole / 60)}m ${whole % 60}s` : `${whole}s`
}

/** What stands beside the percentage. Zero is never shown for long: from there on it takes longer than usual. */
export function remainingText(seconds: number): string {
  return seconds > 0 ? `Up to ${timeText(seconds)} left` : 'Taking longer than usual'
}
