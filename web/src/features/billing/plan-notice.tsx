import { can, type Profile } from '@podcastai/contracts'
import { buttonStyle, Card } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { setupQuery } from '../../lib/queries/setup.ts'
import { subscriptionQuery } from '../../lib/queries/subscription.ts'

/** What a person without a plan can do: pay, or ask who can. Null where it runs. */
function wayOut(profile: Profile): { title: string; action: string | null; text: string } | null {
  const { subscriptionStatus, teamId, role } = profile
  if (subscriptionStatus === 'active') return null
  const kept = 'You can still read, edit and export your projects.'
  if (teamId === null) {
    // Ended or never begun, it is called the same.
    const text = `You need a subscription to upload and generate. ${kept}`
    return { title: 'Subscription Required', text, action: 'Subscribe Now' }
  }
  const mayPay = can(role, 'manageSubscription')
  const stopped = `Uploading and generating have stopped. ${kept}`
  return {
    title: "Your team's plan has ended",
    text: mayPay ? stopped : `${stopped} Ask your admin to renew it.`,
    action: mayPay ? 'Renew' : null,
  }
}

/** In place of what needs a plan. */
export function PlanMissing({ profile }: { profile: Profile }) {
  const way = wayOut(profile)
  if (!way) return null
  return (
    <Card className="grid justify-items-start gap-4 p-6">
      <div>
        <h2 className="type-h2">{way.title}</h2>
        <p className="mt-1 text-text-2">{way.text}</p>
      </div>
      {way.action && (
        <Link to="/subscribe" className={buttonStyle({ variant: 'primary' })}>
          {way.action}
        </Link>
      )}
    </Card>
  )
}

/** What somebody should know of the plan before they need it, over the dashboard. */
export function PlanBars({ profile }: { profile: Profile }) {
  const mayPay = can(profile.role, 'manageSubscription')
  const setup = useQuery(setupQuery())
  const subscription = useQuery({ ...subscriptionQuery(), enabled: mayPay && profile.subscriptionStatus === 'active' })
  const way = wayOut(profile)
  return (
    <>
      {way && (
        <Bar text={way.title === 'Subscription Required' ? 'Subscribe to generate content' : way.title}>
          {way.action ? <PayLink label={way.action} /> : <p className="text-text-2">Ask your admin to renew it.</p>}
        </Bar>
      )}
      {subscription.data?.standing === 'past_due' && (
        <Bar text="Your last payment failed" isWarning>
          <PayLink label="Pay now" />
        </Bar>
      )}
      {mayPay && setup.data?.isTestModeOpen && (
        <Bar
          isWarning
          text="Payments are in test mode and others can reach this server, so anyone who registers can subscribe for free."
        />
      )}
    </>
  )
}

function Bar({ text, isWarning = false, children }: { text: string; isWarning?: boolean; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border bg-surface px-4 py-2.5">
      <p className="flex items-start gap-2 font-[550]">
        {isWarning && <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-warn" />}
        {text}
      </p>
      {children}
    </div>
  )
}

function PayLink({ label }: { label: string }) {
  return (
    <Link to="/subscribe" className={buttonStyle({ size: 'small' })}>
      {label}
    </Link>
  )
}
