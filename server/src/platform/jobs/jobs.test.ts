import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { JobHandler, Jobs } from './jobs.ts'
import { openJobs } from './pg-boss-jobs.ts'

type Handler = JobHandler<'process-transcript'>

let database: TestDatabase
let jobs: Jobs
const unexpected: Error[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  jobs = await open()
  await database.db.execute(sql`delete from pgboss.job`)
})
afterEach(async () => {
  await jobs.stop()
  expect(unexpected).toEqual([])
})

const isOnServer = inject('templateUrl') !== null

/** `isEmbedded`: the only process, so whatever is active when it starts was interrupted. */
const open = (
  { isEmbedded = false, ...options } = {} as {
    isEmbedded?: boolean
    concurrency?: number
    lostEverySeconds?: number
  },
) =>
  openJobs({
    database: isEmbedded ? { ...database, kind: 'embedded' } : database,
    onError: (error) => unexpected.push(error),
    lookEverySeconds: 0.5,
    retryDelaySeconds: 0,
    ...options,
  })

const mine = { workspaceId: randomUUID() }

async function enqueue() {
  const transcriptId = randomUUID()
  await database.db.transaction((tx) => jobs.enqueue(tx, 'process-transcript', { transcriptId }, mine))
  return transcriptId
}

async function listJobs(transcriptId: string) {
  const { rows } = await database.db.execute<{ state: string }>(
    sql`select state from pgboss.job where data->>'transcriptId' = ${transcriptId} order by created_on`,
  )
  return rows.map(({ state }) => state)
}

const untilCalled = (mock: { mock: { calls: unknown[] } }, times = 1) =>
  vi.waitFor(() => expect(mock.mock.calls.length).toBeGreaterThanOrEqual(times), { timeout: 20_000, interval: 20 })

function handler(run: Handler['run'] = async () => {}) {
  return { run: vi.fn(run), giveUp: vi.fn<Handler['giveUp']>(async () => {}) }
}

test('a job is run with its data, once, and is done', async () => {
  const work = handler()
  await jobs.work('process-transcript', work)
  const transcriptId = await enqueue()
  await untilCalled(work.run)
  await vi.waitFor(async () => expect(await listJobs(transcriptId)).toEqual(['completed']), 10_000)
  expect(work.run.mock.calls).toEqual([[{ transcriptId }]])
  expect(work.giveUp).not.toHaveBeenCalled()
})

test('a transaction that is rolled back leaves no job', async () => {
  const work = handler()
  await jobs.work('process-transcript', work)
  const transcriptId = randomUUID()
  const rolledBack = database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'process-transcript', { transcriptId })
    throw new Error('changed our mind')
  })
  await expect(rolledBack).rejects.toThrow('changed our mind')
  const next = await enqueue()
  await untilCalled(work.run)
  expect(work.run.mock.calls).toEqual([[{ transcriptId: next }]])
  expect(await listJobs(transcriptId)).toEqual([])
})

test('a job that failed is run again until it works', async () => {
  let failures = 2
  const work = handler(async () => {
    if (failures-- > 0) throw new Error('not yet')
  })
  await jobs.work('process-transcript', work)
  const transcriptId = await enqueue()
  await untilCalled(work.run, 3)
  await vi.waitFor(async () => expect(await listJobs(transcriptId)).toEqual(['completed']), 10_000)
  expect(work.giveUp).not.toHaveBeenCalled()
})

test('a job that fails too often is given up, which is itself tried again', async () => {
  const transcriptId = await enqueue()
  const work = handler(async () => {
    throw new Error('never')
  })
  work.giveUp.mockRejectedValueOnce(new Error('the database was away'))
  // The second of the two attempts at giving up would otherwise wait a while.
  await database.db.execute(sql`update pgboss.queue set retry_delay = 0 where name = 'process-transcript-given-up'`)
  await jobs.work('process-transcript', work)
  await untilCalled(work.giveUp, 2)
  expect(work.giveUp.mock.calls).toEqual([[{ transcriptId }], [{ transcriptId }]])
  expect(work.run.mock.calls.length).toBe(5)
})

test('what was in the queue when the process ended is done by the next one', async () => {
  const transcriptId = await enqueue()
  await jobs.stop()
  jobs = await open()
  const work = handler()
  await jobs.work('process-transcript', work)
  await untilCalled(work.run)
  expect(work.run.mock.calls).toEqual([[{ transcriptId }]])
})

test('a process that stops takes nothing on again, and what it broke off has lost no try', async () => {
  const stopping = Promise.withResolvers<void>()
  const broken = handler(async () => {
    await stopping.promise
    throw new Error('broken off')
  })
  await jobs.work('process-transcript', broken)
  const transcriptId = await enqueue()
  await untilCalled(broken.run)
  await jobs.rest()
  stopping.resolve()
  await vi.waitFor(async () => expect(await listJobs(transcriptId)).toEqual(['retry']), 10_000)
  await jobs.stop()
  expect(broken.run).toHaveBeenCalledTimes(1)
  const { rows } = await database.db.execute<{ tries: number }>(
    sql`select retry_limit - retry_count as tries from pgboss.job where data->>'transcriptId' = ${transcriptId}`,
  )
  // Four more tries were there before the first one began.
  expect(rows).toEqual([{ tries: 5 }])

  jobs = await open()
  const next = handler()
  await jobs.work('process-transcript', next)
  await untilCalled(next.run)
  await vi.waitFor(async () => expect(await listJobs(transcriptId)).toEqual(['completed']), 10_000)
})

test('a job whose worker gives no sign of life any more is taken over within half a minute', async ({ skip }) => {
  skip(!isOnServer, 'This is about a PostgreSQL server, and runs on one')
  const transcriptId = await enqueue()
  const { rows } = await database.db.execute<{ patience: number }>(
    sql`select heartbeat_seconds as patience from pgboss.job where data->>'transcriptId' = ${transcriptId}`,
  )
  // The supervisors look each ten seconds, and a queue is looked at each five.
  expect(rows[0]?.patience).toBeLessThanOrEqual(15)
  // As a worker leaves it that took it on and was killed.
  await database.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '14 seconds'
    where data->>'transcriptId' = ${transcriptId}`)
  const work = handler()
  await jobs.work('process-transcript', work)
  await untilCalled(work.run)
  expect(work.run.mock.calls).toEqual([[{ transcriptId }]])
})

test('a long statement, which lets nobody else speak, is taken for nobody’s death', async ({ skip }) => {
  skip(isOnServer, 'This is about the embedded database, and runs on it')
  // As an earlier release left it.
  const transcriptId = await enqueue()
  await database.db.execute(sql`update pgboss.job set heartbeat_seconds = 15 where state = 'created'`)
  await jobs.stop()
  jobs = await open()
  const ends = Promise.withResolvers<void>()
  const work = handler(() => ends.promise)
  await jobs.work('process-transcript', work)
  await untilCalled(work.run)
  const another = await enqueue()
  await untilCalled(work.run, 2)
  await database.db.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  )
  // The supervisor, which looks every second here, has looked.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  ends.resolve()
  for (const id of [transcriptId, another]) {
    await vi.waitFor(async () => expect(await listJobs(id)).toEqual(['completed']), 10_000)
  }
  expect(work.run).toHaveBeenCalledTimes(2)
})

test('what waits is worked off without a pause between two jobs', async () => {
  const waiting = [await enqueue(), await enqueue(), await enqueue(), await enqueue(), await enqueue()]
  await jobs.stop()
  // A worker that only polls would wait for an hour.
  jobs = await openJobs({
    database,
    onError: (error) => unexpected.push(error),
    lookEverySeconds: 3600,
    concurrency: 1,
  })
  const work = handler()
  await jobs.work('process-transcript', work)
  await untilCalled(work.run, waiting.length)
  // Which of two goes first that were enqueued in the same millisecond is not said.
  const done = work.run.mock.calls.map(([{ transcriptId }]) => transcriptId)
  expect(done.toSorted()).toEqual(waiting.toSorted())
})

test('a workspace with much to do leaves a slot for what another one wants done', async () => {
  const gates = new Map<string, PromiseWithResolvers<void>>()
  let isOver = false
  const work = handler(async ({ transcriptId }) => {
    const gate = gates.get(transcriptId) ?? Promise.withResolvers<void>()
    gates.set(transcriptId, gate)
    if (!isOver) await gate.promise
  })
  /** A job runs at least once: what counts is which of them were begun. */
  const untilTaken = (ids: (string | undefined)[]) =>
    vi.waitFor(() => expect(new Set(gates.keys())).toEqual(new Set(ids)), { timeout: 20_000, interval: 20 })
  const enqueueFor = (workspaceId: string) => {
    const transcriptId = randomUUID()
    return database.db
      .transaction((tx) => jobs.enqueue(tx, 'process-transcript', { transcriptId }, { workspaceId }))
      .then(() => transcriptId)
  }
  const [busy, other] = [randomUUID(), randomUUID()]
  const many: string[] = []
  for (let count = 0; count < 5; count++) many.push(await enqueueFor(busy))
  await jobs.work('process-transcript', work)
  await untilTaken(many.slice(0, 2))
  // Long enough for a worker that takes too many of the busy workspace's jobs.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const theirs = await enqueueFor(other)
  await untilTaken([...many.slice(0, 2), theirs])
  gates.get(many[0] as string)?.resolve()
  await untilTaken([...many.slice(0, 2), theirs, many[2]])
  gates.get(theirs)?.resolve()
  const next = await enqueueFor(other)
  await untilTaken([...many.slice(0, 2), theirs, many[2], next])
  isOver = true
  for (const gate of gates.values()) gate.resolve()
  await vi.waitFor(() => expect(gates.size).toBe(7), { timeout: 20_000, interval: 20 })
})

test('workspaces take turns by what they ask for, so a small upload passes the backlogs of others', async () => {
  const order: string[] = []
  const names = new Map<string, string>()
  const enqueueAs = async (name: string, workspaceId: string, kilobytes: number) => {
    const transcriptId = randomUUID()
    names.set(transcriptId, name)
    await database.db.transaction((tx) =>
      jobs.enqueue(tx, 'process-transcript', { transcriptId }, { workspaceId, kilobytes }),
    )
  }
  const [one, other, small] = [randomUUID(), randomUUID(), randomUUID()]
  for (const count of [1, 2, 3]) await enqueueAs(`one ${count}`, one, 2_000)
  for (const count of [1, 2, 3]) await enqueueAs(`other ${count}`, other, 2_000)
  await enqueueAs('small', small, 4)
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select data->>'transcriptId' as id from pgboss.job where state = 'created' order by priority desc, created_on`,
  )
  const queued = rows.map(({ id }) => names.get(id))
  expect(queued).toEqual(['small', 'one 1', 'other 1', 'one 2', 'other 2', 'one 3', 'other 3'])
  await jobs.stop()
  jobs = await open({ concurrency: 1 })
  await jobs.work(
    'process-transcript',
    handler(async ({ transcriptId }) => {
      order.push(names.get(transcriptId) ?? transcriptId)
    }),
  )
  await vi.waitFor(() => expect(order).toHaveLength(7), { timeout: 20_000, interval: 20 })
  // The spare slot works beside the only one, so which of the two begins a job first is not fixed later on.
  expect(order[0]).toBe('small')
})

/** As a killed process leaves them: taken on, and nobody works on them. */
async function interrupt(ids: string[], tried = 1) {
  await database.db.execute(sql`
    update pgboss.job set state = 'active', started_on = now(), retry_count = ${tried}
    where data->>'transcriptId' in ${ids}`)
}
const triesLeft = async (id: string) => {
  const { rows } = await database.db.execute<{ tries: number }>(
    sql`select retry_limit - retry_count as tries from pgboss.job where data->>'transcriptId' = ${id}`,
  )
  return rows[0]?.tries
}

test('a crash costs a try only the job that was alone under way', async () => {
  const alone = await enqueue()
  const before = await triesLeft(alone)
  await jobs.stop()
  await interrupt([alone])
  jobs = await open({ isEmbedded: true })
  expect(await triesLeft(alone)).toBe((before ?? 0) - 1)

  const beside = await enqueue()
  await jobs.stop()
  await interrupt([alone, beside])
  jobs = await open({ isEmbedded: true })
  expect(await triesLeft(alone)).toBe(before)
  expect(await triesLeft(beside)).toBe(before)
})

test('jobs that a crash interrupted together are tried one by one, before any other', async () => {
  const ids = [await enqueue(), await enqueue(), await enqueue()]
  await jobs.stop()
  await interrupt(ids.slice(0, 2))
  jobs = await open({ isEmbedded: true })
  const gate = Promise.withResolvers<void>()
  const work = handler(() => gate.promise)
  await jobs.work('process-transcript', work)
  await untilCalled(work.run)
  // Others have had the time to begin.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(work.run).toHaveBeenCalledTimes(1)
  gate.resolve()
  await untilCalled(work.run, 3)
  const taken = work.run.mock.calls.map(([{ transcriptId }]) => transcriptId)
  expect(new Set(taken.slice(0, 2))).toEqual(new Set(ids.slice(0, 2)))
})

test('a job whose outcome could not be stored is run again', async () => {
  await jobs.stop()
  jobs = await open({ isEmbedded: true, lostEverySeconds: 0.3 })
  const work = handler()
  await jobs.work('process-transcript', work)
  const transcriptId = await enqueue()
  await untilCalled(work.run)
  await vi.waitFor(async () => expect(await listJobs(transcriptId)).toEqual(['completed']), 10_000)
  await database.db.execute(
    sql`update pgboss.job set state = 'active', completed_on = null where data->>'transcriptId' = ${transcriptId}`,
  )
  await untilCalled(work.run, 2)
  await vi.waitFor(async () => expect(await listJobs(transcriptId)).toEqual(['completed']), 10_000)
})
