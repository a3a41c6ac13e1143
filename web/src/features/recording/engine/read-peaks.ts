import { PeakCollector, type Peaks } from '@podcastai/media'
import { AudioSampleSink } from 'mediabunny'
import type { PeaksJob } from './jobs.ts'
import { openRecording } from './open-recording.ts'
import { copyChannels } from './samples.ts'

/**
 * Returns the peaks of a stretch; none if the recording has no sound.
 * @throws RecordingFault
 */
export async function readPeaks({ source, stretch }: PeaksJob): Promise<Peaks> {
  const { input, sound } = await openRecording(source)
  using _ = input
  const sampleRate = (await sound?.getSampleRate()) ?? 1
  let peaks: PeakCollector | null = null
  if (sound) {
    for await (const sample of new AudioSampleSink(sound).samples(stretch.from, stretch.to)) {
      peaks ??= new PeakCollector(sampleRate, sample.timestamp)
      peaks.add(copyChannels(sample))
      sample.close()
    }
  }
  return (peaks ?? new PeakCollector(sampleRate, stretch.from)).finish()
}
