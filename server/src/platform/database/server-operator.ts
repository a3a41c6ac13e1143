// The operator's account is stored once and only changes on purpose. If it were derived from the order of accounts, a
// deleted account or a wrong clock would hand the server to a stranger.
import { isNull, ne, sql } from 'drizzle-orm'
import type { Connection, Transaction } from './connection.ts'
import { serverOperator, users } from './schema.ts'

/**
 * Returns true for the first account of a server, which nobody could invite. Concurrent first registrations wait here
 * until the transaction ends, so only one of them is first.
 */
export async function isFirstRegistration(tx: Transaction): Promise<boolean> {
  if (await hasAccounts(tx)) return false
  await tx.execute(sql`lock table ${serverOperator} in share row exclusive mode`)
  return !(await hasAccounts(tx))
}

/** Returns the id of the stored operator, locked until the transaction ends: deleting and handing over take turns. */
export async function lockOperator(tx: Transaction): Promise<string | null> {
  const [row] = await tx.select({ userId: serverOperator.userId }).from(serverOperator).for('update')
  return row?.userId ?? null
}

/** Stores the operator. Only the first account of a server is led through the choice of a language model. */
export async function storeOperator(tx: Transaction, userId: string, { isFirst }: { isFirst: boolean }): Promise<void> {
  const modelChoiceAt = isFirst ? null : sql`now()`
  await tx
    .insert(serverOperator)
    .values({ userId, modelChoiceAt })
    .onConflictDoUpdate({ target: serverOperator.id, set: { userId, modelChoiceAt, createdAt: sql`now()` } })
}

/** Records that the operator chose a language model, or none, so that nobody is led through the choice again. */
export async function endModelChoice(db: Connection): Promise<void> {
  await db.update(serverOperator).set({ modelChoiceAt: sql`now()` }).where(isNull(serverOperator.modelChoiceAt))
}

/** Returns true if there is an account, or one besides `userId`. */
export async function hasAccounts(db: Connection, { besides }: { besides?: string } = {}): Promise<boolean> {
  const isOther = besides === undefined ? undefined : ne(users.id, besides)
  const found = await db.select({ id: users.id }).from(users).where(isOther).limit(1)
  return found.length > 0
}
