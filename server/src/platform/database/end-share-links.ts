import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from './connection.ts'
import { shareLinks } from './schema.ts'

/**
 * Ends the share links that somebody made, of one workspace or of all: who may not look at a project any more keeps no
 * way into it, nor does whoever was sent it by them.
 */
export async function endShareLinks(
  tx: Transaction,
  { userId, workspaceId }: { userId: string; workspaceId?: string },
) {
  const isTheirs = and(
    eq(shareLinks.createdBy, userId),
    workspaceId === undefined ? undefined : eq(shareLinks.workspaceId, workspaceId),
  )
  await tx
    .update(shareLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(isTheirs, isNull(shareLinks.revokedAt)))
}
