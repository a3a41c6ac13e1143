import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { commentsQuery } from './comments.ts'

const DiscussionDialog = lazy(async () => ({ default: (await import('./discussion-dialog.tsx')).DiscussionDialog }))

/** Opens what the team says about a project: all comments, and the shared note. */
export function DiscussionButton({ id }: { id: string }) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const count = useQuery(commentsQuery(id)).data?.comments.length ?? 0
  return (
    <>
      <Button icon={<MessagesSquare aria-hidden size={16} />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Comments {count > 0 && <span className="font-normal text-text-2 tabular-nums">{count}</span>}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DiscussionDialog
            id={id}
            onOpenType={(type) =>
              navigate({ to: '/project/$id', params: { id }, search: { type }, resetScroll: false })
            }
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
