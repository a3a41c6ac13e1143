// Saves edits without undoing other people's changes or the user's own earlier ones.
import type { ContentKey } from '@podcastai/content-types'
import { type ContentByType, type ContentChange, saveContent, type Transcript } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { contentQuery, transcriptQuery } from '../../lib/queries/transcripts.ts'
import { takeChange } from './content-changes.ts'

type Edit = {
  /** The content that was edited, and its version. */
  base: unknown
  baseVersion: number | undefined
  edited: unknown
  /** The new texts are proposals of a model. */
  rewritten?: true
}

/** Saves edits of one type one after another, each on top of the last. */
export function useSaveContent(id: string, contentType: ContentKey) {
  const queryClient = useQueryClient()
  return useMutation({
    scope: saveScope(id, contentType),
    mutationFn: async ({ base, baseVersion, edited, rewritten }: Edit): Promise<ContentChange> => {
      const version = ownFollower(queryClient, id, contentType, baseVersion)
      const { queryKey } = contentQuery(id)
      // Words were corrected, or a speaker was renamed: rebase the edit onto the new texts.
      if (queryClient.getQueryState(queryKey)?.isInvalidated)
        await queryClient.refetchQueries({ queryKey, exact: true })
      const current = queryClient.getQueryData<ContentByType>(queryKey)?.[contentType] ?? base
      // Loaded on demand: only edits need it.
      const { rebaseEdit } = await import('./rebase-edit.ts')
      const content = rebaseEdit(base, edited, current)
      const baseTextRevision = queryClient.getQueryData<Transcript>(transcriptQuery(id).queryKey)?.textRevision
      const body = { content, baseVersion: version, baseTextRevision, rewritten }
      const change = await call(saveContent, { params: { id, contentType }, body })
      noteOwnSave(queryClient, id, version, change)
      return change
    },
    onSuccess: (change) => {
      takeChange(queryClient, id, change)
      toast({ title: 'Content saved' })
    },
    onError: async (error) => {
      toast({ title: 'Save failed', text: getErrorMessage(error), tone: 'danger' })
      if (error instanceof ApiError && error.code === 'conflict') await fetchAgain(queryClient, id)
    },
  })
}

export function saveScope(id: string, contentType: ContentKey) {
  return { id: `save ${id} ${contentType}` }
}

export async function fetchAgain(queryClient: QueryClient, id: string): Promise<void> {
  const keys = [contentQuery(id).queryKey, transcriptQuery(id).queryKey]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, exact: true })))
}

/**
 * The version that each save on this page produced. An edit based on the old one doesn't conflict with the user's own
 * save.
 */
const ownSaves = new WeakMap<QueryClient, Map<string, number>>()

function noteOwnSave(client: QueryClient, id: string, base: number | undefined, change: ContentChange) {
  const { contentType, transcript } = change
  const saved = transcript.generation.find((one) => one.contentType === contentType)
  if (base === undefined || !saved) return
  const known = ownSaves.get(client) ?? new Map<string, number>()
  ownSaves.set(client, known.set(`${id} ${contentType} ${base}`, saved.version))
}

/** Returns the version that the user's own saves turned this version into. */
export function ownFollower(client: QueryClient, id: string, contentType: ContentKey, base: number | undefined) {
  const next = ownSaves.get(client)
  let version = base
  for (let at = version; at !== undefined; at = next?.get(`${id} ${contentType} ${at}`)) version = at
  return version
}
