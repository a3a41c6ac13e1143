import type { ContentTypeKey } from '@podcastai/content-types'
import { pinItem } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { contentQuery, transcriptQuery } from '../../lib/queries/transcripts.ts'
import { takeChange } from './content-changes.ts'
import { ownFollower, saveScope } from './content-saves.ts'

type Pin = { item: string; isPinned: boolean; baseVersion: number | undefined }

/** Pins items of a type, and takes pins away: what is pinned stays when the rest is written anew. */
export function usePin(id: string, contentType: ContentTypeKey) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: pinKey(id, contentType),
    scope: saveScope(id, contentType),
    mutationFn: ({ item, isPinned, baseVersion }: Pin) =>
      call(pinItem, {
        params: { id, contentType },
        // An edit of one's own may have been on its way when this was pressed.
        body: { item, isPinned, baseVersion: ownFollower(queryClient, id, contentType, baseVersion) },
      }),
    onSuccess: (change) => {
      takeChange(queryClient, id, change)
      // A candidate that is pinned is one of the picks, for exports too.
      void queryClient.invalidateQueries({ queryKey: contentQuery(id).queryKey, exact: true })
    },
    onError: (error) => {
      toast({ title: 'Not pinned', text: getErrorMessage(error), tone: 'danger' })
      void queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey, exact: true })
    },
  })
}

/**
 * The pins to show: those that are stored, and over them what is on its way. So each press shows at once, and one that
 * fails takes back nothing but itself.
 */
export function useShownPins(id: string, contentType: ContentTypeKey, stored: readonly string[]): string[] {
  const onTheirWay = useMutationState({
    filters: { mutationKey: pinKey(id, contentType), status: 'pending' },
    select: ({ state }) => state.variables as Pin,
  })
  return onTheirWay.reduce(
    (shown, { item, isPinned }) => [...shown.filter((path) => path !== item), ...(isPinned ? [item] : [])],
    [...stored],
  )
}

function pinKey(id: string, contentType: ContentTypeKey) {
  return ['pin', id, contentType] as const
}
