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
  /** Where to go if the session is invalid, after clearing it. */
  otherwise?: '/login' | '/dashboard'
  children: (profile: Profile) => ReactNode
}

/**
 * Renders its children once the user is known. The deferred value lets React render a whole page in slices, so that it
 * doesn't block scrolling or typing.
 */
export function SignedIn({ otherwise = '/login', children }: Props) {
  const profile = useQuery(profileQuery())
  const person = useDeferredValue(profile.data)
  const hasEnded = profile.isError && endsSession(profile.error)
  // If the session ended while the page was open, the profile is still cached. A user who logged out has no page to
  // return to.
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

/** The states without a profile: loading, offline, server unreachable, or server error. */
export function ProfileAwaited({ profile }: { profile: UseQueryResult<Profile> }) {
  const queryClient = useQueryClient()
  /** A query waiting between retries must be canceled before it can be retried immediately. */
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

/** An unreachable server doesn't end the session. Without `onRetry`, the user can only wait. */
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

/** After an expired session, the login returns to this page. After a logout, it doesn't. */
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
