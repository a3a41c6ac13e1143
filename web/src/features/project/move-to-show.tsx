import { can, type Transcript } from '@podcastai/contracts'
import { Button, lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Podcast } from 'lucide-react'
import { useState } from 'react'
import { useShows } from '../../lib/current-show.ts'
import { profileQuery } from '../../lib/queries/profile.ts'

const MoveToShowDialog = lateComponent(async () => (await import('./move-to-show-dialog.tsx')).MoveToShowDialog)

/** Moves a project to another show, if the workspace has several. */
export function MoveToShow({ transcript }: { transcript: Transcript }) {
  const role = useQuery(profileQuery()).data?.role
  const { shows, hasSeveral } = useShows()
  const [isOpen, setIsOpen] = useState(false)
  if (!hasSeveral || !role || !can(role, 'generateContent')) return null
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        icon={<Podcast aria-hidden size={14} />}
        className="-ml-2.5 text-text-2"
        onClick={() => setIsOpen(true)}
      >
        Move to show…
      </Button>
      {isOpen && (
        <MoveToShowDialog
          id={transcript.id}
          others={shows.filter(({ id }) => id !== transcript.showId)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
