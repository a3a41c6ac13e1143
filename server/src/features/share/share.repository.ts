import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { selectFact } from '../../platform/database/fact-columns.ts'
import { shareLinks, transcripts, users } from '../../platform/database/schema.ts'

export type Scope = { workspaceId: string; id: string }

const inScope = ({ workspaceId, id }: Scope) =>
  and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))

/** Maximum number of links in the list. */
const maxListed = 100

const listed = {
  id: shareLinks.id,
  name: shareLinks.name,
  hasSound: shareLinks.hasSound,
  createdBy: users.username,
  createdAt: shareLinks.createdAt,
  expiresAt: shareLinks.expiresAt,
  revokedAt: shareLinks.revokedAt,
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** Returns a project of this workspace that is not in the trash. */
export async function findProject(db: Connection, scope: Scope) {
  const [row] = await db.select({ id: transcripts.id }).from(transcripts).where(inScope(scope))
  return row ?? null
}

const isLive = (now: Date) => sql<boolean>`(${shareLinks.revokedAt} is null and ${gt(shareLinks.expiresAt, now)})`

/** Lists links, newest first, with live ones before others, because only listed links can be revoked. */
export function listLinks(db: Connection, transcriptId: string, now: Date) {
  return db
    .select(listed)
    .from(shareLinks)
    .leftJoin(users, eq(users.id, shareLinks.createdBy))
    .where(eq(shareLinks.transcriptId, transcriptId))
    .orderBy(desc(isLive(now)), desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(maxListed)
}

export async function findLink(db: Connection, { linkId, ...scope }: Scope & { linkId: string }) {
  const [row] = await db
    .select(listed)
    .from(shareLinks)
    .innerJoin(transcripts, eq(transcripts.id, shareLinks.transcriptId))
    .leftJoin(users, eq(users.id, shareLinks.createdBy))
    .where(and(inScope(scope), eq(shareLinks.id, linkId)))
  return row ?? null
}

/** Locks a project until the end of the transaction. False if the project is in the trash. */
export async function lockProject(tx: Connection, scope: Scope): Promise<boolean> {
  const rows = await tx.select({ id: transcripts.id }).from(transcripts).where(inScope(scope)).for('update')
  return rows.length > 0
}

/**
 * Inserts a link, or returns null if the project has the maximum number. Call with the project row locked so concurrent
 * requests cannot exceed the limit.
 */
export async function insertLink(
  tx: Connection,
  link: typeof shareLinks.$inferInsert & { transcriptId: string },
  { max, now }: { max: number; now: Date },
): Promise<string | null> {
  const { transcriptId } = link
  const [there] = await tx
    .select({ live: count() })
    .from(shareLinks)
    .where(and(eq(shareLinks.transcriptId, transcriptId), isLive(now)))
  if ((there?.live ?? 0) >= max) return null
  const [row] = await tx.insert(shareLinks).values(link).returning({ id: shareLinks.id })
  return row?.id ?? null
}

/** Changes whether visitors hear sound, while the link works. */
export async function setSound(
  db: Connection,
  { workspaceId, linkId, hasSound }: { workspaceId: string; linkId: string; hasSound: boolean },
) {
  await db
    .update(shareLinks)
    .set({ hasSound })
    .where(and(eq(shareLinks.id, linkId), eq(shareLinks.workspaceId, workspaceId)))
}

/** Revokes a link. One that was revoked before keeps its date. */
export async function revokeLink(
  db: Connection,
  { workspaceId, linkId, now }: { workspaceId: string; linkId: string; now: Date },
) {
  await db
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.id, linkId), eq(shareLinks.workspaceId, workspaceId), isNull(shareLinks.revokedAt)))
}

export type SharedRow = NonNullable<Awaited<ReturnType<typeof findShared>>>

/** Returns what a link leads to, ended or not; `project` is null if it was permanently deleted. */
export async function findShared(db: Connection, tokenHash: string) {
  const [row] = await db
    .select({
      expiresAt: shareLinks.expiresAt,
      revokedAt: shareLinks.revokedAt,
      hasSound: shareLinks.hasSound,
      project: {
        id: transcripts.id,
        workspaceId: transcripts.workspaceId,
        filename: transcripts.filename,
        episodeDuration: transcripts.episodeDuration,
        guestName: selectFact('guestName'),
        guestTitle: selectFact('guestTitle'),
        guestHandle: selectFact('guestHandle'),
        analysis: transcripts.analysis,
        deletedAt: transcripts.deletedAt,
      },
    })
    .from(shareLinks)
    .leftJoin(transcripts, eq(transcripts.id, shareLinks.transcriptId))
    .where(eq(shareLinks.tokenHash, tokenHash))
  return row ?? null
}
