// npm run admin -- restore FILE [--replace]: restores a backup into an empty installation with either kind of database.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { summary } from '../platform/backup/make-backup.ts'
import { isInUse, restoreBackup } from '../platform/backup/restore-backup.ts'
import { readConfig } from '../platform/config.ts'
import { lockFolder } from '../platform/data-folder/lock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openFiles } from '../platform/files/files.ts'
import { openJobs } from '../platform/jobs/pg-boss-jobs.ts'

const fail = (error: Error) => process.stderr.write(`${error.message.split('\n')[0]}\n`)

try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean' } } })
  const [file] = positionals
  if (!file) throw new Error('Please name the file: npm run admin -- restore backup.tar.gz')
  process.stdout.write(`Restored: ${await restore(resolve(file), values.replace ?? false)}\n`)
} catch (error) {
  fail(error as Error)
  process.exitCode = 1
}

async function restore(path: string, replaces: boolean): Promise<string> {
  const config = readConfig(process.env)
  // Never restore under a running server: it would go on working with deleted data.
  const lock = config.databaseUrl ? null : lockFolder(config.dataDir)
  const database = await openDatabase({ ...config, onLost: fail })
  if (await isInUse(database.db)) {
    await database.close()
    throw new Error('Processes work on this database. Stop them first.')
  }
  const jobs = await openJobs({ database, onError: fail })
  try {
    const files = await openFiles({ ...config, onFault: fail })
    return summary(await restoreBackup({ db: database.db, files, jobs }, path, { replaces }))
  } finally {
    await jobs.stop()
    await database.close()
    lock?.release()
  }
}
