import { renameSpeaker, type Speaker, type Transcript } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { transcriptQuery } from '../../../lib/queries/transcripts.ts'
import { shownAtOnce } from '../shown-at-once.ts'

/** The file's labels to rename, and the name currently shown. */
export type SpeakerRename = { labels: readonly string[]; from: string; to: string }

/** Renames a speaker everywhere and offers Undo. */
export function useRenameSpeaker(id: string, onRenamed?: () => void) {
  const queryClient = useQueryClient()
  const failed = (error: unknown) => {
    toast({ title: 'Rename failed', text: getErrorMessage(error), tone: 'danger' })
    void queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey, exact: true })
  }
  return useMutation({
    mutationFn: (rename: SpeakerRename) => send(queryClient, id, rename),
    onSuccess: (transcript, rename) => {
      onRenamed?.()
      const back = reverse(transcript, rename)
      const undo = () => send(queryClient, id, back).then(() => toast({ title: 'Rename undone' }), failed)
      toast({ title: doneWords(transcript, back), action: { label: 'Undo', onClick: undo } })
    },
    onError: failed,
  })
}

async function send(queryClient: QueryClient, id: string, { labels, from, to }: SpeakerRename): Promise<Transcript> {
  const transcript = await call(renameSpeaker, { params: { id }, body: { labels: [...labels], from, to } })
  return shownAtOnce(queryClient, transcript)
}

/** Returns the reverse renaming. The server may have spelled the new name like another speaker's. */
function reverse({ speakers }: Transcript, { labels, from, to }: SpeakerRename): SpeakerRename {
  return { labels, from: speakers.find((one) => one.labels.includes(labels[0] ?? ''))?.name ?? to, to: from }
}

function doneWords({ speakers }: Transcript, { labels, from: name, to: before }: SpeakerRename): string {
  const joined = speakers.some((one) => one.name === name && one.labels.length > labels.length)
  if (joined) return `“${before}” and “${name}” are now one speaker`
  const apart = speakers.some((one) => one.name === before)
  return apart ? `“${before}” and “${name}” are now two speakers` : `“${before}” is now “${name}”`
}

/** Returns the labels of a merged speaker that can be separated again. */
export function joinedLabels({ name, labels }: Speaker): string[] {
  return labels.length < 2 ? [] : labels.filter((label) => label !== name)
}
