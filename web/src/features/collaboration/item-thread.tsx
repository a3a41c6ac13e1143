import type { Comment } from '@podcastai/contracts'
import { Button, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { getErrorMessage } from '../../lib/api-error.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { commentsByItem, isAboutEarlier } from './comment-places.ts'
import { commentsQuery, useAddComment } from './comments.ts'
import type { ItemCommentsProps } from './item-comments.tsx'

/** The comments on one item, and a field to add one. */
export function ItemThread({ id, contentType, content, item }: ItemCommentsProps) {
  const query = useQuery(commentsQuery(id))
  const add = useAddComment(id)
  if (query.isError && !query.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-text-2">{getErrorMessage(query.error, 'The comments could not be loaded.')}</p>
        <Button size="small" onClick={() => query.refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (!query.data) return <Skeleton className="h-24" />
  const { comments, people } = query.data
  return (
    <div className="grid gap-4">
      <CommentList
        id={id}
        comments={commentsByItem(comments, contentType).get(item.id) ?? []}
        people={people}
        renderSubject={(comment) => isAboutEarlier(comment, content) && <EarlierWords comment={comment} />}
      />
      <CommentForm
        id={id}
        place={`${contentType}:${item.id}`}
        label="Comment"
        people={people}
        takesFocus
        isPending={add.isPending}
        onSubmit={(text, done) => add.mutate({ contentType, item: item.id, text }, { onSuccess: done })}
      />
    </div>
  )
}

/** The text that a comment was about, if it has changed. */
function EarlierWords({ comment: { about } }: { comment: Comment }) {
  return <p className="type-small border-l-2 pl-2 text-text-2 wrap-anywhere">About an earlier text: “{about}”</p>
}
