import { getContentType } from '@podcastai/content-types'
import { type Mention, projectTitle } from '@podcastai/contracts'
import { Badge, IconButton, Popover } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { AtSign } from 'lucide-react'
import { useState } from 'react'
import { timeAgo } from '../../lib/dates.ts'
import { useReadMentions } from '../../lib/queries/mentions.ts'

type Props = { teamId: string; mentions: readonly Mention[] }

/** The number of unread mentions; opens a list of all mentions. */
export function Mentions({ teamId, mentions }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  /** IDs that were unread when the list opened; opening marks them as read. */
  const [news, setNews] = useState<readonly string[]>([])
  const read = useReadMentions(teamId)
  const unread = mentions.filter(({ isRead }) => !isRead).map(({ commentId }) => commentId)
  const count = unread.length === 0 ? '' : `, ${unread.length} new`

  function show(open: boolean) {
    setIsOpen(open)
    if (!open) return
    setNews(unread)
    if (unread.length > 0) read.mutate(unread)
  }

  return (
    <Popover
      label="Mentions"
      open={isOpen}
      onOpenChange={show}
      className="max-h-[min(32rem,75dvh)] w-90 overflow-y-auto p-1.5"
      trigger={
        <IconButton
          label={`Mentions${count}`}
          size="medium"
          className={unread.length > 0 ? 'w-auto gap-1 px-2 text-petrol' : 'text-text-2'}
        >
          <AtSign aria-hidden size={16} />
          {unread.length > 0 && <span className="type-label tabular-nums">{unread.length}</span>}
        </IconButton>
      }
    >
      <p className="type-label px-2.5 pt-1.5 pb-1">Mentions</p>
      <ul>
        {mentions.map((mention) => (
          <li key={mention.commentId}>
            <MentionLink
              mention={mention}
              isNew={news.includes(mention.commentId) || !mention.isRead}
              onOpen={() => setIsOpen(false)}
            />
          </li>
        ))}
      </ul>
    </Popover>
  )
}

function MentionLink({ mention, isNew, onOpen }: { mention: Mention; isNew: boolean; onOpen: () => void }) {
  const { project, commentId, contentType, formatName, author, text, createdAt } = mention
  const place = contentType === null ? '' : `, ${formatName ?? getContentType(contentType).label}`
  return (
    <Link
      to="/project/$id"
      params={{ id: project.id }}
      search={{ comment: commentId, ...(contentType !== null && { type: contentType }) }}
      onClick={onOpen}
      className="grid gap-0.5 rounded-control px-2.5 py-2 hover:bg-sunken"
    >
      <span className="flex items-center gap-2">
        <span className="type-label min-w-0 flex-1 truncate">{author?.name ?? 'Former member'}</span>
        {isNew && <Badge tone="petrol">New</Badge>}
        <span className="type-hint text-text-3">{timeAgo(createdAt)}</span>
      </span>
      <span className="line-clamp-2 wrap-anywhere">{text}</span>
      <span className="type-small truncate text-text-2">
        {projectTitle(project.filename)}
        {place}
      </span>
    </Link>
  )
}
