import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { payments, subscriptions } from '../../platform/database/schema.ts'

type Payment = typeof payments.$inferSelect

export async function insertPayment(db: Connection, payment: typeof payments.$inferInsert) {
  await db.insert(payments).values(payment)
}

/** A payment of this workspace that is not paid yet. */
export async function findOpenPayment(
  db: Connection,
  { clientSecretHash, workspaceId }: { clientSecretHash: string; workspaceId: string },
): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.clientSecretHash, clientSecretHash), eq(payments.workspaceId, workspaceId)))
  return payment?.status === 'open' ? payment : null
}

/** Marks a payment paid and its workspace subscribed; twice is as good as once. */
export async function settlePayment(db: Connection, { id, workspaceId, plan }: Payment) {
  await db.update(payments).set({ status: 'paid' }).where(eq(payments.id, id))
  await db
    .insert(subscriptions)
    .values({ workspaceId, plan, status: 'active' })
    .onConflictDoUpdate({ target: subscriptions.workspaceId, set: { plan, status: 'active' } })
}
