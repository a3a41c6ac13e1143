import type { PictureActs } from '@podcastai/content-types/web'
import { addReferenceImage, removeReferenceImage } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { contentQuery } from '../../lib/queries/transcripts.ts'

/** Adds and deletes a project's reference images. */
export function useReferenceImages(id: string): PictureActs {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: contentQuery(id).queryKey })
  const { mutateAsync: add } = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('image', file)
      return call(addReferenceImage, { params: { id }, form })
    },
    onSuccess: async () => {
      await refresh()
      toast({ title: 'Image uploaded successfully' })
    },
    onError: (error) =>
      toast({ title: 'Upload failed', text: getErrorMessage(error, 'Failed to upload image'), tone: 'danger' }),
  })
  const { mutateAsync: remove } = useMutation({
    mutationFn: (imageId: string) => call(removeReferenceImage, { params: { id, imageId } }),
    onSuccess: async () => {
      await refresh()
      toast({ title: 'Image deleted' })
    },
    onError: (error) =>
      toast({ title: 'Delete failed', text: getErrorMessage(error, 'Failed to delete image'), tone: 'danger' }),
  })
  return useMemo(
    () => ({
      onAdd: async (file) => void (await add(file)),
      onRemove: async (imageId) => void (await remove(imageId)),
    }),
    [add, remove],
  )
}
