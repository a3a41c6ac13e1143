import type { ProjectNote } from '@podcastai/contracts'
import { Button, TextDiff } from '@podcastai/ui'
import type { NoteDraft } from './note.ts'

type Props = {
  note: ProjectNote
  draft: NoteDraft
  onTakeTheirs: () => void
  /** Keeps the user's text, knowing the other. */
  onKeepMine: () => void
}

/** Shows the text that someone else saved during editing, as a diff against the original, and offers a choice. */
export function NoteConflict({ note, draft, onTakeTheirs, onKeepMine }: Props) {
  return (
    <section role="alert" aria-label="Conflicting notes" className="grid gap-3 rounded-card border border-warn p-3.5">
      <p className="type-label">{note.editedBy ?? 'Someone'} saved the note while you were writing. Their changes:</p>
      <div className="max-h-48 overflow-y-auto rounded-control bg-sunken p-3">
        <TextDiff before={draft.base} after={note.text} />
      </div>
      <p className="type-small text-text-2">
        Your text is above, unsaved. Copy over anything you want to keep, then continue with yours or discard it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="primary" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Use theirs
        </Button>
      </div>
    </section>
  )
}
