import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the server makes in a data folder. */
const folders = ['database', 'files', 'outbox']
const files = ['lock.sqlite', 'lock.sqlite-journal', 'server.json', 'control.sock', 'secret.key']

/**
 * Lets nobody else on the machine into what earlier versions left open to everybody. The data folder itself is closed only
 * where it holds nothing but ours: somebody may have named one that others need.
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

/** What was opened to a group, and not to all, was opened by somebody on purpose. */
function close(folder: string): void {
  try {
    const isForAll = (statSync(folder).mode & 0o007) !== 0
    if (isForAll) chmodSync(folder, 0o700)
  } catch {
    // Somebody else's, or on a drive without such rights: whoever made it says who may read.
  }
}
