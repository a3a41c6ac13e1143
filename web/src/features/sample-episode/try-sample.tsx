import { uploadTranscript } from '@podcastai/contracts'
import { Button, toast } from '@podcastai/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import sampleUrl from '../../../../samples/the-bakery-that-closed-on-saturdays.vtt?url'
import { getErrorMessage } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useShows } from '../../lib/current-show.ts'
import { projectListsKey } from '../../lib/queries/transcripts.ts'

const filename = 'The bakery that closed on Saturdays.vtt'
const guest = { guestName: 'Jonas Reed', guestTitle: 'Owner of Little Hearth' }

/** Uploads the sample interview like any other file, to show the real workflow. */
export function TrySample() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const showId = useShows().current?.id
  const attempt = useMutation({
    mutationFn: async () => call(uploadTranscript, { form: await sampleForm(showId) }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: projectListsKey })
      await navigate({ to: '/project/$id', params: { id } })
    },
    onError: (error) => toast({ title: 'Upload failed', text: getErrorMessage(error), tone: 'danger' }),
  })
  return (
    <Button pending={attempt.isPending} pendingLabel="Opening..." onClick={() => attempt.mutate()}>
      Try it with a sample episode
    </Button>
  )
}

async function sampleForm(showId: string | undefined): Promise<FormData> {
  const sample = await fetch(sampleUrl)
  const form = new FormData()
  for (const [field, value] of Object.entries(guest)) form.set(field, value)
  if (showId !== undefined) form.set('showId', showId)
  form.set('generate', 'true')
  form.set('transcript', new File([await sample.blob()], filename, { type: 'text/vtt' }))
  return form
}
