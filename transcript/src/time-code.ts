// Parses times, as people and tools write them, to seconds.

const clockWithFrames = /^(\d{1,2})[:;](\d{1,2})[:;](\d{1,2})[:;](\d{1,2})$/
const plainSeconds = /^(\d+)(?:[.,](\d+))?\s*(s|sec|secs|seconds)?$/
const milliseconds = /^(\d+(?:\.\d+)?)\s*ms$/
const hoursMinutesSeconds = /^(?:(\d+)h\s*)?(?:(\d+)m\s*)?(?:(\d+(?:\.\d+)?)s)?$/
/** `PT1M2.5S`, an ISO 8601 duration. */
const isoDuration = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/

/** Video time codes count frames. 25 a second is the usual rate in transcripts. */
const usualFramesPerSecond = 25

/**
 * Returns `1:02:03.5`, `62:03,5`, `00:00:01:12` (frames), `3723.5`, `12.5s`, `1h2m3s`, `PT1M2.5S`, or `450ms` in
 * seconds; null for anything else. A bare number counts as seconds: callers with milliseconds scale it.
 */
export function parseSeconds(written: string, framesPerSecond = usualFramesPerSecond): number | null {
  const time = written.trim()
  const clock = clockIn(time, 0, time.length)
  if (!Number.isNaN(clock)) return clock
  const frames = clockWithFrames.exec(time)
  if (frames) {
    const whole = Number(frames[1]) * 3600 + Number(frames[2]) * 60 + Number(frames[3])
    return Math.round((whole + Number(frames[4]) / framesPerSecond) * 1000) / 1000
  }
  const seconds = plainSeconds.exec(time)
  if (seconds) return exact(Number(seconds[1]), Number(`0.${seconds[2] ?? 0}`))
  const thousandths = milliseconds.exec(time)
  if (thousandths) return Number(thousandths[1]) / 1000
  const spelled = time === '' ? null : (hoursMinutesSeconds.exec(time) ?? isoDuration.exec(time))
  return spelled && Number(spelled[1] ?? 0) * 3600 + Number(spelled[2] ?? 0) * 60 + Number(spelled[3] ?? 0)
}

const [zero, nine, colon, comma, point] = [0x30, 0x39, 0x3a, 0x2c, 0x2e]

/**
 * Parses `1:02:03.5` or `62:03,5` in a range of a text to seconds; NaN for anything else. No regular expression,
 * because files have one time for every few words.
 */
export function clockIn(text: string, from: number, to: number): number {
  let [whole, part, digits, colons, minuteDigits, minutes] = [0, 0, 0, 0, 0, 0]
  let at = from
  for (; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code >= zero && code <= nine) {
      part = part * 10 + code - zero
      digits++
    } else if (code === colon && digits > 0 && colons < 2) {
      // Minutes have up to three digits, hours any number.
      minuteDigits = digits
      minutes = part
      whole = (whole + part) * 60
      part = digits = 0
      colons++
    } else break
  }
  if (colons === 0 || minuteDigits > 3 || digits === 0 || digits > 2) return Number.NaN
  if (colons === 2 && minutes >= 60) whole = withoutHours(whole, minutes)
  return at === to ? whole + part : exact(whole + part, fractionIn(text, at, to))
}

/** Some tools count minutes from the start and add the rounded hours in front: `2:119:30`. */
function withoutHours(whole: number, minutes: number): number {
  const hours = whole / 3600 - minutes / 60
  return Math.abs(hours - minutes / 60) <= 1 ? minutes * 60 : whole
}

const half = / ?([ap])\.?m\.?$/i

/** Returns `9:05 PM` or `12:00:01 AM` in seconds since midnight; null for anything else. */
export function timeOfDay(written: string): number | null {
  const time = written.trim()
  const match = half.exec(time)
  if (!match) return null
  const clock = time.slice(0, match.index)
  const counted = parseSeconds(/^\d+:\d+$/.test(clock) ? `${clock}:00` : clock)
  return counted === null ? null : (counted % 43_200) + (match[1]?.toLowerCase() === 'p' ? 43_200 : 0)
}

const clockBehindWords = /\d{1,3}:\d\d(?::\d\d)?$/
const unit = /(\d{1,3}) (h|stunde|or[ae]|uur|час|min|мин|se[ckg]|сек)/giu

/** Returns `1 hour 4 minutes 9 seconds` in seconds; null for anything else. */
export function spokenSeconds(written: string): number | null {
  const units = [...written.replace(clockBehindWords, '').matchAll(unit)]
  return units.length < 2 ? null : units.reduce((sum, [, count, name]) => sum + Number(count) * inUnit(name ?? ''), 0)
}

function inUnit(name: string): number {
  if (/^(?:min|мин)/i.test(name)) return 60
  return /^(?:se|сек)/i.test(name) ? 1 : 3600
}

/** Parses `.5` or `,500`; NaN for anything else. */
function fractionIn(text: string, from: number, to: number): number {
  const mark = text.charCodeAt(from)
  const digits = to - from - 1
  if ((mark !== comma && mark !== point) || digits < 1 || digits > 9) return Number.NaN
  let number = 0
  for (let at = from + 1; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code < zero || code > nine) return Number.NaN
    number = number * 10 + code - zero
  }
  return number / 10 ** digits
}

/** Divides once at the end, so 1.128 doesn't become 1.1280000000000001. */
function exact(whole: number, fraction: number): number {
  return (whole * 1000 + Math.round(fraction * 1000)) / 1000
}

/** Returns seconds in whole milliseconds: sums of fractions have many digits. */
export function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
