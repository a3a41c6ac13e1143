import { maxMentions } from '@podcastai/contracts'
import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { withAbout } from '../../domain/content/comment-anchors.ts'
import type { Connection, Transaction } from '../../platform/database/connection.ts'
import { formatName } from '../../platform/database/generations.ts'
import { comments, memberships, mentions, transcripts, users } from '../../platform/database/schema.ts'

type Person = { workspaceId: string; userId: string }

const isTheirs = ({ workspaceId, userId }: Person) =>
  and(eq(mentions.workspaceId, workspaceId), eq(mentions.userId, userId))

/** Lists a user's mentions, newest first, without those on projects in the trash. */
export async function listMentions(db: Connection, person: Person) {
  const rows = await db
    .select({
      commentId: comments.id,
      transcriptId: comments.transcriptId,
      project: { id: transcripts.id, filename: transcripts.filename },
      contentType: comments.contentType,
      formatName: formatName(comments.transcriptId, comments.contentType),
      anchor: comments.anchor,
      text: comments.text,
      author: { id: users.id, name: users.username },
      createdAt: mentions.createdAt,
      readAt: mentions.readAt,
    })
    .from(mentions)
    .innerJoin(comments, eq(comments.id, mentions.commentId))
    .innerJoin(transcripts, eq(transcripts.id, comments.transcriptId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(isTheirs(person), isNull(transcripts.deletedAt)))
    .orderBy(desc(mentions.createdAt), desc(comments.id))
    .limit(maxMentions)
  return (await withAbout(db, rows)).map(({ transcriptId: _, ...row }) => row)
}

/**
 * Stores that a comment mentions these people, if they are still members. Returns those for whom this is new; if two
 * calls do so at once, only one gets each person.
 */
export async function addMentions(
  tx: Transaction,
  { workspaceId, commentId, people, now }: { workspaceId: string; commentId: string; people: string[]; now: Date },
): Promise<string[]> {
  if (people.length === 0) return []
  const members = await tx
    .select({ workspaceId: memberships.workspaceId, userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), inArray(memberships.userId, people)))
    .for('key share')
  if (members.length === 0) return []
  const rows = members.map((member) => ({ ...member, commentId, createdAt: now }))
  const added = await tx.insert(mentions).values(rows).onConflictDoNothing().returning({ userId: mentions.userId })
  return added.map(({ userId }) => userId)
}

/** Deletes the mentions of a comment except those of these people. */
export async function keepMentions(tx: Transaction, commentId: string, people: string[]): Promise<void> {
  const isOther = people.length > 0 ? notInArray(mentions.userId, people) : sql`true`
  await tx.delete(mentions).where(and(eq(mentions.commentId, commentId), isOther))
}

export async function markRead(
  db: Connection,
  person: Person,
  { commentIds, now }: { commentIds: string[]; now: Date },
) {
  const isUnread = and(inArray(mentions.commentId, commentIds), isNull(mentions.readAt))
  await db
    .update(mentions)
    .set({ readAt: now })
    .where(and(isTheirs(person), isUnread))
}
