import type { Transaction } from '../../platform/database/connection.ts'
import type { JobData, JobHandler } from '../../platform/jobs/jobs.ts'
import { dropPayments, findSubscription, nextReading } from './billing.repository.ts'
import { type BillingDeps, stateOfRow } from './billing-deps.ts'
import { keepState, refresh } from './keep-state.ts'

/**
 * Cancels a workspace's subscription at the period's end, in the transaction of its cause (joining a team). A job calls
 * the provider, because that must not run inside a transaction.
 */
export async function endWithPeriod(deps: BillingDeps, tx: Transaction, workspaceId: string): Promise<void> {
  await end(deps, tx, workspaceId, 'with-period')
}

/** Cancels a workspace's subscription now, so that no one is charged for a deleted account or team. */
export async function endAtOnce(deps: BillingDeps, tx: Transaction, workspaceId: string): Promise<void> {
  await end(deps, tx, workspaceId, 'at-once')
}

async function end(deps: BillingDeps, tx: Transaction, workspaceId: string, when: 'with-period' | 'at-once') {
  const row = await findSubscription(tx, workspaceId)
  // A form that is open elsewhere could still be paid.
  for (const reference of await dropPayments(tx, workspaceId, null)) {
    if (reference !== row?.reference) await deps.jobs.enqueue(tx, 'end-subscription', { reference, when })
  }
  if (!row || row.status === 'ended') return
  if (row.provider === 'stripe') {
    if (row.reference) await deps.jobs.enqueue(tx, 'end-subscription', { reference: row.reference, when })
    return
  }
  const current = stateOfRow(row, 'test')
  if (!current) return
  // An unpaid subscription has no paid period left.
  const isAtOnce = when === 'at-once' || current.status === 'past_due'
  const state = isAtOnce ? { ...current, status: 'ended' as const } : { ...current, endsWithPeriod: true }
  await keepState(deps, tx, { workspaceId, state, reading: await nextReading(tx) })
}

/** Cancels the subscription with the provider. Retries for a long time, because a customer would keep paying. */
export function endSubscription(deps: BillingDeps): JobHandler<'end-subscription'> {
  async function run({ reference, when }: JobData['end-subscription']): Promise<void> {
    const { payments } = deps
    if (!payments?.remote) throw new Error(`the subscription ${reference} can only be ended with its provider's keys`)
    const read = await payments.remote.read(reference)
    if (!read || read.state?.status === 'ended') return
    const isUnpaid = read.state?.status !== 'active'
    if (when === 'at-once' || (when !== 'unless-paid' && isUnpaid) || !read.state) await payments.endAtOnce(reference)
    else if (when === 'doubled') await payments.endAtOnce(reference, { isCredited: true })
    else if (when === 'with-period') await payments.setEnding(read.state, true)
    await refresh(deps, reference)
  }
  return { run, giveUp: run }
}
