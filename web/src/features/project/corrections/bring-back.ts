// Brings back a passage that the parser left out.
import { type Corrections, type LeftOut, type Transcript, undoCorrection } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { segmentsQuery } from '../../../lib/queries/transcripts.ts'
import { correctingKey, fetchCorrected } from './correct-words.ts'
import { useMarkNotSpeech } from './mark-not-speech.ts'

type Project = Pick<Transcript, 'id' | 'speakers'>

/** Shows a passage in the transcript at its place, and offers Undo, which marks it "not speech". */
export function useBringBack(project: Project) {
  const { id } = project
  const queryClient = useQueryClient()
  const mark = useMarkNotSpeech(project)
  async function hideAgain({ places }: LeftOut) {
    const { segments } = await queryClient.fetchQuery(segmentsQuery(project))
    const [first, last] = [places[0]?.at.segment ?? 0, places.at(-1)?.at.segment ?? 0]
    const to = { segment: last, offset: segments.find((one) => one.id === last)?.text.length ?? 0 }
    mark.mutate({ segments, passage: { from: { segment: first, offset: 0 }, to } })
  }
  return useMutation({
    mutationKey: correctingKey(id),
    scope: { id: `correct ${id}` },
    mutationFn: (passage: LeftOut) => call(undoCorrection, { params: { id, correctionId: passage.id } }),
    onSuccess: async ({ terms: _, ...left }, passage) => {
      await fetchCorrected(queryClient, project)
      queryClient.setQueryData<Corrections>(correctionsQuery(id).queryKey, left)
      toast({
        title: 'Brought back',
        text: 'These words are in the transcript now. Regenerate content to use them.',
        action: { label: 'Undo', onClick: () => void hideAgain(passage) },
      })
    },
    onError: async (error) => {
      toast({ title: 'The words are not back', text: getErrorMessage(error), tone: 'danger' })
      await fetchCorrected(queryClient, project).catch(() => {})
    },
  })
}
