import type { ResponseBody, register } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { RegisterForm, welcomeToast } from '../../features/auth/register-form.tsx'
import { useBeginSession } from '../../features/auth/use-begin-session.ts'
import { Brand } from '../../features/frame/brand.tsx'
import { SampleDemo } from '../../features/sample-episode/sample-proof.tsx'
import { freeEpisodesText } from '../../lib/free-episodes.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { storedSession } from '../../lib/session.ts'
import { InvitationNotice } from './invitation-notice.tsx'
import { InvitationOver, InvitedAccount } from './invited-account.tsx'
import { useInvitation } from './use-invitation.ts'

export function RegisterScreen() {
  usePageTitle('Register')
  const { proof } = useSearch({ from: '/register' })
  const { invitation, isLooking, isOver } = useInvitation()
  // The initial state: the form handles a session that starts here.
  const [isSignedIn] = useState(() => storedSession() !== null)
  if (isSignedIn && invitation) return <InvitedAccount invitation={invitation} proof={proof} />
  if (isSignedIn && isOver) return <InvitationOver />
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,1fr)_minmax(0,1fr)] max-lg:grid-cols-1">
      <section className="grid content-center gap-6 bg-sunken px-12 py-12 max-lg:order-2 max-md:px-4 max-md:py-8">
        <div className="mx-auto grid w-full max-w-[560px] gap-5">
          <h2 className="type-section max-md:text-2xl max-md:leading-[31px]">From what was said to what you post</h2>
          <SampleDemo narrow />
        </div>
      </section>
      <section className="grid content-center justify-items-center px-4 py-12 max-lg:content-start max-md:py-8">
        <div className="grid w-full max-w-[376px] gap-6">
          <Brand className="justify-self-start" />
          <div>
            <h1 className="type-h1">Create your account</h1>
            <p className="mt-1 text-text-2">An email, a name, and a password.</p>
            {!invitation && <FreeEpisodes />}
          </div>
          <InvitationNotice invitation={invitation} isLooking={isLooking} isOver={isOver} />
          {!isLooking && <Registering invited={invitation && { email: invitation.email, proof }} />}
        </div>
      </section>
    </main>
  )
}

function FreeEpisodes() {
  const { billing, freeEpisodes = 0 } = useQuery(setupQuery()).data ?? {}
  const text = billing === 'off' ? null : freeEpisodesText(freeEpisodes)
  return text && <p className="mt-2 font-[550] text-pretty">{text}</p>
}

function firstPage(
  { mustVerifyEmail, isWhitelisted, freeEpisodes }: ResponseBody<typeof register>,
  isIncluded: boolean,
) {
  if (mustVerifyEmail) return '/verify-email'
  if (isWhitelisted || isIncluded) return '/'
  return freeEpisodes > 0 ? '/create' : '/subscribe'
}

function Registering({ invited }: { invited: { email: string; proof: string | undefined } | undefined }) {
  const navigate = useNavigate()
  const beginSession = useBeginSession()
  const here = useRouterState({ select: ({ location }) => location.href })
  const { next } = useLocation().state
  // Nothing has to be paid where everything is included.
  const isIncluded = useQuery(setupQuery()).data?.billing === 'off'
  return (
    <>
      <RegisterForm
        submitLabel="Create Account"
        invited={invited}
        onRegistered={(account) => {
          beginSession(account.sessionId)
          toast(welcomeToast(account))
          void navigate({ to: firstPage(account, isIncluded), state: { next } })
        }}
      />
      <p className="type-hint text-text-3">
        By signing up you agree to the{' '}
        <Link to="/terms" className="underline underline-offset-2">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link to="/privacy" className="underline underline-offset-2">
          Privacy Policy
        </Link>
        .
      </p>
      <p className="text-text-2">
        Already have an account?{' '}
        <Link
          to="/login"
          // Users with an account answer the invitation here, after the login.
          search={invited ? { to: here } : { to: next }}
          className="touch-area relative inline-block py-1 font-semibold text-petrol hover:underline"
        >
          Login
        </Link>
      </p>
    </>
  )
}
