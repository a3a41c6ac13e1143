// npm run admin -- backup [FILE]: writes everything into one file, even while the server is running. With the embedded
// database, the running server makes the backup, because only one process can open the database.
import { resolve } from 'node:path'
import { makeBackup, summary } from '../platform/backup/make-backup.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { askServer } from '../platform/data-folder/control.ts'
import { FolderInUse, lockFolder } from '../platform/data-folder/lock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openFiles } from '../platform/files/files.ts'

const now = new Date()
const path = resolve(
  process.argv[2] ?? `podcastai-backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`,
)

try {
  const held = await backUp(readConfig(process.env))
  process.stdout.write(`${path}\n${held}\nIt holds everything, passwords’ hashes and sessions too: keep it safe.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
  process.exitCode = 1
}

async function backUp(config: Config): Promise<string> {
  try {
    const lock = config.databaseUrl ? null : lockFolder(config.dataDir)
    const database = await openDatabase({ ...config, migrates: false, onLost: () => {} })
    try {
      const files = await openFiles({ ...config, onFault: (fault) => process.stderr.write(`${fault.message}\n`) })
      return summary(await makeBackup({ db: database.db, files, now: () => now }, path))
    } finally {
      await database.close()
      lock?.release()
    }
  } catch (error) {
    if (!(error instanceof FolderInUse) || !error.holder?.controlPath) throw error
    return askServer(error.holder.controlPath, 'backup', path)
  }
}
