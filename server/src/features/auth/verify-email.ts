import { and, eq, gt } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { emailVerifications, users } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { letter } from '../../platform/mail/email-content.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import type { Teams } from './registering.ts'

const linkDays = 14
const dayMs = 86_400_000

type VerificationDeps = { db: Connection; now: () => Date }

/** Creates the email that verifies an account's address, or null if the account is gone. */
export async function createVerificationEmail(
  { db, now, appUrl }: VerificationDeps & { appUrl: string },
  { userId }: { userId: string },
): Promise<Mail | null> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return null
  const token = newSecret()
  const expiresAt = new Date(now().getTime() + linkDays * dayMs)
  await db.insert(emailVerifications).values({ tokenHash: hashSecret(token), userId, expiresAt })
  const url = new URL('/verify-email', appUrl)
  url.searchParams.set('token', token)
  return letter({
    to: user.email,
    // No username here: signing up with someone else's address must not make us email them the attacker's text.
    subject: 'Confirm your address for PodcastAI',
    paragraphs: ['Please confirm that this address is yours.'],
    button: { label: 'Confirm the address', url: url.href },
    footnote: `The link works once, within ${linkDays} days. If you did not create an account, ignore this email and do not open the link.`,
  })
}

/**
 * Verifies the caller's address with a mailed token, and joins them to the team that invited them.
 * @throws AppError invalid if the link was used, expired, or belongs to another account
 */
export async function verifyEmail(
  { db, now, teams }: VerificationDeps & { teams: Pick<Teams, 'joinVerified'> },
  { userId, token }: { userId: string; token: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [proof] = await tx
      .delete(emailVerifications)
      .where(
        and(
          eq(emailVerifications.tokenHash, hashSecret(token)),
          eq(emailVerifications.userId, userId),
          gt(emailVerifications.expiresAt, now()),
        ),
      )
      .returning({ userId: emailVerifications.userId })
    if (!proof) {
      throw new AppError(
        'invalid',
        'This link was already used, is too old, or is for another account. Ask for a new one.',
      )
    }
    const teamName = await teams.joinVerified(tx, userId)
    await tx.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, userId))
    await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId))
    return teamName
  })
}
