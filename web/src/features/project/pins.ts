import type { ContentKey } from '@podcastai/content-types'
import { pinItem } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { contentQuery, transcriptQuery } from '../../lib/queries/transcripts.ts'
import { takeChange } from './content-changes.ts'
import { ownFollower, saveScope } from './content-saves.ts'

type Pin = { item: string; isPinned: boolean; baseVersion: number | undefined }

/** Pins and unpins items of a type. Pinned items stay when the rest is regenerated. */
export function usePin(id: string, contentType: ContentKey) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: pinKey(id, contentType),
    scope: saveScope(id, contentType),
    mutationFn: ({ item, isPinned, baseVersion }: Pin) =>
      call(pinItem, {
        params: { id, contentType },
        // The user's own save may have been pending when they pinned.
        body: { item, isPinned, baseVersion: ownFollower(queryClient, id, contentType, baseVersion) },
      }),
    onSuccess: (change) => {
      takeChange(queryClient, id, change)
      // A pinned candidate becomes a pick, also in exports.
      void queryClient.invalidateQueries({ queryKey: contentQuery(id).queryKey, exact: true })
    },
    onError: (error) => {
      toast({ title: 'Not pinned', text: getErrorMessage(error), tone: 'danger' })
      void queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey, exact: true })
    },
  })
}

/**
 * Returns the pins to show: the stored ones with pending changes applied. Each click shows immediately, and a failed
 * one only reverts itself.
 */
export function useShownPins(id: string, contentType: ContentKey, stored: readonly string[]): string[] {
  const onTheirWay = useMutationState({
    filters: { mutationKey: pinKey(id, contentType), status: 'pending' },
    select: ({ state }) => state.variables as Pin,
  })
  return onTheirWay.reduce(
    (shown, { item, isPinned }) => [...shown.filter((path) => path !== item), ...(isPinned ? [item] : [])],
    [...stored],
  )
}

function pinKey(id: string, contentType: ContentKey) {
  return ['pin', id, contentType] as const
}
