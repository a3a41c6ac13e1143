import { minSearchLength, pollIntervalMs, searchWorkspace } from '@podcastai/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Search results; polled while projects are still being indexed. */
export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['/api/search', q],
    queryFn: ({ signal }) => call(searchWorkspace, { query: { q }, signal }),
    enabled: q.length >= minSearchLength,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: (query) => ((query.state.data?.waiting ?? 0) > 0 ? pollIntervalMs : false),
  })
