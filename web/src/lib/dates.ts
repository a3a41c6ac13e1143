// Formatted by hand: on a phone, creating Intl formatters takes longer than rendering the page.
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** Returns 'November 14, 2026'. */
export function longDate(iso: string): string {
  return written(iso, (month) => month)
}

/** Returns 'Nov 14, 2026'. */
export function shortDate(iso: string): string {
  return written(iso, (month) => month.slice(0, 3))
}

/** Returns '12 minutes ago'; after a week, the date. */
export function timeAgo(iso: string, now = Date.now()): string {
  const seconds = Math.round((now - new Date(iso).getTime()) / 1000)
  if (seconds < 60) return 'just now'
  if (seconds < 3600) return ago(Math.floor(seconds / 60), 'minute')
  if (seconds < 86_400) return ago(Math.floor(seconds / 3600), 'hour')
  if (seconds < 2 * 86_400) return 'yesterday'
  if (seconds < 7 * 86_400) return ago(Math.floor(seconds / 86_400), 'day')
  return shortDate(iso)
}

function written(iso: string, named: (month: string) => string): string {
  const date = new Date(iso)
  return `${named(months[date.getMonth()] ?? '')} ${date.getDate()}, ${date.getFullYear()}`
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}
