import {
  changeShareLink,
  createShareLink,
  listShareLinks,
  type RequestBodyInput,
  type ResponseBody,
  revokeShareLink,
  type ShareLink,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptsKey } from '../../lib/queries/transcripts.ts'

type Links = ResponseBody<typeof listShareLinks>

/** A project's share links. Fetched each time the dialog opens, because others create some too. */
export const shareLinksQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'share-links'],
    queryFn: ({ signal }) => call(listShareLinks, { params: { id }, signal }),
    staleTime: 0,
  })

export function useCreateLink(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NonNullable<RequestBodyInput<typeof createShareLink>>) =>
      call(createShareLink, { params: { id }, body }),
    onSuccess: ({ token: _token, ...link }) => {
      const { queryKey } = shareLinksQuery(id)
      // Pending responses predate the new link.
      if (queryClient.isFetching({ queryKey })) return queryClient.invalidateQueries({ queryKey })
      queryClient.setQueryData<Links>(queryKey, (known) => known && { ...known, links: [link, ...known.links] })
    },
    onError: (error) =>
      toast({ title: 'Error', text: getErrorMessage(error, 'The link was not created'), tone: 'danger' }),
  })
}

/** Lets visitors of a link hear the quotes, or no longer. */
export function useChangeLink(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ linkId, hasSound }: { linkId: string; hasSound: boolean }) =>
      call(changeShareLink, { params: { id, linkId }, body: { hasSound } }),
    onSuccess: (changed) => putLink(queryClient, id, changed),
    onError: (error) =>
      toast({ title: 'Error', text: getErrorMessage(error, 'The link was not changed'), tone: 'danger' }),
  })
}

function putLink(queryClient: QueryClient, id: string, link: ShareLink): void {
  queryClient.setQueryData<Links>(
    shareLinksQuery(id).queryKey,
    (known) => known && { ...known, links: known.links.map((one) => (one.id === link.id ? link : one)) },
  )
}

export function useRevokeLink(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (linkId: string) => call(revokeShareLink, { params: { id, linkId } }),
    onSuccess: (revoked) => {
      putLink(queryClient, id, revoked)
      toast({ title: 'Link revoked', text: 'Anyone who opens it now sees that it has expired.' })
    },
    onError: async (error) => {
      toast({ title: 'Error', text: getErrorMessage(error, 'The link was not revoked'), tone: 'danger' })
      await queryClient.invalidateQueries({ queryKey: shareLinksQuery(id).queryKey })
    },
  })
}

/** Returns the URL to send. */
export function sharedUrl(token: string, origin = window.location.origin): string {
  return `${origin}/shared/${token}`
}
