import { can, isRunning, type Transcript } from '@podcastai/contracts'
import { nameRoles } from '@podcastai/transcript/role-names'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../../lib/queries/profile.ts'
import { useRenameSpeaker } from './rename-speaker.ts'

type Props = { transcript: Pick<Transcript, 'id' | 'status' | 'speakers' | 'facts'> }

const list = new Intl.ListFormat('en-US')

/** Offers the names from the greeting for speakers called "Host" and "Guest", until they are used or declined. */
export function RoleNames({ transcript: { id, status, speakers, facts } }: Props) {
  const role = useQuery(profileQuery()).data?.role
  const [isDeclined, decline] = useDecline(`role-names:${id}`)
  const rename = useRenameSpeaker(id)
  const people = { hostName: facts.hostName?.value ?? '', guestName: facts.guestName?.value ?? '' }
  const offers = Object.entries(
    nameRoles(
      speakers.map(({ name }) => name),
      people,
    ),
  )
  if (offers.length === 0 || isDeclined || isRunning(status) || !role || !can(role, 'generateContent')) return null

  async function applyNames() {
    for (const [from, to] of offers) {
      const labels = speakers.find(({ name }) => name === from)?.labels ?? []
      await rename.mutateAsync({ labels, from, to })
    }
  }

  return (
    <section
      aria-label="Names of the speakers"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-large border bg-surface px-4 py-2.5"
    >
      <p className="type-small text-text-2 wrap-anywhere">
        {list.format(offers.map(([from, to]) => `${from} is ${to}`))}, according to the greeting.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="ghost" disabled={rename.isPending} onClick={decline}>
          Keep labels
        </Button>
        <Button
          size="small"
          pending={rename.isPending}
          pendingLabel="Renaming..."
          // The toast says what failed.
          onClick={() => applyNames().catch(() => {})}
        >
          {offers.length > 1 ? 'Use these names' : 'Use this name'}
        </Button>
      </div>
    </section>
  )
}

function useDecline(key: string): [boolean, () => void] {
  const [isDeclined, setIsDeclined] = useState(() => localStorage.getItem(key) !== null)
  return [
    isDeclined,
    () => {
      setIsDeclined(true)
      try {
        localStorage.setItem(key, 'declined')
      } catch {
        // Storage is full or blocked: ask again next time.
      }
    },
  ]
}
