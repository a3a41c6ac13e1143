import type { Transcript } from '@podcastai/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { segmentsQuery, transcriptQuery } from '../../../lib/queries/transcripts.ts'

/** Refetches the transcript when the project reports corrections by others. */
export function useCorrectionArrivals(transcript: Transcript | undefined): void {
  const queryClient = useQueryClient()
  const known = useRef<{ id: string; content: string }>(undefined)

  useEffect(() => {
    if (!transcript) return
    const { id, content } = transcript
    const before = known.current
    known.current = { id, content }
    if (before?.id !== id || before.content === '' || before.content === content) return
    const { queryKey } = segmentsQuery(transcript)
    const [toldAt, wordsAt] = [transcriptQuery(id).queryKey, queryKey].map(
      (key) => queryClient.getQueryState<unknown>(key)?.dataUpdatedAt ?? 0,
    )
    // Corrections from this page have already updated the cache.
    if ((toldAt ?? 0) <= (wordsAt ?? 0)) return
    for (const key of [queryKey, correctionsQuery(id).queryKey])
      void queryClient.invalidateQueries({ queryKey: key, exact: true })
  }, [transcript, queryClient])
}
