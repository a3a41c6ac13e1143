// Corrects words with an optimistic update that is rolled back if the server refuses.
import {
  type Correction,
  type Corrections,
  correctTranscript,
  type Segment,
  type Transcript,
  undoAllCorrections,
  undoCorrection,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { glossariesKey } from '../../../lib/queries/glossary.ts'
import { contentQuery, projectListsKey, segmentsQuery, transcriptQuery } from '../../../lib/queries/transcripts.ts'
import { type Act, correctedAlready } from './corrected-already.ts'
import { movedPassage } from './moved-place.ts'
import { termsWords } from './terms-words.ts'

type Project = Pick<Transcript, 'id' | 'speakers'>
type Segments = { segments: Segment[] }

/**
 * Corrects words. `onRefused` gets the reason and the words' current position, after the page shows the stored text
 * again.
 */
export function useCorrectWords(project: Project, onRefused: (act: Act, reason: string) => void) {
  const { id } = project
  const queryClient = useQueryClient()
  const undo = useUndo(project)
  return useMutation({
    mutationKey: correctingKey(id),
    scope: { id: `correct ${id}` },
    mutationFn: ({ passage: { from, to }, seen, written, scope }: Act) =>
      call(correctTranscript, { params: { id }, body: { from, to, seen, written, scope } }),
    onMutate: (act) => showAlready(queryClient, project, act),
    onSuccess: async (correction, { scope }) => {
      if (scope === 'workspace') void queryClient.invalidateQueries({ queryKey: glossariesKey })
      await fetchCorrected(queryClient, project)
      toast({
        title: doneWords(correction),
        ...(scope === 'workspace' && { text: glossaryWords(correction) }),
        action: { label: 'Undo', onClick: () => undo.mutate(correction.id) },
      })
    },
    onError: async (error, act, shown) => {
      shown?.takeBack()
      await fetchCorrected(queryClient, project).catch(() => {})
      const now = queryClient.getQueryData<Segments>(segmentsQuery(project).queryKey)?.segments
      const passage = shown && now ? movedPassage(act.passage, shown.before, now) : act.passage
      onRefused({ ...act, passage }, getErrorMessage(error))
    },
  })
}

/** Updates the caches; returns the previous state and a rollback, which skips anything fetched or shown since. */
async function showAlready(queryClient: QueryClient, project: Project, act: Act) {
  const [text, list] = [segmentsQuery(project).queryKey, correctionsQuery(project.id).queryKey]
  await Promise.all([text, list].map((queryKey) => queryClient.cancelQueries({ queryKey })))
  const before = { text: queryClient.getQueryData<Segments>(text), list: queryClient.getQueryData<Corrections>(list) }
  if (!before.text) return
  const { corrections = [], notSpeech = [] } = before.list ?? {}
  const after = correctedAlready({ segments: before.text.segments, corrections, notSpeech }, act)
  const { segments, ...acts } = after
  const shown = queryClient.setQueryData<Segments>(text, { segments })
  if (before.list) queryClient.setQueryData<Corrections>(list, { ...before.list, ...acts })
  function takeBack() {
    if (queryClient.getQueryData(text) !== shown) return
    queryClient.setQueryData(text, before.text)
    queryClient.setQueryData(list, before.list)
  }
  return { before: before.text.segments, takeBack }
}

/** Undoes one correction, or all with null. */
export function useUndo(project: Project) {
  const { id } = project
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: correctingKey(id),
    scope: { id: `correct ${id}` },
    mutationFn: (correctionId: string | null) =>
      correctionId === null
        ? call(undoAllCorrections, { params: { id } })
        : call(undoCorrection, { params: { id, correctionId } }),
    onSuccess: async ({ terms, ...left }, correctionId) => {
      if (terms.length > 0) void queryClient.invalidateQueries({ queryKey: glossariesKey })
      await fetchCorrected(queryClient, project)
      queryClient.setQueryData<Corrections>(correctionsQuery(id).queryKey, left)
      const text = termsWords(terms)
      toast({ title: correctionId === null ? 'All corrections undone' : 'Correction undone', ...(text && { text }) })
    },
    onError: async (error) => {
      toast({ title: 'Undo failed', text: getErrorMessage(error), tone: 'danger' })
      await fetchCorrected(queryClient, project).catch(() => {})
    },
  })
}

/** Refetches everything that corrections affect. With several corrections in flight, only the last one does. */
export async function fetchCorrected(queryClient: QueryClient, project: Project): Promise<void> {
  const { id } = project
  if (queryClient.isMutating({ mutationKey: correctingKey(id) }) > 1) return
  const keys = [
    segmentsQuery(project).queryKey,
    correctionsQuery(id).queryKey,
    transcriptQuery(id).queryKey,
    contentQuery(id).queryKey,
  ]
  void queryClient.invalidateQueries({ queryKey: projectListsKey })
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })))
}

/** Mutation key of every correction in a project. */
export function correctingKey(id: string) {
  return ['correct', id] as const
}

/** Returns the term that a correction adds to the glossary; words corrected back add none. */
function glossaryWords({ heard, written }: Correction): string {
  return heard === written
    ? 'The original words are back, and the glossary no longer changes them.'
    : 'Added to the glossary, so later episodes are corrected, too.'
}

function doneWords({ places, written }: Correction): string {
  return places.length === 1 ? `Corrected to “${written}”` : `Corrected in ${places.length} places`
}
