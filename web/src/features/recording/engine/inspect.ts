import type { InspectJob, RecordingFacts } from './jobs.ts'
import { openRecording } from './open-recording.ts'

/** @throws RecordingFault if the file is no recording that this browser can decode */
export async function inspect({ source }: InspectJob): Promise<RecordingFacts> {
  const { input, sound, picture } = await openRecording(source)
  using _ = input
  return {
    duration: typeof source === 'string' ? Number.POSITIVE_INFINITY : await input.computeDuration(),
    hasSound: sound !== null,
    picture: picture && { width: await picture.getDisplayWidth(), height: await picture.getDisplayHeight() },
  }
}
