import { Button } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { FileVideo } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { whyNoRecordings } from './can-use-recordings.ts'
import { chooseFile } from './choose-file.ts'
import { RecordingFault } from './engine/jobs.ts'
import { type ChosenFile, keepFile, type LocalRecording, openAgain } from './local-recording.ts'

type Props = { projectId: string; recording: LocalRecording | null }

/** Asks for the project's recording, or for the remembered one again. */
export function RecordingChooser({ projectId, recording }: Props) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(whyNoRecordings)
  const known = recording?.known

  async function take(choose: () => Promise<ChosenFile | null>) {
    setIsBusy(true)
    setProblem(null)
    try {
      const chosen = await choose()
      if (chosen) await keepFile(client, projectId, chosen)
    } catch (error) {
      setProblem(error instanceof RecordingFault ? error.message : getErrorMessage(error))
    }
    setIsBusy(false)
  }

  const choose = () =>
    take(async () => {
      const file = known && (await openAgain(known))
      return file ? { file, handle: known.handle } : chooseFile()
    })

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
