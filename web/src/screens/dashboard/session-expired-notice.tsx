import type { AnswerOf, login, Profile } from '@podcastai/contracts'
import { Button, Dialog, toast } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forgottenStyle, SignInForm } from '../../features/auth/sign-in-form.tsx'
import { useBeginSession } from '../../features/auth/use-begin-session.ts'
import { storeSession } from '../../lib/session.ts'

/**
 * For a session that ended while the dashboard was open: what is being filled in there stays while the same person logs
 * in again. Anybody else gets a dashboard of their own.
 */
export function SessionExpiredNotice({ profile }: { profile: Profile }) {
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
      <div className="fixed inset-x-0 top-0 z-40 flex min-h-14 items-center justify-center gap-3 bg-ink px-4 py-2 text-on-ink">
        <p role="alert">Session expired. Please log in again.</p>
        <Button size="small" className="shrink-0" onClick={() => setLoggingIn(true)}>
          Go to Login
        </Button>
      </div>
      <Dialog
        open={isLoggingIn}
        onOpenChange={setLoggingIn}
        title="Login"
        text="This page stays open, with everything you have typed."
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
