// Times as people and tools write them, read to seconds.

const clock = /^(?:(\d+):)?(\d{1,3}):(\d{1,2})(?:[.,](\d{1,9}))?$/
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
  const parts = clock.exec(time)
  if (parts) return exact(Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3]), parts[4])
  const frames = clockWithFrames.exec(time)
  if (frames) {
    const whole = Number(frames[1]) * 3600 + Number(frames[2]) * 60 + Number(frames[3])
    return Math.round((whole + Number(frames[4]) / framesPerSecond) * 1000) / 1000
  }
  const seconds = plainSeconds.exec(time)
  if (seconds) return exact(Number(seconds[1]), seconds[2])
  const thousandths = milliseconds.exec(time)
  if (thousandths) return Number(thousandths[1]) / 1000
  const spelled = time === '' ? null : (hoursMinutesSeconds.exec(time) ?? isoDuration.exec(time))
  return spelled && Number(spelled[1] ?? 0) * 3600 + Number(spelled[2] ?? 0) * 60 + Number(spelled[3] ?? 0)
}

/** Divided once at the end, so that 1.128 does not become 1.1280000000000001. */
function exact(whole: number, digits = '0'): number {
  return (whole * 1000 + Math.round((Number(digits) / 10 ** digits.length) * 1000)) / 1000
}
