import type { Place } from '@podcastai/content-types'
import {
  joinTurn,
  maxSeenAtSplit,
  type RequestBody,
  type Segment,
  splitTurn,
  type Transcript,
  type TurnChange,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { correctingKey, fetchCorrected, useUndo } from '../corrections/correct-words.ts'

type Project = Pick<Transcript, 'id' | 'speakers'>

/** Splits a turn at a word, and offers Undo. */
export function useSplitTurn(project: Project, onClose: () => void) {
  const { id } = project
  return useTurnChange(
    project,
    {
      send: (body: RequestBody<typeof splitTurn>) => call(splitTurn, { params: { id }, body }),
      failed: 'The turn was not split',
    },
    onClose,
  )
}

/** Joins a turn to an adjacent one, and offers Undo. */
export function useJoinTurn(project: Project, onClose: () => void) {
  const { id } = project
  return useTurnChange(
    project,
    {
      send: (body: RequestBody<typeof joinTurn>) => call(joinTurn, { params: { id }, body }),
      failed: 'The turns were not joined',
    },
    onClose,
  )
}

type Change<Body> = { send: (body: Body) => Promise<TurnChange>; failed: string }

function useTurnChange<Body>(project: Project, { send, failed }: Change<Body>, onClose: () => void) {
  const { id } = project
  const queryClient = useQueryClient()
  const undo = useUndo(project)
  return useMutation({
    mutationKey: correctingKey(id),
    scope: { id: `correct ${id}` },
    mutationFn: send,
    onSuccess: async (made) => {
      await fetchCorrected(queryClient, project).catch(() => {})
      onClose()
      toast({ title: doneWords(made), action: { label: 'Undo', onClick: () => undo.mutate(made.id) } })
    },
    onError: async (error) => {
      onClose()
      toast({ title: failed, text: getErrorMessage(error), tone: 'danger' })
      await fetchCorrected(queryClient, project).catch(() => {})
    },
  })
}

function doneWords({ kind, speaker }: TurnChange): string {
  if (kind === 'join') return speaker === null ? 'Turns joined' : `Turn joined to “${speaker}”`
  return speaker === null ? 'Turn split' : `Turn split, the rest is said by “${speaker}”`
}

/** Returns the text after a position in its segment, as long as the server compares it. */
export function wordsFrom(segments: readonly Segment[], { segment, offset }: Place): string {
  const text = segments.find(({ id }) => id === segment)?.text ?? ''
  return text.slice(offset, offset + maxSeenAtSplit)
}
