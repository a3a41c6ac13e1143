import { timeCode } from '@podcastai/content-types'
import { Button, IconButton, toast } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { ListeningCopySection } from './copy/listening-copy.tsx'
import { localRecordingQuery, moveStart, removeRecording } from './local-recording.ts'
import { RecordingChooser } from './recording-chooser.tsx'

/** Seconds that the start moves with each press. */
const step = 0.25

/** The project's recording on this computer: where the transcript starts in it, and forgetting it. */
export function RecordingDetails({ projectId }: { projectId: string }) {
  const client = useQueryClient()
  const { data: recording, error } = useQuery(localRecordingQuery(projectId))
  if (error) {
    return (
      <p role="alert" className="type-small text-danger">
        {getErrorMessage(error)}
      </p>
    )
  }
  if (recording === undefined) return null
  const copy = <ListeningCopySection projectId={projectId} recording={recording} />
  if (!recording?.file) {
    return (
      <div className="grid gap-3">
        <RecordingChooser projectId={projectId} recording={recording} />
        {copy}
      </div>
    )
  }
  const { known } = recording
  const change = (act: Promise<void>) =>
    act.catch((fault: unknown) => {
      toast({ title: 'Couldn’t remember the recording', text: getErrorMessage(fault), tone: 'danger' })
    })
  const move = (by: number) => void change(moveStart(client, projectId, known.offset + by))
  return (
    <section aria-label="On this device" className="grid gap-2">
      <p className="type-small wrap-anywhere">
        <b className="font-semibold">{known.name}</b>
        <span className="text-text-2">
          {' '}
          · {timeCode(known.facts.duration)}
          {known.facts.picture ? ` · ${known.facts.picture.width} × ${known.facts.picture.height}` : ' · sound only'}
        </span>
      </p>
      <div className="type-small flex items-center gap-1 text-text-2">
        <span className="mr-auto">The transcript starts at</span>
        <IconButton label="Start the transcript earlier" onClick={() => move(-step)}>
          <Minus aria-hidden size={14} />
        </IconButton>
        <output className="type-time w-14 text-center text-text">{known.offset.toFixed(2)} s</output>
        <IconButton label="Start the transcript later" onClick={() => move(step)}>
          <Plus aria-hidden size={14} />
        </IconButton>
      </div>
      {copy}
      <div className="flex justify-end">
        <Button size="small" variant="ghost" onClick={() => void change(removeRecording(client, projectId))}>
          Use another file
        </Button>
      </div>
    </section>
  )
}
