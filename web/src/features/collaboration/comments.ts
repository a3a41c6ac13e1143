import type { ContentKey } from '@podcastai/content-types'
import {
  addComment,
  type Colleague,
  type Comment,
  editComment,
  listComments,
  removeComment,
  resolveComment,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptsKey } from '../../lib/queries/transcripts.ts'

/** What a comment is about: the project if both are missing, a type, or an item of it. */
export type Subject = { contentType?: ContentKey; item?: string }
type Comments = { comments: Comment[]; people: Colleague[] }

const lookAgainMs = 15_000

/** All comments of a project. In a team they are polled while the page is visible. */
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
    onError: (error) =>
      toast({ title: 'Error', text: getErrorMessage(error, 'The comment was not saved'), tone: 'danger' }),
  })
}

export function useEditComment(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ commentId, text }: { commentId: string; text: string }) =>
      call(editComment, { params: { id, commentId }, body: { text } }),
    onSuccess: (edited) => replace(queryClient, id, edited),
    onError: (error) => failed(queryClient, id, getErrorMessage(error, 'The comment was not saved')),
  })
}

export function useResolveComment(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ commentId, resolved }: { commentId: string; resolved: boolean }) =>
      call(resolveComment, { params: { id, commentId }, body: { resolved } }),
    onSuccess: (settled) => replace(queryClient, id, settled),
    onError: (error, { resolved }) =>
      failed(queryClient, id, getErrorMessage(error, `The comment was not ${resolved ? 'resolved' : 'reopened'}`)),
  })
}

export function useRemoveComment(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (commentId: string) => call(removeComment, { params: { id, commentId } }),
    onSuccess: (removed) => change(queryClient, id, (comments) => comments.filter((one) => one.id !== removed.id)),
    onError: (error) => failed(queryClient, id, getErrorMessage(error, 'The comment was not deleted')),
  })
}

/** Shows an error and refetches: someone else may have deleted the comment. */
async function failed(queryClient: QueryClient, id: string, text: string): Promise<void> {
  toast({ title: 'Error', text, tone: 'danger' })
  await queryClient.invalidateQueries({ queryKey: commentsQuery(id).queryKey })
}

const replace = (queryClient: QueryClient, id: string, changed: Comment) =>
  change(queryClient, id, (comments) => comments.map((one) => (one.id === changed.id ? changed : one)))

function change(queryClient: QueryClient, id: string, by: (comments: Comment[]) => Comment[]): void {
  const { queryKey } = commentsQuery(id)
  // Pending responses predate the change.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Comments>(queryKey, (known) => known && { ...known, comments: by(known.comments) })
}
