import {
  getContent,
  getSegments,
  getTranscript,
  isRunning,
  listTranscripts,
  pollIntervalMs,
  type Transcript,
  type TranscriptListItem,
} from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Begins every key about transcripts: `invalidateQueries({ queryKey: transcriptsKey })` refreshes them all. */
export const transcriptsKey = ['/api/transcripts'] as const

/** The projects of the workspace, newest first. Asked again on focus, and while one of them is running. */
export const transcriptListQuery = () =>
  queryOptions({
    queryKey: transcriptsKey,
    queryFn: ({ signal }) => call(listTranscripts, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: (query) => (anyRunning(query.state.data) ? pollIntervalMs : false),
  })

/** One project with its text; asked every two seconds while it is processed. */
export const transcriptQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id],
    queryFn: ({ signal }) => call(getTranscript, { params: { id }, signal }),
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

function stillRunning(transcript: Transcript | undefined): boolean {
  return transcript !== undefined && isRunning(transcript.status)
}
