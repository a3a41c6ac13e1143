import type { Profile } from '@podcastai/contracts'
import { Button, lateComponent, Spinner, toast } from '@podcastai/ui'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { ConnectionLost } from '../../lib/api-error.ts'
import { endsSession, profileQuery } from '../../lib/queries/profile.ts'
import { clearSession, storedSession } from '../../lib/session.ts'

export const SessionEnded = lateComponent(async () => (await import('./session-ended.tsx')).SessionEnded)

type Props = {
  /** Where a session that yields no profile leads, after it was cleared. */
  otherwise?: '/login' | '/dashboard'
  children: (profile: Profile) => ReactNode
}

/**
 * Shows what it holds once it is known who is there. A value that is deferred is drawn in slices, so that a whole page
 * that comes at once does not hold up whoever scrolls or types already.
 */
export function SignedIn({ otherwise = '/login', children }: Props) {
  const profile = useQuery(profileQuery())
  const person = useDeferredValue(profile.data)
  const hasEnded = profile.isError && endsSession(profile.error)
  // Of a session that ended while the page was open the profile is still known. Who logged out has no page to go on with.
  if (hasEnded && !(person && storedSession())) return <LeaveTo where={otherwise} />
  if (person) {
    return (
      <>
        {children(person)}
        {hasEnded && <SessionEnded profile={person} />}
      </>
    )
  }
  return <ProfileAwaited profile={profile} />
}

/** While the profile is not there: it loads, the browser is offline, the server is out of reach, or it is at fault. */
export function ProfileAwaited({ profile }: { profile: UseQueryResult<Profile> }) {
  const queryClient = useQueryClient()
  /** Between two tries a query that runs is only waited for: it has to end before it can be asked at once. */
  async function retry() {
    await queryClient.cancelQueries({ queryKey: profileQuery().queryKey })
    await profile.refetch()
  }
  if (profile.isPaused) {
    return (
      <Away title="You're offline">
        You are still logged in. This page continues by itself when you're back online.
      </Away>
    )
  }
  if (profile.failureReason instanceof ConnectionLost) {
    return (
      <Away title="Can't reach the server" onRetry={() => void retry()}>
        Trying again every few seconds. You are still logged in.
      </Away>
    )
  }
  if (profile.isError) {
    return (
      <Away title="Something went wrong on the server" onRetry={() => void retry()}>
        You are still logged in. Try again in a moment.
      </Away>
    )
  }
  return <ProfileLoading />
}

export function ProfileLoading() {
  return (
    <main className="grid min-h-[70dvh] place-items-center">
      <Spinner label="Loading your account" size={20} />
    </main>
  )
}

/** A server that is away does not end the session. Without `onRetry` there is nothing to do but wait. */
function Away({ title, onRetry, children }: { title: string; onRetry?: () => void; children: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-[440px] justify-items-start gap-4 px-4 py-24">
      <h1 className="type-h1">{title}</h1>
      <p className="text-text-2">{children}</p>
      {onRetry && (
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </main>
  )
}

/** From a session that ended by itself the login leads back to this page. Who logged out has no session any more. */
function LeaveTo({ where }: { where: '/login' | '/dashboard' }) {
  const navigate = useNavigate()
  const router = useRouter()
  const [expired] = useState(() => storedSession() !== null && { to: router.latestLocation.href })
  useEffect(() => {
    if (expired) {
      clearSession()
      toast({ title: 'Session expired', text: 'Please log in again.' })
    }
    void navigate({ to: where, search: where === '/login' && expired ? expired : {}, replace: true })
  }, [navigate, where, expired])
  return <ProfileLoading />
}
