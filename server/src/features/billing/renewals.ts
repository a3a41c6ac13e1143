import { renewed } from '../../platform/payments/test-payments.ts'
import { findRunningSubscriptions, findSubscription, lockWorkspace, nextReading } from './billing.repository.ts'
import { type BillingDeps, stateOfRow } from './billing-deps.ts'
import { keepState, refresh } from './keep-state.ts'

/**
 * What a day brings to subscriptions. The test mode renews, ends and declines them itself; a provider did so already,
 * and is asked in case its news never came. One that cannot be read stops no other. Twice is harmless.
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
