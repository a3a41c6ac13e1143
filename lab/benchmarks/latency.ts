// How long small calls wait while a 10 MB file is being uploaded, read and stored, on the real server.
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type PostgresServer, startPostgres } from '../../server/test/postgres-server.ts'
import type { UploadOrder } from './latency.upload.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { quantile } from './quantile.ts'
import { type BenchServer, startBenchServer } from './server-process.ts'
import { megabyte, talkFile } from './talk-files.ts'

const goalMs = { 'PostgreSQL server': 50, embedded: 150 } as const
const rounds = 3
const idleMs = 3000
const paths = ['/api/transcripts', '/api/auth/profile']

export async function benchLatency(): Promise<void> {
  console.log(
    `Milliseconds of ${paths.map((path) => `GET ${path}`).join(' and ')}, one after the other, in one client.`,
  )
  console.log(
    `Idle: for ${idleMs / 1000} s. Storing: from the upload of 10 MB of SRT until all its segments are stored.`,
  )
  console.log(
    `The round with the least p99 of ${rounds}, each with a new server, on ${availableParallelism()} cores.\n`,
  )
  const rows = [await measureRow('embedded', async () => null)]
  try {
    rows.push(await measureRow('PostgreSQL server', startPostgres))
  } catch (error) {
    console.log(`No PostgreSQL server could be started: ${error instanceof Error ? error.message : error}\n`)
  }
  printTable(rows)
}

type Round = { idle: number[]; storing: number[]; storedAfterMs: number }

async function measureRow(
  database: keyof typeof goalMs,
  start: () => Promise<PostgresServer | null>,
): Promise<Record<string, string | number>> {
  const measured: Round[] = []
  for (let round = 0; round < rounds; round++) measured.push(await oneRound(start))
  const best = measured.reduce((min, round) =>
    quantile(round.storing, 0.99) < quantile(min.storing, 0.99) ? round : min,
  )
  const p99 = quantile(best.storing, 0.99)
  return {
    database,
    'idle p50': rounded(quantile(best.idle, 0.5), 1),
    'idle p99': rounded(quantile(best.idle, 0.99), 1),
    calls: best.storing.length,
    p50: rounded(quantile(best.storing, 0.5), 1),
    p99: rounded(p99, 1),
    max: rounded(quantile(best.storing, 1), 1),
    goal: `p99 ${goalMs[database]} ${judged(p99, goalMs[database])}`,
    'stored after s': rounded(best.storedAfterMs / 1000, 1),
    load: rounded(loadavg()[0] ?? 0, 1),
  }
}

/** The database goes with its server: what one round leaves undone would be taken up in the next. */
async function oneRound(start: () => Promise<PostgresServer | null>): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-bench-'))
  const postgres = await start()
  const server = await startBenchServer({ ...(postgres && { DATABASE_URL: postgres.url }), DATA_DIR: folder })
  try {
    const session = await server.register()
    const idle = await waits(server, session, until(idleMs))
    const upload = uploadFrom(server.url, session)
    const began = performance.now()
    const storing = await waits(server, session, () => upload.isStored())
    return { idle, storing, storedAfterMs: performance.now() - began }
  } finally {
    await server.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function until(durationMs: number): () => boolean {
  const end = performance.now() + durationMs
  return () => performance.now() > end
}

async function waits(server: BenchServer, session: string, isOver: () => boolean): Promise<number[]> {
  const taken: number[] = []
  while (!isOver()) {
    for (const path of paths) {
      const began = performance.now()
      await server.get(path, session)
      taken.push(performance.now() - began)
    }
  }
  return taken
}

/** In a thread, so that sending 10 MB does not hold up the client that measures. */
function uploadFrom(url: string, session: string): { isStored: () => boolean } {
  let stored = false
  const order: UploadOrder = { url, session, text: talkFile('srt', 10 * megabyte) }
  const worker = new Worker(join(import.meta.dirname, 'latency.upload.ts'), { workerData: order })
  worker.once('message', () => {
    stored = true
  })
  worker.once('error', (error) => {
    throw error
  })
  return { isStored: () => stored }
}
