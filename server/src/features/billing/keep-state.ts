import type { Transaction } from '../../platform/database/connection.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import type { ProviderState } from '../../platform/payments/payments.ts'
import {
  dropPayments,
  findSubscription,
  findWorkspaceOfCustomer,
  isWorkedIn,
  lockWorkspace,
  nextReading,
  type SubscriptionRow,
  settlePayments,
  storeSubscription,
} from './billing.repository.ts'
import type { BillingDeps } from './billing-deps.ts'
import { rankPlan } from './plan-worth.ts'

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

/**
 * Stores what a provider said of a workspace's subscription, and what follows from it, unless newer is known. Of two
 * subscriptions that were both paid the better one is kept and the other one ended: nobody pays twice.
 */
export async function keepState(deps: BillingDeps, tx: Transaction, { workspaceId, state, reading }: Kept) {
  // The account may have been deleted.
  if (!(await lockWorkspace(tx, workspaceId))) return
  const stored = await findSubscription(tx, workspaceId)
  const other = stored && !isSame(stored, state) ? stored : null
  if (other && state.status === 'ended') return
  if (stored && stored.reading > reading) {
    // Of another subscription nothing newer is known: it is read again.
    if (other) await endAtProvider(deps, tx, state, 'unless-paid')
    return
  }
  if (other && rankPlan(deps, other) >= rankPlan(deps, state)) return endAtProvider(deps, tx, state, 'doubled')
  await storeSubscription(tx, { workspaceId, reading, ...state })
  if (other && other.status !== 'ended') await endAtProvider(deps, tx, other, 'doubled')
  if (state.status !== 'active') return
  await settlePayments(tx, workspaceId, state)
  if (!isKnownPlan(stored, state)) await begin(deps, tx, { workspaceId, state })
}

/** What follows from a plan that begins: another form that is still open would begin a second one beside it. */
async function begin(deps: BillingDeps, tx: Transaction, { workspaceId, state }: Omit<Kept, 'reading'>) {
  for (const reference of await dropPayments(tx, workspaceId, state.reference)) {
    await deps.jobs.enqueue(tx, 'end-subscription', { reference, when: 'unless-paid' })
  }
  if (await isWorkedIn(tx, workspaceId)) {
    if (state.plan === 'team') await deps.turnIntoTeam(tx, workspaceId)
    return
  }
  // Paid after its owner had joined another team: kept aside it is not renewed, and becomes no second team.
  if (!state.endsWithPeriod) await endAtProvider(deps, tx, state, 'with-period')
}

/** A team that was closed keeps its plan to the end of what is paid, and news of it opens no team again. */
function isKnownPlan(stored: SubscriptionRow | null, { plan, reference }: ProviderState): boolean {
  return stored?.plan === plan && stored.status !== 'ended' && stored.reference === reference
}

function isSame(stored: SubscriptionRow, { provider, reference }: ProviderState): boolean {
  if (stored.provider !== provider) return false
  return provider === 'test' || stored.reference === reference
}

type When = JobData['end-subscription']['when']

async function endAtProvider(
  { jobs, payments }: BillingDeps,
  tx: Transaction,
  { provider, reference }: { provider: ProviderState['provider']; reference: string | null },
  when: When,
) {
  if (provider !== 'stripe' || payments?.kind !== 'stripe' || !reference) return
  await jobs.enqueue(tx, 'end-subscription', { reference, when })
}
