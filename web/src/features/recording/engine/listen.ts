import { BufferTarget, Conversion, canEncodeAudio, OggOutputFormat, Output } from 'mediabunny'
import { type ListenJob, RecordingFault } from './jobs.ts'
import { openRecording } from './open-recording.ts'

/** Speech stays clear at this rate: about 11 MB an hour. */
const copy = { bitrate: 24_000, sampleRate: 24_000, numberOfChannels: 1 }

/**
 * Returns a small copy of the sound alone: Opus in Ogg, mono.
 * @throws RecordingFault
 */
export async function makeListeningCopy(
  { file }: ListenJob,
  onProgress: (share: number) => void,
): Promise<{ bytes: ArrayBuffer }> {
  const { input, sound } = await openRecording(file)
  using _ = input
  if (!sound) throw new RecordingFault('This video has no sound, so there is nothing to hear.')
  if (!(await canEncodeAudio('opus', copy))) {
    throw new RecordingFault('Your browser has no Opus encoder. Use Chrome, Edge, or Firefox to make the copy.')
  }
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({
      // Short pages are found quickly, and are never full: the library gives full ones a wrong position.
      format: new OggOutputFormat({ maximumPageDuration: 1 }),
      target,
    }),
    video: { discard: true },
    audio: { ...copy, codec: 'opus' },
    showWarnings: false,
  })
  if (!conversion.isValid) throw new RecordingFault('Your browser can’t make a copy of this recording.')
  conversion.onProgress = onProgress
  await conversion.execute()
  if (!target.buffer) throw new Error('the conversion ended without a result')
  return { bytes: target.buffer }
}
