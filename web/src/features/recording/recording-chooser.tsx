import { Button } from '@podcastai/ui'
import { FileVideo } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import type { LocalRecording } from './local-recording.ts'
import { useChooseRecording } from './use-choose-recording.ts'

type Props = { projectId: string; recording: LocalRecording | null }

/** Asks for the project's recording, or for the remembered one again. */
export function RecordingChooser({ projectId, recording }: Props) {
  const { choose, take, isBusy, problem } = useChooseRecording(projectId, recording)
  const [isOver, setIsOver] = useState(false)
  const known = recording?.known

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void take(async () => ({ file }))
  }

  return (
    <section
      aria-label="Recording"
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      data-over={isOver || undefined}
      className="grid justify-items-start gap-3 rounded-card border border-dashed p-4 data-over:border-petrol data-over:bg-petrol-soft"
    >
      <div className="grid gap-1">
        <h3 className="type-label">{known ? `Open ${known.name} again` : 'Add the recording'}</h3>
        <p className="type-small text-pretty text-text-2">
          {known
            ? 'The browser doesn’t keep it open. It stays on this device.'
            : 'Choose the video or audio file of this episode, or drop it here. It stays on this device: clips are cut and captioned in your browser.'}
        </p>
      </div>
      <Button
        variant="primary"
        icon={<FileVideo aria-hidden size={14} />}
        pending={isBusy}
        pendingLabel="Opening..."
        onClick={() => void choose()}
      >
        {known ? 'Open again' : 'Choose a file'}
      </Button>
      {problem && (
        <p role="alert" className="type-small text-danger">
          {problem}
        </p>
      )}
    </section>
  )
}
