// A workspace has one show or more. Calls that name none mean its first.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Connection } from './connection.ts'
import { shows } from './schema.ts'

/** A show of a workspace; without `showId`, the first. */
export type ShowScope = { workspaceId: string; showId?: string | undefined }

/** Selects a show of the workspace: call with the first in order, and a limit of one row. */
export const isShow = ({ workspaceId, showId }: ShowScope) =>
  and(eq(shows.workspaceId, workspaceId), showId === undefined ? undefined : eq(shows.id, showId))

export const inOrder = [asc(shows.position), asc(shows.id)]

/** Returns the id of a show; null if the workspace has none with this id. */
export async function findShowId(db: Connection, scope: ShowScope): Promise<string | null> {
  const [row] = await db
    .select({ id: shows.id })
    .from(shows)
    .where(isShow(scope))
    .orderBy(...inOrder)
    .limit(1)
  return row?.id ?? null
}

/**
 * Moves the shows of a workspace behind those of another one, with their projects and glossaries. Shows that hold
 * nothing stay.
 */
export async function moveShows(tx: Connection, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    update shows s set workspace_id = ${to},
      position = s.position + 1 + (select coalesce(max(position), 0) from shows where workspace_id = ${to})
    where s.workspace_id = ${from} and (
      s.settings <> '{}' or s.templates <> '{}' or s.look <> '{}' or s.formats <> '{}'
      or exists (select from transcripts t where t.show_id = s.id)
      or exists (select from glossary g where g.show_id = s.id))`)
}
