import { can, type Profile } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { subscriptionQuery } from '../../features/billing/subscription.ts'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { SignedIn } from '../../features/frame/signed-in.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { hasAccess } from '../../lib/queries/profile.ts'
import { useSession } from '../../lib/session.ts'
import { AlreadySubscribed, AskAdmin } from './nothing-to-pay.tsx'
import { ProPage, TeamPage } from './plan-page.tsx'

export function SubscribeScreen() {
  usePageTitle('Subscribe')
  const session = useSession()
  if (!session) return <RegisterFirst />
  return (
    <SignedIn>
      {(profile) => (
        <>
          <AppHeader username={profile.username} create={hasAccess(profile) ? 'outline' : 'none'} />
          {can(profile.role, 'manageSubscription') ? <Paying profile={profile} /> : <Member profile={profile} />}
        </>
      )}
    </SignedIn>
  )
}

function RegisterFirst() {
  const navigate = useNavigate()
  useEffect(() => {
    toast({ title: 'Authentication Required', text: 'Please register first to subscribe.', tone: 'danger' })
    void navigate({ to: '/register', replace: true })
  }, [navigate])
  return null
}

/** An admin: what is to be paid follows from what the workspace is and how its plan stands. */
function Paying({ profile }: { profile: Profile }) {
  const { plan } = useSearch({ from: '/subscribe' })
  const isTeam = profile.teamId !== null
  const isActive = hasAccess(profile)
  const subscription = useQuery({ ...subscriptionQuery(), enabled: isActive })
  if (plan === 'team' && !isTeam) return <TeamPage purpose="upgrade" />
  if (!isActive) return isTeam ? <TeamPage purpose="renew" /> : <ProPage />
  if (subscription.data?.standing !== 'past_due') return <AlreadySubscribed profile={profile} />
  return isTeam ? <TeamPage purpose="pay-due" /> : <ProPage isDue />
}

function Member({ profile }: { profile: Profile }) {
  return hasAccess(profile) ? <AlreadySubscribed profile={profile} /> : <AskAdmin />
}
