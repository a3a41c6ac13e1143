import { can, isRunning, type Transcript } from '@podcastai/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../../lib/queries/profile.ts'

/**
 * Returns the speaker being renamed and how to start, for users who may rename while the project isn't being processed.
 */
export function useSpeakerRenaming({ status, speakers }: Pick<Transcript, 'status' | 'speakers'>) {
  const [name, setName] = useState<string | null>(null)
  const role = useQuery(profileQuery()).data?.role
  const mayRename = role !== undefined && can(role, 'generateContent') && !isRunning(status)
  return {
    speaker: speakers.find((speaker) => speaker.name === name) ?? null,
    begin: mayRename ? setName : undefined,
    end: () => setName(null),
  }
}
