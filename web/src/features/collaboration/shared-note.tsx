import { maxNoteLength, type ProjectNote } from '@podcastai/contracts'
import { Button, Field, Skeleton, Textarea } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { timeAgo } from '../../lib/dates.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
import { type NoteDraft, noteQuery, storedNoteDraft, useSaveNote } from './note.ts'
import { NoteConflict } from './note-conflict.tsx'

/** The note shared by everyone who works on a project. */
export function SharedNote({ id }: { id: string }) {
  const note = useQuery(noteQuery(id))
  const userId = useQuery(profileQuery()).data?.id
  if (note.isError && !note.data) {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-text-2">{getErrorMessage(note.error, 'The note could not be loaded.')}</p>
        <Button size="small" onClick={() => note.refetch()}>
          Try Again
        </Button>
      </div>
    )
  }
  if (!note.data || !userId) return <Skeleton className="h-40" />
  return <NoteForm id={id} userId={userId} note={note.data} />
}

function NoteForm({ id, userId, note }: { id: string; userId: string; note: ProjectNote }) {
  const stored = storedNoteDraft({ userId, id })
  const [typed, setTyped] = useState<NoteDraft | null>(() => stored.read())
  // Someone else saved the same text: nothing left to save.
  const draft = typed?.text === note.text ? null : typed
  const save = useSaveNote(id)
  const isBehind = draft !== null && draft.baseRevision !== note.revision

  function change(next: NoteDraft | null) {
    setTyped(next)
    if (next) stored.write(next)
    else stored.drop()
  }

  function edit(text: string) {
    const { base, baseRevision } = draft ?? { base: note.text, baseRevision: note.revision }
    change(text === note.text ? null : { text, base, baseRevision })
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (draft && !isBehind) save.mutate(draft, { onSuccess: () => change(null) })
      }}
    >
      <Field label="Shared note" hint={draft ? 'Not saved yet' : savedLine(note)}>
        <Textarea
          rows={8}
          className="max-h-[45dvh] !overflow-y-auto"
          maxLength={maxNoteLength}
          value={draft?.text ?? note.text}
          disabled={save.isPending}
          placeholder="Notes for everyone working on this episode"
          onChange={(event) => edit(event.target.value)}
        />
      </Field>
      {draft && isBehind && (
        <NoteConflict
          note={note}
          draft={draft}
          onTakeTheirs={() => change(null)}
          onKeepMine={() => change({ text: draft.text, base: note.text, baseRevision: note.revision })}
        />
      )}
      {draft && !isBehind && (
        <div className="flex justify-end gap-2">
          <Button size="small" variant="ghost" disabled={save.isPending} onClick={() => change(null)}>
            Cancel
          </Button>
          <Button size="small" type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
            Save note
          </Button>
        </div>
      )}
    </form>
  )
}

function savedLine({ editedBy, editedAt }: ProjectNote): string {
  if (editedAt === null) return 'Nobody has written anything yet.'
  return `Saved ${timeAgo(editedAt)} by ${editedBy ?? 'a former member'}`
}
