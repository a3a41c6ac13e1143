/** Frame rates by their usual names. */
export const frameRateKeys = ['23.976', '24', '25', '29.97', '30', '50', '59.94', '60'] as const
export type FrameRateKey = (typeof frameRateKeys)[number]

export type FrameRate = {
  key: FrameRateKey
  perSecond: number
  /** Frames per second of the timecode. */
  base: number
  /** The timecode skips numbers to stay in sync with the clock (drop frame). */
  isDropFrame: boolean
}

export function getFrameRate(key: FrameRateKey): FrameRate {
  const base = Math.ceil(Number(key))
  const perSecond = Number.isInteger(Number(key)) ? base : (base * 1000) / 1001
  return { key, perSecond, base, isDropFrame: key === '29.97' || key === '59.94' }
}

/**
 * Formats a frame number as a timecode that starts at `hours`. @example timecode(1800, getFrameRate('29.97')) //
 * 00:01:00;02
 */
export function timecode(frame: number, rate: FrameRate, { hours = 0 } = {}): string {
  const { base, isDropFrame } = rate
  const number = (isDropFrame ? withDropped(frame, base) : frame) + hours * 3600 * base
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const seconds = Math.floor(number / base)
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${clock}${isDropFrame ? ';' : ':'}${two(number % base)}`
}

/** Returns the first frame of a range in seconds and the first frame after it, rounded so that no word is cut off. */
export function toFrames({ start, end }: { start: number; end: number }, { perSecond }: FrameRate) {
  // Times are in milliseconds, so ignore smaller differences.
  const from = Math.floor(start * perSecond + 0.001)
  return { from, to: Math.max(from + 1, Math.ceil(end * perSecond - 0.001)) }
}

/**
 * Drop-frame timecode (SMPTE 12M) skips the first numbers of every minute, except each tenth: two at 30 fps, four at
 * 60.
 */
function withDropped(frame: number, base: number): number {
  const dropped = base / 15
  const inTenMinutes = base * 600 - dropped * 9
  const inMinute = base * 60 - dropped
  const tens = Math.floor(frame / inTenMinutes)
  const rest = frame % inTenMinutes
  const minutes = rest < dropped ? 0 : Math.floor((rest - dropped) / inMinute)
  return frame + dropped * (tens * 9 + minutes)
}
