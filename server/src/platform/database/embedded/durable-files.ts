/**
 * PGlite's folder on disk with a working fsync. PGlite starts PostgreSQL with fsync off, and its file layer lacks it.
 * With both fixed, a committed row survives a power failure as on a server.
 * A failed write to the log ends the database, also as on a server.
 */
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { logLostCode } from './thread-watch.ts'

/** Replaces PGlite's own parameters. fdatasync does nothing in PGlite's build, but fsync works. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

type FileStream = { nfd?: number; node: unknown }
type Write = (stream: FileStream, buffer: unknown, offset: number, length: number, position: number) => number
type NodeFiles = {
  stream_ops: { fsync?: (stream: FileStream) => number; write: Write }
  realPath(node: unknown): string
}
/** PGlite exports its file layer in one of two places, the second since 0.5.16. */
type FileModule = { FS: { filesystems?: { NODEFS: NodeFiles } }; NODEFS?: NodeFiles }

export class DurableFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    return super.init(database, { ...options, preRun: [...(options.preRun ?? []), makeDurable] })
  }
}

function makeDurable(module: unknown): void {
  const { FS, NODEFS } = module as FileModule
  const files = NODEFS ?? FS.filesystems?.NODEFS
  if (!files) throw new Error('this version of PGlite keeps its file layer elsewhere: fsync cannot be added')
  addFsync(files)
  stopOnLostLog(files)
}

/**
 * After a failed write to the write-ahead log, PostgreSQL stops and recovers on its next start. PGlite catches every
 * error and continues with a broken session, or retries forever even after space is freed. So this ends its thread.
 */
function stopOnLostLog(files: NodeFiles): void {
  const write = files.stream_ops.write
  files.stream_ops.write = (stream, ...rest) => {
    try {
      return write(stream, ...rest)
    } catch (error) {
      if (/[\\/]pg_wal[\\/]/.test(files.realPath(stream.node))) process.exit(logLostCode)
      throw error
    }
  }
}

function addFsync(files: NodeFiles): void {
  files.stream_ops.fsync = (stream) => {
    // A directory has no descriptor in this file layer, but PostgreSQL syncs directories too.
    if (stream.nfd === undefined) syncPath(files.realPath(stream.node))
    else fsyncSync(stream.nfd)
    return 0
  }
}

/** Syncs a new folder once, because its first files were written without fsync. */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(folder)
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
