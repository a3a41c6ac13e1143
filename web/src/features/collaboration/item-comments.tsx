import type { ContentTypeKey } from '@podcastai/content-types'
import { classNames, IconButton, Popover, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { commentsOn, commentsQuery } from './comments.ts'

const ItemThread = lazy(async () => ({ default: (await import('./item-thread.tsx')).ItemThread }))

export type ItemCommentsProps = {
  id: string
  contentType: ContentTypeKey
  /** The content of the type as it is shown. */
  content: unknown
  item: string
}

/** The bubble of an item: how many comments it has, and behind it what they say. `what` names it: 'quote “We closed …”'. */
export function ItemComments({ what, ...thread }: ItemCommentsProps & { what: string }) {
  const { comments = [] } = useQuery(commentsQuery(thread.id)).data ?? {}
  const { length } = commentsOn(comments, thread)
  const count = length === 0 ? '' : `, ${length} ${length === 1 ? 'comment' : 'comments'}`
  return (
    <Popover
      label={`Comments on ${what}`}
      className="max-h-[min(28rem,70dvh)] overflow-y-auto"
      trigger={
        <IconButton
          label={`Comment on ${what}${count}`}
          className={classNames('gap-1', length > 0 ? 'w-auto px-1.5 text-petrol' : 'text-text-3')}
        >
          <MessageSquare aria-hidden size={14} />
          {length > 0 && <span className="type-hint tabular-nums">{length}</span>}
        </IconButton>
      }
    >
      <Suspense fallback={<Skeleton className="h-24" />}>
        <ItemThread {...thread} />
      </Suspense>
    </Popover>
  )
}
