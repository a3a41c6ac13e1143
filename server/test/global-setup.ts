import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/platform/database/database.ts'
import { openJobs } from '../src/platform/jobs/pg-boss-jobs.ts'
import { newServerDatabase, type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated data folder that each test file copies, because creating one takes seconds. */
    templateFolder: string
    /** The same on a PostgreSQL server; null in the project "server on embedded", and if no server can be started. */
    templateUrl: string | null
  }
}

const fail = (error: Error) => {
  throw error
}

export default async function setUp(project: TestProject) {
  const server = project.name === 'server' ? await postgresServer() : null
  const templateFolder = mkdtempSync(join(tmpdir(), 'podcastai-template-'))
  const templateUrl = server && (await newServerDatabase(server.url, { isCopy: false }))
  await makeTemplate(templateFolder, templateUrl)
  project.provide('templateFolder', templateFolder)
  project.provide('templateUrl', templateUrl)
  return async () => {
    await server?.stop()
    rmSync(templateFolder, { recursive: true, force: true })
  }
}

async function makeTemplate(dataDir: string, databaseUrl: string | null) {
  const database = await openDatabase({ dataDir, databaseUrl: databaseUrl ?? undefined, durable: false, onLost: fail })
  const jobs = await openJobs({ database, onError: fail })
  await jobs.stop()
  await database.close()
}

async function postgresServer(): Promise<PostgresServer | null> {
  if (process.env.FEATURES_ON === 'embedded') return null
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  try {
    return await startPostgres()
  } catch (error) {
    console.warn(
      '\n*** NO POSTGRESQL SERVER: the server tests run on the embedded database alone. ***\n' +
        `*** Set TEST_DATABASE_URL to run them on one. (${error instanceof Error ? error.message.trim() : error}) ***\n`,
    )
    return null
  }
}
