import { getInsights, type InsightsPeriod } from '@podcastai/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The workspace's statistics. Under the transcripts' key, so that any project change refreshes them. */
export const insightsQuery = (period: InsightsPeriod) =>
  queryOptions({
    queryKey: ['/api/transcripts', 'insights', period],
    queryFn: ({ signal }) => call(getInsights, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    // Other members' work changes them too.
    refetchOnMount: 'always',
  })
