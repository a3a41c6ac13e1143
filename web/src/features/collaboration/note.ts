import { getNote, ProjectNote, saveNote } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptsKey } from '../../lib/queries/transcripts.ts'

const lookAgainMs = 15_000

/** A project's note, polled while it is open because others write too. */
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
      // The page then shows both texts, which says more than a message.
      if (newer.success) queryClient.setQueryData(queryKey, newer.data)
      else toast({ title: 'Save failed', text: getErrorMessage(error), tone: 'danger' })
    },
  })
}

/** The user's unsaved text, and the note when they started. */
const NoteDraft = z.object({ text: z.string(), base: z.string(), baseRevision: z.int() })
export type NoteDraft = z.infer<typeof NoteDraft>

/** Stores the draft per user in the browser, so that closing the note loses nothing. */
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
        // Storage is full or blocked: the text lives as long as the note is open.
      }
    },
    drop: () => localStorage.removeItem(key),
  }
}
