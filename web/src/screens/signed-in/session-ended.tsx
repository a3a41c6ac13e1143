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
 * For a session that ended while a page was open. It covers the page, because another person may be at the browser now:
 * the same user can continue where they were, and anyone else gets their own dashboard.
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
      // Don't ask the new user about the previous one's unsaved changes.
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
          // In a new tab, so that typed text isn't lost.
          <Link to="/forgot-password" target="_blank" className={forgottenStyle}>
            Forgot password?
          </Link>
        }
        onSignedIn={goOn}
      />
    </AuthCard>
  )
}
