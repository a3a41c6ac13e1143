import { estimateKit } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const freshMs = 60_000

/** The estimated cost of generating everything for a transcript of a show; without a length, for an hour of speech. */
export const estimateQuery = (characters: number | null, show: string | undefined) =>
  queryOptions({
    queryKey: ['/api/engine/estimate', characters, show],
    queryFn: ({ signal }) =>
      call(estimateKit, { query: { ...(characters !== null && { characters }), ...(show && { show }) }, signal }),
    // Another model may be connected later.
    staleTime: freshMs,
  })
