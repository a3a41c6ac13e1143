import { giveTurn, type RequestBody, type SpeakerOverrides, type Transcript } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { correctingKey, fetchCorrected, useUndo } from '../corrections/correct-words.ts'

type Project = Pick<Transcript, 'id' | 'speakers'>

/** Reassigns a turn and offers Undo. Prefetches all affected data, so that the page switches at once. */
export function useGiveTurn(project: Project, onClose: () => void) {
  const { id } = project
  const queryClient = useQueryClient()
  const undo = useUndo(project)
  return useMutation({
    mutationKey: correctingKey(id),
    scope: { id: `correct ${id}` },
    mutationFn: (body: RequestBody<typeof giveTurn>) => call(giveTurn, { params: { id }, body }),
    onSuccess: async (given) => {
      await fetchCorrected(queryClient, project).catch(() => {})
      onClose()
      toast({ title: doneWords(given), action: { label: 'Undo', onClick: () => undo.mutate(given.id) } })
    },
    onError: async (error) => {
      // Someone else changed the turn: the form's contents are gone.
      if (error instanceof ApiError && error.status === 409) onClose()
      toast({ title: 'The speaker was not changed', text: getErrorMessage(error), tone: 'danger' })
      await fetchCorrected(queryClient, project).catch(() => {})
    },
  })
}

function doneWords({ turns, to }: SpeakerOverrides): string {
  return turns.length === 1 ? `Speaker changed to “${to}”` : `Speaker changed to “${to}” in ${turns.length} places`
}
