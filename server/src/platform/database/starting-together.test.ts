import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { beforeEach, expect, inject, test, vi } from 'vitest'
import { newServerDatabase } from '../../../test/postgres-server.ts'
import { openJobs } from '../jobs/pg-boss-jobs.ts'
import { openDatabase } from './database.ts'

const fail = (error: Error) => {
  throw error
}

// The embedded database lets one process open it; this is about those that share a server, and runs on one alone.
beforeEach(({ skip }) => skip(inject('templateUrl') === null, 'No PostgreSQL server was found'))

test('four that start at once on an empty server migrate it once', async () => {
  const databaseUrl = await newServerDatabase(inject('templateUrl') ?? '', { isCopy: false })
  const dataDir = mkdtempSync(join(tmpdir(), 'podcastai-together-'))
  const opened = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const database = await openDatabase({ dataDir, databaseUrl, onLost: fail })
      return { database, jobs: await openJobs({ database, onError: fail }) }
    }),
  )
  const { rows } = (await opened[0]?.database.db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  )) ?? { rows: [] }
  const migrations = readMigrationFiles({ migrationsFolder: join(import.meta.dirname, 'migrations') })
  expect(rows.map(({ hash }) => hash)).toEqual(migrations.map(({ hash }) => hash))
  for (const { database, jobs } of opened) {
    await jobs.stop()
    await database.close()
  }
})

test('a start whose connection is lost while it waits for another ends, and says why', async () => {
  const databaseUrl = await newServerDatabase(inject('templateUrl') ?? '', { isCopy: false })
  const other = new Client({ connectionString: databaseUrl })
  await other.connect()
  await other.query('select pg_advisory_lock(7316201)')
  const opening = openDatabase({ dataDir: '/nowhere', databaseUrl, onLost: () => {} })
  const lost = expect(opening).rejects.toThrow(/terminating connection/)
  await vi.waitFor(async () => {
    const { rowCount } = await other.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory'`)
    expect(rowCount).toBe(1)
  }, 10_000)
  await lost
  await other.end()
})
