import { getNote, ProjectNote, saveNote } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptsKey } from '../../lib/queries/transcripts.ts'

const lookAgainMs = 15_000

/** The note of a project; asked again while it is looked at, because others write too. */
export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'note'],
    queryFn: ({ signal }) => call(getNote, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  })

export function useSaveNote(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = noteQuery(id)
  return useMutation({
    mutationFn: (draft: NoteDraft) =>
      call(saveNote, { params: { id }, body: { text: draft.text, baseRevision: draft.baseRevision } }),
    onSuccess: (note) => {
      void queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, note)
      toast({ title: 'Note saved' })
    },
    onError: (error) => {
      const newer = ProjectNote.safeParse(error instanceof ApiError ? error.details?.note : null)
      // The page shows both texts then, which says more than a message.
      if (newer.success) queryClient.setQueryData(queryKey, newer.data)
      else toast({ title: 'Save failed', text: getErrorMessage(error), tone: 'danger' })
    },
  })
}

/** What somebody typed and has not saved, and the note as it was when they began. */
const NoteDraft = z.object({ text: z.string(), base: z.string(), baseRevision: z.int() })
export type NoteDraft = z.infer<typeof NoteDraft>

/** In the browser's storage, so that closing the note loses nothing; whoever shares the browser has their own. */
export function storedNoteDraft(of: { userId: string; id: string }) {
  const key = `note:${of.userId}:${of.id}`
  return {
    read: (): NoteDraft | null => {
      try {
        return NoteDraft.parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
      } catch {
        return null
      }
    },
    write: (draft: NoteDraft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // The storage is full or forbidden: the text lives as long as the note is open.
      }
    },
    drop: () => localStorage.removeItem(key),
  }
}
