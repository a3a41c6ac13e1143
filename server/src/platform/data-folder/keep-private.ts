import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the server creates in a data folder. */
const folders = ['database', 'files', 'outbox']
const files = ['lock.sqlite', 'lock.sqlite-journal', 'server.json', 'control.sock', 'secret.key']

/**
 * Removes access that earlier versions gave everyone on the machine. The data folder itself is closed only if it holds
 * nothing else, because others may need a shared folder.
 */
export function keepPrivate(dataDir: string): void {
  const found = namesIn(dataDir)
  for (const name of folders.filter((one) => found.includes(one))) close(join(dataDir, name))
  if (found.every((name) => folders.includes(name) || files.includes(name))) close(dataDir)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Leaves group permissions alone, because someone set them on purpose. */
function close(folder: string): void {
  try {
    const isForAll = (statSync(folder).mode & 0o007) !== 0
    if (isForAll) chmodSync(folder, 0o700)
  } catch {
    // The folder belongs to another user, or the drive has no permissions: its owner decides who may read.
  }
}
