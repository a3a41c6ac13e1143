import { and, asc, eq, isNotNull, isNull, sum } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { listeningCopies, listeningCopyParts, transcripts } from '../../platform/database/schema.ts'

export type Scope = { workspaceId: string; id: string }
type NewCopy = { transcriptId: string; bytes: number; hash: string; offset: number }
type Part = { position: number; bytes: number; fileKey: string }

const inScope = ({ workspaceId, id }: Scope) =>
  and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNull(transcripts.deletedAt))

export async function findProject(db: Connection, scope: Scope) {
  const [row] = await db.select({ id: transcripts.id }).from(transcripts).where(inScope(scope))
  return row ?? null
}

export async function findCopy(db: Connection, transcriptId: string) {
  const [row] = await db.select().from(listeningCopies).where(eq(listeningCopies.transcriptId, transcriptId))
  return row ?? null
}

/** Locks the copy until the end of the transaction. */
export async function lockCopy(tx: Connection, transcriptId: string) {
  const isOwn = eq(listeningCopies.transcriptId, transcriptId)
  const [row] = await tx.select().from(listeningCopies).where(isOwn).for('update')
  return row ?? null
}

/** Lists the parts that have arrived, in order. */
export function listParts(db: Connection, transcriptId: string): Promise<Part[]> {
  const { position, bytes, fileKey } = listeningCopyParts
  return db
    .select({ position, bytes, fileKey })
    .from(listeningCopyParts)
    .where(eq(listeningCopyParts.transcriptId, transcriptId))
    .orderBy(asc(position))
}

/** Returns a finished copy with its parts, in order; null without one. */
export async function findSound(db: Connection, scope: Scope) {
  const rows = await db
    .select({
      hash: listeningCopies.hash,
      size: listeningCopies.bytes,
      offset: listeningCopies.offset,
      bytes: listeningCopyParts.bytes,
      fileKey: listeningCopyParts.fileKey,
    })
    .from(listeningCopies)
    .innerJoin(transcripts, eq(transcripts.id, listeningCopies.transcriptId))
    .innerJoin(listeningCopyParts, eq(listeningCopyParts.transcriptId, listeningCopies.transcriptId))
    .where(and(inScope(scope), isNotNull(listeningCopies.finishedAt)))
    .orderBy(asc(listeningCopyParts.position))
  const [first] = rows
  return first ? { hash: first.hash, bytes: first.size, offset: first.offset, parts: rows } : null
}

/** Returns a project's link to its recording, and whether it has a finished copy. */
export async function findLinkAndCopy(db: Connection, scope: Scope) {
  const [row] = await db
    .select({
      recordingUrl: transcripts.recordingUrl,
      recordingOffset: transcripts.recordingOffset,
      hasCopy: isNotNull(listeningCopies.finishedAt).mapWith(Boolean),
    })
    .from(transcripts)
    .leftJoin(listeningCopies, eq(listeningCopies.transcriptId, transcripts.id))
    .where(inScope(scope))
  return row ?? null
}

/** Returns the bytes that all copies of a workspace take, unfinished ones in full. */
export async function countBytes(db: Connection, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(listeningCopies.bytes).mapWith(Number) })
    .from(listeningCopies)
    .innerJoin(transcripts, eq(transcripts.id, listeningCopies.transcriptId))
    .where(eq(transcripts.workspaceId, workspaceId))
  return row?.bytes ?? 0
}

export async function insertCopy(tx: Connection, copy: NewCopy, begunAt: Date): Promise<void> {
  await tx.insert(listeningCopies).values({ ...copy, begunAt })
}

export async function updateCopy(
  tx: Connection,
  transcriptId: string,
  changes: Partial<typeof listeningCopies.$inferInsert>,
): Promise<void> {
  await tx.update(listeningCopies).set(changes).where(eq(listeningCopies.transcriptId, transcriptId))
}

/** Stores a part. Returns the key of the file that it replaces, if it arrived before. */
export async function putPart(tx: Connection, part: Part & { transcriptId: string }): Promise<string | null> {
  const isSame = and(
    eq(listeningCopyParts.transcriptId, part.transcriptId),
    eq(listeningCopyParts.position, part.position),
  )
  const [before] = await tx.delete(listeningCopyParts).where(isSame).returning({ fileKey: listeningCopyParts.fileKey })
  await tx.insert(listeningCopyParts).values(part)
  return before?.fileKey ?? null
}

/** Deletes a copy. Returns the keys of its files. */
export async function deleteCopy(tx: Connection, transcriptId: string): Promise<string[]> {
  const parts = await tx
    .delete(listeningCopyParts)
    .where(eq(listeningCopyParts.transcriptId, transcriptId))
    .returning({ fileKey: listeningCopyParts.fileKey })
  await tx.delete(listeningCopies).where(eq(listeningCopies.transcriptId, transcriptId))
  return parts.map(({ fileKey }) => fileKey)
}
