import { can, type Profile } from '@podcastai/contracts'
import { toast } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AppHeader } from '../../features/frame/app-header.tsx'
import { freeEpisodesLeftText } from '../../lib/free-episodes.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { hasAccess } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { subscriptionQuery } from '../../lib/queries/subscription.ts'
import { useSession } from '../../lib/session.ts'
import { SignedIn } from '../signed-in/signed-in.tsx'
import { AlreadySubscribed, AskAdmin } from './nothing-to-pay.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { ProPage, TeamPage } from './plan-page.tsx'

export function SubscribeScreen() {
  usePageTitle('Subscribe')
  const session = useSession()
  // A session that ends on this page leads to the login, as everywhere; only visitors who came without one sign up
  // first.
  const [cameWithSession] = useState(session !== null)
  if (!session && !cameWithSession) return <RegisterFirst />
  return (
    <SignedIn>
      {(profile) => (
        <>
          <AppHeader username={profile.username} create={hasAccess(profile) ? 'outline' : 'none'} />
          {profile.freeEpisodesLeft > 0 && <FreeFirst left={profile.freeEpisodesLeft} />}
          {can(profile.role, 'manageSubscription') ? <Paying profile={profile} /> : <Member profile={profile} />}
        </>
      )}
    </SignedIn>
  )
}

/** A user with a free episode doesn't have to pay yet. */
function FreeFirst({ left }: { left: number }) {
  const setup = useQuery(setupQuery()).data
  if (!setup) return null
  return (
    <p className="mx-auto mt-6 max-w-[1040px] px-6 max-lg:max-w-[560px] max-md:px-4">
      {freeEpisodesLeftText(left, setup.freeEpisodes)}.{' '}
      <Link to="/create" className="rounded-badge font-[550] text-petrol hover:underline">
        Upload without a plan
      </Link>
    </p>
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

/** For admins: the amount due depends on the plan and its status, or on the workspace if there is no plan. */
function Paying({ profile }: { profile: Profile }) {
  const { plan } = useSearch({ from: '/subscribe' })
  const isTeam = profile.teamId !== null
  const isActive = hasAccess(profile)
  const subscription = useQuery({ ...subscriptionQuery(), enabled: isActive || isTeam })
  const choice = !isActive && !isTeam && <PlanChoice plan={plan ?? 'pro'} />
  if (plan === 'team' && !isTeam) return <TeamPage purpose="upgrade" choice={choice} />
  const { plan: running, standing } = subscription.data ?? {}
  // A closed team still owes its plan's price.
  if (standing === 'past_due') return running === 'team' ? <TeamPage purpose="pay-due" /> : <ProPage isDue />
  if (isActive) return <AlreadySubscribed profile={profile} />
  if (!isTeam) return <ProPage choice={choice} />
  if (subscription.isPending) return null
  // The seats exceed what Pro pays for: show the price before charging the card on file.
  return <TeamPage purpose={running === 'pro' && standing === 'active' ? 'upgrade' : 'renew'} />
}

function Member({ profile }: { profile: Profile }) {
  return hasAccess(profile) ? <AlreadySubscribed profile={profile} /> : <AskAdmin />
}
