import type { Profile } from '@podcastai/contracts'
import { Button, Spinner } from '@podcastai/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { ConnectionLost } from '../../lib/api-error.ts'
import { endsSession, profileQuery } from '../../lib/queries/profile.ts'
import { clearSession } from '../../lib/session.ts'

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
  if (person) return children(person)
  if (profile.isError && endsSession(profile.error)) return <LeaveTo where={otherwise} />
  return <ProfileAwaited profile={profile} />
}

/** While the profile is not there: it loads, the connection is lost, or the server is at fault. */
export function ProfileAwaited({ profile }: { profile: UseQueryResult<Profile> }) {
  const onRetry = () => void profile.refetch()
  if (profile.isPaused || profile.failureReason instanceof ConnectionLost) {
    return (
      <Away title="You are offline" onRetry={onRetry}>
        You are still signed in. This page goes on by itself when the connection is back.
      </Away>
    )
  }
  if (profile.isError) {
    return (
      <Away title="The server does not answer" onRetry={onRetry}>
        You are still signed in. Try again in a moment.
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

/** A server that is away does not end the session. */
function Away({ title, onRetry, children }: { title: string; onRetry: () => void; children: ReactNode }) {
  return (
    <main className="mx-auto grid max-w-[440px] justify-items-start gap-4 px-4 py-24">
      <h1 className="type-h1">{title}</h1>
      <p className="text-text-2">{children}</p>
      <Button variant="primary" onClick={onRetry}>
        Try Again
      </Button>
    </main>
  )
}

function LeaveTo({ where }: { where: '/login' | '/dashboard' }) {
  const navigate = useNavigate()
  useEffect(() => {
    clearSession()
    void navigate({ to: where, replace: true })
  }, [navigate, where])
  return <ProfileLoading />
}
