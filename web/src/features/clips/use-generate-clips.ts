import { maxClipCharacters } from '@podcastai/content-types'
import { generateClipThumbnails } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation } from '@tanstack/react-query'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useShows } from '../../lib/current-show.ts'
import type { StoredClip, StoredResult } from './clip-store.ts'

type GenerateClipsInput = { clips: readonly StoredClip[]; engine?: 'builtin' }

/**
 * Sends the clips and hands over the results. `refusal`: why the language model wrote nothing, if the built-in engine
 * may be used.
 */
export function useGenerateClips(onDone: (results: StoredResult[]) => void) {
  const showId = useShows().current?.id
  const request = useMutation({
    mutationFn: async ({ clips, engine }: GenerateClipsInput) => {
      const sent = clips.map(({ id, filename, content }) => ({
        id,
        filename: filename.trim() || 'clip.mp4',
        content,
      }))
      const { clips: results } = await call(generateClipThumbnails, {
        body: { clips: sent, showId, ...(engine && { engine }) },
      })
      const at = new Date().toISOString()
      return results.map((result) => ({
        ...result,
        at,
        madeOf: sent.find(({ id }) => id === result.id)?.content ?? '',
      }))
    },
    onSuccess: (results) => {
      onDone(results)
      toast({
        title: 'Success!',
        text: 'Generated thumbnail text options and social media captions for your clips.',
      })
    },
    onError: (error) =>
      toast({
        title: 'Generation failed',
        text: getErrorMessage(error, 'Failed to generate clip thumbnails'),
        tone: 'danger',
      }),
  })

  function generate(clips: readonly StoredClip[], engine?: 'builtin') {
    if (clips.length === 0 || clips.some(({ content }) => content.trim() === '')) {
      toast({ title: 'Invalid clips', text: 'Please add at least one clip with content.', tone: 'danger' })
      return
    }
    // The clip already shows the reason; don't send what the server would reject.
    if (clips.some(isTooLong)) {
      toast({
        title: 'Invalid clips',
        text: 'One clip is too long. A clip is about one minute of speech.',
        tone: 'danger',
      })
      return
    }
    request.mutate({ clips, ...(engine && { engine }) })
  }

  const { error } = request
  const code = error instanceof ApiError ? error.code : null
  const isRefused = code === 'engine_down' || code === 'unusable_answer'
  const refusal = error instanceof ApiError && isRefused ? error.text : null
  return { generate, isPending: request.isPending, refusal }
}

export function isTooLong({ content }: Pick<StoredClip, 'content'>): boolean {
  return content.trim().length > maxClipCharacters
}
