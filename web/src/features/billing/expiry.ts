/** Month and year as on a card, with or without a separator. */
export const expiryForm = /^\s*(?<month>0?[1-9]|1[0-2])\s*(?:[/.-]\s*)?(?<year>\d{2}|\d{4})\s*$/

/**
 * Returns an expiry date formatted as on cards: '5' as '05', '1240' and '12/2040' as '12/40'. Returns anything else
 * unchanged.
 */
export function asExpiry(typed: string): string {
  const text = typed.trim()
  const [first = '', second, ...more] = text.match(/\d+/g) ?? []
  if (more.length > 0 || /^[/.-]/.test(text)) return typed
  const isDivided = second !== undefined || /[/.-]$/.test(text)
  if (!isDivided) return undivided(first)
  // '2040-12', the ISO order.
  const [month, year] = isMonth(second) && /^20\d\d$/.test(first) ? [second, first] : [first, second ?? '']
  if (month === '0' && year === '') return month
  return isMonth(month) ? `${month.padStart(2, '0')}/${twoDigits(year)}` : typed
}

/** Formats digits without a separator: the month takes two of them if they are a valid month. */
function undivided(digits: string): string {
  const [first = '', second = ''] = digits
  if (digits === '0' || digits === '1' || digits === '00') return first
  const month = isMonth(first + second) ? first + second : first
  const year = digits.slice(month.length)
  if (!isMonth(month)) return digits
  return year === '' ? month.padStart(2, '0') : `${month.padStart(2, '0')}/${twoDigits(year)}`
}

function isMonth(digits = ''): digits is string {
  return /^(?:0?[1-9]|1[0-2])$/.test(digits)
}

/** Shortens a year once all four digits are there. */
function twoDigits(year: string): string {
  if (!year.startsWith('20')) return year.slice(0, 2)
  return year.length < 4 ? year : year.slice(2, 4)
}
