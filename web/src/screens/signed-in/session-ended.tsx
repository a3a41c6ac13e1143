import type { AnswerOf, login, Profile } from '@podcastai/contracts'
import { Dialog, toast } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forgottenStyle, SignInForm } from '../../features/auth/sign-in-form.tsx'
import { useBeginSession } from '../../features/auth/use-begin-session.ts'
import { storeSession } from '../../lib/session.ts'
import { SessionExpiredCard } from './session-expired-card.tsx'

/**
 * For a session that ended while the dashboard was open, which is hidden meanwhile: what is being filled in there stays
 * for the same person to go on with. Anybody else gets a dashboard of their own.
 */
export function SessionEnded({ profile }: { profile: Profile }) {
  const [isLoggingIn, setLoggingIn] = useState(false)
  const queryClient = useQueryClient()
  const beginSession = useBeginSession()
  const navigate = useNavigate()

  function goOn({ sessionId, user }: AnswerOf<typeof login>, { email }: { email: string }) {
    if (isSameAddress(email, profile.email)) {
      storeSession(sessionId)
      void queryClient.invalidateQueries()
    } else {
      beginSession(sessionId)
      // What the person before has not saved is not theirs to be asked about.
      void navigate({ to: '/', replace: true, ignoreBlocker: true })
    }
    toast({ title: 'Login successful', text: `Welcome back, ${user.username}!` })
  }

  return (
    <>
      <SessionExpiredCard onLogin={() => setLoggingIn(true)} />
      <Dialog
        open={isLoggingIn}
        onOpenChange={setLoggingIn}
        title="Login"
        text="You go on where you were, with everything you have typed."
      >
        <SignInForm
          submitLabel="Login"
          pendingLabel="Logging in..."
          forgotten={
            <Link to="/forgot-password" className={forgottenStyle}>
              Forgot password?
            </Link>
          }
          onSignedIn={goOn}
        />
      </Dialog>
    </>
  )
}

/** Addresses are compared as the server does. */
function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
