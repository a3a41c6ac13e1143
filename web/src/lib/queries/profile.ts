import { getProfile, type Profile } from '@podcastai/contracts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, ConnectionLost } from '../api-error.ts'
import { call } from '../call.ts'
import { storedSession } from '../session.ts'

const profileFreshMs = 5 * 60_000
/** A connection that was lost is tried again this often. */
const tryAgainMs = 5000

/** The signed-in person. Fails with 'No session' or 'Authentication failed'; without a connection it waits for one. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['/api/auth/profile'],
    queryFn: ({ signal }) => fetchProfile(signal),
    staleTime: profileFreshMs,
    // No answer is no failure of the profile: it is asked for until there is one.
    retry: (_, error) => error instanceof ConnectionLost,
    retryDelay: tryAgainMs,
  })

/** Does a profile that failed end the session? Only a refusal does: a server that is away says nothing of it. */
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

/** May this person upload: with a plan, or as one of the free episodes? */
export function mayUpload(profile: Profile): boolean {
  return hasAccess(profile) || profile.freeEpisodesLeft > 0
}

/** May this person upload and generate? A team's plan is its members' as well, until it ends. */
export function hasAccess({ subscriptionStatus, teamId }: Profile): boolean {
  return subscriptionStatus === 'active' || (teamId !== null && subscriptionStatus !== 'ended')
}
