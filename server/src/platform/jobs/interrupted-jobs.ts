// Handles jobs that were running when their process died. On the embedded database one process does everything, so
// after a start, and for any job that this process does not know of, "active" means "lost".
import { sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Connection } from '../database/connection.ts'
import type { JobName } from './jobs.ts'

/** The queue whose jobs are heavy enough to crash a process. */
const heavyQueue: JobName = 'process-transcript'
/** Crashes that interrupt several jobs cost none of them a retry until a job's limit has grown to this. */
const maxRetryLimit = 16
/** Higher than the priority of any waiting job. */
const firstPriority = 1_000_000

type Active = { name: string; id: string }

/**
 * Requeues jobs that a crash interrupted. The crash costs a retry only if one job was running. If several were, any of
 * them may have caused it, so they are retried one at a time.
 * @returns how many heavy jobs to retry one at a time
 */
export async function requeueInterrupted(boss: PgBoss, db: Connection): Promise<number> {
  const active = await activeJobs(db)
  const suspects = active.filter(({ name }) => name === heavyQueue)
  const isAlone = suspects.length === 1
  for (const job of active) {
    if (!(isAlone && job.name === heavyQueue)) await giveTryBack(db, job)
    await boss.fail(job.name, job.id, { message: 'interrupted' })
  }
  // No service is down that these jobs would have to wait for. Those that were interrupted least often come first.
  await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`)
  await db.execute(sql`update pgboss.job set heartbeat_seconds = null where state in ('created', 'retry')`)
  if (isAlone || suspects.length === 0) return 0
  const ids = suspects.map(({ id }) => id)
  await db.execute(sql`
    update pgboss.job set priority = ${firstPriority}::int - retry_count where name = ${heavyQueue} and id in ${ids}`)
  return suspects.length
}

/**
 * Requeues jobs that count as active although this process does not work on them: their outcome could not be stored, on
 * a full disk for example.
 * @param seenBefore jobs that looked lost at the last check: an outcome that is being stored right now is not lost
 * @returns jobs that look lost now
 */
export async function requeueLost(
  boss: PgBoss,
  db: Connection,
  { isRunning, seenBefore }: { isRunning: (id: string) => boolean; seenBefore: ReadonlySet<string> },
): Promise<Set<string>> {
  const lost = (await activeJobs(db)).filter(({ id }) => !isRunning(id))
  for (const job of lost) {
    if (!seenBefore.has(job.id)) continue
    await giveTryBack(db, job)
    await boss.fail(job.name, job.id, { message: 'its outcome was lost' })
  }
  return new Set(lost.map(({ id }) => id))
}

async function activeJobs(db: Connection): Promise<Active[]> {
  return (await db.execute<Active>(sql`select name, id from pgboss.job where state = 'active'`)).rows
}

async function giveTryBack(db: Connection, { name, id }: Active): Promise<void> {
  await db.execute(sql`
    update pgboss.job set retry_limit = retry_limit + 1
    where name = ${name} and id = ${id} and state = 'active' and retry_limit < ${maxRetryLimit}`)
}
