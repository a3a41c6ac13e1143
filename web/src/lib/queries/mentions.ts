import { listMentions, readMentions } from '@podcastai/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'

const lookAgainMs = 60_000

/** The comments that mention the reader, newest first. Only for teams: nobody else can be mentioned. */
export const mentionsQuery = (teamId: string | null | undefined) =>
  queryOptions({
    queryKey: ['/api/mentions', teamId],
    queryFn: ({ signal }) => call(listMentions, { signal }),
    enabled: !!teamId,
    staleTime: lookAgainMs,
    refetchInterval: lookAgainMs,
  })

/** Marks mentions as read. A failure is harmless: the mark just stays. */
export function useReadMentions(teamId: string | null | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = mentionsQuery(teamId)
  return useMutation({
    mutationFn: (comments: string[]) => call(readMentions, { body: { comments } }),
    // Pending responses predate the change.
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: (known) => queryClient.setQueryData(queryKey, known),
  })
}
