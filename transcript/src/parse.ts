import type { Transcript } from './transcript.ts'
import { UnreadableTranscript } from './unreadable.ts'

/** File name endings that an upload may have. */
export const acceptedExtensions = ['.txt', '.json', '.srt', '.vtt', '.csv'] as const

/**
 * Reads the bytes of an uploaded file.
 * @throws UnreadableTranscript with a message for the person who uploaded it.
 */
export function parseTranscript(_bytes: Uint8Array, _filename: string): Transcript {
  throw new UnreadableTranscript('no-speech', 'No dialect reads this file.')
}
