import { measureLoudness, type Sound } from './loudness.ts'

/** What short videos are leveled to by the platforms that show them, in LUFS. */
export const clipLoudness = -14
/** Highest sample after leveling, −1 dB: encoders overshoot a little. */
const ceiling = 10 ** (-1 / 20)
/** More gain would lift the noise of a silent recording, in dB. */
const maxGain = 30
/** The limiter looks ahead this far, and lets go over this time. Seconds. */
const lookAhead = 0.005
const release = 0.1
/** Limiting lowers the loudness, so leveling is repeated until it is within this, in LU. */
const tolerance = 0.3
const maxRounds = 4

/** Returns the sound at a loudness in LUFS, its peaks held under the ceiling. Silence stays as it is. */
export function levelSound(sound: Sound, target: number = clipLoudness): Sound {
  const measured = measureLoudness(sound)
  if (!Number.isFinite(measured)) return sound
  let gain = Math.min(maxGain, target - measured)
  let leveled = limit(sound, 10 ** (gain / 20))
  for (let round = 1; round < maxRounds; round++) {
    const missing = target - measureLoudness(leveled)
    if (Math.abs(missing) <= tolerance || gain + missing > maxGain) break
    gain += missing
    leveled = limit(sound, 10 ** (gain / 20))
  }
  return leveled
}

/** Returns the sound with a gain, lowered around peaks that would exceed the ceiling, all channels alike. */
function limit({ sampleRate, channels }: Sound, gain: number): Sound {
  const length = channels[0]?.length ?? 0
  const allowed = new Float32Array(length)
  for (let index = 0; index < length; index++) {
    let peak = 0
    for (const samples of channels) peak = Math.max(peak, Math.abs(samples[index] ?? 0) * gain)
    allowed[index] = peak > ceiling ? ceiling / peak : 1
  }
  // Backward, the reduction sets in before the peak; forward, it lets go behind it.
  ramp(allowed, 1 - Math.exp(-1 / (lookAhead * sampleRate)), -1)
  ramp(allowed, 1 - Math.exp(-1 / (release * sampleRate)), 1)
  const leveled = channels.map((samples) => samples.map((sample, index) => sample * gain * (allowed[index] ?? 1)))
  return { sampleRate, channels: leveled }
}

/** Lets values rise from each low one only by a share of what is missing to 1, in one direction. */
function ramp(values: Float32Array, share: number, direction: 1 | -1): void {
  let current = 1
  for (let step = 0; step < values.length; step++) {
    const index = direction === 1 ? step : values.length - 1 - step
    current = Math.min(values[index] ?? 1, current + (1 - current) * share)
    values[index] = current
  }
}
