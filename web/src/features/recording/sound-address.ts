import { type CopyState, hearListeningCopy, isSoundLink, type Transcript } from '@podcastai/contracts'
import { buildUrl } from '../../lib/call.ts'

/** Sound of a recording that isn't on this device. */
export type SoundAddress = {
  kind: 'copy' | 'link'
  url: string
  /** Seconds of the sound before the transcript starts. */
  offset: number
}

/** Returns where a project's sound is: its listening copy, else the audio file that it links; null without both. */
export function findSoundAddress(
  { id, recordingUrl, recordingOffset }: Pick<Transcript, 'id' | 'recordingUrl' | 'recordingOffset'>,
  state: CopyState | undefined,
): SoundAddress | null {
  if (state?.copy?.isReady) {
    const { hash, offset } = state.copy
    // The address of another copy differs, so that players load it.
    const url = `${buildUrl(hearListeningCopy.path, { id })}?copy=${hash.slice(0, 8)}`
    return { kind: 'copy', url, offset }
  }
  if (recordingUrl === null || !isSoundLink(recordingUrl)) return null
  return { kind: 'link', url: recordingUrl, offset: recordingOffset }
}
