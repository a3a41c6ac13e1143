import { type Comment, mentionParts } from '@podcastai/contracts'
import { Badge, IconButton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { timeAgo } from '../../lib/dates.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { useRemoveComment } from './comments.ts'

type Props = {
  id: string
  comments: readonly Comment[]
  /** What stands above a comment: what it is about, where that is not plain. */
  subjectOf?: (comment: Comment) => ReactNode
}

/** Comments in the order they were written. */
export function CommentList({ id, comments, subjectOf }: Props) {
  const person = useQuery(profileQuery()).data
  const remove = useRemoveComment(id)
  if (comments.length === 0) return null
  return (
    <ol aria-label="Comments" className="grid gap-3.5">
      {comments.map((comment) => {
        const isOwn = comment.author?.id === person?.id
        return (
          <li key={comment.id} className="grid gap-0.5">
            <div className="flex min-h-7 items-center gap-2">
              <p className="min-w-0 flex-1 wrap-anywhere">
                <span className="type-label">{comment.author?.name ?? 'Somebody who left'}</span>{' '}
                <span className="type-hint text-text-3">{timeAgo(comment.createdAt)}</span>
              </p>
              {comment.mentions.some((one) => one.id === person?.id) && <Badge tone="petrol">Mentions you</Badge>}
              {(isOwn || person?.role === 'admin') && (
                <IconButton
                  label={`Delete the comment of ${comment.author?.name ?? 'somebody who left'}`}
                  disabled={remove.isPending && remove.variables === comment.id}
                  onClick={() => remove.mutate(comment.id)}
                  className="text-text-3"
                >
                  <Trash2 aria-hidden size={14} />
                </IconButton>
              )}
            </div>
            {subjectOf?.(comment)}
            <CommentText comment={comment} />
          </li>
        )
      })}
    </ol>
  )
}

function CommentText({ comment: { text, mentions } }: { comment: Comment }) {
  let at = 0
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {mentionParts(text, mentions).map((part) => {
        at += part.text.length
        if (part.person.length === 0) return part.text
        return (
          <span key={at} className="font-medium text-petrol">
            {part.text}
          </span>
        )
      })}
    </p>
  )
}
