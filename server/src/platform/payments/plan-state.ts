import { type PlanKey, type PlanStanding, unpaidGraceDays } from '@podcastai/contracts'
import type { Billing } from './payments.ts'

const dayMs = 86_400_000

/** The stored row as far as a plan's worth depends on it. */
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
  /** When it is renewed ('active'), ends ('ending') or must be paid by ('past_due'). */
  until: Date | null
}

type Circumstances = {
  billing: Billing
  now: Date
  /** Who asks works in a team, whose seats no other plan pays. */
  isTeam?: boolean
}

const nothing: PlanState = { plan: null, standing: 'none', hasAccess: false, until: null }

/**
 * What a workspace's plan is worth at a moment: the one place that says so, from what the provider last said and the
 * clock alone. A canceled plan ends with its period even when nobody tells us, and an unpaid one after the days of
 * grace; so does one whose renewal was never heard of.
 */
export function planState(stored: StoredPlan | null, { billing, now, isTeam = false }: Circumstances): PlanState {
  if (billing === 'off') return { plan: null, standing: 'active', hasAccess: true, until: null }
  // What was paid with a test card is worth nothing once payments are real.
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
