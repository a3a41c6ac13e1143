import { renewed } from '../../platform/payments/test-payments.ts'
import { findRunningSubscriptions, findSubscription, lockWorkspace, nextReading } from './billing.repository.ts'
import { type BillingDeps, stateOfRow } from './billing-deps.ts'
import { keepState, refresh } from './keep-state.ts'

/**
 * Updates all running subscriptions; runs daily. In test mode it renews, ends, and declines them itself; otherwise it
 * queries the provider, in case a webhook never arrived. One failure does not stop the others. Idempotent.
 */
export async function renewSubscriptions(deps: BillingDeps & { onError: (error: unknown) => void }): Promise<void> {
  const { payments } = deps
  if (!payments) return
  for (const { workspaceId, reference } of await findRunningSubscriptions(deps.db, payments.kind)) {
    const renewal = payments.remote ? refresh(deps, reference ?? '') : renewTestPlan(deps, workspaceId)
    await renewal.catch(deps.onError)
  }
}

async function renewTestPlan(deps: BillingDeps, workspaceId: string): Promise<void> {
  const reading = await nextReading(deps.db)
  await deps.db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const current = stateOfRow(await findSubscription(tx, workspaceId), 'test')
    const state = current && renewed(current, deps.now())
    if (state && state !== current) await keepState(deps, tx, { workspaceId, state, reading })
  })
}
