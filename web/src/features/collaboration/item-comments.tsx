import type { ContentItem, ContentKey } from '@podcastai/content-types'
import { ActWord, useQuietAct } from '@podcastai/content-types/web'
import { classNames, IconButton, lateComponent, Popover, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { useMemo } from 'react'
import { commentsByItem } from './comment-places.ts'
import { commentsQuery } from './comments.ts'

const ItemThread = lateComponent(
  async () => (await import('./item-thread.tsx')).ItemThread,
  <Skeleton className="h-24" />,
)

export type ItemCommentsProps = {
  id: string
  contentType: ContentKey
  /** The type's content as shown. */
  content: unknown
  item: ContentItem
}

/** Returns the number of unresolved comments per item, by id. */
export function useOpenComments(id: string, contentType: ContentKey): (item: string) => number {
  const { comments } = useQuery(commentsQuery(id)).data ?? {}
  const byItem = useMemo(
    () =>
      commentsByItem(
        (comments ?? []).filter(({ resolved }) => resolved === null),
        contentType,
      ),
    [comments, contentType],
  )
  return (item) => byItem.get(item)?.length ?? 0
}

type Props = ItemCommentsProps & {
  /** Names the item: 'quote “We closed …”'. */
  what: string
  /** Number of unresolved comments. */
  open: number
}

/** An item's comment button with the count; opens the thread. */
export function ItemComments({ what, open, ...thread }: Props) {
  const look = useQuietAct(open > 0)
  const count = open === 0 ? '' : `, ${open} ${open === 1 ? 'comment' : 'comments'}`
  return (
    <Popover
      label={`Comments on ${what}`}
      className="max-h-[min(28rem,70dvh)] overflow-y-auto"
      trigger={
        <IconButton
          label={`Comment on ${what}${count}`}
          className={classNames('gap-1', open > 0 && 'w-auto px-1.5 text-petrol', look)}
        >
          <MessageSquare aria-hidden size={14} />
          {open > 0 ? <span className="type-hint tabular-nums">{open}</span> : <ActWord>Comment</ActWord>}
        </IconButton>
      }
    >
      <ItemThread {...thread} />
    </Popover>
  )
}
