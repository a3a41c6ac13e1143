import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import { announceChange } from '../../platform/database/changes.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { shows, transcripts, workspaces } from '../../platform/database/schema.ts'
import { inOrder } from '../../platform/database/shows.ts'

export type ShowRow = { id: string; workspaceId: string }

/** Returns the shows of a workspace in order, with the number of their projects outside the trash. */
export function listShows(db: Connection, workspaceId: string) {
  return db
    .select({
      id: shows.id,
      name: sql<string>`coalesce(${shows.settings} ->> 'podcastName', '')`,
      projects: count(transcripts.id),
      createdAt: shows.createdAt,
    })
    .from(shows)
    .leftJoin(transcripts, and(eq(transcripts.showId, shows.id), isNull(transcripts.deletedAt)))
    .where(eq(shows.workspaceId, workspaceId))
    .groupBy(shows.id)
    .orderBy(...inOrder)
}

export async function findShow(db: Connection, { workspaceId, id }: ShowRow): Promise<ShowRow | null> {
  const [row] = await db
    .select({ id: shows.id, workspaceId: shows.workspaceId })
    .from(shows)
    .where(and(eq(shows.id, id), eq(shows.workspaceId, workspaceId)))
  return row ?? null
}

/**
 * Locks a workspace's list of shows until the end of the transaction, and returns their ids and positions. Uploads
 * count in the workspace's row, so that none arrives in a show that is being deleted.
 */
export async function lockShows(tx: Connection, workspaceId: string) {
  await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('no key update')
  return tx
    .select({ id: shows.id, position: shows.position })
    .from(shows)
    .where(eq(shows.workspaceId, workspaceId))
    .orderBy(...inOrder)
}

export async function insertShow(tx: Connection, show: typeof shows.$inferInsert) {
  const [row] = await tx.insert(shows).values(show).returning({ id: shows.id, createdAt: shows.createdAt })
  if (!row) throw new Error('the show was not stored')
  return row
}

/** Counts the projects of a show, including those in the trash. */
export async function countProjects(tx: Connection, { workspaceId, id }: ShowRow): Promise<number> {
  const [row] = await tx
    .select({ projects: count() })
    .from(transcripts)
    .where(and(eq(transcripts.showId, id), eq(transcripts.workspaceId, workspaceId)))
  return row?.projects ?? 0
}

/** Moves all projects of a show to another one, including those in the trash. */
export async function moveProjects(tx: Connection, { workspaceId, id }: ShowRow, showId: string) {
  await tx
    .update(transcripts)
    .set({ showId })
    .where(and(eq(transcripts.showId, id), eq(transcripts.workspaceId, workspaceId)))
}

export async function deleteShow(tx: Connection, { workspaceId, id }: ShowRow) {
  await tx.delete(shows).where(and(eq(shows.id, id), eq(shows.workspaceId, workspaceId)))
}

/** Moves a project that is not in the trash. */
export async function moveProject(tx: Connection, { workspaceId, id }: ShowRow, showId: string) {
  await tx
    .update(transcripts)
    .set({ showId })
    .where(
      and(
        eq(transcripts.id, id),
        eq(transcripts.workspaceId, workspaceId),
        isNull(transcripts.deletedAt),
        ne(transcripts.showId, showId),
      ),
    )
  await announceChange(tx, id)
}
