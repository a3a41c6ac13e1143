import { planState, type StoredPlan } from '../../platform/payments/plan-state.ts'
import type { BillingDeps } from './billing-deps.ts'

/** Ranks subscriptions of one payer: by access, then by plan, then by whether it is paid and continues. */
export function rankPlan({ billing, now }: Pick<BillingDeps, 'billing' | 'now'>, plan: StoredPlan): number {
  if (plan.status === 'ended') return -1
  const { hasAccess, standing } = planState(plan, { billing, now: now() })
  const merits = [hasAccess, hasAccess && plan.plan === 'team', standing !== 'past_due', standing === 'active']
  return Number.parseInt(merits.map(Number).join(''), 2)
}
