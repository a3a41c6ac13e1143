import {
  getContent,
  getSegments,
  getStrip,
  getTranscript,
  isRunning,
  listDeleted,
  listTranscripts,
  type ProjectSort,
  pollIntervalMs,
  recentProjectsShown,
  type Transcript,
  type TranscriptListItem,
} from '@podcastai/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../call.ts'

/** Prefix of all transcript keys: `invalidateQueries({ queryKey: transcriptsKey })` refreshes them all. */
export const transcriptsKey = ['/api/transcripts'] as const

/** Prefix of the lists of projects, of all shows and of one. */
export const projectListsKey = [...transcriptsKey, 'list'] as const

/**
 * The projects of the workspace or of one show, newest first. Only the first ones include talk strips, as many as the dashboard shows
 * (`web/early-screens.ts` requests the same). Refetched on focus, and polled while a project is processing.
 */
export const transcriptListQuery = (show?: string | null) =>
  queryOptions({
    queryKey: [...projectListsKey, show ?? 'all'],
    queryFn: ({ signal }) =>
      call(listTranscripts, { query: { strips: recentProjectsShown, show: show ?? undefined }, signal }),
    refetchOnWindowFocus: 'always',
    // Used by several components: one that mounts later shouldn't repeat a request that just failed.
    retryOnMount: false,
    refetchInterval: (query) => (anyRunning(query.state.data) ? pollIntervalMs : false),
  })

const projectsAtOnce = 50

type Wanted = { q: string; sort: ProjectSort; show?: string }

/** All projects page by page, searched and sorted by the server. */
export const allProjectsQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...transcriptsKey, 'all', wanted],
    queryFn: ({ pageParam, signal }) =>
      callPage(listTranscripts, { query: { ...wanted, limit: projectsAtOnce, cursor: pageParam, strips: 0 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    // Other members delete and upload too.
    refetchOnMount: 'always',
  })

/** The talk strip of a project that the list has without one. */
export const stripQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'strip'],
    queryFn: async ({ signal }) => (await call(getStrip, { params: { id }, signal })).strip,
  })

/** The trash. */
export const deletedQuery = () =>
  queryOptions({
    queryKey: [...transcriptsKey, 'deleted'],
    queryFn: ({ signal }) => call(listDeleted, { signal }),
    refetchOnMount: 'always',
  })

/** A project with its text, polled every two seconds for changes while it is processed. */
export const transcriptQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id],
    queryFn: async ({ client, queryKey, signal }): Promise<Transcript> => {
      const known = client.getQueryData<Transcript>(queryKey)
      const since = stillRunning(known) ? known.revision : undefined
      const answer = await call(getTranscript, { params: { id }, query: { since }, signal })
      return known && since === answer.revision ? { ...known, generation: answer.generation } : answer
    },
    refetchInterval: (query) => (stillRunning(query.state.data) ? pollIntervalMs : false),
  })

/** The generated content by type. */
export const contentQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'content'],
    queryFn: ({ signal }) => call(getContent, { params: { id }, signal }),
  })

/** The transcript's segments with the speakers' current names. */
export const segmentsQuery = ({ id, speakers }: Pick<Transcript, 'id' | 'speakers'>) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'segments', speakers.map(({ name, labels }) => ({ name, labels }))],
    queryFn: ({ signal }) => call(getSegments, { params: { id }, signal }),
  })

/** The same with the times of all words, where the file has them. Other actions on the transcript refresh it as well. */
export const timedWordsQuery = (transcript: Pick<Transcript, 'id' | 'speakers'>) =>
  queryOptions({
    queryKey: [...segmentsQuery(transcript).queryKey, 'words'],
    queryFn: ({ signal }) => call(getSegments, { params: { id: transcript.id }, query: { words: 'timed' }, signal }),
  })

function anyRunning(list: TranscriptListItem[] | undefined): boolean {
  return list?.some((item) => isRunning(item.status)) ?? false
}

function stillRunning(transcript: Transcript | undefined): transcript is Transcript {
  return transcript !== undefined && isRunning(transcript.status)
}
