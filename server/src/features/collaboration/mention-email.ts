import { projectTitle } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { letter } from '../../platform/mail/email-content.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { findMention, findName } from './comments.repository.ts'

/**
 * Creates the email that tells a user about a mention, or null if the comment is gone or they may no longer read it.
 */
export async function createMentionEmail(
  { db, appUrl }: { db: Connection; appUrl: string },
  mention: { commentId: string; userId: string },
): Promise<Mail | null> {
  const found = await findMention(db, mention)
  if (!found) return null
  const author = (found.authorId && (await findName(db, found.authorId))) ?? 'Someone'
  const title = `“${projectTitle(found.filename)}”`
  return letter({
    to: found.email,
    subject: `${author} mentioned you`,
    paragraphs: [
      `Hello ${found.username}, ${author} mentioned you in a comment on ${title}${found.about ? `, about “${found.about}”` : ''}:`,
      found.text,
    ],
    button: {
      label: 'Open the comment',
      url: new URL(`/project/${found.transcriptId}?comment=${mention.commentId}`, appUrl).href,
    },
    footnote: 'You get this email because a member of your team mentioned you with an @.',
  })
}
