import { Button, buttonStyle } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { profileQuery } from '../../lib/queries/profile.ts'

type Props = {
  /** Shown while the server is being asked. */
  waiting: ReactNode
  onRetry: () => void
}

/**
 * For a project request that was refused as unauthenticated. Every such refusal refetches the profile: if that is
 * refused too, the frame asks for a login; if there is no response, the state is unknown. If it succeeds, the session
 * is valid: the project was requested with one that another tab has replaced.
 */
export function SessionInDoubt({ waiting, onRetry }: Props) {
  const profile = useQuery(profileQuery())
  if (profile.isFetching && profile.failureCount === 0) return waiting
  const isLoggedIn = profile.isSuccess && !profile.isFetching
  return (
    <main className="mx-auto grid max-w-[440px] justify-items-start gap-4 px-4 py-24">
      <h1 className="type-h1">This project can't be opened right now</h1>
      <p className="text-text-2">
        {isLoggedIn
          ? 'You are logged in, but the server refused this page as if you were not. Try again.'
          : "We couldn't check whether you are still logged in. Try again in a moment."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        <Link to="/dashboard" className={buttonStyle({})}>
          Back to Dashboard
        </Link>
      </div>
    </main>
  )
}
