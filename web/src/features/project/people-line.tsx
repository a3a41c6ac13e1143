import { can, type Transcript } from '@podcastai/contracts'
import { Button, classNames, IconButton, lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { profileQuery } from '../../lib/queries/profile.ts'
import { findPeople, listNames } from './people.ts'

const PeopleDialog = lateComponent(async () => (await import('./people-dialog.tsx')).PeopleDialog)

/** 'Maya Brandt with Jonas Reed · Small Doors, episode 12', with a pencil to edit them. */
export function PeopleLine({ transcript }: { transcript: Transcript }) {
  const role = useQuery(profileQuery()).data?.role
  const [isOpen, setIsOpen] = useState(false)
  const { hosts, guests } = findPeople(transcript)
  const people = [hosts, guests]
    .filter((names) => names.length > 0)
    .map(listNames)
    .join(' with ')
  const { showName, episodeNumber } = transcript.facts
  const number = episodeNumber && `${showName ? 'episode' : 'Episode'} ${episodeNumber.value}`
  const line = [people, [showName?.value, number].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
  if (!role || !can(role, 'generateContent')) return line
  return (
    <span className="group/people relative inline-flex max-w-full items-center gap-1">
      {line}
      {line ? (
        <IconButton label="Change episode details" className={pencilStyle} onClick={() => setIsOpen(true)}>
          <Pencil aria-hidden size={14} />
        </IconButton>
      ) : (
        <Button size="small" variant="ghost" className="-mx-2.5 -my-1" onClick={() => setIsOpen(true)}>
          Add episode details
        </Button>
      )}
      {isOpen && <PeopleDialog transcript={transcript} onClose={() => setIsOpen(false)} />}
    </span>
  )
}

/** With a mouse, the pencil takes no room next to the next fact and appears on hover. */
const pencilStyle = classNames(
  'shrink-0 md:touch:-my-2 md:mouse:absolute md:mouse:left-full md:mouse:z-10 md:mouse:bg-bg',
  'md:mouse:transition-opacity md:mouse:not-group-hover/people:not-focus-visible:not-aria-expanded:opacity-0',
)
