// npm run reset-password -- EMAIL: prints a link with which the person sets a new password.
// Beside a running server it asks that server: only one process may open the embedded database.
import { makeResetLink } from '../features/auth/password-reset.ts'
import { appUrlOf, readConfig } from '../platform/config.ts'
import { askServer } from '../platform/data-folder/control.ts'
import { FolderInUse, lockFolder } from '../platform/data-folder/lock.ts'
import { openDatabase } from '../platform/database/database.ts'

const email = process.argv[2]

try {
  if (!email) throw new Error('Please give the email: npm run reset-password -- maya@example.com')
  process.stdout.write(`${await resetLink(email)}\nIt works once, within an hour.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
  process.exitCode = 1
}

async function resetLink(address: string): Promise<string> {
  const config = readConfig(process.env)
  try {
    const lock = config.databaseUrl ? null : lockFolder(config.dataDir)
    const database = await openDatabase({ ...config, onLost: () => {} })
    try {
      return await makeResetLink({ db: database.db, now: () => new Date(), appUrl: appUrlOf(config) }, address)
    } finally {
      await database.close()
      lock?.release()
    }
  } catch (error) {
    if (!(error instanceof FolderInUse) || !error.holder?.controlPath) throw error
    return askServer(error.holder.controlPath, 'reset-password', address)
  }
}
