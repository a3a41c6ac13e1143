/**
 * The thread of the embedded database. Opens the folder, then serves connections: each is a MessagePort that carries
 * the PostgreSQL wire protocol. Only `embedded-database.ts` starts it.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { type DiskSpace, watchDiskSpace } from '../../disk-space.ts'
import { giveBackWhenIdle } from '../../idle-memory.ts'
import { DurableFiles, durableStartParams, syncFolder } from './durable-files.ts'
import { SharedSession } from './shared-session.ts'
import type { WorkCounter } from './thread-watch.ts'
import { concatBytes } from './wire.ts'

/** The thread's worker data. */
export type ThreadOptions = {
  folder: string
  durable: boolean
  idleTransactionMs: number
  counter: WorkCounter
  /** PGlite's compiled WebAssembly module. */
  compiled: WebAssembly.Module
}
export type ThreadRequest =
  | { kind: 'connect'; port: MessagePort }
  | { kind: 'keep-reserve'; bytes: number }
  | { kind: 'close' }
export type ThreadReport = { kind: 'ready' } | { kind: 'failed'; reason: string } | { kind: 'disk'; isLow: boolean }

/**
 * The 128 MB of buffers that a server has would all be in this process; the operating system caches the files as well.
 */
const memoryParams = ['-c', 'shared_buffers=32MB']

const { folder, durable, idleTransactionMs, counter, compiled } = workerData as ThreadOptions
const parent = parentPort as MessagePort
const report = (message: ThreadReport): void => parent.postMessage(message)

try {
  const database = await open()
  let disk: DiskSpace | undefined
  const session = new SharedSession({
    execute: (messages) => execute(database, messages),
    settings: await readSettings(database),
    idleTransactionMs,
    mustBeReadOnly: () => disk?.isLow() ?? false,
    onReadOnly: (isLow) => report({ kind: 'disk', isLow }),
  })
  parent.on('message', async (request: ThreadRequest) => {
    if (request.kind === 'connect') return serve(session, request.port)
    if (request.kind === 'keep-reserve') {
      disk = watchDiskSpace(folder, request.bytes)
      return
    }
    session.close()
    await database.close()
    process.exit()
  })
  report({ kind: 'ready' })
  giveBackWhenIdle()
} catch (error) {
  report({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
}

async function open(): Promise<PGlite> {
  const program = { pgliteWasmModule: compiled }
  if (!durable) {
    const startParams = [...PGlite.defaultStartParams, ...memoryParams]
    return PGlite.create({ ...program, dataDir: folder, startParams })
  }
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const database = await PGlite.create({
    ...program,
    fs: new DurableFiles(folder),
    startParams: [...durableStartParams, ...memoryParams],
  })
  if (isNew) syncFolder(folder)
  return database
}

/**
 * Runs messages and returns the answer. Uses PGlite's streaming call, because the other one also parses every answer
 * row by row and never frees the parts.
 */
function execute(database: PGlite, messages: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  const onRawData = (part: Uint8Array) => parts.push(part.slice())
  Atomics.add(counter, 0, 1)
  // Runs synchronously: all output has been delivered when it returns. If it fails, PGlite is broken, and the rejection
  // ends the thread.
  void database.execProtocolRawStream(messages, { syncToFs: false, onRawData })
  Atomics.add(counter, 0, 1)
  return concatBytes(parts)
}

function serve(session: SharedSession, port: MessagePort): void {
  const connection = session.connect({
    send: (bytes) => port.postMessage(bytes, isWholeBuffer(bytes) ? [bytes.buffer] : []),
    end: () => port.close(),
  })
  port.on('message', (chunk: Uint8Array) => connection.receive(chunk))
  port.on('close', () => connection.close())
}

/** True if the array covers its whole buffer and can be transferred. A slice of a larger buffer must be copied. */
function isWholeBuffer(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.byteLength === bytes.buffer.byteLength
}

/** Returns the settings that a server reports to clients on startup. */
async function readSettings(database: PGlite): Promise<Record<string, string>> {
  const names = [
    'server_version',
    'server_encoding',
    'client_encoding',
    'DateStyle',
    'IntervalStyle',
    'TimeZone',
    'integer_datetimes',
    'standard_conforming_strings',
  ]
  const settings: Record<string, string> = {}
  for (const name of names) {
    const { rows } = await database.query<{ value: string }>('select current_setting($1) as value', [name])
    settings[name] = rows[0]?.value ?? ''
  }
  return settings
}
