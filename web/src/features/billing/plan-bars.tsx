import { can, type Profile } from '@podcastai/contracts'
import { lateComponent } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { setupQuery } from '../../lib/queries/setup.ts'
import { subscriptionQuery } from '../../lib/queries/subscription.ts'
import { wayOut } from './way-out.ts'

/** Rarely shown, so its code loads on demand. */
const PlanBar = lateComponent(async () => (await import('./plan-bar.tsx')).PlanBar)

/** Plan notices above the dashboard that users should see before they need the plan. */
export function PlanBars({ profile }: { profile: Profile }) {
  const mayPay = can(profile.role, 'manageSubscription')
  const setup = useQuery(setupQuery())
  const subscription = useQuery({ ...subscriptionQuery(), enabled: mayPay && profile.subscriptionStatus === 'active' })
  const way = profile.freeEpisodesLeft > 0 ? null : wayOut(profile)
  return (
    <>
      {way && (
        <PlanBar
          text={way.title === 'Subscription Required' ? 'Subscribe to generate content' : way.title}
          action={way.action}
          hint={way.action ? undefined : 'Ask your admin to renew it.'}
        />
      )}
      {subscription.data?.standing === 'past_due' && (
        <PlanBar text="Your last payment failed" action="Pay now" isWarning />
      )}
      {mayPay && setup.data?.isTestModeOpen && (
        <PlanBar
          isWarning
          text="Payments are in test mode and others can reach this server, so anyone who registers can subscribe for free."
        />
      )}
    </>
  )
}
