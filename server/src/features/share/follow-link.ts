import type { Connection } from '../../platform/database/connection.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { findShared, type SharedRow } from './share.repository.ts'

export type SharedNow = { project: NonNullable<SharedRow['project']>; expiresAt: Date; hasSound: boolean }

/** Returns the project that a link leads to now: null if the link never existed, 'ended' if it no longer works. */
export async function followLink(
  { db, now }: { db: Connection; now: () => Date },
  token: string,
): Promise<SharedNow | 'ended' | null> {
  const row = await findShared(db, hashSecret(token))
  if (!row) return null
  const { project, expiresAt, revokedAt, hasSound } = row
  if (revokedAt || expiresAt <= now() || !project || project.deletedAt) return 'ended'
  return { project, expiresAt, hasSound }
}
