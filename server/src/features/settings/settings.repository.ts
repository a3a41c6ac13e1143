import type { TeamTemplates } from '@podcastai/contracts'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { shows } from '../../platform/database/schema.ts'
import { findShowId, inOrder, isShow, type ShowScope } from '../../platform/database/shows.ts'
import { notFound } from '../../platform/http/app-error.ts'

const findOne = (db: Connection, scope: ShowScope) =>
  db
    .select()
    .from(shows)
    .where(isShow(scope))
    .orderBy(...inOrder)
    .limit(1)

/** Returns a show with its settings. Unset ones are missing. @throws AppError not_found */
export async function findSettings(db: Connection, scope: ShowScope) {
  const [row] = await findOne(db, scope)
  if (!row) throw notFound('show')
  return row
}

/** Returns a show, locked until the transaction ends: of two concurrent changes the second sees the first. */
export async function lockSettings(tx: Connection, scope: ShowScope) {
  // Weak enough to let uploads refer to the show.
  const [row] = await findOne(tx, scope).for('no key update')
  if (!row) throw notFound('show')
  return row
}

/** Returns how calls on a show find it: in the caller's workspace. */
export const getShowLookup = (db: Connection) => ({
  what: 'show',
  find: async ({ caller: { workspaceId }, params }: { caller: { workspaceId: string }; params: { id: string } }) => {
    const showId = await findShowId(db, { workspaceId, showId: params.id })
    return showId === null ? null : { workspaceId, showId }
  },
})

type Stored = {
  settings: Record<string, unknown>
  revision: number
  templates: TeamTemplates
  look: Record<string, unknown>
}

export async function storeSettings(
  tx: Connection,
  { id, workspaceId }: { id: string; workspaceId: string },
  changes: Partial<Stored>,
) {
  await tx
    .update(shows)
    .set(changes)
    .where(and(eq(shows.id, id), eq(shows.workspaceId, workspaceId)))
}
