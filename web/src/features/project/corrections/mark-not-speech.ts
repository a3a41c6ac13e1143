import type { Passage } from '@podcastai/content-types'
import { markNotSpeech, type Segment, type Transcript } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { wordsAt } from '../words-at.ts'
import { correctingKey, fetchCorrected, useUndo } from './correct-words.ts'

type Project = Pick<Transcript, 'id' | 'speakers'>

/** Marks a passage of the shown segments "not speech", and offers Undo. */
export function useMarkNotSpeech(project: Project) {
  const { id } = project
  const queryClient = useQueryClient()
  const undo = useUndo(project)
  return useMutation({
    mutationKey: correctingKey(id),
    scope: { id: `correct ${id}` },
    mutationFn: ({ segments, passage: { from, to } }: { segments: readonly Segment[]; passage: Passage }) =>
      call(markNotSpeech, { params: { id }, body: { from, to, seen: wordsAt(segments, { from, to }) } }),
    onSuccess: async (made) => {
      await fetchCorrected(queryClient, project).catch(() => {})
      toast({
        title: 'Marked as not speech',
        text: 'These words are no longer used in content, search, or exports.',
        action: { label: 'Undo', onClick: () => undo.mutate(made.id) },
      })
    },
    onError: async (error) => {
      toast({ title: 'The words were not marked', text: getErrorMessage(error), tone: 'danger' })
      await fetchCorrected(queryClient, project).catch(() => {})
    },
  })
}
