import type { login, Profile, ResponseBody } from '@podcastai/contracts'
import { OverPage, toast } from '@podcastai/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { forgottenStyle, SignInForm } from '../../features/auth/sign-in-form.tsx'
import { useBeginSession } from '../../features/auth/use-begin-session.ts'
import { AuthCard } from '../../features/frame/auth-card.tsx'
import { storeSession } from '../../lib/session.ts'
import { SessionExpiredCard } from './session-expired-card.tsx'

/**
 * For a session that ended while a page was open. It hides the page, because whoever sits there now may be somebody else:
 * what is being filled in there stays for the same person to go on with. Anybody else gets a dashboard of their own.
 */
export function SessionEnded({ profile }: { profile: Profile }) {
  const [isLoggingIn, setLoggingIn] = useState(false)
  return (
    <OverPage label="Session expired">
      {isLoggingIn ? <LoginAgain profile={profile} /> : <SessionExpiredCard onLogin={() => setLoggingIn(true)} />}
    </OverPage>
  )
}

function LoginAgain({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient()
  const beginSession = useBeginSession()
  const navigate = useNavigate()

  function goOn({ sessionId, user }: ResponseBody<typeof login>) {
    if (user.id === profile.id) {
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
    <AuthCard title="Login">
      <p className="mb-4 text-text-2">You’ll continue where you left off, with everything you typed.</p>
      <SignInForm
        submitLabel="Login"
        pendingLabel="Logging in..."
        asked={1}
        forgotten={
          // Beside this page, which would be gone with what was typed.
          <Link to="/forgot-password" target="_blank" className={forgottenStyle}>
            Forgot password?
          </Link>
        }
        onSignedIn={goOn}
      />
    </AuthCard>
  )
}
