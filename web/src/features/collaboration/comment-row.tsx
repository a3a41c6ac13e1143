import { type Colleague, type Comment, mentionParts } from '@podcastai/contracts'
import { Badge, IconButton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { timeAgo } from '../../lib/dates.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { CommentForm } from './comment-form.tsx'
import { useEditComment, useRemoveComment, useResolveComment } from './comments.ts'

type Props = {
  id: string
  comment: Comment
  people: readonly Colleague[]
  /** The comment that a link led to: scrolled into view, highlighted and focused. */
  isArrived?: boolean
  renderSubject?: (comment: Comment) => ReactNode
}

/** One comment with its actions. */
export function CommentRow({ id, comment, people, isArrived = false, renderSubject }: Props) {
  const ownId = useQuery(profileQuery()).data?.id
  const [isEditing, setIsEditing] = useState(false)
  const edit = useEditComment(id)
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isArrived) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isArrived])

  function close() {
    setIsEditing(false)
    row.current?.focus()
  }

  const { author, createdAt, editedAt, resolved, mentions } = comment
  return (
    <li ref={row} tabIndex={-1} data-arrived={isArrived ? '' : undefined} className="grid gap-0.5 rounded-control">
      <div className="flex min-h-7 items-center gap-2">
        <p className="min-w-0 flex-1 wrap-anywhere">
          <span className="type-label">{author?.name ?? 'Former member'}</span>{' '}
          <span className="type-hint text-text-3">
            {timeAgo(createdAt)}
            {editedAt !== null && ', edited'}
          </span>
        </p>
        {mentions.some((one) => one.id === ownId) && <Badge tone="petrol">Mentions you</Badge>}
        {!isEditing && <Acts id={id} comment={comment} onEdit={() => setIsEditing(true)} />}
      </div>
      {renderSubject?.(comment)}
      {isEditing ? (
        <CommentForm
          id={id}
          place={`edit:${comment.id}`}
          takesFocus
          label="Your comment"
          people={people}
          first={comment.text}
          submitLabel="Save"
          isPending={edit.isPending}
          onSubmit={(text, done) =>
            edit.mutate(
              { commentId: comment.id, text },
              {
                onSuccess: () => {
                  done()
                  close()
                },
              },
            )
          }
          onCancel={close}
        />
      ) : (
        <CommentText comment={comment} />
      )}
      {resolved && (
        <p className="type-hint text-text-3">
          Resolved by {resolved.by?.name ?? 'a former member'}, {timeAgo(resolved.at)}
        </p>
      )}
    </li>
  )
}

/** Any reader can resolve a comment, its author can edit it, and its author and admins can delete it. */
function Acts({ id, comment, onEdit }: { id: string; comment: Comment; onEdit: () => void }) {
  const person = useQuery(profileQuery()).data
  const remove = useRemoveComment(id)
  const resolve = useResolveComment(id)
  const isOwn = comment.author?.id === person?.id
  const isResolved = comment.resolved !== null
  const whose = `the comment of ${comment.author?.name ?? 'a former member'}`
  return (
    <span className="flex shrink-0 items-center text-text-3">
      <IconButton
        label={isResolved ? `Reopen ${whose}` : `Resolve ${whose}`}
        disabled={resolve.isPending}
        onClick={() => resolve.mutate({ commentId: comment.id, resolved: !isResolved })}
      >
        {isResolved ? <RotateCcw aria-hidden size={14} /> : <Check aria-hidden size={14} />}
      </IconButton>
      {isOwn && (
        <IconButton label={`Edit ${whose}`} onClick={onEdit}>
          <Pencil aria-hidden size={14} />
        </IconButton>
      )}
      {(isOwn || person?.role === 'admin') && (
        <IconButton label={`Delete ${whose}`} disabled={remove.isPending} onClick={() => remove.mutate(comment.id)}>
          <Trash2 aria-hidden size={14} />
        </IconButton>
      )}
    </span>
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
