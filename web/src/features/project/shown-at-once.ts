import type { Transcript } from '@podcastai/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { contentQuery, projectListsKey, segmentsQuery, transcriptQuery } from '../../lib/queries/transcripts.ts'

/**
 * Updates a project whose speakers changed: prefetches everything that names them, so that the page switches at once.
 */
export async function shownAtOnce(queryClient: QueryClient, transcript: Transcript): Promise<Transcript> {
  const { id } = transcript
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: contentQuery(id).queryKey }),
    queryClient.prefetchQuery(segmentsQuery(transcript)),
  ])
  queryClient.setQueryData<Transcript>(transcriptQuery(id).queryKey, transcript)
  void queryClient.invalidateQueries({ queryKey: projectListsKey })
  return transcript
}
