import {
  can,
  chooseReading,
  isRunning,
  type SpeakerReading,
  type Transcript,
  type TranscriptReading,
} from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getErrorMessage } from '../../../lib/api-error.ts'
import { call } from '../../../lib/call.ts'
import { correctionsQuery } from '../../../lib/queries/corrections.ts'
import { profileQuery } from '../../../lib/queries/profile.ts'
import { transcriptQuery } from '../../../lib/queries/transcripts.ts'
import { shownAtOnce } from '../shown-at-once.ts'

type Project = Pick<Transcript, 'id' | 'status'>

/** Returns the other mode. */
export const otherReading = (reading: SpeakerReading): SpeakerReading => (reading === 'words' ? 'speakers' : 'words')

/** Returns whether this user may choose how the file is read now. */
export function useMayChoose({ status }: Pick<Project, 'status'>): boolean {
  const role = useQuery(profileQuery()).data?.role
  return role !== undefined && can(role, 'generateContent') && !isRunning(status)
}

/** The chosen mode, and the mode the user saw. */
type Choosing = { reading: SpeakerReading; was: TranscriptReading }

/** Rereads the file in the chosen mode, and offers Undo if that changed something. */
export function useChooseReading({ id }: Pick<Project, 'id'>) {
  const queryClient = useQueryClient()
  const failed = (error: unknown) => {
    toast({ title: 'Nothing was changed', text: getErrorMessage(error), tone: 'danger' })
    void queryClient.invalidateQueries({ queryKey: transcriptQuery(id).queryKey, exact: true })
  }
  return useMutation({
    mutationFn: ({ reading, was }: Choosing) =>
      send(queryClient, id, { reading, seen: was.isChosen ? was.reading : null }),
    onSuccess: (_, { reading, was }) => {
      const undo = () => {
        const back = send(queryClient, id, { reading: was.reading, seen: reading })
        void back.then(() => toast({ title: 'Change undone' }), failed)
      }
      toast({
        title: reading === 'speakers' ? `${listed(was.names)} treated as speakers` : 'Names treated as text',
        ...(reading !== was.reading && { action: { label: 'Undo', onClick: undo } }),
      })
    },
    onError: failed,
  })
}

type Choice = { reading: SpeakerReading; seen: SpeakerReading | null }

async function send(queryClient: QueryClient, id: string, body: Choice): Promise<Transcript> {
  const transcript = await call(chooseReading, { params: { id }, body })
  void queryClient.invalidateQueries({ queryKey: correctionsQuery(id).queryKey })
  return shownAtOnce(queryClient, transcript)
}

const namesShown = 3

/** Returns 'Q and A' or 'Rye, Spelt, Wheat and 3 more'. */
export function listed(names: readonly string[]): string {
  const more = names.length - namesShown
  const parts = more > 0 ? [...names.slice(0, namesShown), `${more} more`] : names
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`
}
