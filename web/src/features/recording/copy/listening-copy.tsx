import { Button, ProgressBar, toast } from '@podcastai/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Headphones } from 'lucide-react'
import { useEffect } from 'react'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { listeningCopyQuery } from '../../../lib/queries/listening-copy.ts'
import { profileQuery } from '../../../lib/queries/profile.ts'
import type { LocalRecording } from '../local-recording.ts'
import { type CopyUpload, cancelUpload, copyUploadQuery, removeCopy, resumeUpload, uploadCopy } from './copy-upload.ts'

type Props = {
  projectId: string
  /** The recording on this computer. */
  recording: LocalRecording | null
}

/** Makes, uploads, and deletes the copy of the recording that the workspace can hear. */
export function ListeningCopySection({ projectId, recording }: Props) {
  const client = useQueryClient()
  const isTeam = useQuery(profileQuery()).data?.teamId != null
  const state = useQuery(listeningCopyQuery(projectId)).data
  const upload = useQuery(copyUploadQuery(projectId)).data
  useEffect(() => void resumeUpload(client, projectId), [client, projectId])
  if (!state) return null
  const act = (work: Promise<void>) =>
    void work.catch((error: unknown) => {
      toast({ title: 'The listening copy wasn’t deleted', text: getErrorMessage(error), tone: 'danger' })
    })
  if (upload && upload.phase !== 'failed') {
    return <Uploading upload={upload} onCancel={() => act(cancelUpload(client, projectId))} />
  }
  const { copy, quotaBytes } = state
  if (copy?.isReady) {
    return (
      <section aria-label="Listening copy" className="flex items-center gap-2 border-t pt-3">
        <Headphones aria-hidden size={14} className="shrink-0 text-petrol" />
        <p className="type-small mr-auto">
          {isTeam ? 'Your team can listen' : 'You can listen on any device'}
          <span className="text-text-2"> · {inMegabytes(copy.bytes)} MB</span>
        </p>
        <Button size="small" variant="ghost" onClick={() => act(removeCopy(client, projectId))}>
          Delete copy
        </Button>
      </section>
    )
  }
  const file = recording?.file
  if (!file || !recording.known.facts.hasSound || quotaBytes === 0) return null
  return (
    <section aria-label="Listening copy" className="grid justify-items-start gap-2 border-t pt-3">
      <Button
        size="small"
        icon={<Headphones aria-hidden size={14} />}
        onClick={() => void uploadCopy(client, projectId, recording, file)}
      >
        {isTeam ? 'Let your team listen' : 'Listen on other devices'}
      </Button>
      <p className="type-hint text-pretty text-text-3">
        Uploads a small copy of the sound, about 11 MB an hour. The recording stays here.
      </p>
      {upload && (
        <p role="alert" className="type-small text-danger">
          {upload.message}
        </p>
      )}
    </section>
  )
}

function Uploading({ upload, onCancel }: { upload: Exclude<CopyUpload, { phase: 'failed' }>; onCancel: () => void }) {
  const percent = Math.floor(upload.share * 100)
  const text =
    upload.phase === 'making'
      ? `Making a small copy… ${percent}%`
      : upload.isWaiting
        ? 'Connection lost. Continues when it’s back.'
        : `Uploading the copy… ${percent}%`
  return (
    <section aria-label="Listening copy" className="grid gap-2 border-t pt-3">
      <div className="flex items-center gap-2">
        <p className="type-small mr-auto">{text}</p>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ProgressBar label="Listening copy" value={upload.share * 100} text={text} />
    </section>
  )
}

const inMegabytes = (bytes: number) => Math.max(1, Math.round(bytes / 1_000_000)).toLocaleString('en-US')
