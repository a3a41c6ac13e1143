import { can, type Profile, plans } from '@podcastai/contracts'
import { Button, Card } from '@podcastai/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { hasAccess } from '../../lib/queries/profile.ts'
import { setupQuery } from '../../lib/queries/setup.ts'
import { subscriptionQuery } from '../../lib/queries/subscription.ts'
import { addMemberId } from './add-member-form.tsx'
import { membersQuery } from './team-queries.ts'

const benefits = [
  `Up to ${plans.team.seats} members`,
  'Shared transcripts and content',
  'Collaborative comments and notes',
  'Shared brand settings and hashtags',
  'Team-wide templates',
]

/** What the Team Plan offers, the current plan, and how to switch. */
export function PlanPanel({ profile }: { profile: Profile }) {
  const navigate = useNavigate()
  const isIncluded = useQuery(setupQuery()).data?.billing === 'off'
  const isTeam = profile.teamId !== null
  const members = useQuery({ ...membersQuery(), enabled: isTeam }).data
  const isFull = members !== undefined && members.length >= plans.team.seats
  const mayPay = can(profile.role, 'manageSubscription')
  const subscription = useQuery({ ...subscriptionQuery(), enabled: mayPay && !isTeam && !isIncluded }).data
  // A closed team's plan runs until the end of the paid period, and longer if resumed.
  const isStillPaid = hasAccess(profile) && subscription?.plan === 'team'
  const plan = isTeam || isStillPaid ? 'team' : 'pro'
  const price = (plan: keyof typeof plans) => (isIncluded ? 'Included' : `${plans[plan].price}/month`)
  return (
    <Card className="p-4">
      <section aria-labelledby="team-plan-title" className="grid gap-4">
        <h2 id="team-plan-title" className="type-h3">
          Team Plan
        </h2>
        <ul className="grid gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2 text-text-2">
              <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-ok" />
              {benefit}
            </li>
          ))}
        </ul>
        <dl className="grid gap-0.5 border-t pt-3">
          <dt className="type-small text-text-2">Current plan</dt>
          <dd className="flex flex-wrap justify-between gap-x-3 font-[550]">
            <span>{plan === 'team' ? 'Team Plan' : 'Individual Plan'}</span>
            <span className="tabular-nums">{price(plan)}</span>
          </dd>
        </dl>
        {!isTeam && isStillPaid && (
          <p className="type-small text-text-2">
            This plan is from the team you closed. While it runs, you can make this workspace a team again at no extra
            cost.
          </p>
        )}
        {!isTeam && mayPay && (
          <Button
            variant="primary"
            className="h-auto min-h-9 py-2 whitespace-normal"
            onClick={() => navigate({ to: '/subscribe', search: { plan: 'team' } })}
          >
            {isStillPaid ? 'Make this workspace a team again' : `Upgrade to Team Plan (${price('team')})`}
          </Button>
        )}
        <div className="grid gap-1.5">
          <Button disabled aria-describedby="add-from-panel">
            Add Team Member
          </Button>
          <p id="add-from-panel" className="type-hint text-text-2">
            {isFull
              ? `All ${plans.team.seats} seats are taken. Remove a member to add another.`
              : isTeam
                ? 'Use the form on this page to add members.'
                : 'Included in the Team Plan.'}
          </p>
          {isTeam && !isFull && (
            <button
              type="button"
              onClick={toTheForm}
              className="touch-area relative type-hint justify-self-start rounded-[3px] font-medium text-petrol underline-offset-3 hover:underline max-md:py-2"
            >
              Go to the form
            </button>
          )}
        </div>
      </section>
    </Card>
  )
}

/** Focuses the form's first field. */
function toTheForm() {
  document.getElementById(addMemberId)?.querySelector('input')?.focus()
}
