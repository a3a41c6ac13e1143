import type { Transcript } from '@podcastai/contracts'
import { lateComponent, onFirstUse } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { LocalRecording } from '../../features/recording/local-recording.ts'
import { findSoundAddress } from '../../features/recording/sound-address.ts'
import { listeningCopyQuery } from '../../lib/queries/listening-copy.ts'
import { segmentsQuery } from '../../lib/queries/transcripts.ts'
import type { Jumping } from './use-jumping.ts'

const PlayerBar = lateComponent(async () => (await import('../../features/recording/player/player-bar.tsx')).PlayerBar)

type Listening = {
  /** Plays from a second of the transcript; null if nothing can be played on this page. */
  playAt: ((seconds: number) => void) | null
  /** The player, to be rendered. */
  player: ReactNode
  /** Takes the sheet that covers the page while it is open; the player is shown in it. */
  setSheet: (sheet: HTMLElement | null) => void
}

/**
 * Plays the recording of this device, else its listening copy, else the audio file that the project links, and follows it
 * in the transcript.
 */
export function useListening(
  transcript: Transcript,
  { follow, setFull }: Pick<Jumping, 'follow' | 'setFull'>,
): Listening {
  const { id } = transcript
  const queryClient = useQueryClient()
  const [isUsed, setUsed] = useState(false)
  useEffect(() => onFirstUse(() => setUsed(true)), [])
  const recording = useQuery<LocalRecording | null>({
    queryKey: ['local-recording', id],
    queryFn: async () => (await import('../../features/recording/local-recording.ts')).recallRecording(id),
    enabled: isUsed,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  }).data
  const [wanted, setWanted] = useState<{ seconds: number; count: number } | null>(null)
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const { data: state } = useQuery({ ...listeningCopyQuery(id), enabled: isUsed })
  const address = findSoundAddress(transcript, state)
  const source = recording?.file ?? address?.url ?? null
  // Members may have moved the copy since this browser saw the file that it was made of.
  const offset = recording?.file && address?.kind !== 'copy' ? recording.known.offset : (address?.offset ?? 0)
  // As a query, it waits for the connection.
  useQuery({
    queryKey: ['continued-copy', id],
    queryFn: async () => {
      const { resumeUpload } = await import('../../features/recording/copy/copy-upload.ts')
      await resumeUpload(queryClient, id)
      return null
    },
    enabled: isUsed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const isLinked = !recording?.file && address?.kind === 'link'
  useEffect(() => {
    if (source !== null) void PlayerBar.load()
  }, [source])
  /** The start of the sentence that was heard last. */
  const heard = useRef<number | null>(null)
  const play = useCallback(
    (seconds: number) => {
      heard.current = null
      setWanted((last) => ({ seconds, count: (last?.count ?? 0) + 1 }))
      setFull(true)
    },
    [setFull],
  )

  async function showHeard(seconds: number) {
    const [{ segments }, { findHeard }] = await Promise.all([
      queryClient.ensureQueryData(segmentsQuery(transcript)),
      import('../../features/project/find-heard.ts'),
    ])
    const passage = findHeard(segments, seconds)
    if (!passage || passage.start === heard.current) return
    follow(passage, heard.current === null)
    heard.current = passage.start
  }

  return {
    playAt: source ? play : null,
    setSheet,
    // The host of a linked file isn't asked before the user wants to hear it.
    player: source !== null && (!isLinked || wanted) && (
      <PlayerBar
        projectId={id}
        source={source}
        isLinked={isLinked}
        offset={offset}
        wanted={wanted}
        sheet={sheet}
        onTime={(seconds) => void showHeard(seconds)}
        onClose={() => setWanted(null)}
      />
    ),
  }
}
