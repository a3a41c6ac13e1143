import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Who has a data folder open. */
export type Holder = { pid: number; startedAt: string; address: string | null; controlPath: string | null }

export type FolderLock = {
  /** Tells others who we are and how to reach us. */
  announce: (holder: Pick<Holder, 'address' | 'controlPath'>) => void
  release: () => void
}

/** Another process has the folder open; `message` is one line that names it. */
export class FolderInUse extends Error {
  readonly holder: Holder | null

  constructor(folder: string, holder: Holder | null) {
    super(`${folder} is in use by ${describeHolder(holder)}. Stop it first, or set DATA_DIR to another folder.`)
    this.name = 'FolderInUse'
    this.holder = holder
  }
}

/**
 * Takes a data folder for this process alone. Two processes on one embedded database lose rows without an error, so
 * the lock has to be the kernel's: it is the exclusive lock of an SQLite file, which ends with the process however
 * that dies. A file that says "locked" would outlive a kill.
 * @throws FolderInUse
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const holderFile = join(folder, 'server.json')
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderInUse(folder, readHolder(holderFile))
  }
  const startedAt = new Date().toISOString()
  const announce: FolderLock['announce'] = (reach) =>
    writeFileSync(holderFile, `${JSON.stringify({ pid: process.pid, startedAt, ...reach })}\n`, { mode: 0o600 })
  announce({ address: null, controlPath: null })
  return { announce, release: () => lock.close() }
}

const sqliteBusy = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function readHolder(holderFile: string): Holder | null {
  try {
    return JSON.parse(readFileSync(holderFile, 'utf8')) as Holder
  } catch {
    // The other process has the lock but has not said yet who it is.
    return null
  }
}

function describeHolder(holder: Holder | null): string {
  if (!holder) return 'another process that is just starting'
  const where = holder.address ? ` at ${holder.address}` : ''
  return `the PodcastAI server with process id ${holder.pid}${where}, started ${holder.startedAt}`
}
