import { can, type Transcript } from '@podcastai/contracts'
import { Button, lateComponent, Popover } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { profileQuery } from '../../lib/queries/profile.ts'
import { findPeople, listNames } from './people.ts'

const PeopleForm = lateComponent(async () => (await import('./people-form.tsx')).PeopleForm)

/** 'Maya Brandt with Jonas Reed'. Pressed, it opens their names to be edited. */
export function PeopleLine({ transcript }: { transcript: Transcript }) {
  const role = useQuery(profileQuery()).data?.role
  const [isOpen, setIsOpen] = useState(false)
  const { hosts, guests } = findPeople(transcript)
  const line = [hosts, guests]
    .filter((names) => names.length > 0)
    .map(listNames)
    .join(' with ')
  if (!role || !can(role, 'generateContent')) return line
  return (
    <Popover
      label="Host and guest"
      align="start"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          size="small"
          variant="ghost"
          aria-label={line ? `${line}: edit host and guest` : undefined}
          className="group/people -mx-2.5 -my-1 max-w-[calc(100%+20px)] font-normal"
        >
          <span className="truncate">{line || 'Add host and guest'}</span>
          <Pencil
            aria-hidden
            size={12}
            className="shrink-0 transition-opacity mouse:opacity-0 mouse:group-hover/people:opacity-100 mouse:group-focus-visible/people:opacity-100"
          />
        </Button>
      }
    >
      <PeopleForm transcript={transcript} onDone={() => setIsOpen(false)} />
    </Popover>
  )
}
