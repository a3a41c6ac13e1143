import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/platform/database/database.ts'
import { openJobs } from '../src/platform/jobs/pg-boss-jobs.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated data folder that each test file copies: making one anew takes seconds. */
    templateFolder: string
    /** A PostgreSQL server to make databases on, or null where none can be started. */
    postgresUrl: string | null
  }
}

const fail = (error: Error) => {
  throw error
}

export default async function setUp(project: TestProject) {
  const server = project.name.includes('postgres') ? await postgresServer() : null
  project.provide('postgresUrl', server?.url ?? null)
  const templateFolder = mkdtempSync(join(tmpdir(), 'podcastai-template-'))
  if (!server) await makeTemplate(templateFolder)
  project.provide('templateFolder', templateFolder)
  return async () => {
    await server?.stop()
    rmSync(templateFolder, { recursive: true, force: true })
  }
}

async function makeTemplate(folder: string) {
  const database = await openDatabase({ dataDir: folder, durable: false, onLost: fail })
  const jobs = await openJobs({ database, onError: fail })
  await jobs.stop()
  await database.close()
}

async function postgresServer(): Promise<PostgresServer | null> {
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
