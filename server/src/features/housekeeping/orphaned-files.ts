import { fileKeysIn } from '../../platform/backup/dump-database.ts'
import type { Connection } from '../../platform/database/connection.ts'
import type { Files } from '../../platform/files/files.ts'

/** A file is stored before the row that refers to it; one this old won't get a row anymore. */
const orphanAgeMs = 24 * 3600_000

/**
 * Removes files on the disk that no row refers to, left by a process that died between storing a file and its row. If
 * most files are unknown, the database is probably another one (a new DATABASE_URL with an old DATA_DIR), so nothing is
 * removed.
 * @returns how many were removed
 */
export async function removeOrphanedFiles(deps: { db: Connection; files: Files; now: () => Date }): Promise<number> {
  const { db, files, now } = deps
  if (!files.listOlder) return 0
  const stored = await files.listOlder(new Date(now().getTime() - orphanAgeMs))
  const known = new Set(await fileKeysIn(db))
  const orphans = stored.filter((key) => !known.has(key))
  if (orphans.length > stored.length / 2) return 0
  for (const key of orphans) await files.remove(key)
  return orphans.length
}
