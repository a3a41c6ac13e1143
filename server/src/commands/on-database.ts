import { type Config, readConfig } from '../platform/config.ts'
import { askServer } from '../platform/data-folder/control.ts'
import { FolderInUse, lockFolder } from '../platform/data-folder/lock.ts'
import type { Connection } from '../platform/database/connection.ts'
import { openDatabase } from '../platform/database/database.ts'

type Command = {
  /** The command's name in the running server. */
  name: string
  argument: string
  run: (db: Connection, config: Config) => Promise<string>
  /** Printed below the result. */
  note?: string
}

/**
 * Prints a command's result, or why it failed. If a server has the embedded database open, that server runs the
 * command: only one process can open it.
 */
export async function printCommand(getCommand: () => Command): Promise<void> {
  try {
    const command = getCommand()
    const answer = await runOnDatabase(command)
    process.stdout.write(`${[answer, command.note].filter(Boolean).join('\n')}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : error}\n`)
    process.exitCode = 1
  }
}

async function runOnDatabase({ name, argument, run }: Command): Promise<string> {
  const config = readConfig(process.env)
  try {
    const lock = config.databaseUrl ? null : lockFolder(config.dataDir)
    const database = await openDatabase({ ...config, onLost: () => {} })
    try {
      return await run(database.db, config)
    } finally {
      await database.close()
      lock?.release()
    }
  } catch (error) {
    if (!(error instanceof FolderInUse) || !error.holder?.controlPath) throw error
    return askServer(error.holder.controlPath, name, argument)
  }
}
