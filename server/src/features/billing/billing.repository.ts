import type { PlanKey } from '@podcastai/contracts'
import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import {
  paymentCustomers,
  paymentEvents,
  payments,
  providerReadings,
  subscriptions,
  users,
  workspaces,
} from '../../platform/database/schema.ts'
import type { ProviderState } from '../../platform/payments/payments.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type Payment = typeof payments.$inferSelect
type Provider = ProviderState['provider']

export async function findSubscription(db: Connection, workspaceId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId))
  return row ?? null
}

/** Locks the workspace until the transaction ends, to serialize changes of its plan. */
export async function lockWorkspace(tx: Connection, id: string): Promise<{ kind: 'personal' | 'team' } | null> {
  const [row] = await tx.select({ kind: workspaces.kind }).from(workspaces).where(eq(workspaces.id, id)).for('update')
  return row ?? null
}

export async function storeSubscription(
  tx: Connection,
  { workspaceId, reading, ...state }: ProviderState & { workspaceId: string; reading: number },
) {
  const row = { ...state, reading }
  await tx
    .insert(subscriptions)
    .values({ workspaceId, ...row })
    .onConflictDoUpdate({ target: subscriptions.workspaceId, set: row })
}

/** Moves the plan and the provider's customer of a workspace that is merged into another. */
export async function movePlan(tx: Connection, { from, to }: { from: string; to: string }) {
  for (const table of [subscriptions, paymentCustomers]) {
    await tx.delete(table).where(eq(table.workspaceId, to))
    await tx.update(table).set({ workspaceId: to }).where(eq(table.workspaceId, from))
  }
}

/** Returns the subscriptions that a provider has not ended, by workspace. */
export async function findRunningSubscriptions(db: Connection, provider: Provider): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.provider, provider), ne(subscriptions.status, 'ended')))
    .orderBy(subscriptions.workspaceId)
}

/** Returns a sequence number for a read of the provider's state, higher than those of all earlier reads. */
export async function nextReading(db: Connection): Promise<number> {
  const name = providerReadings.seqName ?? ''
  const { rows } = await db.execute<{ reading: string }>(sql`select nextval(${name}::regclass) as reading`)
  return Number(rows[0]?.reading)
}

/** Returns the customer's details: the workspace, with the caller's email. */
export async function findPayer(db: Connection, { workspaceId, userId }: { workspaceId: string; userId: string }) {
  const [payer] = await db
    .select({ id: workspaces.id, name: workspaces.name, email: users.email })
    .from(users)
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .where(eq(users.id, userId))
  return payer ?? null
}

export async function findCustomer(db: Connection, workspaceId: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.workspaceId, workspaceId))
  return row?.customerId ?? null
}

/** Stores a workspace's customer unless it has one, and returns the stored one. */
export async function keepCustomer(db: Connection, workspaceId: string, customerId: string): Promise<string> {
  await db.insert(paymentCustomers).values({ workspaceId, customerId }).onConflictDoNothing()
  return (await findCustomer(db, workspaceId)) ?? customerId
}

/** Removes a customer that the provider no longer knows, and returns it. */
export async function forgetCustomer(db: Connection, workspaceId: string): Promise<string | null> {
  const isIts = eq(paymentCustomers.workspaceId, workspaceId)
  const [row] = await db.delete(paymentCustomers).where(isIts).returning()
  return row?.customerId ?? null
}

export async function findWorkspaceOfCustomer(db: Connection, customerId: string): Promise<string | null> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId))
  return row?.workspaceId ?? null
}

type NewPayment = { workspaceId: string; plan: PlanKey; provider: Provider; cents: number; createdAt: Date }

/** Returns the workspace's open payment of a plan; creates it if there is none. Concurrent calls get the same one. */
export async function openPayment(db: Connection, payment: NewPayment): Promise<Payment> {
  const isIt = and(
    eq(payments.workspaceId, payment.workspaceId),
    eq(payments.plan, payment.plan),
    eq(payments.provider, payment.provider),
    eq(payments.status, 'open'),
  )
  // The open payment may have been paid between the two statements.
  for (;;) {
    const [made] = await db
      .insert(payments)
      .values({ ...payment, status: 'open' })
      .onConflictDoNothing()
      .returning()
    if (made) return made
    const [open] = await db.select().from(payments).where(isIt)
    if (open) return open
  }
}

/** Returns the updated payment; null if it is gone. */
export async function updatePayment(
  db: Connection,
  id: string,
  changes: Partial<Pick<Payment, 'reference' | 'status'>>,
): Promise<Payment['status'] | null> {
  const [row] = await db.update(payments).set(changes).where(eq(payments.id, id)).returning({ status: payments.status })
  return row?.status ?? null
}

export async function findPayment(db: Connection, id: string, workspaceId: string): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.workspaceId, workspaceId), isNotNull(payments.provider)))
  return payment ?? null
}

const isOpenIn = (workspaceId: string) => and(eq(payments.workspaceId, workspaceId), eq(payments.status, 'open'))

/** Marks a plan's open payments as paid, matching them by subscription. In test mode they share no reference. */
export async function settlePayments(
  tx: Connection,
  workspaceId: string,
  { plan, reference, provider }: ProviderState,
) {
  const isPaidBy = or(isNull(payments.reference), eq(payments.reference, reference))
  await tx
    .update(payments)
    .set({ status: 'paid' })
    .where(and(isOpenIn(workspaceId), eq(payments.plan, plan), provider === 'test' ? undefined : isPaidBy))
}

/** Marks open payments as dropped. Returns their subscriptions other than `kept`, because those can still be paid. */
export async function dropPayments(tx: Connection, workspaceId: string, kept: string | null): Promise<string[]> {
  const isOther = kept === null ? undefined : or(isNull(payments.reference), ne(payments.reference, kept))
  const dropped = await tx
    .update(payments)
    .set({ status: 'dropped' })
    .where(and(isOpenIn(workspaceId), isOther))
    .returning({ provider: payments.provider, reference: payments.reference })
  return dropped.flatMap(({ provider, reference }) => (provider === 'stripe' && reference ? [reference] : []))
}

/** True if the workspace is in use. A personal workspace is set aside while its owner is in a team. */
export async function isWorkedIn(tx: Connection, workspaceId: string): Promise<boolean> {
  const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.workspaceId, workspaceId)).limit(1)
  return member !== undefined
}

export async function isKnownEvent(db: Connection, id: string): Promise<boolean> {
  const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id))
  return event !== undefined
}

export async function rememberEvent(db: Connection, { id, type }: { id: string; type: string }) {
  await db.insert(paymentEvents).values({ id, type }).onConflictDoNothing()
}
