import { setRecording, type Transcript } from '@podcastai/contracts'
import { Button, Field, Input, Popover, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'

/** Where the episode can be heard or seen: with it, every time on the page opens the recording at that second. */
export function RecordingLink({ transcript }: { transcript: Pick<Transcript, 'id' | 'recordingUrl'> }) {
  const [isOpen, setIsOpen] = useState(false)
  const { recordingUrl } = transcript
  return (
    <Popover
      label="Recording"
      align="start"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" size="small" icon={<Link2 aria-hidden size={14} />} className="-ml-2.5 text-text-2">
          {recordingUrl ? `Recording: ${new URL(recordingUrl).hostname.replace(/^www\./, '')}` : 'Link the recording'}
        </Button>
      }
    >
      <RecordingForm transcript={transcript} onDone={() => setIsOpen(false)} />
    </Popover>
  )
}

type FormProps = { transcript: Pick<Transcript, 'id' | 'recordingUrl'>; onDone: () => void }

function RecordingForm({ transcript: { id, recordingUrl }, onDone }: FormProps) {
  const [url, setUrl] = useState(recordingUrl ?? '')
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (link: string | null) => call(setRecording, { params: { id }, body: { recordingUrl: link } }),
    onSuccess: (transcript) => {
      queryClient.setQueryData(transcriptQuery(id).queryKey, transcript)
      toast({ title: transcript.recordingUrl ? 'Recording linked' : 'Link removed' })
      onDone()
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const link = url.trim()
    // A link copied without its beginning is still a link.
    save.mutate(link === '' ? null : /^[a-z]+:/i.test(link) ? link : `https://${link}`)
  }

  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <Field
        label="Link to the episode"
        hint="YouTube, Vimeo, Spotify, your podcast page or a file. Times on this page then open it at that second."
        error={save.isError ? messageOf(save.error) : undefined}
      >
        <Input type="url" inputMode="url" value={url} onChange={(event) => setUrl(event.target.value)} />
      </Field>
      <div className="flex justify-end gap-2">
        {recordingUrl && (
          <Button size="small" variant="ghost" onClick={() => save.mutate(null)}>
            Remove link
          </Button>
        )}
        <Button size="small" type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  )
}
