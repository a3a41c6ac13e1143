// Times as people and tools write them, read to seconds.

const clockWithFrames = /^(\d{1,2})[:;](\d{1,2})[:;](\d{1,2})[:;](\d{1,2})$/
const plainSeconds = /^(\d+)(?:[.,](\d+))?\s*(s|sec|secs|seconds)?$/
const milliseconds = /^(\d+(?:\.\d+)?)\s*ms$/
const hoursMinutesSeconds = /^(?:(\d+)h\s*)?(?:(\d+)m\s*)?(?:(\d+(?:\.\d+)?)s)?$/
/** `PT1M2.5S`: a duration by ISO 8601. */
const isoDuration = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/

/** Time codes of video count frames; without anything to go by 25 a second is the usual guess for a transcript. */
const usualFramesPerSecond = 25

/**
 * `1:02:03.5`, `62:03,5`, `00:00:01:12` (frames), `3723.5`, `12.5s`, `1h2m3s`, `PT1M2.5S` or `450ms`, in seconds; null for anything else.
 * A bare number is taken as seconds: whoever knows better (milliseconds) scales it.
 */
export function secondsOf(written: string, framesPerSecond = usualFramesPerSecond): number | null {
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
 * `1:02:03.5` or `62:03,5` between two places of a text, in seconds; NaN where they hold anything else. Read without a
 * pattern: there is one for every few words.
 */
export function clockIn(text: string, from: number, to: number): number {
  const first = endOfNumber(text, from, to)
  const second = endOfNumber(text, first + 1, to)
  if (first === from || second <= first + 1 || text.charCodeAt(first) !== colon) return Number.NaN
  const hasHours = second < to && text.charCodeAt(second) === colon
  const third = hasHours ? endOfNumber(text, second + 1, to) : second
  const minutes = hasHours ? second - first - 1 : first - from
  const seconds = hasHours ? third - second - 1 : second - first - 1
  if (minutes > 3 || seconds > 2 || seconds === 0) return Number.NaN
  const leading = numberIn(text, from, first) * 60 + numberIn(text, first + 1, second)
  const whole = hasHours ? leading * 60 + numberIn(text, second + 1, third) : leading
  if (third === to) return whole
  const mark = text.charCodeAt(third)
  const digits = to - third - 1
  const isWhole =
    (mark === comma || mark === point) && digits > 0 && digits < 10 && endOfNumber(text, third + 1, to) === to
  return isWhole ? exact(whole, numberIn(text, third + 1, to) / 10 ** digits) : Number.NaN
}

function endOfNumber(text: string, from: number, to: number): number {
  let at = from
  while (at < to && text.charCodeAt(at) >= zero && text.charCodeAt(at) <= nine) at++
  return at
}

function numberIn(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at++) number = number * 10 + text.charCodeAt(at) - zero
  return number
}

/** Divided once at the end, so that 1.128 does not become 1.1280000000000001. */
function exact(whole: number, fraction: number): number {
  return (whole * 1000 + Math.round(fraction * 1000)) / 1000
}
