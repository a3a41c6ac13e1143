/** The embedded database as node-postgres sees it. One folder for the file: a new one takes seconds. */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool, type PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isOutOfSpace } from '../../disk-space.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.ts'

const crashes: Error[] = []
let folder: string
let embedded: EmbeddedDatabase
let pool: Pool

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podcastai-embedded-'))
  await mkdir(join(folder, 'database'), { mode: 0o755 })
  embedded = await openEmbeddedDatabase({
    folder: join(folder, 'database'),
    durable: false,
    idleTransactionMs: 200,
    onCrash: (error) => crashes.push(error),
  })
  pool = new Pool({ ...embedded.connection, max: 5 })
}, 60_000)

afterAll(async () => {
  await pool.end()
  await embedded.close()
  await rm(folder, { recursive: true })
  expect(crashes).toEqual([])
})

async function withClients<T>(count: number, work: (...clients: PoolClient[]) => Promise<T>): Promise<T> {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()))
  try {
    return await work(...clients)
  } finally {
    for (const client of clients) client.release(true)
  }
}

const oneValue = async (sql: string) => (await pool.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]

test('nobody else on the machine can reach its files', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no such rights on files')
  expect((await stat(join(folder, 'database'))).mode & 0o777).toBe(0o700)
})

test('what was answered is not kept', async () => {
  const answer = () => pool.query("select repeat('x', 4000000)")
  for (let times = 0; times < 10; times++) await answer()
  const before = process.memoryUsage.rss()
  for (let times = 0; times < 64; times++) await answer()
  // Of the 256 MB that were answered; what waits for the collector may be a hundred.
  expect(process.memoryUsage.rss() - before).toBeLessThan(160_000_000)
})

test('an error arrives with its SQLSTATE and the name of the constraint', async () => {
  await pool.query('create table guest (name text constraint guest_name_unique unique)')
  await pool.query('insert into guest values ($1)', ['Maya'])
  await expect(pool.query('insert into guest values ($1)', ['Maya'])).rejects.toMatchObject({
    code: '23505',
    constraint: 'guest_name_unique',
  })
  await expect(pool.query('selekt 1')).rejects.toMatchObject({ code: '42601' })
  await expect(pool.query('select $1::int', ['no number'])).rejects.toMatchObject({ code: '22P02' })
  await expect(pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' })
  expect(await oneValue('select count(*)::int from guest')).toBe(1)
})

test('transactions of several connections run one after the other', async () => {
  await pool.query('create table counter as select 0 as n')
  const addOne = () =>
    withClients(1, async (client) => {
      await client?.query('begin')
      const { rows } = (await client?.query('select n from counter')) ?? { rows: [] }
      await sleep(1)
      await client?.query('update counter set n = $1', [rows[0].n + 1])
      await client?.query('commit')
    })
  await Promise.all(Array.from({ length: 20 }, addOne))
  expect(await oneValue('select n from counter')).toBe(20)
})

test('each of many statements at once gets its own answer', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, (_, i) => pool.query('select $1::int as i', [i])))
  expect(answers.map(({ rows }) => rows[0].i)).toEqual(answers.map((_, i) => i))
})

test('prepared statements of the same name do not meet', async () => {
  await withClients(2, async (first, second) => {
    for (let round = 0; round < 2; round++) {
      const one = await first?.query({ name: 'same', text: 'select 1 + $1::int as sum', values: [round] })
      const ten = await second?.query({ name: 'same', text: 'select 10 + $1::int as sum', values: [round] })
      expect([one?.rows[0].sum, ten?.rows[0].sum]).toEqual([1 + round, 10 + round])
    }
  })
  await vi.waitFor(
    async () => expect(await oneValue('select count(*)::int from pg_prepared_statements')).toBe(0),
    10_000,
  )
})

test('a transaction is rolled back when its connection drops', async () => {
  await pool.query('create table dropped (n int)')
  await withClients(1, async (client) => {
    await client?.query('begin')
    await client?.query('insert into dropped values (1)')
  })
  expect(await oneValue('select count(*)::int from dropped')).toBe(0)
})

test('a transaction that waits for another connection is rolled back with 25P03', async () => {
  await pool.query('create table waited (n int)')
  await withClients(1, async (client) => {
    await client?.query('begin')
    await client?.query('insert into waited values (1)')
    expect(await oneValue('select count(*)::int from waited')).toBe(0)
    await expect(client?.query('insert into waited values (2)')).rejects.toMatchObject({ code: '25P03' })
    await expect(client?.query('commit')).rejects.toMatchObject({ code: '25P03' })
    await client?.query('insert into waited values (3)')
  })
  expect(await oneValue('select n from waited')).toBe(3)
})

test('a notification reaches the connections that listen, when its transaction commits', async () => {
  await withClients(3, async (first, second, sender) => {
    const heard: string[] = []
    first?.on('notification', ({ payload }) => heard.push(`first ${payload}`))
    second?.on('notification', ({ payload }) => heard.push(`second ${payload}`))
    await first?.query('listen "Some News"')
    await second?.query('listen other')
    await sender?.query('begin')
    await sender?.query('select pg_notify($1, $2)', ['Some News', 'hello'])
    await sleep(20)
    expect(heard).toEqual([])
    await sender?.query('commit')
    await sender?.query(`notify OTHER, 'bye'`)
    await vi.waitFor(() => expect(heard).toEqual(['first hello', 'second bye']), 10_000)
  })
})

test('a value of 10 MB goes in and comes out the same', async () => {
  const value = 'é'.repeat(5_000_000)
  await pool.query('create table large (value text)')
  await pool.query('insert into large values ($1)', [value])
  expect((await oneValue('select value from large')) === value).toBe(true)
})

test('while too little of the disk is free, reads go on and writes are refused', async () => {
  await pool.query('create table kept as select 1 as n')
  const isLow: boolean[] = []
  embedded.keepReserve(Number.MAX_SAFE_INTEGER, (low) => isLow.push(low))
  const refusal = await vi.waitFor(async () => {
    const outcome = await pool.query('update kept set n = 1').catch((error: Error) => error)
    expect((outcome as { code?: string }).code).toBe('25006')
    return outcome
  }, 10_000)
  expect(isOutOfSpace(new Error('a failed query', { cause: refusal }))).toBe(true)
  expect(await oneValue('select n from kept')).toBe(1)
  embedded.keepReserve(0, () => {})
  await vi.waitFor(() => pool.query('update kept set n = 3'), 10_000)
  expect(await oneValue('select n from kept')).toBe(3)
  expect(isLow).toEqual([true, false])
})

test('a statement that never ends ends the thread, and everybody who waits is told', { timeout: 60_000 }, async () => {
  const onCrash = vi.fn()
  const other = join(folder, 'hangs')
  const hanging = await openEmbeddedDatabase({ folder: other, durable: false, maxBusyMs: 1_000, onCrash })
  const own = new Pool(hanging.connection)
  own.on('error', () => {})
  own.on('connect', (client) => client.on('error', () => {}))
  await own.query('select 1')
  const waiting = [own.query('select pg_sleep(1000)'), own.query('select 1')]
  const outcomes = await Promise.allSettled(waiting)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await vi.waitFor(() => expect(onCrash).toHaveBeenCalled(), 10_000)
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'it did not answer for 1 seconds' }),
  )
  await own.end()
})

test('a folder that cannot be opened is an error, not a crash', async () => {
  const notAFolder = join(folder, 'database', 'PG_VERSION')
  await expect(openEmbeddedDatabase({ folder: notAFolder, onCrash: (error) => crashes.push(error) })).rejects.toThrow()
})
