/** What is on disk after the process or the thread died. One folder, made by the child and killed under it. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freeBytes } from '../../disk-space.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podcastai-durable-'))
})
afterAll(() => rm(folder, { recursive: true }))

const throwIt = (error: Error) => {
  throw error
}

async function open(onCrash: (error: Error) => void = throwIt, at = folder) {
  const embedded = await openEmbeddedDatabase({ folder: at, onCrash })
  const pool = new Pool(embedded.connection)
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const close = async () => {
    await pool.end()
    await embedded.close()
  }
  const listIds = async (table: string) => {
    const { rows } = await pool.query<{ id: number }>(`select id from ${table} order by id`)
    return rows.map(({ id }) => id)
  }
  return { pool, close, listIds }
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
  const ids = await database.listIds('acknowledged')
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
  expect(await after.listIds('kept')).toEqual([7])
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
  expect(await again.listIds('outlived')).toEqual([9])
  await again.close()
})

test('a disk that fills up ends the database, which loses nothing and opens again with room', {
  timeout: 60_000,
}, async ({ skip }) => {
  const disk = await mkdtemp(join(tmpdir(), 'podcastai-small-disk-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', disk])
  skip(status !== 0, 'A small disk could not be mounted: that needs Linux and root')
  try {
    const onCrash = vi.fn()
    const database = await open(onCrash, join(disk, 'database'))
    await database.pool.query('create table acknowledged (id int primary key)')
    const filler = join(disk, 'filler')
    await writeFile(filler, Buffer.alloc(Math.max(0, freeBytes(disk) - 2_000_000)))
    let acknowledged = 0
    // Only the log grows, so that it is the log that finds no room.
    const log = `select pg_logical_emit_message(true, 'test', repeat('x', 500000))`
    const write = async (id: number) => {
      await database.pool.query(`with _ as (${log}) insert into acknowledged select ${id} from _`)
      acknowledged = id
    }
    await expect(
      (async () => {
        for (let id = 1; id < 1_000; id++) await write(id)
      })(),
    ).rejects.toThrow('terminated')
    await vi.waitFor(() => expect(onCrash).toHaveBeenCalledOnce())
    expect(onCrash.mock.calls[0]?.[0].message).toContain('The disk may be full')
    await database.close()

    await rm(filler)
    const again = await open(throwIt, join(disk, 'database'))
    const ids = await again.listIds('acknowledged')
    await again.close()
    expect(acknowledged).toBeGreaterThan(0)
    expect(ids.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1))
  } finally {
    spawnSync('umount', [disk])
    await rm(disk, { recursive: true })
  }
})
