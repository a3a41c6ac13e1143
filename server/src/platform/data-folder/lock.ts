import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The process that has a data folder open. */
export type Holder = { pid: number; startedAt: string; address: string | null; controlPath: string | null }

export type FolderLock = {
  /** Records this process's address and control socket for other processes. */
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
 * Locks a data folder for this process. Two processes on one embedded database silently lose rows, so the kernel must
 * hold the lock: it is the exclusive lock of an SQLite file, which ends however the process dies. A lock file would
 * outlive a kill.
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
    // The other process has the lock, but has not written its details yet.
    return null
  }
}

function describeHolder(holder: Holder | null): string {
  if (!holder) return 'another process that is just starting'
  const where = holder.address ? ` at ${holder.address}` : ''
  return `the PodcastAI server with process id ${holder.pid}${where}, started ${holder.startedAt}`
}
