import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { passwordResets, sessions, users } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { letter } from '../../platform/mail/email-content.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { endResetLinks, findUserByEmail } from './auth.repository.ts'
import { hashPassword } from './passwords.ts'

const linkMinutes = 60

type ResetDeps = { db: Connection; now: () => Date }

/**
 * Creates a link to set a new password. It works once, within an hour.
 * @throws Error if no account has the email. Only the operator's command calls this, so the error may say that.
 */
export async function makeResetLink(deps: ResetDeps & { appUrl: string }, email: string): Promise<string> {
  const link = await createResetLink(deps, email.trim().toLowerCase())
  if (!link) throw new Error(`There is no account with the email ${email}.`)
  return link
}

/**
 * Creates the email with the reset link, or null if no account has the email. The requester gets the same answer either
 * way.
 */
export async function createResetEmail(
  deps: ResetDeps & { appUrl: string },
  { email }: { email: string },
): Promise<Mail | null> {
  const url = await createResetLink(deps, email)
  if (!url) return null
  return letter({
    to: email,
    subject: 'Set a new password for PodcastAI',
    paragraphs: ['Someone, hopefully you, asked to reset the password of your PodcastAI account.'],
    button: { label: 'Set a new password', url },
    footnote:
      'The link works once, within an hour. If it was not you, ignore this email. Your password stays as it is.',
  })
}

async function createResetLink(
  { db, now, appUrl }: ResetDeps & { appUrl: string },
  email: string,
): Promise<string | null> {
  const user = await findUserByEmail(db, email)
  if (!user) return null
  const token = newSecret()
  const expiresAt = new Date(now().getTime() + linkMinutes * 60_000)
  await db.insert(passwordResets).values({ tokenHash: hashSecret(token), userId: user.id, expiresAt })
  return `${appUrl.replace(/\/$/, '')}/reset-password?token=${token}`
}

export async function resetLinkWorks({ db, now }: ResetDeps, token: string): Promise<boolean> {
  const found = await db.select({ id: passwordResets.userId }).from(passwordResets).where(isOpen(token, now()))
  return found.length > 0
}

function isOpen(token: string, now: Date) {
  const { tokenHash, usedAt, expiresAt } = passwordResets
  return and(eq(tokenHash, hashSecret(token)), isNull(usedAt), gt(expiresAt, now))
}

/**
 * Sets the new password and ends every session of the account, so anyone who knew the old password is logged out.
 * The link arrived by email, so using it also verifies the address.
 */
export async function useResetLink(deps: ResetDeps, { token, password }: { token: string; password: string }) {
  const passwordHash = await hashPassword(password)
  await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const [used] = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(isOpen(token, now))
      .returning({ userId: passwordResets.userId })
    if (!used) throw new AppError('invalid', 'This link was already used or is older than an hour. Ask for a new one.')
    await tx.update(users).set({ passwordHash, emailVerifiedAt: now }).where(eq(users.id, used.userId))
    await endResetLinks(tx, used.userId, now)
    await tx.delete(sessions).where(eq(sessions.userId, used.userId))
  })
}
