import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { passwordResets, sessions, users } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { endResetLinks, findUserByEmail } from './auth.repository.ts'
import { hashPassword } from './passwords.ts'

const linkMinutes = 60

type ResetDeps = { db: Connection; now: () => Date }

/**
 * A link to set a new password with, good once and for an hour.
 * @throws Error where no account has the email; only whoever runs the server asks this.
 */
export async function makeResetLink(deps: ResetDeps & { appUrl: string }, email: string): Promise<string> {
  const user = await findUserByEmail(deps.db, email.trim().toLowerCase())
  if (!user) throw new Error(`There is no account with the email ${email}.`)
  const token = newSecret()
  const expiresAt = new Date(deps.now().getTime() + linkMinutes * 60_000)
  await deps.db.insert(passwordResets).values({ tokenHash: hashSecret(token), userId: user.id, expiresAt })
  return `${deps.appUrl.replace(/\/$/, '')}/reset-password?token=${token}`
}

/** Sets the new password and ends every session of the account: whoever knew the old one is out. */
export async function useResetLink(deps: ResetDeps, { token, password }: { token: string; password: string }) {
  const passwordHash = await hashPassword(password)
  await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.tokenHash, hashSecret(token)),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ userId: passwordResets.userId })
    if (!used) throw new AppError('invalid', 'This link was used already or is older than an hour. Ask for a new one.')
    await tx.update(users).set({ passwordHash }).where(eq(users.id, used.userId))
    await endResetLinks(tx, used.userId, now)
    await tx.delete(sessions).where(eq(sessions.userId, used.userId))
  })
}
