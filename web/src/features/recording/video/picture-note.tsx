import { Button } from '@podcastai/ui'
import type { LocalRecording } from '../local-recording.ts'
import { useChooseRecording } from '../use-choose-recording.ts'
import type { ClipSource } from '../use-clip-source.ts'

type Props = { projectId: string; recording: LocalRecording | null; source: ClipSource }

/** Says that the picture is in the recording, while videos are made of its sound from elsewhere. */
export function PictureNote({ projectId, recording, source }: Props) {
  const { choose, isBusy, problem } = useChooseRecording(projectId, recording)
  if (source.kind === 'file' || source.facts.picture) return null
  return (
    <section aria-label="Recording" className="grid gap-1.5 rounded-badge bg-sunken px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="type-small text-text-2">Sound from {source.name}. The picture is in the recording.</p>
        <Button size="small" pending={isBusy} pendingLabel="Opening..." onClick={() => void choose()}>
          Choose the recording
        </Button>
      </div>
      {problem && (
        <p role="alert" className="type-small text-danger">
          {problem}
        </p>
      )}
    </section>
  )
}
