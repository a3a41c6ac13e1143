import { getProfile, type Profile } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, ConnectionLost } from '../api-error.ts'
import { call } from '../call.ts'
import { storedSession } from '../session.ts'

const profileFreshMs = 5 * 60_000
/** How often to retry after a lost connection. */
const tryAgainMs = 5000

/** The signed-in user. Fails with 'No session' or 'Authentication failed'; waits while offline. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['/api/auth/profile'],
    queryFn: ({ signal }) => fetchProfile(signal),
    staleTime: profileFreshMs,
    // No response says nothing about the session: retry until there is one.
    retry: (_, error) => error instanceof ConnectionLost,
    retryDelay: tryAgainMs,
  })

/** Returns whether a profile error ends the session. Only a refusal does, not an unreachable server. */
export function endsSession(error: Error): boolean {
  const isFault = error.cause instanceof ApiError && error.cause.status !== 401
  return !isFault && !(error instanceof ConnectionLost)
}

async function fetchProfile(signal: AbortSignal): Promise<Profile> {
  if (!storedSession()) throw new Error('No session')
  try {
    return await call(getProfile, { signal })
  } catch (error) {
    if (error instanceof ConnectionLost || signal.aborted) throw error
    throw new Error('Authentication failed', { cause: error })
  }
}

/** Returns whether this user may upload: with a plan or a free episode. */
export function mayUpload(profile: Profile): boolean {
  return hasAccess(profile) || profile.freeEpisodesLeft > 0
}

/** Returns whether this user may upload and generate. A team's plan covers its members until it ends. */
export function hasAccess({ subscriptionStatus, teamId }: Profile): boolean {
  return subscriptionStatus === 'active' || (teamId !== null && subscriptionStatus !== 'ended')
}
