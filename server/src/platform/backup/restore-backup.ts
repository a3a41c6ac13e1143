import { sql } from 'drizzle-orm'
import type { Connection } from '../database/connection.ts'
import type { Files } from '../files/files.ts'
import { isJobName, type Jobs } from '../jobs/jobs.ts'
import { checkArchive, readEntries } from './archive.ts'
import { fileKeysIn } from './dump-database.ts'
import { type BackedUpTables, loadTables } from './load-tables.ts'
import { type Manifest, parseFileKey } from './manifest.ts'
import { migrateFrom, ourMigrations, removeTables } from './rebuild-tables.ts'

type RestoreDeps = { db: Connection; files: Pick<Files, 'put' | 'remove'>; jobs: Pick<Jobs, 'enqueue'> }

/**
 * Replaces everything with a backup: files first, then the database in one transaction that checks the row counts.
 * Tables are created as of the backup's version, filled, and then migrated. If anything fails, the database is
 * unchanged.
 * @throws Error with one line if the backup is unusable, or if there is data and `replaces` is not set
 */
export async function restoreBackup(
  { db, files, jobs }: RestoreDeps,
  path: string,
  { replaces }: { replaces: boolean },
): Promise<Manifest> {
  const manifest = await checkArchive(path)
  const migrations = ourMigrations()
  if (manifest.migrations.some((hash, at) => hash !== migrations[at]?.hash)) {
    throw new Error('The backup was made by a newer version of PodcastAI. Update this one first.')
  }
  if (!replaces && (await holdsSomething(db))) {
    throw new Error('There is data already. Restore into an empty place, or say --replace to give up what is there.')
  }
  const before = await fileKeysIn(db)
  await readEntries(path, async (entry, bytes) => {
    const key = parseFileKey(entry)
    if (key) await files.put(key, bytes)
  })
  await db.transaction(async (tx) => {
    await removeTables(tx)
    const [older, newer] = [
      migrations.slice(0, manifest.migrations.length),
      migrations.slice(manifest.migrations.length),
    ]
    await migrateFrom(tx, older)
    await loadTables(tx, path, manifest.tables as BackedUpTables)
    for (const [name, value] of Object.entries(manifest.sequences)) {
      await tx.execute(sql`select setval(${name}::regclass, ${value}::bigint)`)
    }
    await migrateFrom(tx, newer)
    await tx.execute(sql`delete from pgboss.job where state in ('created', 'retry', 'active')`)
    for (const { name, data } of manifest.jobs) if (isJobName(name)) await jobs.enqueue(tx, name, data as never)
    const kept = new Set(manifest.files.stored)
    const gone = before.filter((key) => !kept.has(key))
    if (gone.length > 0) await jobs.enqueue(tx, 'remove-files', { fileKeys: gone })
  })
  return manifest
}

/** True if the database has data. All data belongs to accounts, so one account suffices. */
async function holdsSomething(db: Connection): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`select exists (select from users) as is`)
  return rows[0]?.is ?? false
}

/**
 * True if processes are working on this database, judging by the connections of their job queues. Restoring would
 * delete its tables under them. Call this before opening a queue.
 */
export async function isInUse(db: Connection): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select exists (select from pg_stat_activity where datname = current_database() and application_name = 'pgboss') as is`)
  return rows[0]?.is ?? false
}
