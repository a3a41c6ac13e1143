// Naming the account that runs this server, and keeping it from being deleted before another one is named.
import { eq } from 'drizzle-orm'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { serverOperator, users } from '../../platform/database/schema.ts'
import { hasAccounts, lockOperator, storeOperator } from '../../platform/database/server-operator.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Mailer } from '../../platform/mail/mail.ts'

export type OperatorDeps = {
  db: Connection
  mail: Pick<Mailer, 'kind'>
  /** The setting OPERATOR_EMAIL, which overrides what is stored. */
  operatorEmail: string | undefined
}

/**
 * Makes the account with this email the operator.
 * @param from id of the operator who hands over; omit it to replace any stored operator
 * @throws AppError conflict, and invalid if no account has the email
 */
export async function nameOperator(
  { db, mail, operatorEmail }: OperatorDeps,
  { email, from }: { email: string; from?: string },
): Promise<void> {
  if (operatorEmail !== undefined) {
    throw new AppError('conflict', 'The setting OPERATOR_EMAIL names the operator. Change it and restart the server.')
  }
  await db.transaction(async (tx) => {
    const stored = await lockOperator(tx)
    if (from !== undefined && stored !== from) {
      throw new AppError('conflict', 'Your account does not run this server anymore. Reload the page.')
    }
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('key share')
    if (!user) {
      const message = `There is no account with the email ${email}.`
      throw new AppError('invalid', message, { fields: { email: message } })
    }
    // Anyone can register with an address that they know.
    if (mail.kind === 'smtp' && user.emailVerifiedAt === null) {
      throw new AppError(
        'conflict',
        `${email} is not confirmed. Ask its owner to log in and open the link that confirms it.`,
      )
    }
    await storeOperator(tx, user.id, { isFirst: false })
  })
}

/**
 * Returns what `npm run admin -- operator` prints: makes the account with this email the operator, or says who the
 * operator is if no email is given.
 */
export async function operatorCommand(deps: OperatorDeps, argument: string): Promise<string> {
  const email = argument.trim().toLowerCase()
  if (email !== '') {
    await nameOperator(deps, { email })
    return `${email} runs this server now.`
  }
  const notice = await operatorNotice(deps)
  if (notice) return `Operator: ${notice}.`
  if (deps.operatorEmail !== undefined) return `Operator: ${deps.operatorEmail}, as OPERATOR_EMAIL says.`
  const [operator] = await deps.db
    .select({ email: users.email })
    .from(serverOperator)
    .innerJoin(users, eq(users.id, serverOperator.userId))
  return `Operator: ${operator?.email}.`
}

/**
 * Locks the operator until the transaction ends.
 * @throws AppError operator_remains if the operator would leave other accounts without one
 */
export async function refuseLeavingServer(
  tx: Transaction,
  { userId, isOperator }: { userId: string; isOperator: boolean },
  operatorEmail: string | undefined,
): Promise<void> {
  const stored = await lockOperator(tx)
  const runsServer = operatorEmail === undefined ? stored === userId : isOperator
  if (!runsServer || !(await hasAccounts(tx, { besides: userId }))) return
  throw new AppError(
    'operator_remains',
    operatorEmail === undefined
      ? 'You’re the operator of this server. Transfer the operator role to another account first, on your profile page.'
      : 'The setting OPERATOR_EMAIL makes your account the operator. Set it to another account and restart the server first.',
  )
}

/** Returns a line to print at startup if it is not settled which account runs the server; otherwise null. */
export async function operatorNotice({ db, mail, operatorEmail }: OperatorDeps): Promise<string | null> {
  if (operatorEmail !== undefined) {
    const [user] = await db.select().from(users).where(eq(users.email, operatorEmail))
    if (user && (mail.kind !== 'smtp' || user.emailVerifiedAt !== null)) return null
    return `the account with OPERATOR_EMAIL, once it ${mail.kind === 'smtp' ? 'has confirmed its address' : 'signs up'}`
  }
  if ((await db.select().from(serverOperator)).length > 0) return null
  if (await hasAccounts(db)) return 'nobody; name one with: npm run admin -- operator EMAIL'
  return 'the first account that signs up, unless OPERATOR_EMAIL names another one'
}
