import type { Connection } from '../../platform/database/connection.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { findShared, type SharedRow } from './share.repository.ts'

export type SharedNow = { project: NonNullable<SharedRow['project']>; expiresAt: Date }

/** What a link leads to now: null for one that never was, 'ended' for one that leads nowhere any more. */
export async function followLink(
  { db, now }: { db: Connection; now: () => Date },
  token: string,
): Promise<SharedNow | 'ended' | null> {
  const row = await findShared(db, hashSecret(token))
  if (!row) return null
  const { project, expiresAt, revokedAt } = row
  if (revokedAt || expiresAt <= now() || !project || project.deletedAt) return 'ended'
  return { project, expiresAt }
}
