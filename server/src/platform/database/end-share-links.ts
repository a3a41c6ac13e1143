import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from './connection.ts'
import { shareLinks } from './schema.ts'

/**
 * Ends the share links that a user made, in one workspace or in all. A user who loses access to a project must keep no
 * link to it, and neither may the people they sent one to.
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
