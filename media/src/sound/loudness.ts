/** Sound in memory: one array of samples per channel, each from −1 to 1. */
export type Sound = { sampleRate: number; channels: readonly Float32Array[] }

/** Blocks of 400 ms, one each 100 ms; quieter ones than these two gates don't count (ITU-R BS.1770-4, annex 1). */
const blockSeconds = 0.4
const stepSeconds = 0.1
const absoluteGate = -70
const relativeGate = -10
const offset = -0.691

/**
 * Returns the integrated loudness in LUFS, after ITU-R BS.1770-4 (EBU R 128), for one or two channels; −Infinity for
 * silence. Sound shorter than a block is measured whole.
 */
export function measureLoudness({ sampleRate, channels }: Sound): number {
  const weighted = channels.map((samples) => weightByHearing(samples, sampleRate))
  const powers = blockPowers(weighted, sampleRate)
  const loud = powers.filter((power) => toLoudness(power) > absoluteGate)
  if (loud.length === 0) return Number.NEGATIVE_INFINITY
  const gate = toLoudness(mean(loud)) + relativeGate
  return toLoudness(mean(loud.filter((power) => toLoudness(power) > gate)))
}

function toLoudness(power: number): number {
  return offset + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns the mean squares of overlapping blocks, summed over the channels. */
function blockPowers(channels: readonly Float32Array[], sampleRate: number): number[] {
  const length = channels[0]?.length ?? 0
  const step = Math.round(stepSeconds * sampleRate)
  const steps = Array.from({ length: Math.floor(length / step) }, (_, index) =>
    channels.reduce((sum, samples) => sum + sumOfSquares(samples, index * step, (index + 1) * step), 0),
  )
  const perBlock = Math.round(blockSeconds / stepSeconds)
  if (steps.length < perBlock) {
    return [channels.reduce((sum, samples) => sum + sumOfSquares(samples, 0, length), 0) / Math.max(1, length)]
  }
  return steps.slice(perBlock - 1).map((_, index) => {
    const block = steps.slice(index, index + perBlock)
    return block.reduce((sum, power) => sum + power, 0) / (perBlock * step)
  })
}

function sumOfSquares(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let index = from; index < to; index++) sum += (samples[index] ?? 0) ** 2
  return sum
}

/** The coefficients of a filter of second order, divided by a0. */
type Filter = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** Applies the K-weighting: a shelf for the head, then a high-pass filter. */
function weightByHearing(samples: Float32Array, sampleRate: number): Float32Array {
  return applyFilter(applyFilter(samples, makeShelf(sampleRate)), makeHighPass(sampleRate))
}

// The standard lists coefficients for 48 kHz; these formulas give them for any rate: B. De Man, "Evaluation of
// Implementations of the EBU R128 Loudness Measurement", AES 145 (2018).
function makeShelf(sampleRate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b0: (high + (band * k) / q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  }
}

function makeHighPass(sampleRate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 }
}

function applyFilter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Filter): Float32Array {
  const result = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    result[index] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return result
}
