import { listMentions, readMentions } from '@podcastai/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'

const lookAgainMs = 60_000

/** The comments that name the reader, newest first. Only for who works in a team: nobody else can be named. */
export const mentionsQuery = (teamId: string | null | undefined) =>
  queryOptions({
    queryKey: ['/api/mentions', teamId],
    queryFn: ({ signal }) => call(listMentions, { signal }),
    enabled: !!teamId,
    staleTime: lookAgainMs,
    refetchInterval: lookAgainMs,
  })

/** Says that the reader has looked. A mark that stays because it failed is no harm. */
export function useReadMentions(teamId: string | null | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = mentionsQuery(teamId)
  return useMutation({
    mutationFn: (comments: string[]) => call(readMentions, { body: { comments } }),
    // What is on its way was asked for before.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (known) => queryClient.setQueryData(queryKey, known),
  })
}
