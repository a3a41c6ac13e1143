import type { Transcript } from '@podcastai/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { contentQuery, segmentsQuery, transcriptQuery, transcriptsKey } from '../../lib/queries/transcripts.ts'

/** Shows a project in which other people speak: all that names them is fetched before the page shows any of it. */
export async function shownAtOnce(queryClient: QueryClient, transcript: Transcript): Promise<Transcript> {
  const { id } = transcript
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: contentQuery(id).queryKey }),
    queryClient.prefetchQuery(segmentsQuery(transcript)),
  ])
  queryClient.setQueryData<Transcript>(transcriptQuery(id).queryKey, transcript)
  void queryClient.invalidateQueries({ queryKey: transcriptsKey, exact: true })
  return transcript
}
