import { listShows } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Other members add and rename shows too. */
const showsFreshMs = 60_000

/** The workspace's shows, the first one first. */
export const showsQuery = () =>
  queryOptions({
    queryKey: ['/api/shows'],
    queryFn: ({ signal }) => call(listShows, { signal }),
    staleTime: showsFreshMs,
  })
