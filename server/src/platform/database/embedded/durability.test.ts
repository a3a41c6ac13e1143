/** What is on disk after the process or the thread died. One folder, made by the child and killed under it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEmbeddedDatabase } from './embedded-database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podcastai-durable-'))
})
afterAll(() => rm(folder, { recursive: true }))

const throwIt = (error: Error) => {
  throw error
}

async function open(onCrash: (error: Error) => void = throwIt) {
  const embedded = await openEmbeddedDatabase({ folder, onCrash })
  const pool = new Pool(embedded.connection)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const close = async () => {
    await pool.end()
    await embedded.close()
  }
  const idsOf = async (table: string) => {
    const { rows } = await pool.query<{ id: number }>(`select id from ${table} order by id`)
    return rows.map(({ id }) => id)
  }
  return { pool, close, idsOf }
}

test('no acknowledged row is missing after kill -9', { timeout: 60_000 }, async () => {
  const script = join(import.meta.dirname, 'durability.child.ts')
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let acknowledged = 0
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line)
    if (acknowledged === 200) child.kill('SIGKILL')
  }
  if (child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')

  const database = await open()
  const ids = await database.idsOf('acknowledged')
  await database.close()
  // The one row in flight may be there too.
  expect(ids.length).toBeGreaterThanOrEqual(acknowledged)
  expect(ids).toEqual(ids.map((_, index) => index + 1))
})

test('a folder opens again with what was committed, and syncs each commit to the disk', {
  timeout: 30_000,
}, async () => {
  const before = await open()
  await before.pool.query('create table kept as select 7 as id')
  const { rows } = await before.pool.query(
    `select current_setting('fsync') || current_setting('wal_sync_method') as how`,
  )
  expect(rows).toEqual([{ how: 'onfsync' }])
  await before.close()

  const after = await open()
  expect(await after.idsOf('kept')).toEqual([7])
  await after.close()
})

test('the death of the thread is told once, fails who waits and loses nothing', { timeout: 30_000 }, async () => {
  const posts = vi.spyOn(Worker.prototype, 'postMessage')
  const onCrash = vi.fn()
  const database = await open(onCrash)
  await database.pool.query('create table outlived as select 9 as id')
  const waiting = database.pool.query('select pg_sleep(5)')
  const thread = posts.mock.contexts[0] as unknown as Worker
  posts.mockRestore()
  await Promise.all([expect(waiting).rejects.toThrow('terminated'), thread.terminate()])
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining('ended') }),
  )
  await expect(database.pool.query('select 1')).rejects.toThrow('terminated')
  await database.close()

  const again = await open()
  expect(await again.idsOf('outlived')).toEqual([9])
  await again.close()
})
