import { listFormats, type ShowFormats } from '@podcastai/contracts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { transcriptsKey } from '../../lib/queries/transcripts.ts'

/** The text formats of a show. Other members change them too. */
export const formatsQuery = (show: string) =>
  queryOptions({
    queryKey: ['/api/shows', show, 'formats'],
    queryFn: ({ signal }) => call(listFormats, { params: { id: show }, signal }),
    refetchOnMount: 'always',
  })

/** Returns how to show changed formats: every change returns all of them, and projects get other tabs. */
export function useFormats(show: string): (formats: ShowFormats) => void {
  const queryClient = useQueryClient()
  return (formats) => {
    queryClient.setQueryData<ShowFormats>(formatsQuery(show).queryKey, formats)
    void queryClient.invalidateQueries({ queryKey: transcriptsKey })
  }
}
