import { contentTypes } from '@podcastai/content-types'
import { type PlanStanding, type Profile, plans, type Subscription } from '@podcastai/contracts'
import { Badge, type BadgeTone, Button, Card, Skeleton } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { setupQuery } from '../../lib/queries/setup.ts'
import { subscriptionQuery } from '../../lib/queries/subscription.ts'
import { PlanActions } from './plan-actions.tsx'

/** The plan, its status, and what an admin can do about it. */
export function SubscriptionTab({ profile }: { profile: Profile }) {
  const subscription = useQuery(subscriptionQuery())
  const setup = useQuery(setupQuery())
  const isIncluded = setup.data?.billing === 'off'
  const isTeam = profile.teamId !== null

  return (
    <section aria-labelledby="subscription-title" className="grid max-w-[640px] gap-5 pt-6">
      <h2 id="subscription-title" className="type-h2">
        Subscription
      </h2>
      {setup.data?.billing === 'test' && (
        <p className="type-small rounded-control bg-warn-soft px-3 py-2 text-warn">Test mode – no card is charged</p>
      )}
      {subscription.isPending && <Skeleton className="h-40" />}
      {subscription.isError && (
        <div className="grid justify-items-start gap-3">
          <p className="text-text-2">We couldn’t load your subscription. Nothing has changed.</p>
          <Button onClick={() => subscription.refetch()}>Try Again</Button>
        </div>
      )}
      {subscription.data && <Plans subscription={subscription.data} isTeam={isTeam} isIncluded={isIncluded} />}
    </section>
  )
}

type PlansProps = { subscription: Subscription; isTeam: boolean; isIncluded: boolean }

/** In a team, Pro costs nothing extra, and the team's plan is shown below it. */
function Plans({ subscription, isTeam, isIncluded }: PlansProps) {
  const { standing } = subscription
  const hasAccess = standing !== 'none' && standing !== 'ended'
  // A closed team's plan runs until the end of the paid period.
  const isOfClosedTeam = !isTeam && hasAccess && subscription.plan === 'team'
  const own = isOfClosedTeam ? plans.team : plans.pro
  const actions = !isIncluded && <PlanActions subscription={subscription} isTeam={isTeam} />
  return (
    <>
      <PlanCard
        name={own.name}
        price={isIncluded ? 'Included' : formatPrice(own.price, isTeam && hasAccess)}
        badge={
          isTeam && hasAccess ? <Badge tone="petrol">Team Access - No charge</Badge> : <PlanBadge standing={standing} />
        }
      >
        {isOfClosedTeam && (
          <p className="text-text-2">
            This plan is from the team you closed. While it runs, you can make this workspace a team again under “Team”
            at no extra cost.
          </p>
        )}
        {hasAccess && <PlanStats />}
        {!isTeam && actions}
      </PlanCard>
      {isTeam && (
        <PlanCard
          name={plans.team.label}
          price={isIncluded ? 'Included' : `${plans.team.price} per month, for up to ${plans.team.seats} people`}
          badge={<PlanBadge standing={standing} />}
        >
          {actions}
        </PlanCard>
      )}
    </>
  )
}

/** Returns the price; members whose team pays aren't charged for Pro. */
function formatPrice(price: string, isOfTeam: boolean): string {
  return isOfTeam ? `${price} per month for one person. Your team’s plan includes it.` : `${price} per month`
}

type CardProps = { name: string; price: string; badge: ReactNode; children: ReactNode }

function PlanCard({ name, price, badge, children }: CardProps) {
  return (
    <Card className="grid gap-4 p-5">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="type-h3">{name}</h3>
          {badge}
        </div>
        <p className="text-text-2">{price}</p>
      </div>
      {children}
    </Card>
  )
}

const badges = {
  none: { tone: 'neutral', label: 'Inactive' },
  active: { tone: 'ok', label: 'Active' },
  ending: { tone: 'warn', label: 'Canceled' },
  past_due: { tone: 'danger', label: 'Payment failed' },
  ended: { tone: 'neutral', label: 'Ended' },
} as const satisfies Record<PlanStanding, { tone: BadgeTone; label: string }>

function PlanBadge({ standing }: { standing: PlanStanding }) {
  const { tone, label } = badges[standing]
  return <Badge tone={tone}>{label}</Badge>
}

function PlanStats() {
  const stats = ['Unlimited transcript uploads', `${Object.keys(contentTypes).length} content types`, 'Export features']
  return (
    <ul className="grid gap-2">
      {stats.map((stat) => (
        <li key={stat} className="flex items-center gap-2.5">
          <Check aria-hidden size={16} className="text-petrol" />
          {stat}
        </li>
      ))}
    </ul>
  )
}
