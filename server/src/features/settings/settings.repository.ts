import type { TeamTemplates } from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { workspaceSettings } from '../../platform/database/schema.ts'

/** Returns a workspace's settings. Unset ones are missing: an untouched workspace has no row. */
export async function findSettings(db: Connection, workspaceId: string) {
  const [row] = await db.select().from(workspaceSettings).where(eq(workspaceSettings.workspaceId, workspaceId))
  return row ?? { settings: {}, templates: {}, revision: 0, look: {} }
}

/** Returns the settings, locked until the transaction ends: of two concurrent changes the second sees the first. */
export async function lockSettings(tx: Connection, workspaceId: string) {
  await tx.insert(workspaceSettings).values({ workspaceId }).onConflictDoNothing()
  const [row] = await tx
    .select()
    .from(workspaceSettings)
    .where(eq(workspaceSettings.workspaceId, workspaceId))
    .for('update')
  if (!row) throw new Error('the workspace is gone')
  return row
}

type Stored = {
  settings: Record<string, unknown>
  revision: number
  templates: TeamTemplates
  look: Record<string, unknown>
}

export async function storeSettings(tx: Connection, workspaceId: string, changes: Partial<Stored>) {
  await tx.update(workspaceSettings).set(changes).where(eq(workspaceSettings.workspaceId, workspaceId))
}
