// Detects lines that only contain the episode's date, in the forms that pages and people write.

import { parseSeconds, timeOfDay } from './time-code.ts'

/** Prefixes of the month names in several languages. */
const monthBeginnings =
  `jan ene gen|feb fév fev|mar mär mrt|apr avr abr|may mai maj mei mag|jun juin giu|jul juil lug|aug aoû ago|sep set|oct okt ott out
  |nov|dec déc dez dic`
    .split('|')
    .map((names) => names.trim().split(/\s+/))
const monthNames = monthBeginnings.flat().join('|')
const month = String.raw`(?:${monthNames})\p{L}{0,8}\.?`
const weekday = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? `
const [day, monthNumber] = [String.raw`(?:0?[1-9]|[12]\d|3[01])`, '(?:0?[1-9]|1[0-2])']
const [year, ordinal] = [String.raw`(?:19|20)\d\d`, '(?:st|nd|rd|th)?']
const inNumbers = [
  String.raw`${year}([-/.])${monthNumber}\1${day}`,
  String.raw`${day}([-/.])${monthNumber}\2${year}`,
  String.raw`${monthNumber}([-/.])${day}\3${year}`,
  `${day}/${monthNumber}/\\d\\d`,
  `${monthNumber}/${day}/\\d\\d`,
]
const inWords = [
  `${month} ${day}${ordinal},? ${year}`,
  String.raw`(?:the )?${day}${ordinal}\.? (?:of |de )?${month},? (?:de )?${year}`,
]
const zone = String.raw`(?: ?(?:z|utc|gmt|[a-z]{2,4}t)(?:[+-]\d{1,2}(?::?\d\d)?)?| ?[+-]\d\d:?\d\d)`
const timePattern = String.raw`(?:t|,? (?:at |@ |[-–—|•·] )?)\d{1,2}(?::\d\d){1,2}(?:\.\d{1,6})? ?(?:[ap]\.?m\.?)?${zone}?`
const length = String.raw` [-–—|•·] \d{1,3}(?::\d\d){1,2}`
const wholeDate = new RegExp(
  `^(?:${weekday})?(?:${[...inNumbers, ...inWords].join('|')})(?:${timePattern})?(?:${length})?$`,
  'iu',
)
const label =
  /^(?:air(?:ed|ing)?|broadcast|created|date(?: (?:generated|published|posted|recorded|of (?:recording|publication|release)))?|first published|last (?:updated|modified)|on|posted|publication date|published|recorded|recording date|release(?:d| date)|updated|uploaded|datum|fecha|date de publication)(?: on)? ?[:–—-]? /i

/** Longer lines contain more than a date. */
const maxLineLength = 90

/**
 * True if a line only contains a date, optionally with a time of day and a label:
 * `2020-01-28`, `Tuesday, 28th of January, 2020 at 5:00 PM`, `**Published:** 28/01/2020`.
 */
export function isDateLine(raw: string): boolean {
  const line = raw.length > maxLineLength || !/\d\d/.test(raw) ? '' : bare(raw)
  return wholeDate.test(line) || (label.test(line) && wholeDate.test(line.replace(label, '')))
}

/** Removes Markdown and list marks. Keeps a final period, because a date with a period is a sentence. */
function bare(raw: string): string {
  return raw
    .replace(/[*_`[\]]+/g, '')
    .replace(/^[#>\s•–—-]+/, '')
    .trimEnd()
}

/** A date before or after a time of day: `15 Jun 2026`, `2026-03-03`, `03/03/26`. */
export const datePattern = String.raw`(?:${weekday})?(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|${inWords.join('|')})`

/** The first three letters of dates that start with a month or weekday. */
export const datePrefixes: ReadonlySet<string> = new Set([
  ...monthBeginnings.flat().map((name) => name.slice(0, 3)),
  ...['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
])

/**
 * Returns the days since a fixed day for a date that matches `datePattern`, or null. If both numbers can be the day,
 * the first one is.
 */
export function daysIn(date: string): number | null {
  const [first = 0, second = 0, third = 0] = (date.match(/\d+/g) ?? []).map(Number)
  const word = date.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const month = monthBeginnings.findIndex((names) => word.some((one) => names.some((name) => one.startsWith(name))))
  const [year, monthNumber, day] =
    month >= 0
      ? [second, month + 1, first]
      : first > 31
        ? [first, second, third]
        : second > 12
          ? [third, first, second]
          : [third, second, first]
  const days = Date.UTC(year < 100 ? 2000 + year : year, monthNumber - 1, day) / 86_400_000
  return monthNumber > 12 || day > 31 || !Number.isFinite(days) ? null : days
}

const dateThenTime = new RegExp(`^(${datePattern})(?:,? (?:at )?|,)(\\S.{3,20})$`, 'iu')

/** Parses `03/03/2026 10:05:01` or `Mar 3, 2026 10:05 AM` to seconds since a fixed day; null for anything else. */
export function secondsOfDate(written: string): number | null {
  const match = written.length > maxLineLength ? null : dateThenTime.exec(written.trim())
  const days = match && daysIn(match[1] ?? '')
  const time = match?.[2] ?? ''
  const seconds = timeOfDay(time) ?? parseSeconds(/^\d{1,2}:\d\d$/.test(time) ? `${time}:00` : time)
  return days === null || seconds === null ? null : days * 86_400 + seconds
}
