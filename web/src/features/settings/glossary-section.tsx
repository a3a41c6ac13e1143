import {
  addToGlossary,
  can,
  type Glossary,
  type GlossaryEntry,
  maxCorrectionLength,
  maxGlossaryEntries,
  oneLine,
  type Role,
  removeFromGlossary,
} from '@podcastai/contracts'
import { Button, Field, IconButton, Input, Skeleton, toast } from '@podcastai/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { shortDate } from '../../lib/dates.ts'
import { glossaryQuery } from '../../lib/queries/glossary.ts'

/**
 * Words that transcripts get wrong, corrected in every future upload. Saved immediately, separate from the form above.
 */
export function GlossarySection({ show, role }: { show: string; role: Role }) {
  const { data, isError, refetch } = useQuery(glossaryQuery(show))
  const mayChange = can(role, 'generateContent')
  return (
    <section aria-labelledby="settings-glossary" className="mt-9 grid gap-5 border-t pt-6">
      <div className="grid gap-1">
        <h3 id="settings-glossary" tabIndex={-1} className="type-h3 rounded-badge">
          Glossary
        </h3>
        <p className="text-text-2">
          Names and terms that transcripts often get wrong. New entries are saved right away and correct every later
          upload.
        </p>
      </div>
      {data && <Entries show={show} entries={data.entries} mayChange={mayChange} />}
      {!data && isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-text-2">The glossary could not be loaded.</p>
          <Button size="small" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!data && !isError && <Skeleton className="h-20" />}
      {mayChange && data && <AddEntry show={show} entries={data.entries} />}
    </section>
  )
}

type EntriesProps = { show: string; entries: readonly GlossaryEntry[] }

function Entries({ show, entries, mayChange }: EntriesProps & { mayChange: boolean }) {
  const change = useChange(show)
  const list = useRef<HTMLUListElement>(null)
  const remove = useMutation({
    mutationFn: ({ id }: GlossaryEntry) => call(removeFromGlossary, { params: { entryId: id } }),
    onSuccess: (glossary, { heard, written }) => {
      change.take(glossary)
      list.current?.focus()
      const back = () =>
        call(addToGlossary, { body: { heard, written, showId: show } }).then(change.take, (error) =>
          change.fail('Undo failed', error),
        )
      toast({ title: `“${written}” removed from the glossary`, action: { label: 'Undo', onClick: back } })
    },
    onError: (error) => change.fail('Couldn’t remove this entry', error),
  })
  if (entries.length === 0) return <p className="type-small text-text-2">No entries yet.</p>
  return (
    <ul ref={list} tabIndex={-1} aria-label="Words in the glossary" className="grid divide-y rounded-card border">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-center gap-3 py-2 pr-2 pl-4">
          <div className="grid min-w-0 flex-1 gap-0.5">
            <p className="flex flex-wrap items-center gap-x-2 font-serif text-[15px] leading-5">
              <bdi className="text-text-2 wrap-anywhere">{entry.heard}</bdi>
              <ArrowRight aria-label="is written" size={13} className="shrink-0 text-text-3" />
              <bdi className="wrap-anywhere">{entry.written}</bdi>
            </p>
            <p className="type-hint text-text-3">
              {entry.author === null ? 'Added' : `Added by ${entry.author}`}, {shortDate(entry.createdAt)}
            </p>
          </div>
          {mayChange && (
            <IconButton
              label={`Remove “${entry.heard}” from the glossary`}
              title="Remove. Earlier corrections stay."
              disabled={remove.isPending}
              onClick={() => remove.mutate(entry)}
            >
              <Trash2 aria-hidden size={16} />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function AddEntry({ show, entries }: EntriesProps) {
  const change = useChange(show)
  const [heard, setHeard] = useState('')
  const [written, setWritten] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const [from, to] = [oneLine(heard), oneLine(written)]
  const isSame = from !== '' && from === to
  const isReady = from !== '' && to !== '' && !isSame && !isTooLong(from) && !isTooLong(to)
  const known = entries.find((entry) => entry.heard.toLowerCase() === from.toLowerCase())
  const add = useMutation({
    mutationFn: (body: { heard: string; written: string }) => call(addToGlossary, { body: { ...body, showId: show } }),
    onSuccess: (glossary, { written }) => {
      change.take(glossary)
      setHeard('')
      setWritten('')
      first.current?.focus()
      toast({ title: `“${written}” is in the glossary` })
    },
    onError: (error) => change.fail('Couldn’t add this entry', error),
  })

  function send(event: FormEvent) {
    event.preventDefault()
    if (isReady && !add.isPending) add.mutate({ heard: from, written: to })
  }

  if (entries.length >= maxGlossaryEntries && !known) {
    return <p className="type-small text-text-2">The glossary is full ({maxGlossaryEntries} entries).</p>
  }
  return (
    <form aria-label="Add to the glossary" className="grid gap-3" onSubmit={send}>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <Field label="Heard as" hint={known && `Written as “${known.written}” until now.`} error={getProblem(from)}>
          <Input
            ref={first}
            dir="auto"
            autoComplete="off"
            placeholder="call start"
            value={heard}
            onChange={(event) => setHeard(event.target.value)}
          />
        </Field>
        <Field label="Written as" error={isSame ? 'These are the same words' : getProblem(to)}>
          <Input
            dir="auto"
            autoComplete="off"
            placeholder="cold start"
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        </Field>
      </div>
      <Button
        type="submit"
        className="justify-self-start"
        disabled={!isReady}
        pending={add.isPending}
        pendingLabel="Adding..."
      >
        {known ? 'Change in the glossary' : 'Add to the glossary'}
      </Button>
    </form>
  )
}

/** Both calls return the whole glossary. */
function useChange(show: string) {
  const queryClient = useQueryClient()
  const { queryKey } = glossaryQuery(show)
  return {
    take: (glossary: Glossary) => {
      queryClient.setQueryData<Glossary>(queryKey, glossary)
    },
    fail: (title: string, error: unknown) => {
      toast({ title, text: getErrorMessage(error), tone: 'danger' })
      void queryClient.invalidateQueries({ queryKey })
    },
  }
}

function isTooLong(words: string): boolean {
  return words.length > maxCorrectionLength
}

function getProblem(words: string): string | undefined {
  return isTooLong(words) ? `At most ${maxCorrectionLength} characters` : undefined
}
