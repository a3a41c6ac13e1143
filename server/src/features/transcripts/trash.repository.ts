import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { transcripts } from '../../platform/database/schema.ts'
import type { Scope } from './transcripts.repository.ts'

const listed = { id: transcripts.id, filename: transcripts.filename, deletedAt: transcripts.deletedAt }
export type DeletedRow = Awaited<ReturnType<typeof listDeleted>>[number]

/** Maximum number of projects listed; a longer list would not be usable. */
const maxListed = 200

export function listDeleted(db: Connection, workspaceId: string, after: Date) {
  return db
    .select(listed)
    .from(transcripts)
    .where(and(eq(transcripts.workspaceId, workspaceId), gt(transcripts.deletedAt, after)))
    .orderBy(desc(transcripts.deletedAt))
    .limit(maxListed)
}

export async function findDeleted(db: Connection, { workspaceId, id }: Scope, after: Date) {
  const [row] = await db
    .select(listed)
    .from(transcripts)
    .where(and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), gt(transcripts.deletedAt, after)))
  return row ?? null
}

/** Restores a project. Returns false if it is no longer in the trash. */
export async function restoreFromTrash(db: Connection, { workspaceId, id }: Scope): Promise<boolean> {
  const taken = await db
    .update(transcripts)
    .set({ deletedAt: null })
    .where(and(eq(transcripts.id, id), eq(transcripts.workspaceId, workspaceId), isNotNull(transcripts.deletedAt)))
    .returning({ id: transcripts.id })
  return taken.length > 0
}
