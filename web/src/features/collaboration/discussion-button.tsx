import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { commentsQuery } from './comments.ts'
import { DiscussionDialog } from './late-discussion-dialog.ts'
import { useUnreadMentions } from './unread-mentions.ts'

/** Opens a project's comments and shared note. Shows when a comment mentions the reader. */
export function DiscussionButton({ id, inWords = false }: { id: string; inWords?: boolean }) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const { comments = [] } = useQuery(commentsQuery(id)).data ?? {}
  const open = comments.filter(({ resolved }) => resolved === null).length
  const isNamed = useUnreadMentions(id, isOpen)
  return (
    <>
      <Button icon={<MessagesSquare aria-hidden size={16} />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className={inWords ? undefined : 'only-read'}>Comments</span>{' '}
        {open > 0 && <span className="font-normal text-text-2 tabular-nums">{open}</span>}
        {isNamed && (
          <>
            <span aria-hidden className="size-2 rounded-full bg-petrol" />
            <span className="only-read">, one mentions you</span>
          </>
        )}
      </Button>
      {isOpen && (
        <DiscussionDialog
          id={id}
          onOpenPlace={(search) => {
            setIsOpen(false)
            void navigate({ to: '/project/$id', params: { id }, search, resetScroll: false })
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
