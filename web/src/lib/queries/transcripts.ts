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

/** Begins every key about transcripts: `invalidateQueries({ queryKey: transcriptsKey })` refreshes them all. */
export const transcriptsKey = ['/api/transcripts'] as const

/**
 * The projects of the workspace, newest first, of which the first come with their talk strips: the dashboard shows no
 * more at once (`web/early-screens.ts` asks for the same). Asked again on focus, and while one of them is running.
 */
export const transcriptListQuery = () =>
  queryOptions({
    queryKey: transcriptsKey,
    queryFn: ({ signal }) => call(listTranscripts, { query: { strips: recentProjectsShown }, signal }),
    refetchOnWindowFocus: 'always',
    // Several parts of a screen read it: one that comes later does not ask again for what just failed.
    retryOnMount: false,
    refetchInterval: (query) => (anyRunning(query.state.data) ? pollIntervalMs : false),
  })

const projectsAtOnce = 50

/** All projects page after page, as the server finds and sorts them. */
export const allProjectsQuery = ({ q, sort }: { q: string; sort: ProjectSort }) =>
  infiniteQueryOptions({
    queryKey: [...transcriptsKey, 'all', { q, sort }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listTranscripts, { query: { q, sort, limit: projectsAtOnce, cursor: pageParam, strips: 0 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    // Others in the team delete and upload as well.
    refetchOnMount: 'always',
  })

/** The talk strip of a project that the list came without. */
export const stripQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'strip'],
    queryFn: async ({ signal }) => (await call(getStrip, { params: { id }, signal })).strip,
  })

/** The bin. */
export const deletedQuery = () =>
  queryOptions({
    queryKey: [...transcriptsKey, 'deleted'],
    queryFn: ({ signal }) => call(listDeleted, { signal }),
    refetchOnMount: 'always',
  })

/** One project with its text; asked every two seconds while it is processed, for what is new. */
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

/** The transcript in the pieces of its file, under the names that its speakers have now. */
export const segmentsQuery = ({ id, speakers }: Pick<Transcript, 'id' | 'speakers'>) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'segments', speakers.map(({ name, labels }) => ({ name, labels }))],
    queryFn: ({ signal }) => call(getSegments, { params: { id }, signal }),
  })

function anyRunning(list: TranscriptListItem[] | undefined): boolean {
  return list?.some((item) => isRunning(item.status)) ?? false
}

function stillRunning(transcript: Transcript | undefined): transcript is Transcript {
  return transcript !== undefined && isRunning(transcript.status)
}
