import { isRunning, isStatus, statusViews, type Transcript } from '@podcastai/contracts'
import { Button, buttonStyle, Card, ProgressBar } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { useRetryProject } from '../../features/projects/project-mutations.ts'

/** Shown above the content while the project is processed or if that failed. */
export function ProcessingState({ transcript }: { transcript: Transcript }) {
  const { status } = transcript
  if (!isStatus(status)) return null
  if (isRunning(status)) return <Running transcript={transcript} status={status} />
  return status === 'error' ? <Failed transcript={transcript} /> : null
}

function Running({ transcript, status }: { transcript: Transcript; status: keyof typeof statusViews }) {
  const { text, progress } = statusViews[status].project
  const types = transcript.generation.filter(({ format }) => format === undefined)
  const written = types.filter(({ version }) => version > 0).length
  return (
    <Card className="mb-2 grid gap-2.5 px-4.5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="type-h3">
          {text}
        </p>
        <span className="flex items-center gap-3">
          <span className="type-time text-text-2">{progress}%</span>
          <Link
            to="/processing/$id"
            params={{ id: transcript.id }}
            className={buttonStyle({ variant: 'ghost', size: 'small', className: '-my-1 text-petrol' })}
          >
            Watch progress
          </Link>
        </span>
      </div>
      <ProgressBar value={progress} label="Progress" text={`${text} ${progress}%`} />
      {written > 0 && (
        <p className="type-hint text-text-3">
          {written} of {types.length} types are ready.
        </p>
      )}
    </Card>
  )
}

function Failed({ transcript }: { transcript: Transcript }) {
  const retry = useRetryProject(transcript.id)
  return (
    <Card role="alert" className="mb-2 flex flex-wrap items-start gap-x-4 gap-y-3 px-4.5 py-4">
      <TriangleAlert aria-hidden size={20} className="text-danger" />
      <div className="grid min-w-60 flex-1 gap-1">
        <p className="type-h3">{statusViews.error.project.text}</p>
        {transcript.statusReason && <p className="wrap-anywhere">{transcript.statusReason}</p>}
        <p className="text-text-2">
          Please try uploading your transcript again. If the problem persists, contact support.
        </p>
      </div>
      <Button pending={retry.isPending} pendingLabel="Trying again..." onClick={() => retry.mutate()}>
        Try Again
      </Button>
    </Card>
  )
}
