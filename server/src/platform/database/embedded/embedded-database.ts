/**
 * The database that comes with the application: PostgreSQL compiled to WebAssembly (PGlite), in a thread of this
 * process, stored in a folder. For the reasons, see docs/decisions/0001-embedded-database.md.
 */
import { chmodSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { ThreadOptions, ThreadReport, ThreadRequest } from './embedded-thread.ts'
import { PortStream } from './port-stream.ts'
import { createWorkCounter, exitReason, firstMessage, watchThread } from './thread-watch.ts'

export type EmbeddedDatabase = {
  /** Options to spread into a node-postgres Pool or Client, or into pg-boss. */
  connection: { stream: () => Duplex; user: string; database: string; ssl: false }
  /**
   * From now on, refuses transactions that write (SQLSTATE 25006) while less than `bytes` are free on the disk. Not
   * called on opening, because that has to write a little.
   */
  keepReserve(bytes: number, onLow: (isLow: boolean) => void): void
  /** Rolls back open transactions, closes the folder, and ends the thread. End the pools first. */
  close(): Promise<void>
}

export type EmbeddedDatabaseOptions = {
  folder: string
  /** fsync on each commit, as a server does. Default true; tests turn it off for speed. */
  durable?: boolean
  /** How long an idle transaction may block other connections before it is rolled back. */
  idleTransactionMs?: number
  /** How long one statement may take before the thread counts as hung and is terminated. */
  maxBusyMs?: number
  /** The thread died or hung. Committed rows are on disk; the process should end and start again. */
  onCrash: (error: Error) => void
}

/**
 * Opens the database in `folder`, and creates the folder if it is missing. Clients use it like any server:
 *
 *   const embedded = await openEmbeddedDatabase({ folder, onCrash })
 *   const pool = new Pool(embedded.connection)
 *   pool.on('connect', (client) => client.on('error', log)) // else a lost connection ends the process
 *
 * Only one process may open a folder: the caller must hold its lock, which PGlite does not check.
 */
export async function openEmbeddedDatabase({
  folder,
  durable = true,
  idleTransactionMs = 5_000,
  maxBusyMs = 120_000,
  onCrash,
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  makePrivate(folder)
  const counter = createWorkCounter()
  const options: ThreadOptions = {
    ...{ folder, durable, idleTransactionMs, counter },
    compiled: await compiledOnce(),
  }
  const thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), {
    workerData: options,
    name: 'embedded-database',
  })
  await whenReady(thread)

  let state: 'open' | 'closing' | 'ended' = 'open'
  let failure: Error | undefined
  thread.on('error', (error) => {
    failure = error instanceof Error ? error : new Error(String(error))
  })
  const stopWatching = watchThread(counter, maxBusyMs, () => {
    failure = new Error(`it did not answer for ${Math.round(maxBusyMs / 1000)} seconds`)
    void thread.terminate()
  })
  const ended = new Promise<void>((resolve, reject) => {
    thread.once('exit', (code) => {
      stopWatching()
      const wasClosing = state === 'closing'
      state = 'ended'
      if (wasClosing && failure) return reject(failure)
      resolve()
      if (!wasClosing) onCrash(failure ?? new Error(exitReason(code)))
    })
  })

  const send = (request: ThreadRequest): void =>
    thread.postMessage(request, request.kind === 'connect' ? [request.port] : [])
  return {
    connection: {
      stream: () => {
        const { port1, port2 } = new MessageChannel()
        if (state === 'open') send({ kind: 'connect', port: port2 })
        // No thread is listening anymore: the caller gets a lost connection instead of waiting.
        else port2.close()
        return new PortStream(port1)
      },
      user: 'postgres',
      database: 'postgres',
      ssl: false,
    },
    keepReserve: (bytes, onLow) => {
      thread.on('message', (report: ThreadReport) => {
        if (report.kind === 'disk') onLow(report.isLow)
      })
      send({ kind: 'keep-reserve', bytes })
    },
    close: async () => {
      if (state === 'open') {
        state = 'closing'
        send({ kind: 'close' })
      }
      await ended
    },
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's module, compiled once per process, so that its hot code is also optimized only once. */
function compiledOnce(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  compiled ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

async function whenReady(thread: Worker): Promise<void> {
  const report = await firstMessage<ThreadReport>(thread).catch((cause: Error) => {
    throw new Error(`the embedded database did not open: ${cause.message}`, { cause })
  })
  if (report.kind !== 'failed') return
  await thread.terminate()
  throw new Error(`the embedded database did not open: ${report.reason}`)
}

/** PGlite creates world-readable and writable files, so the folder must be private. */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    // Earlier versions created it with access for everyone.
    chmodSync(folder, 0o700)
  } catch {
    // Some network drives have no permissions; their mount options decide who may read.
  }
}
