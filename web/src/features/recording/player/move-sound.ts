import { setRecording } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import type { QueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { transcriptQuery, transcriptsKey } from '../../../lib/queries/transcripts.ts'
import { moveStart } from '../local-recording.ts'

type Sound = { projectId: string; isLinked: boolean }

/** Stores where the transcript starts in what is heard, and shows it at once. */
export async function moveSound(client: QueryClient, { projectId, isLinked }: Sound, offset: number): Promise<void> {
  try {
    await (isLinked ? moveLink : moveStart)(client, projectId, offset)
  } catch (error) {
    toast({ title: 'The change wasn’t saved', text: getErrorMessage(error), tone: 'danger' })
    await client.invalidateQueries({ queryKey: [...transcriptsKey, projectId] })
  }
}

async function moveLink(client: QueryClient, projectId: string, recordingOffset: number): Promise<void> {
  const { queryKey } = transcriptQuery(projectId)
  client.setQueryData(queryKey, (transcript) => transcript && { ...transcript, recordingOffset })
  await call(setRecording, { params: { id: projectId }, body: { recordingOffset } })
}
