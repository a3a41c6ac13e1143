import { minSearchLength, pollIntervalMs, searchWorkspace } from '@podcastai/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Search results of the workspace or of one show; polled while projects are still being indexed. */
export const searchQuery = (q: string, show?: string) =>
  queryOptions({
    queryKey: ['/api/search', q, show],
    queryFn: ({ signal }) => call(searchWorkspace, { query: { q, show }, signal }),
    enabled: q.length >= minSearchLength,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: (query) => ((query.state.data?.waiting ?? 0) > 0 ? pollIntervalMs : false),
  })
