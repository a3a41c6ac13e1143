import { and, eq } from 'drizzle-orm'
import type { StoredFormats } from '../../domain/formats/show-formats.ts'
import type { Connection } from '../../platform/database/connection.ts'
import { shows } from '../../platform/database/schema.ts'

type Key = { id: string; workspaceId: string }
export type Show = Key & { formats: Record<string, unknown> }

const columns = { id: shows.id, workspaceId: shows.workspaceId, formats: shows.formats }
const isThis = ({ id, workspaceId }: Key) => and(eq(shows.id, id), eq(shows.workspaceId, workspaceId))

export async function findShow(db: Connection, key: Key): Promise<Show | null> {
  const [row] = await db.select(columns).from(shows).where(isThis(key))
  return row ?? null
}

/** Returns a show, locked until the transaction ends. */
export async function lockShow(tx: Connection, key: Key): Promise<Show | null> {
  // Weak enough to let uploads refer to the show.
  const [row] = await tx.select(columns).from(shows).where(isThis(key)).for('no key update')
  return row ?? null
}

export async function storeFormats(tx: Connection, key: Key, formats: StoredFormats): Promise<void> {
  await tx.update(shows).set({ formats }).where(isThis(key))
}
