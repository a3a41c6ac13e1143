import { estimateKit } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const freshMs = 60_000

/** The estimated cost of generating everything for a transcript; without a length, for an hour of speech. */
export const estimateQuery = (characters: number | null) =>
  queryOptions({
    queryKey: ['/api/engine/estimate', characters],
    queryFn: ({ signal }) => call(estimateKit, { query: characters === null ? {} : { characters }, signal }),
    // Another model may be connected later.
    staleTime: freshMs,
  })
