import { getPictureLook, type PictureLook, savePictureLook } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../api-error.ts'
import { call } from '../call.ts'

/** The workspace's picture settings: brand colors, handle and name. */
export const lookQuery = () =>
  queryOptions({
    queryKey: ['/api/team/picture-look'],
    queryFn: ({ signal }) => call(getPictureLook, { signal }),
  })

/** Changes the picture settings for the whole workspace. */
export function useSaveLook() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (look: Partial<Omit<PictureLook, 'show'>>) => call(savePictureLook, { body: look }),
    onSuccess: (look) => {
      queryClient.setQueryData(lookQuery().queryKey, look)
      toast({ title: 'Brand saved' })
    },
    onError: (error) => toast({ title: 'Save failed', text: getErrorMessage(error), tone: 'danger' }),
  })
}
