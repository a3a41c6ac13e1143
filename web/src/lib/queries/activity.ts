import { getActivity } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const lookAgainMs = 60_000

/** The latest events of the workspace; under the transcripts' key, so that whatever changes a project refreshes them. */
export const activityQuery = () =>
  queryOptions({
    queryKey: ['/api/transcripts', 'activity'],
    queryFn: ({ signal }) => call(getActivity, { signal }),
    // Others in the team work on as well, and an episode is written by itself.
    refetchOnMount: 'always',
    refetchInterval: lookAgainMs,
  })
