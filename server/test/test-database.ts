import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { refuseStatementsBesideTransactions } from './one-session.ts'
import { newServerDatabase } from './postgres-server.ts'

export type TestDatabase = Database & { dataDir: string }

/** Opens an empty, migrated database for the test file, and a folder for its files. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'podcastai-test-'))
  const templateUrl = inject('templateUrl')
  const databaseUrl = templateUrl ? await newServerDatabase(templateUrl, { isCopy: true }) : undefined
  if (!databaseUrl) cpSync(inject('templateFolder'), dataDir, { recursive: true })
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    durable: false,
    onLost: (error) => {
      throw error
    },
  })
  if (databaseUrl) refuseStatementsBesideTransactions(database.db)
  return {
    ...database,
    dataDir,
    close: async () => {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
