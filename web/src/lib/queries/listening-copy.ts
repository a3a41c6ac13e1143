import { getListeningCopy } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { transcriptsKey } from './transcripts.ts'

/** The copy of the recording that the workspace can hear, and the space that copies take. */
export const listeningCopyQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'listening-copy'],
    queryFn: ({ signal }) => call(getListeningCopy, { params: { id }, signal }),
  })
