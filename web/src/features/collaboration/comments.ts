import type { ContentTypeKey } from '@podcastai/content-types'
import { addComment, type Colleague, type Comment, listComments, removeComment } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptsKey } from '../../lib/queries/transcripts.ts'

/** What is commented on: the project where both are left out, a type, or an item of it. */
export type Subject = { contentType?: ContentTypeKey; item?: string }
type Comments = { comments: Comment[]; people: Colleague[] }

const lookAgainMs = 15_000

/** The comments of a project with all that is in it. Where others write too, they are asked for again while the page is looked at. */
export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...transcriptsKey, id, 'comments'],
    queryFn: ({ signal }) => call(listComments, { params: { id }, signal }),
    staleTime: lookAgainMs,
    refetchInterval: ({ state }) => ((state.data?.people.length ?? 0) > 1 ? lookAgainMs : false),
  })

export function useAddComment(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ text, ...subject }: Subject & { text: string }) =>
      call(addComment, { params: { id }, body: { text, ...subject } }),
    onSuccess: (added) => change(queryClient, id, (comments) => [...comments, added]),
    onError: (error) => toast({ title: 'Error', text: messageOf(error, 'The comment was not saved'), tone: 'danger' }),
  })
}

export function useRemoveComment(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) => call(removeComment, { params: { id, commentId } }),
    onSuccess: (removed) => change(queryClient, id, (comments) => comments.filter((one) => one.id !== removed.id)),
    onError: async (error) => {
      toast({ title: 'Error', text: messageOf(error, 'The comment was not deleted'), tone: 'danger' })
      await queryClient.invalidateQueries({ queryKey: commentsQuery(id).queryKey })
    },
  })
}

function change(
  queryClient: ReturnType<typeof useQueryClient>,
  id: string,
  by: (comments: Comment[]) => Comment[],
): void {
  const { queryKey } = commentsQuery(id)
  // What is on its way was asked for before the change.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Comments>(queryKey, (known) => known && { ...known, comments: by(known.comments) })
}

/** The comments on exactly this. */
export function commentsOn(comments: readonly Comment[], { contentType, item }: Subject): Comment[] {
  return comments.filter((one) => one.contentType === (contentType ?? null) && one.item === (item ?? null))
}
