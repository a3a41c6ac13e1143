import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { fairPriority } from './fair-priority.ts'
import { requeueInterrupted, requeueLost } from './interrupted-jobs.ts'
import { type JobData, type JobDone, type JobName, type Jobs, jobNames } from './jobs.ts'

/**
 * A running job is presumed hung after this, the maximum that the queue allows. A self-hosted slow language model,
 * asked one question at a time, may need most of it for hours of speech, and a job that expired while running would
 * run, and be billed, twice. Dead processes are detected by their heartbeats, and everything that jobs wait for has a
 * deadline.
 */
const jobExpirySeconds = 24 * 3600
/**
 * Seconds without a heartbeat after which a worker is presumed dead and its jobs are requeued; workers send heartbeats
 * twice as often. The embedded database needs none: it has one process, and no other could notice its death. There, one
 * session runs all statements, so a statement of half a minute would delay the heartbeats and start running jobs a
 * second time.
 */
const heartbeatsOn = { server: 15, embedded: null } as const satisfies Record<Database['kind'], number | null>

/** Maximum retries, so that a job that kills its process each time ends eventually. */
const retryLimit = 4
/** External services: retry for hours with exponential backoff. */
const patience: Partial<Record<JobName, object>> = {
  'end-subscription': { retryLimit: 12, retryDelay: 20, retryBackoff: true, retryDelayMax: 3600 },
  'send-mail': { retryLimit: 10, retryDelay: 20, retryBackoff: true, retryDelayMax: 3600 },
}
/** Slow jobs that many users want at once. */
const isSharedFairly = (name: JobName) => name === 'process-transcript'
const givenUp = (name: JobName) => `${name}-given-up`

/** For how long after a crash the suspect jobs run one at a time before all slots open again. */
const aloneSeconds = 60

/** An id without a job: fetching it makes pg-boss load and cache a queue's settings. */
const noJob = '00000000-0000-0000-0000-000000000000'

type JobsOptions = {
  database: Database
  onError: (error: Error) => void
  /** Jobs running at once in this process. */
  concurrency?: number
  /** Seconds between polls: new jobs notify the worker, retries do not. */
  lookEverySeconds?: number
  /** Seconds between searches for jobs whose outcome could not be stored. */
  lostEverySeconds?: number
  /** Seconds before the first retry, doubled for each further one. Short outages are over by then. */
  retryDelaySeconds?: number
  onDone?: (job: JobDone) => void
}

/**
 * Opens jobs on pg-boss, in the application's own database: a job starts some milliseconds after the transaction that
 * enqueued it, and is taken over if its process dies (at once on the embedded database, whose one process has just
 * started; within half a minute on a server, by missing heartbeats).
 */
export async function openJobs({
  database,
  onError,
  concurrency = 2,
  lookEverySeconds = 5,
  lostEverySeconds = 30,
  retryDelaySeconds = 3,
  onDone = () => {},
}: JobsOptions): Promise<Jobs> {
  const superviseSeconds = Math.min(10, Math.max(1, lookEverySeconds * 2))
  const boss = new PgBoss({
    // The types of pg-boss lack `stream`, which connects to the embedded database, but its pool and listener accept it.
    ...(database.connection as { connectionString?: string }),
    max: 5,
    useListenNotify: true,
    notifyHeartbeatTimeoutMs: 15_000,
    monitorIntervalSeconds: superviseSeconds,
    superviseIntervalSeconds: superviseSeconds,
  })
  boss.on('error', onError)
  await boss.start()
  for (const name of jobNames) await openQueue(boss, name)
  // A new queue has no heartbeat, and one that an earlier release made has its own.
  const queues = jobNames.flatMap((name) => [name, givenUp(name)])
  const heartbeatSeconds = heartbeatsOn[database.kind]
  await database.db.execute(sql`
    update pgboss.queue set heartbeat_seconds = ${heartbeatSeconds}
    where name in ${queues} and heartbeat_seconds is distinct from ${heartbeatSeconds}::int`)
  const { db } = database
  const isEmbedded = database.kind === 'embedded'
  /** Number of jobs that did not survive an earlier process and still have to be retried one at a time. */
  let suspects = isEmbedded ? await requeueInterrupted(boss, db) : 0
  const running = new Set<string>()
  let seenLost: ReadonlySet<string> = new Set()
  const lookForLost = async () => {
    seenLost = await requeueLost(boss, db, { isRunning: (id) => running.has(id), seenBefore: seenLost })
  }
  const lostTimer = isEmbedded
    ? setInterval(() => void lookForLost().catch(onError), lostEverySeconds * 1000).unref()
    : undefined

  let isResting = false
  const working = {
    pollingIntervalSeconds: Math.min(2, lookEverySeconds),
    notifyPollingIntervalSeconds: lookEverySeconds,
  }
  return {
    enqueue: async (tx, name, data, owner) => {
      // Passed with each job, too: a queue keeps the options it was created with, possibly by an earlier release.
      const trying = patience[name] ?? { retryDelay: retryDelaySeconds, retryBackoff: retryDelaySeconds > 0 }
      const options = { ...trying, expireInSeconds: jobExpirySeconds }
      const turn = owner && {
        group: { id: owner.workspaceId },
        priority: await fairPriority(tx, { queue: name, kilobytes: 0, ...owner }),
      }
      await boss.send(name, data, { ...options, ...turn, db: fromDrizzle(tx, sql) })
    },
    work: async (name, handler) => {
      type Job = { id: string; data: JobData[typeof name] }
      const carryOut = (job: Job) => run({ name, queue: name, id: job.id }, () => handler.run(job.data))
      const spare = isSharedFairly(name) ? spareSlot(name, carryOut) : null
      const inSlot = spare ? spare.whileOneIsTaken(carryOut) : carryOut
      const openOthers = async () => {
        for (let slot = 1; slot < concurrency; slot++) await workOn(name, inSlot)
      }
      for (let slot = 0; slot < concurrency; slot++) {
        await workOn<JobData[typeof name]>(givenUp(name), (job) =>
          run({ name, queue: givenUp(name), id: job.id }, () => handler.giveUp(job.data)),
        )
      }
      if (!isSharedFairly(name) || suspects === 0) {
        await workOn(name, inSlot)
        return openOthers()
      }
      const openOnce = once(() => !isResting && void openOthers().catch(onError))
      setTimeout(openOnce, aloneSeconds * 1000).unref()
      await workOn(name, (job: Job) => {
        const work = suspects > 0 ? carryOut(job) : inSlot(job)
        return work.finally(() => {
          suspects -= 1
          if (suspects === 0) openOnce()
        })
      })
    },
    rest,
    stop: async () => {
      await rest()
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }

  /**
   * Opens one extra slot while all others are taken, for a workspace without running jobs, so that no one waits until
   * another user's uploads are all done.
   */
  function spareSlot<Data>(queue: string, handle: (job: { id: string; data: Data }) => Promise<void>) {
    let taken = 0
    const opening = 'is being opened'
    let worker: string | null = null
    let isAtWork = false

    async function openOrClose() {
      const isNeeded = taken === concurrency && !isResting
      if (isNeeded && worker === null) {
        worker = opening
        worker = await workOn<Data>(queue, workInSpare, { groupConcurrency: 1 }).catch((error: unknown) => {
          worker = null
          throw error
        })
        await openOrClose()
      } else if (!isNeeded && !isAtWork && worker !== null && worker !== opening) {
        const id = worker
        worker = null
        await boss.offWork(queue, { id, wait: false })
      }
    }

    const workInSpare: typeof handle = async (job) => {
      isAtWork = true
      await handle(job).finally(() => {
        isAtWork = false
        void openOrClose().catch(onError)
      })
    }

    return {
      whileOneIsTaken:
        (work: typeof handle): typeof handle =>
        async (job) => {
          taken += 1
          void openOrClose().catch(onError)
          await work(job).finally(() => {
            taken -= 1
            void openOrClose().catch(onError)
          })
        },
    }
  }

  /**
   * Runs one job at a time and fetches the next at once; pg-boss alone would wait for its polling interval even if jobs
   * are due. After a failed job it does wait, because a service that the job needs may be down.
   */
  async function workOn<Data>(
    queue: string,
    handle: (job: { id: string; data: Data }) => Promise<void>,
    limits: { groupConcurrency?: number } = {},
  ): Promise<string> {
    const worker: string = await boss.work<Data>(queue, { ...working, ...limits }, async (jobs) => {
      for (const job of jobs) await handle(job)
      boss.notifyWorker(worker)
    })
    return worker
  }

  async function rest() {
    if (isResting) return
    isResting = true
    clearInterval(lostTimer)
    for (const name of jobNames) {
      await boss.offWork(name, { wait: false })
      await boss.offWork(givenUp(name), { wait: false })
    }
  }

  /** Runs a job. One that is aborted because the process stops gets an extra retry. */
  async function run({ name, queue, id }: { name: JobName; queue: string; id: string }, work: () => Promise<void>) {
    const begun = performance.now()
    running.add(id)
    const tell = (result: JobDone['result']) =>
      onDone({ queue: name, result, seconds: (performance.now() - begun) / 1000 })
    try {
      await work()
      tell(queue === name ? 'done' : 'given-up')
    } catch (error) {
      tell(isResting ? 'interrupted' : 'failed')
      if (isResting) {
        await database.db.execute(
          sql`update pgboss.job set retry_limit = retry_limit + 1 where name = ${queue} and id = ${id}`,
        )
      }
      throw error
    } finally {
      running.delete(id)
    }
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** Opens a queue, and a dead letter queue for jobs that failed or lost their process too often. */
async function openQueue(boss: PgBoss, name: JobName): Promise<void> {
  const deadLetter = givenUp(name)
  const trying = { notify: true, retryLimit, retryDelay: 0, expireInSeconds: jobExpirySeconds }
  await boss.createQueue(deadLetter, { notify: true, retryLimit: 20, retryDelay: 5 })
  await boss.createQueue(name, { ...trying, ...patience[name], deadLetter })
  // Inside our transaction, pg-boss would read the queue on its own connection, and wait for us forever.
  for (const queue of [name, deadLetter]) await boss.findJobs(queue, { id: noJob })
}
