import { estimateKit } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const freshMs = 60_000

/** What writing all of a transcript is going to cost; without a length, an hour of talk. */
export const estimateQuery = (characters: number | null) =>
  queryOptions({
    queryKey: ['/api/engine/estimate', characters],
    queryFn: ({ signal }) => call(estimateKit, { query: characters === null ? {} : { characters }, signal }),
    // Another model may be connected meanwhile.
    staleTime: freshMs,
  })
