import { timeCode } from '@podcastai/content-types'
import { type Cut, getLength, levelSound, type Sound } from '@podcastai/media'
import { type AudioSample, AudioSampleSink, type InputAudioTrack } from 'mediabunny'
import { RecordingFault } from './jobs.ts'
import { copyChannels, mixDown } from './samples.ts'

/** Each stretch fades in and out over this, so that cuts don't click. Seconds. */
const fadeSeconds = 0.008
/** What a recording may lack at the end of a stretch. Seconds. */
const maxLacking = 1

/**
 * Returns the sound of a cut at the loudness of clips. Always two channels: apps play a single one on both sides, which
 * would be 3 dB louder than measured. Gaps in the recording are silent.
 * @throws RecordingFault if it breaks off before the cut ends
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
    let heardUntil = from
    for await (const sample of sink.samples(from, to)) {
      heardUntil = sample.timestamp + sample.duration
      place(sample, { channels, ...stretch, at: stretch.first + Math.round((sample.timestamp - from) * sampleRate) })
      sample.close()
    }
    if (to - heardUntil > maxLacking) throw new RecordingFault(describeBreak(heardUntil))
    for (const samples of channels) fade(samples.subarray(stretch.first, stretch.last), fadeSeconds * sampleRate)
    before += to - from
  }
  return levelSound({ sampleRate, channels })
}

function describeBreak(seconds: number): string {
  return `The recording breaks off at ${timeCode(seconds)}, before this clip ends. If it should be longer, copy or export the file again.`
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
