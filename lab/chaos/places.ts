import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../server/test/postgres-server.ts'
import { type Finding, failed } from './scenario.ts'

export type Place = { name: string; env: Record<string, string> }

/**
 * Runs on a folder of its own, with the embedded database and then with a PostgreSQL server; where one of them is broken
 * off, the other is run all the same.
 */
export async function onBoth(run: (place: Place) => Promise<Finding[]>): Promise<Finding[]> {
  const carried = (place: Place) => run(place).catch((error: unknown) => [failed(place.name, error)])
  return [...(await onEmbedded(carried)), ...(await onPostgres(carried))]
}

export async function onEmbedded<Result>(run: (place: Place) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-chaos-'))
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
