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
 * Fetches a subscription from its provider and stores its current state. Every webhook ends here, whatever its content:
 * it may be late, duplicated, or out of order, but a state fetched after it is at least as new.
 * @throws AppError payments_down
 */
export async function refresh(deps: BillingDeps, reference: string, also?: (tx: Transaction) => Promise<void>) {
  const { remote = null } = deps.payments ?? {}
  // The number is drawn before fetching, so that the higher of two numbers has the newer state.
  const reading = await nextReading(deps.db)
  const read = (await remote?.read(reference)) ?? null
  const workspaceId = read && (await findWorkspaceOfCustomer(deps.db, read.customerId))
  await deps.db.transaction(async (tx) => {
    if (workspaceId && read.state) await keepState(deps, tx, { workspaceId, state: read.state, reading })
    await also?.(tx)
  })
}

/**
 * Stores a provider's state of a workspace's subscription and its consequences, unless a newer one is known. If two
 * subscriptions were both paid, the better one is kept and the other one is canceled, so that no one pays twice.
 */
export async function keepState(deps: BillingDeps, tx: Transaction, { workspaceId, state, reading }: Kept) {
  // The account may have been deleted.
  if (!(await lockWorkspace(tx, workspaceId))) return
  const stored = await findSubscription(tx, workspaceId)
  const other = stored && !isSame(stored, state) ? stored : null
  if (other && state.status === 'ended') return
  if (stored && stored.reading > reading) {
    // Nothing newer is known about the other subscription, so it is read again.
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

/** Applies the consequences of a plan's start. Drops other open payments, because they could start a second plan. */
async function begin(deps: BillingDeps, tx: Transaction, { workspaceId, state }: Omit<Kept, 'reading'>) {
  for (const reference of await dropPayments(tx, workspaceId, state.reference)) {
    await deps.jobs.enqueue(tx, 'end-subscription', { reference, when: 'unless-paid' })
  }
  if (await isWorkedIn(tx, workspaceId)) {
    if (state.plan === 'team') await deps.turnIntoTeam(tx, workspaceId)
    return
  }
  // Paid after its owner had joined another team: the plan is set aside, isn't renewed, and doesn't create a second
  // team.
  if (!state.endsWithPeriod) await endAtProvider(deps, tx, state, 'with-period')
}

/**
 * True if the stored row already has this plan. A closed team keeps its plan until the paid period ends, and webhooks
 * about it do not reopen the team.
 */
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
