import { type PlanKey, type PlanStanding, unpaidGraceDays } from '@podcastai/contracts'
import type { Billing } from './payments.ts'

const dayMs = 86_400_000

/** The columns of a stored plan that decide what it allows. */
export type StoredPlan = {
  plan: PlanKey
  provider: 'stripe' | 'test'
  status: 'active' | 'past_due' | 'ended'
  periodEnd: Date | null
  endsWithPeriod: boolean
  unpaidSince: Date | null
}

export type PlanState = {
  plan: PlanKey | null
  standing: PlanStanding
  /** May upload and generate. */
  hasAccess: boolean
  /** When the plan is renewed ('active'), ends ('ending'), or must be paid by ('past_due'). */
  until: Date | null
}

type Circumstances = {
  billing: Billing
  now: Date
  /** The caller works in a team, and only the Team plan covers its seats. */
  isTeam?: boolean
}

const nothing: PlanState = { plan: null, standing: 'none', hasAccess: false, until: null }

/**
 * Returns what a workspace's plan allows at a given time. This is the only place that decides it, from the provider's
 * last state and the clock alone. A canceled plan ends with its period and an unpaid one after the grace days, even
 * without a webhook; so does one whose renewal was never reported.
 */
export function planState(stored: StoredPlan | null, { billing, now, isTeam = false }: Circumstances): PlanState {
  if (billing === 'off') return { plan: null, standing: 'active', hasAccess: true, until: null }
  // Test payments are void once payments are real.
  if (!stored || (billing === 'stripe' && stored.provider === 'test')) return nothing
  const { plan, periodEnd, unpaidSince } = stored
  const ended: PlanState = { plan, standing: 'ended', hasAccess: false, until: null }
  if (stored.status === 'ended' || (isTeam && plan !== 'team')) return ended
  if (stored.status === 'active' && stored.endsWithPeriod) {
    if (periodEnd && periodEnd <= now) return ended
    return { plan, standing: 'ending', hasAccess: true, until: periodEnd }
  }
  const dueSince = stored.status === 'past_due' ? (unpaidSince ?? periodEnd) : periodEnd
  const payBy = dueSince && new Date(dueSince.getTime() + unpaidGraceDays * dayMs)
  if (payBy && payBy <= now) return ended
  if (stored.status === 'past_due') return { plan, standing: 'past_due', hasAccess: true, until: payBy }
  return { plan, standing: 'active', hasAccess: true, until: periodEnd }
}
