import { getProfile, type Profile } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { ConnectionLost } from '../api-error.ts'
import { call } from '../call.ts'
import { storedSession } from '../session.ts'

const profileFreshMs = 5 * 60_000

/** The signed-in person. Fails with 'No session', 'Authentication failed', or ConnectionLost. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['/api/auth/profile'],
    queryFn: ({ signal }) => fetchProfile(signal),
    staleTime: profileFreshMs,
    retry: false,
  })

async function fetchProfile(signal: AbortSignal): Promise<Profile> {
  if (!storedSession()) throw new Error('No session')
  try {
    return await call(getProfile, { signal })
  } catch (error) {
    if (error instanceof ConnectionLost || signal.aborted) throw error
    throw new Error('Authentication failed', { cause: error })
  }
}

/** May this person upload and generate? A team's plan is its members' as well, until it ends. */
export function hasAccess({ subscriptionStatus, teamId }: Profile): boolean {
  return subscriptionStatus === 'active' || (teamId !== null && subscriptionStatus !== 'ended')
}
