import type { Transaction } from '../../platform/database/connection.ts'
import { findSubscription, movePlan } from './billing.repository.ts'
import type { BillingDeps } from './billing-deps.ts'
import { endAtOnce } from './ending.ts'
import { rankPlan } from './plan-worth.ts'

/** Keeps the better plan of two workspaces before one is merged into the other, and ends the other plan. */
export async function carryPlan(deps: BillingDeps, tx: Transaction, { from, to }: { from: string; to: string }) {
  const [aside, own] = [await findSubscription(tx, from), await findSubscription(tx, to)]
  const isBetter = aside !== null && rankPlan(deps, aside) > (own ? rankPlan(deps, own) : -1)
  await endAtOnce(deps, tx, isBetter ? to : from)
  if (isBetter) await movePlan(tx, { from, to })
}
