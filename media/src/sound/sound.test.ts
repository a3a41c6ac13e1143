import { describe, expect, it } from 'vitest'
import { clipLoudness, levelSound } from './level.ts'
import { measureLoudness, type Sound } from './loudness.ts'
import { findSilences, getBars, PeakCollector } from './peaks.ts'

/** A sine of 997 Hz in each channel. */
function tone({
  level,
  seconds,
  rate = 48_000,
  channels = 2,
}: {
  level: number
  seconds: number
  rate?: number
  channels?: number
}): Sound {
  const amplitude = 10 ** (level / 20)
  const samples = Float32Array.from({ length: seconds * rate }, (_, index) => {
    return amplitude * Math.sin((2 * Math.PI * 997 * index) / rate)
  })
  return { sampleRate: rate, channels: Array.from({ length: channels }, () => samples) }
}

/** Sounds one after the other. */
function join(...sounds: Sound[]): Sound {
  const channels = sounds[0]?.channels ?? []
  return { sampleRate: 48_000, channels: channels.map((_, channel) => concatenate(sounds, channel)) }
}

function concatenate(sounds: readonly Sound[], channel: number): Float32Array {
  const parts = sounds.map((sound) => sound.channels[channel] ?? new Float32Array())
  const samples = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    samples.set(part, offset)
    offset += part.length
  }
  return samples
}

describe('loudness', () => {
  // EBU Tech 3341, table 1, cases 1 to 3: the measured loudness must be within 0.1 LU.
  it('measures the signals of EBU Tech 3341', () => {
    expect(measureLoudness(tone({ level: -23, seconds: 20 }))).toBeCloseTo(-23, 1)
    expect(measureLoudness(tone({ level: -33, seconds: 20 }))).toBeCloseTo(-33, 1)
    const gated = join(
      tone({ level: -36, seconds: 10 }),
      tone({ level: -23, seconds: 60 }),
      tone({ level: -36, seconds: 10 }),
    )
    expect(measureLoudness(gated)).toBeCloseTo(-23, 1)
  })

  it('is the same at any sample rate', () => {
    for (const rate of [16_000, 22_050, 44_100]) {
      expect(measureLoudness(tone({ level: -23, seconds: 3, rate }))).toBeCloseTo(-23, 0)
    }
  })

  it('[CUT-08] levels quiet and loud speech to −14 LUFS, with no peak above −1 dB', () => {
    for (const level of [-40, -20, -6]) {
      // Bursts, as speech has them.
      const burst = join(tone({ level, seconds: 0.4 }), tone({ level: level - 25, seconds: 0.3 }))
      const speech = join(...Array.from({ length: 6 }, () => burst))
      const leveled = levelSound(speech)
      expect(Math.abs(measureLoudness(leveled) - clipLoudness)).toBeLessThan(1)
      expect(
        (leveled.channels[0] ?? new Float32Array()).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
      ).toBeLessThanOrEqual(10 ** (-1 / 20) + 1e-6)
    }
  })

  it('leaves silence as it is', () => {
    const silence = { sampleRate: 48_000, channels: [new Float32Array(48_000)] }
    expect(levelSound(silence)).toBe(silence)
  })
})

describe('peaks', () => {
  it('collects one peak per fiftieth of a second, from pieces of any size', () => {
    const collector = new PeakCollector(44_100)
    for (let second = 0; second < 3; second++) {
      const samples = new Float32Array(44_100).fill(second === 1 ? 0.001 : 0.5)
      collector.add([samples.subarray(0, 1000)])
      collector.add([samples.subarray(1000)])
    }
    const peaks = collector.finish()
    expect(peaks.values.length).toBe(150)
    expect(getBars(peaks, { from: 0, to: 3 }, 3)[0]).toBeCloseTo(0.5)
    expect(getBars(peaks, { from: 1.2, to: 1.8 }, 2)[0]).toBeCloseTo(0.001)
    expect(findSilences(peaks, { from: 0, to: 3 })).toEqual([{ from: 1, to: 2 }])
    // The same sound from minute 15 of a recording.
    const late = { ...peaks, from: 900 }
    expect(findSilences(late, { from: 900, to: 903 })).toEqual([{ from: 901, to: 902 }])
    expect(getBars(late, { from: 900, to: 903 }, 3)).toEqual(getBars(peaks, { from: 0, to: 3 }, 3))
  })
})
