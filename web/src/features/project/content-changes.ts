import { type ContentTypeKey, contentTypeOf } from '@podcastai/content-types'
import {
  type ContentByType,
  type ContentChange,
  generateContent,
  isRunning,
  saveContent,
  type Transcript,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { contentQuery, transcriptQuery, transcriptsKey } from '../../lib/queries/transcripts.ts'
import { dropDrafts } from './drafts.ts'

/** Writes one type, again if it was written before. Several may run at once. */
export function useGenerate(id: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationKey: generateKey(id),
    mutationFn: (contentType: ContentTypeKey) => call(generateContent, { params: { id, contentType } }),
    onSuccess: async (change) => {
      dropDrafts(id, change.contentType)
      takeChange(queryClient, id, change)
      toast({ title: 'Content Generated!', text: contentTypeOf(change.contentType).title })
    },
    onError: async (error) => {
      const wantsPlan = error instanceof ApiError && error.code === 'subscription_required'
      const subscribe = { label: 'Subscribe Now', onClick: () => navigate({ to: '/subscribe' }) }
      toast({
        title: 'Generation Failed',
        text: messageOf(error),
        tone: 'danger',
        action: wantsPlan ? subscribe : undefined,
      })
      await queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey, exact: true })
    },
  })
}

/** The types whose request is running now, wherever it was started. */
export function useGenerating(id: string): ContentTypeKey[] {
  return useMutationState({
    filters: { mutationKey: generateKey(id), status: 'pending' },
    select: (mutation) => mutation.state.variables as ContentTypeKey,
  })
}

type Edit = { contentType: ContentTypeKey; content: unknown }

export function useSaveContent(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ contentType, content }: Edit) =>
      call(saveContent, { params: { id, contentType }, body: { content } }),
    onSuccess: (change) => {
      takeChange(queryClient, id, change)
      toast({ title: 'Content saved' })
    },
    onError: (error) => toast({ title: 'Save failed', text: messageOf(error), tone: 'danger' }),
  })
}

/** Fetches the content again when the project tells that more of it was written: types arrive one by one. */
export function useContentArrivals(transcript: Transcript | undefined): void {
  const queryClient = useQueryClient()
  const known = useRef<{ versions: string; running: boolean }>(undefined)
  const id = transcript?.id
  const versions = transcript?.generation.map(({ version }) => version).join()
  const running = transcript !== undefined && isRunning(transcript.status)

  useEffect(() => {
    if (!id || versions === undefined) return
    // What was written or edited from here is known already.
    if (known.current?.running && known.current.versions !== versions) {
      void queryClient.invalidateQueries({ queryKey: contentQuery(id).queryKey })
    }
    known.current = { versions, running }
  }, [id, versions, running, queryClient])
}

function generateKey(id: string) {
  return ['generate', id] as const
}

function takeChange(queryClient: QueryClient, id: string, change: ContentChange) {
  const { contentType, content, transcript } = change
  queryClient.setQueryData<ContentByType>(contentQuery(id).queryKey, (known) => ({ ...known, [contentType]: content }))
  queryClient.setQueryData<Transcript>(transcriptQuery(id).queryKey, (known) => known && { ...known, ...transcript })
  void queryClient.invalidateQueries({ queryKey: transcriptsKey, exact: true })
}
