import { projectTitle } from '@podcastai/contracts'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { memberships, transcripts, users } from '../../platform/database/schema.ts'
import { letter } from '../../platform/mail/email-content.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/**
 * Returns the uploader, if they want this email, have a verified address, and may still see the project; otherwise
 * null.
 */
export async function whoWaits(db: Connection, transcriptId: string) {
  const [row] = await db
    .select({
      email: users.email,
      username: users.username,
      filename: transcripts.filename,
      status: transcripts.status,
    })
    .from(transcripts)
    .innerJoin(users, eq(users.id, transcripts.uploadedBy))
    .innerJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.workspaceId, transcripts.workspaceId)))
    .where(
      and(
        eq(transcripts.id, transcriptId),
        isNull(transcripts.deletedAt),
        eq(users.wantsReadyMail, true),
        isNotNull(users.emailVerifiedAt),
      ),
    )
  return row ?? null
}

/** Creates the email that an upload's content is ready; null if no one is waiting for it anymore. */
export async function createReadyEmail(
  { db, appUrl }: { db: Connection; appUrl: string },
  { transcriptId }: { transcriptId: string },
): Promise<Mail | null> {
  const waiting = await whoWaits(db, transcriptId)
  if (waiting?.status !== 'completed') return null
  return letter({
    to: waiting.email,
    subject: 'Your content is ready',
    paragraphs: [
      `Hello ${waiting.username}, “${projectTitle(waiting.filename)}” has been read, and its content is ready.`,
    ],
    button: { label: 'View content', url: new URL(`/project/${transcriptId}`, appUrl).href },
    footnote: 'You turned this email on in your Profile tab, and can turn it off there.',
  })
}
