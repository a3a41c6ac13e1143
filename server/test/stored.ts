import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

/** Counts everything stored for projects (rows, files, jobs), to compare before and after. */
export async function storedProjects({ db, database }: TestApp) {
  const { rows } = await db.execute<{ transcripts: number; segments: number; jobs: number }>(sql`select
    (select count(*)::int from transcripts) as transcripts,
    (select count(*)::int from segments) as segments,
    (select count(*)::int from pgboss.job where name = 'process-transcript') as jobs`)
  const counts = rows[0]
  if (!counts) throw new Error('counting answers a row')
  const folder = join(database.dataDir, 'files')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  return { ...counts, files: files.filter((entry) => entry.isFile()).length }
}
