// How fast the call is that a page makes every two seconds, beside a bare route that makes the same statements and sends
// as many bytes, in the same process and run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onBothDatabases } from './databases.ts'
import type { Polled } from './polling.child.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { quantile } from './quantile.ts'

const goals = { statements: 2, share: 0.7 }
const clients = 8
const rounds = 9
const roundMs = 700

export async function benchPolling(): Promise<void> {
  console.log(
    'Calls a second of GET /api/transcripts/{id}, an hour of talk with all its content written, and of a bare',
  )
  console.log(
    `Fastify route in the same process: in turn, ${rounds} rounds of ${roundMs / 1000} s each, ${clients} at once.`,
  )
  console.log('The share is the median of the rounds. Unchanged: the call with the ETag of its last answer.\n')
  printTable(await onBothDatabases(measureRow))
}

async function measureRow(database: string, env: Record<string, string>): Promise<Record<string, string | number>> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-bench-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'polling.child.ts')], {
    env: { ...process.env, ...env, DATA_DIR: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  try {
    const failed = once(child, 'exit').then(() => Promise.reject(new Error('the app ended before it served')))
    const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), failed])) as [string]
    const polled = JSON.parse(line) as Polled
    return { database, ...(await measure(polled)) }
  } finally {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure({ app, bare, headers, bytes, statements, etag }: Polled) {
  const again = { ...headers, 'if-none-match': etag ?? '' }
  const status = await fetchStatus(app, again)
  await callsASecond(app, headers)
  await callsASecond(bare, headers)
  const figures = { app: [] as number[], bare: [] as number[], unchanged: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    figures.app.push(await callsASecond(app, headers))
    figures.bare.push(await callsASecond(bare, headers))
    figures.unchanged.push(await callsASecond(app, again))
  }
  const share = median(figures.app.map((calls, round) => calls / (figures.bare[round] ?? 0)))
  return {
    kB: rounded(bytes / 1000, 0),
    statements,
    [`at most ${goals.statements}`]: judged(statements, goals.statements),
    calls: rounded(median(figures.app), 0),
    bare: rounded(median(figures.bare), 0),
    share: rounded(share),
    [`goal ${goals.share}`]: judged(goals.share, share),
    'unchanged answers': status,
    'goal 304': status === 304 ? 'met' : 'MISSED',
    'unchanged calls': rounded(median(figures.unchanged), 0),
  }
}

async function callsASecond(url: string, headers: OutgoingHttpHeaders): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const began = performance.now()
  const end = began + roundMs
  let calls = 0
  async function client() {
    for (; performance.now() < end; calls++) await get(url, headers, agent)
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return calls / seconds
}

async function fetchStatus(url: string, headers: OutgoingHttpHeaders): Promise<number> {
  return get(url, headers, new Agent())
}

/** The status, once the whole answer is there. */
function get(url: string, headers: OutgoingHttpHeaders, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    call.once('error', reject)
    call.end()
  })
}

const median = (values: readonly number[]) => quantile(values, 0.5)
