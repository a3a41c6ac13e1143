import type { Stretch } from '../cut/cut.ts'

/**
 * The loudest sample of each window, 0–1, for drawing a waveform and for finding silence. `from` is where the first
 * window starts, in seconds of the recording.
 */
export type Peaks = { from: number; perSecond: number; values: Float32Array }

/** Windows in a second. */
const peaksPerSecond = 50

/** Collects peaks from sound that arrives in pieces. */
export class PeakCollector {
  private readonly values: number[] = []
  private readonly window: number
  private readonly from: number
  private filled = 0
  private peak = 0

  /**
   * @param sampleRate samples in a second of all pieces
   * @param from where the first piece starts, in seconds of the recording
   */
  constructor(sampleRate: number, from = 0) {
    this.from = from
    this.window = sampleRate / peaksPerSecond
  }

  /** Adds the next samples; of several channels, their loudest. */
  add(channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0
    for (let index = 0; index < length; index++) {
      for (const samples of channels) this.peak = Math.max(this.peak, Math.abs(samples[index] ?? 0))
      if (++this.filled >= this.window) {
        this.values.push(Math.min(1, this.peak))
        this.filled -= this.window
        this.peak = 0
      }
    }
  }

  /** Returns what was collected, with the window that is not full yet. */
  finish(): Peaks {
    const rest = this.filled > 0 ? [Math.min(1, this.peak)] : []
    return { from: this.from, perSecond: peaksPerSecond, values: Float32Array.from([...this.values, ...rest]) }
  }
}

/** Returns `count` bars from 0 to 1 over a stretch, each the loudest of its part. Outside the sound they are 0. */
export function getBars({ from: origin, perSecond, values }: Peaks, { from, to }: Stretch, count: number): number[] {
  const width = ((to - from) * perSecond) / count
  return Array.from({ length: count }, (_, bar) => {
    const first = Math.floor((from - origin) * perSecond + bar * width)
    const last = Math.max(first + 1, Math.floor((from - origin) * perSecond + (bar + 1) * width))
    let loudest = 0
    for (let index = Math.max(0, first); index < last; index++) loudest = Math.max(loudest, values[index] ?? 0)
    return loudest
  })
}

/** Shorter silences are part of speech. Seconds. */
const minSilence = 0.25
/** Silence is below this share of what is loud in the stretch. */
const quietShare = 0.06

/** Returns the silences of a stretch: seconds from the start of the recording. */
export function findSilences({ from: origin, perSecond, values }: Peaks, { from, to }: Stretch): Stretch[] {
  const first = Math.max(0, Math.floor((from - origin) * perSecond))
  const part = values.subarray(first, Math.max(first, Math.ceil((to - origin) * perSecond)))
  const sorted = Float32Array.from(part).sort()
  const threshold = (sorted[Math.floor(sorted.length * 0.9)] ?? 0) * quietShare
  const silences: Stretch[] = []
  let start: number | null = null
  for (let index = 0; index <= part.length; index++) {
    const isQuiet = index < part.length && (part[index] ?? 0) <= threshold
    if (isQuiet && start === null) start = index
    if (isQuiet || start === null) continue
    const silence = { from: origin + (first + start) / perSecond, to: origin + (first + index) / perSecond }
    if (silence.to - silence.from >= minSilence) silences.push(silence)
    start = null
  }
  return silences
}
