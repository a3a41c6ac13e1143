import { namesake, type Speaker, SpeakerName, type Transcript } from '@podcastai/contracts'
import { Button, Dialog, DialogActions, Field, Input } from '@podcastai/ui'
import { type FormEvent, useState } from 'react'
import { useRenameSpeaker } from './rename-speaker.ts'

type Props = {
  transcript: Pick<Transcript, 'id' | 'speakers'>
  /** The speaker to rename; null while the dialog is closed. */
  speaker: Speaker | null
  onClose: () => void
}

export function RenameSpeakerDialog({ transcript, speaker, onClose }: Props) {
  return (
    <Dialog
      open={speaker !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Rename ${speaker?.name ?? ''}`}
      text="Changes the name in the transcript, content, and downloads. The spoken words don’t change."
    >
      {speaker && <RenameForm key={speaker.name} transcript={transcript} speaker={speaker} onClose={onClose} />}
    </Dialog>
  )
}

function RenameForm({ transcript, speaker, onClose }: Props & { speaker: Speaker }) {
  const [typed, setTyped] = useState(speaker.name)
  const rename = useRenameSpeaker(transcript.id, onClose)
  const name = SpeakerName.safeParse(typed)
  const other = name.success ? namesake(transcript.speakers, { labels: speaker.labels, name: name.data }) : undefined
  const isSame = name.success && name.data === speaker.name

  function send(event: FormEvent) {
    event.preventDefault()
    if (!name.success || rename.isPending) return
    if (isSame) onClose()
    else rename.mutate({ labels: speaker.labels, from: speaker.name, to: name.data })
  }

  return (
    <form className="grid gap-4" onSubmit={send}>
      <Field label="Name" error={name.success || typed === '' ? undefined : name.error.issues[0]?.message}>
        <Input
          autoFocus
          autoComplete="off"
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      {other && (
        <p role="status" className="type-small rounded-control bg-warn-soft px-3 py-2.5 text-warn wrap-anywhere">
          “{other.name}” is another speaker of this episode. The two will be merged under this name. You can undo this,
          or separate them later under “Import details.”
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!name.success}
          pending={rename.isPending}
          pendingLabel={other ? 'Merging...' : 'Renaming...'}
        >
          {other ? 'Merge the two' : 'Rename'}
        </Button>
      </DialogActions>
    </form>
  )
}
