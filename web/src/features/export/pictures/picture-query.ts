import { drawPicture } from '@podcastai/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api-error.ts'
import { type CallOptions, callFile } from '../../../lib/call.ts'

export type PictureAsk = { id: string; query: NonNullable<CallOptions<typeof drawPicture>['query']> }

/** Pixels: what a tile shows, on a sharp screen. */
const previewWidth = 420
const keptMs = 5 * 60_000

/** A picture as its file will be, smaller. `state` is whatever else it depends on. */
export const previewQuery = ({ id, query }: PictureAsk, state: string) =>
  queryOptions({
    queryKey: ['picture', id, query, state],
    queryFn: ({ signal }) =>
      callFile(drawPicture, { params: { id }, query: { ...query, width: previewWidth }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
    // What was refused is refused again.
    retry: (times, error) => times < 2 && !(error instanceof ApiError && error.status < 500),
    placeholderData: keepPreviousData,
  })
