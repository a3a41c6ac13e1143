import type { Connection } from '../database/connection.ts'
import type { Files } from '../files/files.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import { dumpDatabase, fileKeysIn } from './dump-database.ts'
import { fileEntry, type Manifest } from './manifest.ts'

/**
 * Writes the whole installation into one file: rows, files, and pending jobs.
 * @throws Error with one line if all files are missing, because the file storage is then misconfigured
 */
export async function makeBackup(
  { db, files, now }: { db: Connection; files: Pick<Files, 'find' | 'place'>; now: () => Date },
  path: string,
): Promise<Manifest> {
  return writeArchive(path, async (add) => {
    const { fileKeys, ...dumped } = await dumpDatabase(db, add)
    const copied = await copyFiles(files, fileKeys, add)
    if (copied.stored.length === 0 && (await fileKeysIn(db)).some((key) => copied.missing.includes(key))) {
      throw new Error(`None of the files is ${files.place}: give this command the servers’ DATA_DIR and S3 settings.`)
    }
    return { format: 1, madeAt: now().toISOString(), ...dumped, files: copied }
  })
}

/**
 * Copies the files. Files never change, so they can be copied after their rows were read, but they may have been
 * deleted since.
 */
async function copyFiles(files: Pick<Files, 'find'>, keys: string[], add: AddEntry): Promise<Manifest['files']> {
  const copied: Manifest['files'] = { stored: [], missing: [] }
  for (const key of keys) {
    const bytes = await files.find(key)
    if (bytes) await add(fileEntry(key), bytes)
    copied[bytes ? 'stored' : 'missing'].push(key)
  }
  return copied
}

export function summary({ tables, files, jobs }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const missing = files.missing.length > 0 ? ` (${files.missing.length} were not found)` : ''
  return `${tables.transcripts?.rows ?? 0} projects, ${tables.users?.rows ?? 0} accounts, ${rows} rows in all, ${files.stored.length} files${missing}, ${jobs.length} jobs to do`
}
