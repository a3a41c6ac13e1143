import { listCorrections } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { transcriptsKey } from './transcripts.ts'

/** A transcript's corrections, newest first. */
export const correctionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'corrections'],
    queryFn: ({ signal }) => call(listCorrections, { params: { id }, signal }),
  })
