import { planState, type StoredPlan } from '../../platform/payments/plan-state.ts'
import type { BillingDeps } from './billing-deps.ts'

/** Orders subscriptions of one payer: access first, then the plan, then whether it is paid and goes on. */
export function rankPlan({ billing, now }: Pick<BillingDeps, 'billing' | 'now'>, plan: StoredPlan): number {
  if (plan.status === 'ended') return -1
  const { hasAccess, standing } = planState(plan, { billing, now: now() })
  const merits = [hasAccess, hasAccess && plan.plan === 'team', standing !== 'past_due', standing === 'active']
  return Number.parseInt(merits.map(Number).join(''), 2)
}
