import { can, isRunning, type Transcript } from '@podcastai/contracts'
import { nameRoles } from '@podcastai/transcript/role-names'
import { Button } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../../lib/queries/profile.ts'
import { listOfferedNames } from './offered-name.tsx'
import { useRenameSpeaker } from './rename-speaker.ts'

type Props = { transcript: Pick<Transcript, 'id' | 'status' | 'speakers' | 'facts' | 'analysis'> }

const list = new Intl.ListFormat('en-US')

/**
 * Offers names that the talk reveals for speakers called "Host", "Guest", or "Speaker 1", until they are used or
 * declined.
 */
export function RoleNames({ transcript }: Props) {
  const { id, status, speakers, facts } = transcript
  const role = useQuery(profileQuery()).data?.role
  const [isDeclined, decline] = useDecline(`role-names:${id}`)
  const rename = useRenameSpeaker(id)
  const people = { hostName: facts.hostName?.value ?? '', guestName: facts.guestName?.value ?? '' }
  const roles = nameRoles(
    speakers.map(({ name }) => name),
    people,
  )
  const numbered = listOfferedNames(transcript).map(({ speaker, name }): [string, string] => [speaker, name])
  const offers = [...Object.entries(roles), ...numbered.filter(([speaker]) => !(speaker in roles))]
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
        {list.format(offers.map(([from, to]) => `${from} is ${to}`))}, according to the talk.
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
