const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** 14 November 2026 */
export function longDate(iso: string): string {
  return long.format(new Date(iso))
}

/** 14 Nov 2026 */
export function shortDate(iso: string): string {
  return short.format(new Date(iso))
}

/** '12 minutes ago'; older than a week it is the date. */
export function timeAgo(iso: string, now = Date.now()): string {
  const seconds = Math.round((now - new Date(iso).getTime()) / 1000)
  if (seconds < 60) return 'just now'
  if (seconds < 3600) return relative.format(-Math.floor(seconds / 60), 'minute')
  if (seconds < 86_400) return relative.format(-Math.floor(seconds / 3600), 'hour')
  if (seconds < 7 * 86_400) return relative.format(-Math.floor(seconds / 86_400), 'day')
  return shortDate(iso)
}
