import { getActivity } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const lookAgainMs = 60_000

/** The workspace's latest events. Under the transcripts' key, so that any project change refreshes them. */
export const activityQuery = () =>
  queryOptions({
    queryKey: ['/api/transcripts', 'activity'],
    queryFn: ({ signal }) => call(getActivity, { signal }),
    // Other members and background jobs change it too.
    refetchOnMount: 'always',
    refetchInterval: lookAgainMs,
  })
