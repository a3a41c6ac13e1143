// "These are not speakers": labels become words for the whole episode, and back.
import { answerSpeakers, type SpeakerQuestion, type Transcript, turnLabelsToWords } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { transcriptQuery } from '../../../lib/queries/transcripts.ts'
import { correctingKey, fetchCorrected, useUndo } from '../corrections/correct-words.ts'
import { shownAtOnce } from '../shown-at-once.ts'

type Project = Pick<Transcript, 'id' | 'speakers'>

/** Turns a speaker's labels into words of the transcript, and offers Undo. */
export function useLabelsToWords(project: Project) {
  const { id } = project
  const queryClient = useQueryClient()
  const undo = useUndo(project)
  return useMutation({
    mutationKey: correctingKey(id),
    scope: { id: `correct ${id}` },
    mutationFn: ({ labels }: { name: string; labels: string[] }) =>
      call(turnLabelsToWords, { params: { id }, body: { labels } }),
    onSuccess: async (made, { name }) => {
      await fetchCorrected(queryClient, project).catch(() => {})
      toast({ title: `“${name}” treated as text`, action: { label: 'Undo', onClick: () => undo.mutate(made.id) } })
    },
    onError: async (error) => {
      toast({ title: 'Nothing was changed', text: getErrorMessage(error), tone: 'danger' })
      await fetchCorrected(queryClient, project).catch(() => {})
    },
  })
}

/** Answers "Are these the speakers?". */
export function useAnswerSpeakers({ id }: Pick<Project, 'id'>, { names }: Pick<SpeakerQuestion, 'names'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (areSpeakers: boolean) => call(answerSpeakers, { params: { id }, body: { areSpeakers } }),
    onSuccess: async (transcript, areSpeakers) => {
      void queryClient.invalidateQueries({ queryKey: correctionsQuery(id).queryKey })
      await shownAtOnce(queryClient, transcript)
      toast({ title: areSpeakers ? `${listNames(names)} treated as speakers` : 'Names treated as text' })
    },
    onError: (error) => {
      toast({ title: 'Nothing was changed', text: getErrorMessage(error), tone: 'danger' })
      void queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey, exact: true })
    },
  })
}

const namesShown = 3

/** Returns 'Q and A' or 'Rye, Spelt, Wheat and 3 more'. */
export function listNames(names: readonly string[]): string {
  const more = names.length - namesShown
  const parts = more > 0 ? [...names.slice(0, namesShown), `${more} more`] : names
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
