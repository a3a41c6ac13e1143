import { Button, buttonStyle, Card, ProgressBar } from '@podcastai/ui'
import { Link } from '@tanstack/react-router'
import { Check, CircleDashed, TriangleAlert } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { isDone, isUnseen, type QueuedUpload, useQueuedUploads } from './upload-queue.ts'
import { uploadQueue } from './use-upload.ts'

/** The progress of several files. Failed ones show why and can be retried; they don't block the others. */
export function Uploads() {
  const uploads = useQueuedUploads(uploadQueue)
  const isNews = uploads.some(isUnseen)
  // Before the first paint: failures listed here don't need the page-wide notice.
  useLayoutEffect(() => {
    if (isNews) uploadQueue.see()
  }, [isNews])
  if (uploads.length === 0) return null
  const done = uploads.filter(({ state }) => state === 'uploaded').length
  const failed = uploads.filter(({ state }) => state === 'failed').length
  const refused = uploads.filter(({ state }) => state === 'refused').length
  const isOver = uploads.every(isDone)
  return (
    <Card className="mb-5 grid grid-cols-1 gap-4 p-5 max-md:p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="type-h3">Your uploads</h2>
        <p role="status" className="type-small text-text-2 tabular-nums">
          {`${done} of ${uploads.length} uploaded`}
          {failed > 0 && `, ${failed} failed`}
          {refused > 0 && `, ${refused} not taken`}
        </p>
      </div>
      <ul className="divide-y rounded-large border">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onRetry={() => uploadQueue.retry(upload.id)} />
        ))}
      </ul>
      {isOver ? (
        <div className="flex flex-wrap gap-2">
          {done > 0 && (
            <Link to="/dashboard" className={buttonStyle({})}>
              Go to Dashboard
            </Link>
          )}
          <Button onClick={uploadQueue.clear}>Clear list</Button>
        </div>
      ) : (
        <p className="type-hint text-text-3">
          Files upload one at a time. You can keep using the app, but leave this tab open.
        </p>
      )}
    </Card>
  )
}

function UploadRow({ upload, onRetry }: { upload: QueuedUpload; onRetry: () => void }) {
  const { file, state, projectId } = upload
  return (
    <li className="flex items-center gap-3 px-4 py-2.5">
      <StateIcon state={state} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        <StateLine upload={upload} />
      </div>
      {projectId && (
        <Link
          to="/project/$id"
          params={{ id: projectId }}
          aria-label={`Open the project of ${file.name}`}
          className="rounded-badge py-1 font-[550] whitespace-nowrap text-petrol hover:underline"
        >
          Open project
        </Link>
      )}
      {state === 'failed' && (
        <Button size="small" onClick={onRetry} aria-label={`Try ${file.name} again`}>
          Try Again
        </Button>
      )}
    </li>
  )
}

function StateIcon({ state }: Pick<QueuedUpload, 'state'>) {
  if (state === 'uploaded') return <Check aria-hidden size={16} className="shrink-0 text-ok" />
  if (state === 'failed' || state === 'refused')
    return <TriangleAlert aria-hidden size={16} className="shrink-0 text-danger" />
  return <CircleDashed aria-hidden size={16} className="shrink-0 text-petrol" />
}

function StateLine({ upload: { file, state, progress, reason } }: { upload: QueuedUpload }) {
  if (state === 'uploading') return <ProgressBar value={progress} label={`Uploading ${file.name}`} className="my-1.5" />
  if (state === 'failed' || state === 'refused') return <p className="type-hint text-danger wrap-anywhere">{reason}</p>
  return <p className="type-hint text-text-2">{state === 'uploaded' ? 'Uploaded' : (reason ?? 'Waiting')}</p>
}
