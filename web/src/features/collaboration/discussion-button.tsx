import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { mentionsQuery, useReadMentions } from '../../lib/queries/mentions.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { commentsQuery } from './comments.ts'

const DiscussionDialog = lazy(async () => ({ default: (await import('./discussion-dialog.tsx')).DiscussionDialog }))

/** Opens what the team says about a project: all comments, and the shared note. Says when one names the reader. */
export function DiscussionButton({ id }: { id: string }) {
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  /** A mention leads to its comment, which the address names. */
  const { comment: arrived, type } = useSearch({ strict: false })
  const isOpen = isAsked || arrived !== undefined
  const { comments = [] } = useQuery(commentsQuery(id)).data ?? {}
  const open = comments.filter(({ resolved }) => resolved === null).length
  const isNamed = useUnreadMentions(id, isOpen)
  const goTo = (search: { type?: string; item?: string }) =>
    navigate({ to: '/project/$id', params: { id }, search, resetScroll: false })

  function close() {
    setIsAsked(false)
    if (arrived !== undefined) void goTo(type === undefined ? {} : { type })
  }

  return (
    <>
      <Button icon={<MessagesSquare aria-hidden size={16} />} aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        Comments {open > 0 && <span className="font-normal text-text-2 tabular-nums">{open}</span>}
        {isNamed && (
          <>
            <span aria-hidden className="size-2 rounded-full bg-petrol" />
            <span className="only-read"> – one mentions you</span>
          </>
        )}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DiscussionDialog
            id={id}
            arrived={arrived}
            onOpenPlace={(place) => {
              setIsAsked(false)
              void goTo(place)
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

/** Does a comment on the project name the reader that they have not looked at? Whoever has the comments open looks. */
function useUnreadMentions(projectId: string, isOpen: boolean): boolean {
  const teamId = useQuery(profileQuery()).data?.teamId
  const { mentions = [] } = useQuery(mentionsQuery(teamId)).data ?? {}
  const { mutate } = useReadMentions(teamId)
  const unread = mentions
    .filter(({ project, isRead }) => project.id === projectId && !isRead)
    .map(({ commentId }) => commentId)
    .join()
  useEffect(() => {
    if (isOpen && unread !== '') mutate(unread.split(','))
  }, [isOpen, unread, mutate])
  return !isOpen && unread !== ''
}
