import { getShowSettings, getShowTemplates } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

// Others in the team change them too, so they are refetched each time they are shown.

export const settingsQuery = (show: string) =>
  queryOptions({
    queryKey: ['/api/shows', show, 'settings'],
    queryFn: ({ signal }) => call(getShowSettings, { params: { id: show }, signal }),
    refetchOnMount: 'always',
  })

export const templatesQuery = (show: string) =>
  queryOptions({
    queryKey: ['/api/shows', show, 'templates'],
    queryFn: ({ signal }) => call(getShowTemplates, { params: { id: show }, signal }),
    refetchOnMount: 'always',
  })
