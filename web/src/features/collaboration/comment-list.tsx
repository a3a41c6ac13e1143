import type { Colleague, Comment } from '@podcastai/contracts'
import { Button } from '@podcastai/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { CommentRow } from './comment-row.tsx'

type Props = {
  id: string
  comments: readonly Comment[]
  /** Everyone who can read it. */
  people: readonly Colleague[]
  /** Shown above a comment: what it is about, if that isn't obvious. */
  renderSubject?: (comment: Comment) => ReactNode
  /** ID of the comment to show, from a link. */
  arrived?: string
}

/** Comments in chronological order; resolved ones are collapsed. */
export function CommentList({ comments, ...rest }: Props) {
  const open = comments.filter(({ resolved }) => resolved === null)
  const resolved = comments.filter((comment) => comment.resolved !== null)
  const [showsResolved, setShowsResolved] = useState(() => resolved.some(({ id }) => id === rest.arrived))
  const listId = useId()
  return (
    <>
      <Rows label="Comments" comments={open} {...rest} />
      {resolved.length > 0 && (
        <div className="grid justify-items-start gap-3">
          <Button
            size="small"
            variant="ghost"
            icon={showsResolved ? <ChevronUp aria-hidden size={14} /> : <ChevronDown aria-hidden size={14} />}
            aria-expanded={showsResolved}
            aria-controls={listId}
            className="-ml-2 text-text-2"
            onClick={() => setShowsResolved(!showsResolved)}
          >
            {resolved.length} resolved
          </Button>
          <div id={listId} hidden={!showsResolved} className="w-full">
            {showsResolved && <Rows label="Resolved comments" comments={resolved} {...rest} />}
          </div>
        </div>
      )}
    </>
  )
}

function Rows({ label, comments, arrived, ...rest }: Props & { label: string }) {
  if (comments.length === 0) return null
  return (
    <ol aria-label={label} className="grid gap-3.5">
      {comments.map((comment) => (
        <CommentRow key={comment.id} comment={comment} isArrived={comment.id === arrived} {...rest} />
      ))}
    </ol>
  )
}
