import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../server/test/postgres-server.ts'

export type Place = { name: string; env: Record<string, string> }

/** Runs on a folder of its own, with the embedded database and then with a PostgreSQL server. */
export async function onBoth<Result>(run: (place: Place) => Promise<Result[]>): Promise<Result[]> {
  return [...(await onEmbedded(run)), ...(await onPostgres(run))]
}

export async function onEmbedded<Result>(run: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-torture-'))
  try {
    return await run({ name: 'embedded', env: { DATA_DIR: folder } })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function onPostgres<Result>(run: (place: Place) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres()
  try {
    return await onEmbedded(({ env }) => run({ name: 'PostgreSQL', env: { ...env, DATABASE_URL: postgres.url } }))
  } finally {
    await postgres.stop()
  }
}
