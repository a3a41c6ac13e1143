import { giveTurn, type RequestBody, type SpeakerOverrides, type Transcript } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { correctingKey, fetchCorrected, useUndo } from '../corrections/correct-words.ts'

type Project = Pick<Transcript, 'id' | 'speakers'>

/** Says who spoke a turn, and offers to take it back. Everything that follows is fetched before the page shows any of it. */
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
      // Somebody changed the turn: what the form shows is no longer there.
      if (error instanceof ApiError && error.status === 409) onClose()
      toast({ title: 'The speaker was not changed', text: getErrorMessage(error), tone: 'danger' })
      await fetchCorrected(queryClient, project).catch(() => {})
    },
  })
}

function doneWords({ turns, to }: SpeakerOverrides): string {
  return turns.length === 1 ? `“${to}” speaks here now` : `“${to}” speaks in ${turns.length} places now`
}
