import { recordingAt, type Transcript } from '@podcastai/contracts'
import { createContext, useContext } from 'react'

const PlayContext = createContext<((seconds: number) => void) | null>(null)

export const PlayProvider = PlayContext.Provider

/** Returns the function that plays the recording on this page from a second of the transcript; null if it can't. */
export function usePlayAt(): ((seconds: number) => void) | null {
  return useContext(PlayContext)
}

/** Returns how passages of content are played: on this page, and else by a link. */
export function usePlaying({ recordingUrl }: Pick<Transcript, 'recordingUrl'>) {
  return {
    onPlay: usePlayAt() ?? undefined,
    recordingAt: recordingUrl === null ? undefined : (seconds: number) => recordingAt(recordingUrl, seconds),
  }
}
