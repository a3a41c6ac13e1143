import type { Connection, Transaction } from '../../platform/database/connection.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Billing, PaymentProvider, ProviderState } from '../../platform/payments/payments.ts'
import { type PlanState, planState } from '../../platform/payments/plan-state.ts'
import type { SubscriptionRow } from './billing.repository.ts'

export type BillingDeps = {
  db: Connection
  now: () => Date
  billing: Billing
  /** Null if billing is off. */
  payments: PaymentProvider | null
  /** For calls to the provider, which must not run inside a transaction. */
  jobs: Pick<Jobs, 'enqueue'>
  /** Turns the workspace into a team once the Team plan is paid. Idempotent. */
  turnIntoTeam: (tx: Transaction, workspaceId: string) => Promise<void>
}

/** Returns the state of the plan in a stored row now. */
export function getPlanState(deps: Pick<BillingDeps, 'billing' | 'now'>, row: SubscriptionRow | null): PlanState {
  return planState(row, { billing: deps.billing, now: deps.now() })
}

/** Returns the provider's state from a stored row; null for another provider's row, or one without a reference. */
export function stateOfRow(row: SubscriptionRow | null, provider: ProviderState['provider']): ProviderState | null {
  if (row?.provider !== provider) return null
  const { plan, status, periodEnd, endsWithPeriod, unpaidSince } = row
  // Test plans of earlier versions have no name.
  const reference = row.reference ?? (provider === 'test' ? 'test_card_4242' : null)
  return reference ? { provider, reference, plan, status, periodEnd, endsWithPeriod, unpaidSince } : null
}
