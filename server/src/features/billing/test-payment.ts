import type { Card } from '@podcastai/contracts'
import { AppError } from '../../platform/http/app-error.ts'
import { paidByTestCard, paymentOfSecret } from '../../platform/payments/test-payments.ts'
import { findPayment, findSubscription, lockWorkspace, nextReading } from './billing.repository.ts'
import { type BillingDeps, stateOfRow } from './billing-deps.ts'
import { keepState } from './keep-state.ts'
import { findDecline } from './test-cards.ts'

/**
 * Plays both sides of a payment in test mode: the browser confirms with a card, and the result is stored at once. A
 * payment that is confirmed twice, even concurrently, is paid once.
 * @throws AppError invalid for a payment that is not the workspace's, card_declined
 */
export async function payWithTestCard(
  deps: BillingDeps,
  workspaceId: string,
  { clientSecret, card }: { clientSecret: string; card: Card },
): Promise<void> {
  const unknown = new AppError('invalid', 'This payment was not started here. Please reload the page.')
  const id = paymentOfSecret(clientSecret)
  const begun = id && (await findPayment(deps.db, id, workspaceId))
  if (!begun || begun.status === 'dropped') throw unknown
  if (begun.status === 'paid') return
  const decline = findDecline(card, deps.now())
  if (decline) throw new AppError('card_declined', decline)

  const reading = await nextReading(deps.db)
  await deps.db.transaction(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const payment = await findPayment(tx, begun.id, workspaceId)
    if (payment?.status !== 'open') return
    const current = stateOfRow(await findSubscription(tx, workspaceId), 'test')
    const state = paidByTestCard({ current, plan: payment.plan, cardNumber: card.number }, deps.now())
    await keepState(deps, tx, { workspaceId, state, reading })
  })
}
