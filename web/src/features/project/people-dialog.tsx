import { type FactName, factNames, maxFactLengths, setFacts, type Transcript } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, Input, Textarea, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'
import { refusedFields } from '../../lib/refused-fields.ts'
import { findPeople } from './people.ts'

const labels: Record<FactName, string> = {
  hostName: 'Host',
  guestName: 'Guest',
  guestTitle: 'Guest title',
  guestHandle: 'Guest handle',
  showName: 'Show',
  episodeNumber: 'Episode number',
  publishedOn: 'Date',
  description: 'Description',
  links: 'Links',
}
const placeholders: Partial<Record<FactName, string>> = { guestTitle: 'e.g. Baker', guestHandle: '@handle' }
const people = ['hostName', 'guestName', 'guestTitle', 'guestHandle'] as const

export function PeopleDialog({ transcript, onClose }: { transcript: Transcript; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Episode details">
      <PeopleForm transcript={transcript} onDone={onClose} />
    </Dialog>
  )
}

/** Edits the shown facts. Only saves changed ones, because a label like "Speaker 1" isn't a given name. */
function PeopleForm({ transcript, onDone }: { transcript: Transcript; onDone: () => void }) {
  const [before] = useState(() => shownFacts(transcript))
  const [facts, setAll] = useState(before)
  const { id } = transcript
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (changed: Partial<typeof facts>) => call(setFacts, { params: { id }, body: changed }),
    onSuccess: (saved) => {
      queryClient.setQueryData(transcriptQuery(id).queryKey, saved)
      toast({ title: 'Details saved', text: 'Content you generate from now on uses them.' })
      onDone()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const changed = factNames.filter((name) => facts[name].trim() !== before[name])
    if (changed.length === 0) return onDone()
    save.mutate(Object.fromEntries(changed.map((name) => [name, facts[name]])))
  }

  const control = (name: FactName) => ({
    maxLength: maxFactLengths[name],
    value: facts[name],
    onChange: (event: { target: { value: string } }) => setAll({ ...facts, [name]: event.target.value }),
  })
  const input = (name: FactName, rest: { autoFocus?: boolean; type?: string; className?: string } = {}) => (
    <FactField key={name} name={name} className={rest.className}>
      <Input {...rest} autoComplete="off" placeholder={placeholders[name]} {...control(name)} />
    </FactField>
  )
  return (
    <form onSubmit={submit} className="grid grid-cols-2 gap-3" noValidate>
      {people.map((name) => input(name, { autoFocus: name === 'hostName' }))}
      <p className="type-hint col-span-2 text-text-3">Separate several names with commas.</p>
      {input('showName', { className: 'col-span-2' })}
      {input('episodeNumber')}
      {input('publishedOn', { type: 'date' })}
      <FactField name="description" className="col-span-2">
        <Textarea rows={2} {...control('description')} />
      </FactField>
      <FactField name="links" hint="One per line. They go into the show notes." className="col-span-2">
        <Textarea rows={2} {...control('links')} />
      </FactField>
      {save.isError && (
        <p role="alert" className="type-small col-span-2 text-danger">
          {explain(save.error)}
        </p>
      )}
      <div className="col-span-2">
        <DialogActions>
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </DialogActions>
      </div>
    </form>
  )
}

type FieldProps = { name: FactName; hint?: string; className?: string | undefined; children: ReactNode }

function FactField({ name, hint, className, children }: FieldProps) {
  return (
    <Field label={labels[name]} {...(hint && { hint })} {...(className && { className })}>
      {children}
    </Field>
  )
}

/** Returns what is wrong with the first refused field, or else with the request. */
function explain(error: unknown): string {
  return refusedFields(error, factNames)[0]?.[1] ?? getErrorMessage(error)
}

function shownFacts(transcript: Transcript): Record<FactName, string> {
  const { hosts, guests } = findPeople(transcript)
  const known = factNames.map((name) => [name, transcript.facts[name]?.value ?? ''] as const)
  return {
    ...(Object.fromEntries(known) as Record<FactName, string>),
    ...{ hostName: hosts.join(', '), guestName: guests.join(', ') },
  }
}
