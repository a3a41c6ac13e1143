import { uploadExtensions } from '@podcastai/contracts'
import { Button, Dialog, ProgressBar, toast } from '@podcastai/ui'
import { useNavigate } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { fileProblem } from './file-check.ts'
import { useUpload } from './use-upload.ts'

type Props = { id: string; isWritten: boolean; onClose: () => void }

/** Uploads a better file of the episode, and opens the project that it becomes. */
export function ReplaceFileDialog({ id, isWritten, onClose }: Props) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { upload, progress } = useUpload(
    (newId) => {
      onClose()
      toast({ title: 'Transcript file replaced', text: 'Your earlier content is in a project of its own.' })
      void navigate({ to: '/project/$id', params: { id: newId } })
    },
    (error) => setProblem(getErrorMessage(error)),
  )

  function send(file: File | undefined) {
    if (!file || upload.isPending) return
    const wrong = fileProblem(file)
    setProblem(wrong)
    if (wrong === null) upload.mutate({ file, fields: { title: '', generate: isWritten, replaces: id } })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !upload.isPending && onClose()}
      title="Replace transcript file"
      text="Upload a better file of this episode. It keeps the title, details, speaker names, and share links. Content, comments, and corrections stay with the earlier file in a project of its own."
    >
      {problem !== null && (
        <p role="alert" className="type-small text-danger wrap-anywhere">
          {problem}
        </p>
      )}
      {upload.isPending && <ProgressBar value={progress} label="Uploading transcript" />}
      <input
        ref={input}
        type="file"
        aria-label="New transcript file"
        accept={uploadExtensions.join(',')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="flex justify-end gap-2">
        <Button disabled={upload.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          icon={<FileUp aria-hidden size={16} />}
          pending={upload.isPending}
          pendingLabel="Uploading..."
          onClick={() => input.current?.click()}
        >
          Choose file
        </Button>
      </div>
    </Dialog>
  )
}
