import type { ContentTypeKey } from '@podcastai/content-types'
import { pinItems, type Transcript } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'
import { takeChange } from './content-changes.ts'
import { ownFollower, saveScope } from './content-saves.ts'

/** Pins items of a type: they stay when the rest is written anew. Shown at once, and taken back where it fails. */
export function usePins(id: string, contentType: ContentTypeKey) {
  const queryClient = useQueryClient()
  const { queryKey } = transcriptQuery(id)
  const own = () =>
    queryClient.getQueryData<Transcript>(queryKey)?.generation.find((one) => one.contentType === contentType)
  const show = (pinned: string[]) =>
    queryClient.setQueryData<Transcript>(
      queryKey,
      (now) =>
        now && {
          ...now,
          generation: now.generation.map((one) => (one.contentType === contentType ? { ...one, pinned } : one)),
        },
    )
  return useMutation({
    scope: saveScope(id, contentType),
    mutationFn: ({ pinned, baseVersion }: { pinned: string[]; baseVersion: number | undefined }) =>
      call(pinItems, {
        params: { id, contentType },
        // An edit of one's own may have been on its way when this was pressed.
        body: { pinned, baseVersion: ownFollower(queryClient, id, contentType, baseVersion) },
      }),
    onMutate: ({ pinned }) => {
      const before = own()?.pinned ?? []
      show(pinned)
      return before
    },
    onSuccess: (change) => takeChange(queryClient, id, change),
    onError: async (error, _pins, before) => {
      if (before) show(before)
      toast({ title: 'Not pinned', text: messageOf(error), tone: 'danger' })
      await queryClient.invalidateQueries({ queryKey, exact: true })
    },
  })
}
