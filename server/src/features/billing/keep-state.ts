import type { Transaction } from '../../platform/database/connection.ts'
import type { ProviderState } from '../../platform/payments/payments.ts'
import {
  findSubscription,
  findWorkspaceOfCustomer,
  lockWorkspace,
  nextReading,
  type SubscriptionRow,
  settlePayments,
  storeSubscription,
} from './billing.repository.ts'
import { type BillingDeps, standingOf } from './billing-deps.ts'

type Kept = { workspaceId: string; state: ProviderState; reading: number }

/**
 * Reads a subscription from its provider and keeps what it is now. Every piece of news ends here, whatever it said:
 * news may be late, doubled or out of order, and what is read after it is at least as new as it.
 * @throws AppError payments_down
 */
export async function refresh(deps: BillingDeps, reference: string, also?: (tx: Transaction) => Promise<void>) {
  const { remote = null } = deps.payments ?? {}
  // The number is drawn before the reading: of two readings the one with the higher number is the newer one.
  const reading = await nextReading(deps.db)
  const read = (await remote?.read(reference)) ?? null
  const workspaceId = read && (await findWorkspaceOfCustomer(deps.db, read.customerId))
  await deps.db.transaction(async (tx) => {
    if (workspaceId && read.state) await keepState(deps, tx, { workspaceId, state: read.state, reading })
    await also?.(tx)
  })
}

/** Stores what a provider said of a workspace's subscription, and what follows from it, unless newer is known. */
export async function keepState(deps: BillingDeps, tx: Transaction, { workspaceId, state, reading }: Kept) {
  // The account may be gone by now.
  if (!(await lockWorkspace(tx, workspaceId))) return
  const stored = await findSubscription(tx, workspaceId)
  if (stored && isOutdated(deps, stored, state, reading)) return
  await storeSubscription(tx, { workspaceId, reading, ...state })
  if (state.status !== 'active') return
  await settlePayments(tx, workspaceId, state.plan)
  // One that ends is no reason to make a team again that was closed.
  if (state.plan === 'team' && !isKnownTeamPlan(stored, state)) await deps.turnIntoTeam(tx, workspaceId)
}

/** A team that was closed keeps its plan to the end of what is paid, and news of it opens no team again. */
function isKnownTeamPlan(stored: SubscriptionRow | null, { reference }: ProviderState): boolean {
  return stored?.plan === 'team' && stored.status !== 'ended' && stored.reference === reference
}

function isOutdated(deps: BillingDeps, stored: SubscriptionRow, state: ProviderState, reading: number): boolean {
  const isOfTestMode = stored.provider === 'test' && state.provider === 'test'
  const isSame = isOfTestMode || (stored.provider === state.provider && stored.reference === state.reference)
  if (isSame) return stored.reading > reading
  // News of another subscription, an earlier one for example, counts only where the stored one is worth nothing.
  return standingOf(deps, stored).hasAccess || state.status === 'ended'
}
