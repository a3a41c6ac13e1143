import { getShowPictureLook, type PictureLook, saveShowPictureLook } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../api-error.ts'
import { call } from '../call.ts'

/** A show's picture settings: brand colors, handle, and name. */
export const lookQuery = (show: string) =>
  queryOptions({
    queryKey: ['/api/shows', show, 'picture-look'],
    queryFn: ({ signal }) => call(getShowPictureLook, { params: { id: show }, signal }),
  })

/** Changes the picture settings for everyone who works on the show. */
export function useSaveLook(show: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (look: Partial<Omit<PictureLook, 'show'>>) =>
      call(saveShowPictureLook, { params: { id: show }, body: look }),
    onSuccess: (look) => {
      queryClient.setQueryData(lookQuery(show).queryKey, look)
      toast({ title: 'Brand saved' })
    },
    onError: (error) => toast({ title: 'Save failed', text: getErrorMessage(error), tone: 'danger' }),
  })
}
