import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Endpoint, endpoints, watchProject } from '@podcastai/contracts'
import { exampleOf } from '../../../server/test/bad-requests/example-of.ts'
import { buildHome, type Home, paramsFor } from '../../../server/test/home.ts'
import type { TestApp } from '../../../server/test/test-app.ts'
import { startBenchServer } from '../server-process.ts'
import { openClient } from './client.ts'
import { onPostgres } from './places.ts'
import { type Finding, none, type Options, told } from './torture.ts'

/** What the person of the requests would lose by being answered. */
const ends = ({ method, path }: Endpoint) =>
  method === 'DELETE' || /logout$|leave$/.test(path) || path === watchProject.path

/** sqlmap of Debian (`apt-get install sqlmap`) on every parameter of every call: in paths, queries and bodies. */
export async function attackStatements(options: Options): Promise<Finding[]> {
  if (spawnSync('which', ['sqlmap']).status !== 0)
    return [told('sqlmap on every parameter', 'not run: it is not installed')]
  const most = options.figure('calls', { whole: endpoints.length, short: 3 })
  return onPostgres(async ({ env }) => {
    const folder = mkdtempSync(join(tmpdir(), 'podcastai-sqlmap-'))
    const server = await startBenchServer({ ...env, BILLING: 'test' })
    const client = openClient(() => server.url)
    const home = await buildHome(client as unknown as TestApp)
    client.close()
    const files = endpoints
      .filter(
        (endpoint) =>
          !ends(endpoint) && !endpoint.file && (endpoint.path.includes(':') || endpoint.query || endpoint.body),
      )
      .slice(0, most)
      .map((endpoint, at) => requestFile(endpoint, home, { url: server.url, file: join(folder, `${at}.txt`) }))
    const began = performance.now()
    const found = { untested: [] as string[], injectable: [] as string[] }
    for (const file of files) {
      const { untested, injectable } = await sqlmap(file, folder)
      found.untested.push(...untested)
      found.injectable.push(...injectable)
    }
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    return [
      told('sqlmap: calls; minutes', `${files.length}; ${minutes}`),
      none('calls that sqlmap did not come to test', found.untested),
      none('calls that sqlmap could inject into', found.injectable),
    ]
  })
}

/** A request as sqlmap reads it; an asterisk marks what stands in a path. */
function requestFile(endpoint: Endpoint, home: Home, { url, file }: { url: string; file: string }): string {
  const params = /:id\b/.test(endpoint.path) ? paramsFor(endpoint, home) : { token: 'a'.repeat(43) }
  const path = endpoint.path.replace(
    /:(\w+)/g,
    (_, name: string) => `${(params as Record<string, string>)[name] ?? ''}*`,
  )
  const example = endpoint.query ? (exampleOf(endpoint.query) as Record<string, unknown>) : null
  const query = example
    ? `?${new URLSearchParams(Object.entries(example).map(([name, value]): [string, string] => [name, String(value)]))}`
    : ''
  const body = endpoint.body ? JSON.stringify(exampleOf(endpoint.body)) : ''
  const head = [
    `${endpoint.method} ${path}${query} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `X-Session-Id: ${home.admin.session}`,
  ]
  writeFileSync(file, [...head, ...(body ? ['Content-Type: application/json'] : []), '', body].join('\r\n'))
  return file
}

async function sqlmap(file: string, folder: string): Promise<{ untested: string[]; injectable: string[] }> {
  const output = join(folder, 'out')
  const quick = [
    '--batch',
    '--level=1',
    '--risk=1',
    '--dbms=PostgreSQL',
    '--threads=4',
    '--technique=BEUS',
    '--time-sec=2',
  ]
  const child = spawn(
    'sqlmap',
    [
      '-r',
      file,
      ...quick,
      '--skip-waf',
      '--ignore-stdin',
      '--flush-session',
      '--ignore-code=*',
      `--output-dir=${output}`,
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  await once(child, 'close')
  const call = readFileSync(file, 'utf8').split('\r\n')[0] ?? file
  return {
    untested: /testing for SQL injection|testing '/i.test(said) ? [] : [call],
    injectable: /Parameter: .+\n\s+Type: /.test(said) ? [call] : [],
  }
}
