/** Month and year, with or without something between them, as a card shows them. */
export const expiryForm = /^\s*(?<month>0?[1-9]|1[0-2])\s*(?:[/.-]\s*)?(?<year>\d{2}|\d{4})\s*$/

/** What is typed or pasted of an expiry, as cards show it: '5' as '05', '1240' and '12/2040' as '12/40'. */
export function asExpiry(typed: string): string {
  const [first = '', ...others] = typed.trim().split(/\D+/)
  const isDivided = others.length > 0
  const month = isDivided ? first : first.slice(0, 2)
  const year = isDivided ? others.join('') : first.slice(2)
  const isWhole = month.length === 1 && (isDivided || month > '1')
  const shown = isWhole ? `0${month}` : month
  return isDivided || year !== '' ? `${shown}/${twoDigits(year)}` : shown
}

/** A year of four digits is one as soon as all four are there. */
function twoDigits(year: string): string {
  if (!year.startsWith('20')) return year.slice(0, 2)
  return year.length < 4 ? year : year.slice(2, 4)
}
