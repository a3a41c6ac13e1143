import { type Cut, getLength, levelSound, type Sound } from '@podcastai/media'
import { type AudioSample, AudioSampleSink, type InputAudioTrack } from 'mediabunny'
import { copyChannels, mixDown } from './samples.ts'

/** Each stretch fades in and out over this, so that cuts don't click. Seconds. */
const fadeSeconds = 0.008

/**
 * Returns the sound of a cut at the loudness of clips. Always two channels: apps play a single one on both sides, which
 * would be 3 dB louder than measured. What the recording lacks is silent.
 */
export async function readSound(track: InputAudioTrack, cut: Cut): Promise<Sound> {
  const sampleRate = await track.getSampleRate()
  const length = Math.round(getLength(cut) * sampleRate)
  const channels = [new Float32Array(length), new Float32Array(length)]
  const sink = new AudioSampleSink(track)
  let before = 0
  for (const { from, to } of cut) {
    const stretch = {
      first: Math.round(before * sampleRate),
      last: Math.min(length, Math.round((before + to - from) * sampleRate)),
    }
    for await (const sample of sink.samples(from, to)) {
      place(sample, { channels, ...stretch, at: stretch.first + Math.round((sample.timestamp - from) * sampleRate) })
      sample.close()
    }
    for (const samples of channels) fade(samples.subarray(stretch.first, stretch.last), fadeSeconds * sampleRate)
    before += to - from
  }
  return levelSound({ sampleRate, channels })
}

type Place = { channels: Float32Array[]; first: number; last: number; at: number }

/** Writes a decoded piece to its place, clipped to the stretch. */
function place(sample: AudioSample, { channels, first, last, at }: Place): void {
  const decoded = mixDown(copyChannels(sample))
  channels.forEach((samples, index) => {
    const piece = decoded[index] ?? decoded[0]
    if (!piece) return
    const skipped = Math.max(0, first - at)
    const end = Math.min(piece.length, last - at)
    if (end > skipped) samples.set(piece.subarray(skipped, end), at + skipped)
  })
}

function fade(samples: Float32Array, length: number): void {
  const count = Math.min(Math.floor(length), Math.floor(samples.length / 2))
  for (let index = 0; index < count; index++) {
    const last = samples.length - 1 - index
    samples[index] = (samples[index] ?? 0) * (index / count)
    samples[last] = (samples[last] ?? 0) * (index / count)
  }
}
