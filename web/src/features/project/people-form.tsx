import { setPeople, type Transcript } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'
import { findPeople } from './people.ts'

const labels = { hostName: 'Host', guestName: 'Guest', guestTitle: 'Guest title', guestHandle: 'Guest handle' }
type Part = keyof typeof labels
const parts = Object.keys(labels) as Part[]
const placeholders: Partial<Record<Part, string>> = { guestTitle: 'e.g. Baker', guestHandle: '@handle' }

/** Edits the shown names. Only saves changed ones, because a label like "Speaker 1" isn't a given name. */
export function PeopleForm({ transcript, onDone }: { transcript: Transcript; onDone: () => void }) {
  const [before] = useState(() => shownPeople(transcript))
  const [people, setAll] = useState(before)
  const { id } = transcript
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (changed: Partial<typeof people>) => call(setPeople, { params: { id }, body: changed }),
    onSuccess: (saved) => {
      queryClient.setQueryData(transcriptQuery(id).queryKey, saved)
      toast({ title: 'Names saved', text: 'Content you generate from now on uses them.' })
      onDone()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const changed = parts.filter((part) => people[part].trim() !== before[part])
    if (changed.length === 0) return onDone()
    save.mutate(Object.fromEntries(changed.map((part) => [part, people[part]])))
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-2 gap-3">
      {parts.map((part) => (
        <Field key={part} label={labels[part]}>
          <Input
            autoFocus={part === 'hostName'}
            autoComplete="off"
            maxLength={200}
            placeholder={placeholders[part]}
            value={people[part]}
            onChange={(event) => setAll({ ...people, [part]: event.target.value })}
          />
        </Field>
      ))}
      <p className="type-hint col-span-2 text-text-3">Separate several names with commas.</p>
      {save.isError && (
        <p role="alert" className="type-small col-span-2 text-danger">
          {getErrorMessage(save.error)}
        </p>
      )}
      <div className="col-span-2 flex justify-end gap-2">
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button size="small" type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}

function shownPeople(transcript: Transcript): Record<Part, string> {
  const { hosts, guests } = findPeople(transcript)
  return {
    hostName: hosts.join(', '),
    guestName: guests.join(', '),
    guestTitle: transcript.guestTitle ?? '',
    guestHandle: transcript.guestHandle ?? '',
  }
}
