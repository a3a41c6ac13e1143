import { getTeamSettings, getTeamTemplates } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

// Others in the team change them too, so they are refetched each time they are shown.

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['/api/team/settings'],
    queryFn: ({ signal }) => call(getTeamSettings, { signal }),
    refetchOnMount: 'always',
  })

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['/api/team/templates'],
    queryFn: ({ signal }) => call(getTeamTemplates, { signal }),
    refetchOnMount: 'always',
  })
