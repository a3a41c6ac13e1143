import { PeakCollector } from '@podcastai/media'
import { type AudioSample, BufferTarget, Conversion, canEncodeAudio, OggOutputFormat, Output } from 'mediabunny'
import { type ListeningCopy, type ListenJob, RecordingFault } from './jobs.ts'
import { openRecording } from './open-recording.ts'
import { copyChannels } from './samples.ts'

/** Speech stays clear at this rate: about 11 MB an hour. */
const copy = { bitrate: 24_000, sampleRate: 16_000 }

/**
 * Returns a copy of the sound alone (Opus in Ogg, mono), and its waveform.
 * @throws RecordingFault
 */
export async function makeListeningCopy(
  { file }: ListenJob,
  onProgress: (share: number) => void,
): Promise<ListeningCopy> {
  const { input, sound } = await openRecording(file)
  using _ = input
  if (!sound) throw new RecordingFault('This video has no sound, so there is nothing to hear.')
  if (!(await canEncodeAudio('opus', { numberOfChannels: 1, sampleRate: 48_000 }))) {
    throw new RecordingFault(
      'Your browser can’t make a listening copy: it has no Opus encoder. Use Chrome, Edge, or Firefox.',
    )
  }
  const target = new BufferTarget()
  const output = new Output({ format: new OggOutputFormat(), target })
  const peaks = new PeakCollector(copy.sampleRate)
  const collect = (sample: AudioSample) => {
    peaks.add(copyChannels(sample))
    return sample
  }
  const conversion = await Conversion.init({
    input,
    output,
    video: { discard: true },
    audio: { ...copy, codec: 'opus', numberOfChannels: 1, process: collect },
    showWarnings: false,
  })
  if (!conversion.isValid) throw new RecordingFault('Your browser can’t make a listening copy of this recording.')
  conversion.onProgress = onProgress
  await conversion.execute()
  if (!target.buffer) throw new Error('the conversion ended without a result')
  return { bytes: target.buffer, peaks: peaks.finish() }
}
