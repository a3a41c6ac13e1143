import { setRecording, type Transcript } from '@podcastai/contracts'
import { Button, Field, Input, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { transcriptQuery } from '../../lib/queries/transcripts.ts'

type Props = { transcript: Pick<Transcript, 'id' | 'recordingUrl'>; onDone: () => void }

export function RecordingForm({ transcript: { id, recordingUrl }, onDone }: Props) {
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
    // Accept a link copied without its protocol.
    save.mutate(link === '' ? null : /^[a-z]+:/i.test(link) ? link : `https://${link}`)
  }

  return (
    <form onSubmit={submit} className="grid gap-3" noValidate>
      <Field
        label="Link to the episode"
        hint="YouTube, Vimeo, Spotify, or your podcast page: times open it at that moment. An audio file plays on this page."
        error={save.isError ? getErrorMessage(save.error) : undefined}
      >
        <Input autoFocus type="url" inputMode="url" value={url} onChange={(event) => setUrl(event.target.value)} />
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
