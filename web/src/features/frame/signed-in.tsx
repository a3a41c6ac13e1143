import type { Profile } from '@podcastai/contracts'
import { Button, Spinner } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { ConnectionLost } from '../../lib/api-error.ts'
import { profileQuery } from '../../lib/queries/profile.ts'
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
  if (profile.error instanceof ConnectionLost) return <ServerAway onRetry={() => profile.refetch()} />
  if (profile.isError) return <LeaveTo where={otherwise} />
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
export function ServerAway({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="mx-auto grid max-w-[440px] justify-items-start gap-4 px-4 py-24">
      <h1 className="type-h1">The server does not answer</h1>
      <p className="text-text-2">You are still signed in. Check the connection and try again.</p>
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
