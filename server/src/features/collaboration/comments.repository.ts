import type { Colleague } from '@podcastai/contracts'
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { withAbout } from '../../domain/content/comment-anchors.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { comments, memberships, transcripts, users } from '../../platform/database/schema.ts'

export type Scope = { workspaceId: string; id: string }

const inScope = ({ workspaceId, id }: Scope) =>
  and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))

const resolvers = alias(users, 'resolvers')

const shown = {
  id: comments.id,
  transcriptId: comments.transcriptId,
  text: comments.text,
  author: { id: users.id, name: users.username },
  contentType: comments.contentType,
  item: comments.item,
  anchor: comments.anchor,
  mentions: comments.mentions,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  resolvedAt: comments.resolvedAt,
  resolvedBy: { id: resolvers.id, name: resolvers.username },
}

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>

/** Returns a project of this workspace that is not in the trash. */
export async function findProject(db: Connection, scope: Scope) {
  const [row] = await db.select({ id: transcripts.id }).from(transcripts).where(inScope(scope))
  return row ?? null
}

/** Lists the comments of a project, oldest first. */
export async function listComments(db: Connection, transcriptId: string) {
  const rows = await db
    .select(shown)
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(resolvers, eq(resolvers.id, comments.resolvedBy))
    .where(eq(comments.transcriptId, transcriptId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
  return withAbout(db, rows)
}

export async function findComment(db: Connection, { commentId, ...scope }: Scope & { commentId: string }) {
  const [row] = await db
    .select(shown)
    .from(comments)
    .innerJoin(transcripts, eq(transcripts.id, comments.transcriptId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .leftJoin(resolvers, eq(resolvers.id, comments.resolvedBy))
    .where(and(inScope(scope), eq(comments.id, commentId)))
  return row ? ((await withAbout(db, [row]))[0] ?? null) : null
}

/** Locks a project until the end of the transaction. False if the project is in the trash. */
export async function lockProject(tx: Connection, scope: Scope): Promise<boolean> {
  const rows = await tx.select({ id: transcripts.id }).from(transcripts).where(inScope(scope)).for('update')
  return rows.length > 0
}

/**
 * Inserts a comment, or returns null if the project is full. Call with the project row locked so concurrent requests
 * cannot exceed the limit.
 */
export async function insertComment(
  tx: Connection,
  comment: typeof comments.$inferInsert,
  max: number,
): Promise<string | null> {
  const { transcriptId } = comment
  const [there] = await tx.select({ comments: count() }).from(comments).where(eq(comments.transcriptId, transcriptId))
  if ((there?.comments ?? 0) >= max) return null
  const [row] = await tx.insert(comments).values(comment).returning({ id: comments.id })
  return row?.id ?? null
}

type CommentId = { id: string; commentId: string }

const isComment = ({ id, commentId }: CommentId) => and(eq(comments.id, commentId), eq(comments.transcriptId, id))

/** Updates a comment and locks its row until the end of the transaction. Returns false if it was deleted. */
export async function updateComment(
  db: Connection,
  id: CommentId,
  change: Partial<typeof comments.$inferInsert>,
): Promise<boolean> {
  const rows = await db.update(comments).set(change).where(isComment(id)).returning({ id: comments.id })
  return rows.length > 0
}

export async function deleteComment(db: Connection, id: CommentId) {
  await db.delete(comments).where(isComment(id))
}

/** Returns the members of a workspace, sorted by name. */
export function listPeople(db: Connection, workspaceId: string): Promise<Colleague[]> {
  return db
    .select({ id: users.id, name: users.username })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))
    .orderBy(asc(users.username), asc(users.id))
}

/**
 * Returns a comment and the user it mentions, if both still exist, the user may read it, and their address is verified.
 */
export async function findMention(db: Connection, { commentId, userId }: { commentId: string; userId: string }) {
  const [row] = await db
    .select({
      text: comments.text,
      anchor: comments.anchor,
      mentions: comments.mentions,
      authorId: comments.authorId,
      transcriptId: transcripts.id,
      filename: transcripts.filename,
      email: users.email,
      username: users.username,
    })
    .from(comments)
    .innerJoin(transcripts, eq(transcripts.id, comments.transcriptId))
    .innerJoin(memberships, eq(memberships.workspaceId, transcripts.workspaceId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(comments.id, commentId),
        eq(users.id, userId),
        isNotNull(users.emailVerifiedAt),
        isNull(transcripts.deletedAt),
      ),
    )
  if (!row?.mentions.some(({ id }) => id === userId)) return null
  const [mention] = await withAbout(db, [row])
  return mention ?? null
}

export async function findName(db: Connection, userId: string): Promise<string | null> {
  const [row] = await db.select({ name: users.username }).from(users).where(eq(users.id, userId))
  return row?.name ?? null
}
