import { useNavigate, useSearch } from '@tanstack/react-router'
import { DiscussionDialog } from './late-discussion-dialog.ts'
import { useUnreadMentions } from './unread-mentions.ts'

/** Opens the comments when the address names one, as mentions do. */
export function ArrivedDiscussion({ id }: { id: string }) {
  const navigate = useNavigate()
  const { comment, type } = useSearch({ strict: false })
  useUnreadMentions(id, comment !== undefined)
  if (comment === undefined) return null
  const goTo = (search: { type?: string; item?: string }) =>
    void navigate({ to: '/project/$id', params: { id }, search, resetScroll: false })
  return (
    <DiscussionDialog
      id={id}
      arrived={comment}
      onOpenPlace={goTo}
      onClose={() => goTo(type === undefined ? {} : { type })}
    />
  )
}
