// Times as people and tools write them, read to seconds.

const clock = /^(?:(\d+):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,9}))?$/
const clockWithFrames = /^(\d{1,2}):(\d{1,2}):(\d{1,2})[:;](\d{1,2})$/
const plainSeconds = /^(\d+)(?:[.,](\d+))?\s*(s|sec|secs|seconds)?$/
const milliseconds = /^(\d+(?:\.\d+)?)\s*ms$/
const hoursMinutesSeconds = /^(?:(\d+)h)?\s*(?:(\d+)m)?\s*(?:(\d+(?:\.\d+)?)s)?$/

/** Tape time codes count frames; without a stated rate 25 a second is the usual guess for a transcript. */
const framesPerSecond = 25

/**
 * `1:02:03.5`, `62:03,5`, `00:00:01:12` (frames), `3723.5`, `12.5s`, `1h2m3s` or `450ms`, in seconds; null for anything else.
 * A bare number is taken as seconds: whoever knows better (milliseconds) scales it.
 */
export function secondsOf(written: string): number | null {
  const time = written.trim()
  const parts = clock.exec(time)
  if (parts) {
    const whole = Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3])
    return parts[4] === undefined ? whole : whole + fraction(parts[4])
  }
  const frames = clockWithFrames.exec(time)
  if (frames) {
    const whole = Number(frames[1]) * 3600 + Number(frames[2]) * 60 + Number(frames[3])
    return whole + Number(frames[4]) / framesPerSecond
  }
  const seconds = plainSeconds.exec(time)
  if (seconds) return Number(seconds[1]) + fraction(seconds[2] ?? '0')
  const thousandths = milliseconds.exec(time)
  if (thousandths) return Number(thousandths[1]) / 1000
  const spelled = time === '' ? null : hoursMinutesSeconds.exec(time)
  if (spelled) return Number(spelled[1] ?? 0) * 3600 + Number(spelled[2] ?? 0) * 60 + Number(spelled[3] ?? 0)
  return null
}

/** Whole milliseconds, so that sums of parts do not carry binary noise. */
function fraction(digits: string): number {
  return Math.round((Number(digits) / 10 ** digits.length) * 1000) / 1000
}
