import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the server makes in a data folder. */
const folders = ['database', 'files', 'outbox']
const files = ['lock.sqlite', 'lock.sqlite-journal', 'server.json', 'control.sock', 'secret.key']

/**
 * Closes files that earlier versions left readable for everyone on the machine. The data folder itself is closed only
 * if it holds nothing else, because others may need a shared folder.
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

/** Group permissions are left alone: a person set them on purpose. */
function close(folder: string): void {
  try {
    const isForAll = (statSync(folder).mode & 0o007) !== 0
    if (isForAll) chmodSync(folder, 0o700)
  } catch {
    // It belongs to another user, or the drive has no permissions: its owner decides who may read.
  }
}
