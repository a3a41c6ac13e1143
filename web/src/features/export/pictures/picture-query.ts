import { drawPicture } from '@podcastai/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api-error.ts'
import { type CallOptions, callFile } from '../../../lib/call.ts'

export type PictureAsk = { id: string; query: NonNullable<CallOptions<typeof drawPicture>['query']> }

/** Width of a tile on a high-resolution screen, in pixels. */
const previewWidth = 420
const keptMs = 5 * 60_000

/** A smaller preview of a picture. `state` is whatever else it depends on. */
export const previewQuery = ({ id, query }: PictureAsk, state: string) =>
  queryOptions({
    queryKey: ['picture', id, query, state],
    queryFn: ({ signal }) =>
      callFile(drawPicture, { params: { id }, query: { ...query, width: previewWidth }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
    // Retrying won't help against a 4xx.
    retry: (times, error) => times < 2 && !(error instanceof ApiError && error.status < 500),
    placeholderData: keepPreviousData,
  })
