import { type ContentKey, getContentType } from '@podcastai/content-types'
import type { RefusedRequest } from '@podcastai/content-types/web'
import {
  type ContentByType,
  type ContentChange,
  can,
  generateContent,
  type Role,
  type Transcript,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { contentQuery, projectListsKey, transcriptQuery } from '../../lib/queries/transcripts.ts'
import { draftsNow, dropDrafts } from './drafts.ts'
import { usageQuery } from './engine-use.ts'

/**
 * What to generate: a type, or one item of it, with optional instructions; with the built-in engine, if requested.
 * `baseVersion` makes the server refuse if there is a newer version.
 */
export type GenerationRequest = {
  contentType: ContentKey
  item?: string
  instruction?: string
  outputLanguage?: string
  engine?: 'builtin'
  baseVersion?: number
}

/**
 * Generates one type, or regenerates it. Regenerating discards the drafts that existed at that time, unless only one
 * item is generated. Several requests may run at once.
 */
export function useGenerate({ id, userId }: { id: string; userId: string }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const shown = (contentType: ContentKey) => shownNow(queryClient, id, contentType)
  return useMutation({
    mutationKey: generateKey(id),
    mutationFn: ({ contentType, ...wish }: GenerationRequest) =>
      call(generateContent, {
        params: { id, contentType },
        // The first generation has no instructions.
        ...(Object.values(wish).some(Boolean) && { body: wish }),
      }),
    onMutate: ({ contentType, item }) => ({
      drafts: item ? null : draftsNow({ userId, projectId: id, contentType }),
      before: shown(contentType),
    }),
    onSuccess: async (change, _wish, { drafts, before }) => {
      if (drafts) dropDrafts(drafts)
      takeChange(queryClient, id, change)
      if (change.unchanged) return void toast({ title: 'Nothing better found', text: nothingBetterText })
      toast({ title: 'Content Generated!', text: writtenWords(change.contentType, before, shown(change.contentType)) })
    },
    onError: async (error) => {
      const role = queryClient.getQueryData(profileQuery().queryKey)?.role
      const label = error instanceof ApiError && role && getPlanAction(error, role)
      toast({
        title: 'Generation Failed',
        text: getErrorMessage(error),
        tone: 'danger',
        action: label ? { label, onClick: () => navigate({ to: '/subscribe' }) } : undefined,
      })
      await queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey, exact: true })
    },
  })
}

const nothingBetterText = 'Nothing changed.'

/** `name`: only of a text format. */
type Shown = { items: number; version: number | null; name: string | undefined }

/** Returns what the page shows of a type. */
function shownNow(queryClient: QueryClient, id: string, contentType: ContentKey): Shown {
  const content = queryClient.getQueryData<ContentByType>(contentQuery(id).queryKey)?.[contentType]
  const { generation } = queryClient.getQueryData<Transcript>(transcriptQuery(id).queryKey) ?? {}
  const own = generation?.find((one) => one.contentType === contentType)
  return {
    items: content ? getContentType(contentType).count(content as never) : 0,
    version: own?.version ?? null,
    name: own?.format?.name,
  }
}

/** Returns a message about fewer items than before, which says where to find the earlier ones. */
function writtenWords(contentType: ContentKey, before: Shown, now: Shown): string {
  const title = now.name ?? getContentType(contentType).title
  if (now.items >= before.items || before.version === null) return title
  return `${title}: ${now.items} instead of ${before.items}. Version ${before.version} keeps the earlier ones.`
}

/** Generates several types at once, with the connected engine or the built-in one. */
export function useGenerateSeveral({ id, userId, engine }: { id: string; userId: string; engine?: 'builtin' }) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationKey: generateKey(id),
    mutationFn: ({ contentType, engine }: GenerationRequest) =>
      call(generateContent, { params: { id, contentType }, ...(engine && { body: { engine } }) }),
    onMutate: ({ contentType }) => draftsNow({ userId, projectId: id, contentType }),
    onSuccess: (change, _wish, drafts) => {
      dropDrafts(drafts)
      takeChange(queryClient, id, change)
    },
  })
  return useMutation({
    mutationFn: (types: readonly ContentKey[]) =>
      Promise.allSettled(types.map((contentType) => mutateAsync({ contentType, ...(engine && { engine }) }))),
    onSuccess: async (written) => {
      const failed = written.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
      const count = written.length - failed.length
      if (count > 0) toast({ title: 'Content Generated!', text: count === 1 ? '1 type' : `${count} types` })
      if (failed.length === 0) return
      toast({ title: 'Generation Failed', text: getErrorMessage(failed[0]), tone: 'danger' })
      await queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey, exact: true })
    },
  })
}

/** Returns the label of the link to a plan if one is required and this user can buy it. */
function getPlanAction({ code }: ApiError, role: Role): string | null {
  if (!can(role, 'manageSubscription')) return null
  if (code === 'subscription_required') return 'Subscribe Now'
  return code === 'team_plan_ended' ? 'Renew' : null
}

/** Returns the generation requests in progress, wherever they were started. */
export function useGenerationRequests(id: string): GenerationRequest[] {
  return useMutationState({
    filters: { mutationKey: generateKey(id), status: 'pending' },
    select: (mutation) => mutation.state.variables as GenerationRequest,
  })
}

/**
 * Returns a type's failed requests with the reason. Forgets one when it is retried, and all when the type changed,
 * because item positions may differ then.
 */
export function useRefusedRequests(
  id: string,
  contentType: ContentKey,
): (RefusedRequest & Pick<GenerationRequest, 'item'>)[] {
  const asked = useMutationState({
    filters: { mutationKey: generateKey(id) },
    select: ({ state }) => ({
      wish: state.variables as GenerationRequest,
      isWritten: state.status === 'success',
      problem: state.status === 'error' ? getErrorMessage(state.error) : null,
    }),
  }).filter(({ wish }) => wish.contentType === contentType)
  return asked.flatMap(({ wish: { item, instruction = '' }, problem }, at) => {
    if (problem === null) return []
    const isOver = asked.slice(at + 1).some((later) => later.isWritten || later.wish.item === item)
    return isOver ? [] : [{ ...(item && { item }), instruction, problem }]
  })
}

/** Returns the types being generated. */
export function useGenerating(id: string): ContentKey[] {
  return useGenerationRequests(id).flatMap(({ contentType, item }) => (item ? [] : [contentType]))
}

/**
 * Refetches the content when the project reports versions, or a text, that the cache doesn't have: types arrive one by
 * one, and others may edit.
 */
export function useContentArrivals(transcript: Transcript | undefined): void {
  const queryClient = useQueryClient()
  const known = useRef<string>(undefined)
  const id = transcript?.id
  const versions =
    transcript && [transcript.textRevision, ...transcript.generation.map(({ version }) => version)].join()

  useEffect(() => {
    if (!id || versions === undefined) return
    const [toldAt, contentAt] = [transcriptQuery(id), contentQuery(id)].map(
      ({ queryKey }) => queryClient.getQueryState<unknown>(queryKey)?.dataUpdatedAt ?? 0,
    )
    // Generating and saving on this page already update the cache.
    const isNews = (toldAt ?? 0) > (contentAt ?? 0)
    if (known.current !== undefined && known.current !== versions && isNews) {
      void queryClient.invalidateQueries({ queryKey: contentQuery(id).queryKey, exact: true })
      void queryClient.invalidateQueries({ queryKey: usageQuery(id).queryKey })
    }
    known.current = versions
  }, [id, versions, queryClient])
}

function generateKey(id: string) {
  return ['generate', id] as const
}

/** Updates a type in the caches that the screens read. */
export function takeChange(queryClient: QueryClient, id: string, change: ContentChange): void {
  const { contentType, content, transcript } = change
  const contentKey = contentQuery(id).queryKey
  const known = queryClient.getQueryData<Transcript>(transcriptQuery(id).queryKey)
  const isWhole =
    queryClient.getQueryData(contentKey) !== undefined &&
    // Pending responses predate the change.
    queryClient.getQueryState(contentKey)?.fetchStatus === 'idle' &&
    sameVersions(known, transcript, contentType)
  queryClient.setQueryData<Transcript>(transcriptQuery(id).queryKey, (now) => now && { ...now, ...transcript })
  queryClient.setQueryData<ContentByType>(contentKey, (now) => now && { ...now, [contentType]: content })
  void queryClient.invalidateQueries({ queryKey: usageQuery(id).queryKey })
  if (!isWhole) void queryClient.invalidateQueries({ queryKey: contentKey, exact: true })
  void queryClient.invalidateQueries({ queryKey: projectListsKey })
}

/** Returns whether the other types and the transcript's text are unchanged. */
function sameVersions(known: Transcript | undefined, now: ContentChange['transcript'], except: ContentKey): boolean {
  const others = now.generation.filter(({ contentType }) => contentType !== except)
  const isSameText = known?.textRevision === now.textRevision
  return (
    isSameText &&
    others.every(({ contentType, version }) =>
      known?.generation.some((one) => one.contentType === contentType && one.version === version),
    )
  )
}
