import type { Transaction } from '../../platform/database/connection.ts'
import { findSubscription, movePlan } from './billing.repository.ts'
import type { BillingDeps } from './billing-deps.ts'
import { endAtOnce } from './ending.ts'
import { rankPlan } from './plan-worth.ts'

/** Before one workspace goes into another: the plan that is worth more stays, and the other one ends. */
export async function carryPlan(deps: BillingDeps, tx: Transaction, { from, to }: { from: string; to: string }) {
  const [aside, own] = [await findSubscription(tx, from), await findSubscription(tx, to)]
  const isBetter = aside !== null && rankPlan(deps, aside) > (own ? rankPlan(deps, own) : -1)
  await endAtOnce(deps, tx, isBetter ? to : from)
  if (isBetter) await movePlan(tx, { from, to })
}
