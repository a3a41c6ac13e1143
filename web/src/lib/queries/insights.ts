import { getInsights, type InsightsPeriod } from '@podcastai/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Figures of the workspace; under the transcripts' key, so that whatever changes a project refreshes them. */
export const insightsQuery = (period: InsightsPeriod) =>
  queryOptions({
    queryKey: ['/api/transcripts', 'insights', period],
    queryFn: ({ signal }) => call(getInsights, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    // Others in the team work on as well.
    refetchOnMount: 'always',
  })
