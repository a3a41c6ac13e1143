import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@podcastai/contracts'
import { buildHome } from '../../server/test/home.ts'
import type { TestApp } from '../../server/test/test-app.ts'
import { printTable } from '../benchmarks/print-table.ts'
import { startBenchServer } from '../benchmarks/server-process.ts'
import { type Client, openClient } from './client.ts'
import { startInjectableStandIn } from './injectable-stand-in.ts'
import { onPostgres } from './places.ts'
import { type Finding, none, type Options, told } from './scenario.ts'
import { hasSqlmap, levelByDefault, sqlmap, type Tried, techniques } from './sqlmap.ts'
import { type MarkedRequest, statementRequests } from './statement-requests.ts'

const atOnce = 3

type Row = MarkedRequest & Tried & { before: number; after: number }

/**
 * sqlmap of Debian (`apt-get install sqlmap`) on every parameter of every call: in paths, queries, bodies and forms, and
 * on the session. First it has to find what can be injected into; else nothing that it does not find is a proof.
 */
export async function attackStatements(options: Options): Promise<Finding[]> {
  if (!hasSqlmap()) return [told('sqlmap on every parameter', 'not run: it is not installed')]
  const max = options.figure('calls', { whole: 10 * endpoints.length, short: 4 })
  const level = options.figure('level', { whole: levelByDefault, short: levelByDefault })
  console.log(`sqlmap: level ${level}, risk 1, techniques ${techniques}, ${atOnce} calls at once.\n`)
  return onPostgres(async ({ env }) => {
    const folder = mkdtempSync(join(tmpdir(), 'podcastai-sqlmap-'))
    const began = performance.now()
    const standIn = await startInjectableStandIn(env.DATABASE_URL ?? '')
    const controls = await Promise.all(
      standIn.requests.map((request, at) => sqlmap(request.marked, { folder, level, name: `control-${at}` })),
    )
    const missed = standIn.requests.filter((_, at) => controls[at]?.injectable.length === 0).map(({ call }) => call)
    await standIn.stop()

    const server = await startBenchServer({ ...env, BILLING: 'test' })
    const client = openClient(() => server.url)
    const home = await buildHome(client as unknown as TestApp)
    const requests = statementRequests(home, new URL(server.url).host).slice(0, max)
    const rows = await tryAll(requests, { client, folder, level })
    client.close()
    const fall = server.fellOver()
    await server.stop()
    const findings = toFindings(rows)
    if (findings.some(({ isMet }) => isMet === false))
      writeFileSync(join(tmpdir(), 'podcastai-sqlmap.log'), rows.map(({ said }) => said).join('\n'))
    rmSync(folder, { recursive: true, force: true })
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    return [
      told(
        'sqlmap: requests; parameters; minutes',
        `${rows.length}; ${rows.reduce((sum, { tried }) => sum + tried, 0)}; ${minutes}`,
      ),
      none('stand-ins that can be injected into and were not found out', missed),
      none('servers that ended by themselves', fall ? [fall] : []),
      // A scan that misses a planted hole proves nothing.
      ...findings.map((finding) =>
        missed.length > 0 ? { ...finding, figure: `${finding.figure}, not proven`, isMet: false } : finding,
      ),
    ]
  })
}

async function tryAll(
  requests: readonly MarkedRequest[],
  { client, folder, level }: { client: Client; folder: string; level: number },
): Promise<Row[]> {
  const rows: Row[] = []
  const waiting = [...requests.entries()]
  async function tryOn() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, request] = next
      const before = (await client.send(request.plain)).status
      const tried = await sqlmap(request.marked, { folder, level, name: String(at) })
      const after = (await client.send(request.plain)).status
      rows.push({ ...request, ...tried, before, after })
      if (rows.length % 20 === 0) console.log(`  ${rows.length} of ${requests.length} requests tried`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, tryOn))
  console.log('')
  printTable(
    rows.map(({ call, marks, tried, before, after, refusals }) => ({
      ...{ call, parameters: marks, tried, before, after },
      refused: refusals.map((one) => one.replace(/ \([^)]*\) -| times/g, '')).join(', '),
    })),
  )
  return rows
}

function toFindings(rows: readonly Row[]): Finding[] {
  const named = (those: readonly Row[], why: (row: Row) => string) => those.map((row) => `${row.call}: ${why(row)}`)
  return [
    none(
      'calls with a parameter that sqlmap did not try',
      named(
        rows.filter(({ marks, tried }) => tried < marks),
        ({ marks, tried }) => `${tried} of ${marks}`,
      ),
    ),
    none(
      'calls that were not let in before or after, with a true session',
      named(
        rows.filter(({ before, after }) => [before, after].includes(401)),
        ({ before, after }) => `${before}, ${after}`,
      ),
    ),
    none(
      'calls that failed on our side under it',
      named(
        rows.filter(({ refusals }) => refusals.some((one) => one.startsWith('5'))),
        ({ refusals }) => refusals.join(', '),
      ),
    ),
    none(
      'calls that sqlmap could inject into',
      named(
        rows.filter(({ injectable }) => injectable.length > 0),
        ({ injectable }) => injectable.join(', '),
      ),
    ),
  ]
}
