import { contentTypeOf, itemWords } from '@podcastai/content-types'
import type { Comment } from '@podcastai/contracts'
import { Button, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api-error.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { commentsOn, commentsQuery } from './comments.ts'
import type { ItemCommentsProps } from './item-comments.tsx'

/** What is said about one item, and the field to say more. */
export function ItemThread({ id, contentType, content, item }: ItemCommentsProps) {
  const query = useQuery(commentsQuery(id))
  if (query.isError && !query.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-text-2">{messageOf(query.error, 'The comments could not be fetched.')}</p>
        <Button size="small" onClick={() => query.refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (!query.data) return <Skeleton className="h-24" />
  const { comments, people } = query.data
  const words = itemWords(contentTypeOf(contentType), content as never, item)
  return (
    <div className="grid gap-4">
      <CommentList
        id={id}
        comments={commentsOn(comments, { contentType, item })}
        subjectOf={(comment) => <FormerWords comment={comment} words={words} />}
      />
      <CommentForm id={id} subject={{ contentType, item }} people={people} label="Comment" />
    </div>
  )
}

/** What a comment was about, where something else stands in its place now. */
function FormerWords({ comment: { about }, words }: { comment: Comment; words: string | null }) {
  if (about === null || about === words) return null
  return <p className="type-small border-l-2 pl-2 text-text-2 wrap-anywhere">About an earlier text: “{about}”</p>
}
