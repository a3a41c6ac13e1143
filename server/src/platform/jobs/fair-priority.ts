import { sql } from 'drizzle-orm'
import type { Connection } from '../database/connection.ts'

/** Cost of any job, whatever its size, in the same unit as kilobytes of a transcript. */
const baseCost = 256
/** pg-boss stores priorities in 32 bits. */
const maxFinish = 2_000_000_000

/**
 * Returns the priority that lets workspaces take turns: the negative of the job's finish number in self-clocked fair
 * queueing (Golestani, 1994). A workspace's jobs stay in order, a workspace with many waits for the first jobs of
 * others, a small job goes before large ones, and nothing waits forever because a new job never gets a smaller number
 * than the one in progress.
 * @param kilobytes size of the job's input
 */
export async function fairPriority(
  tx: Connection,
  job: { queue: string; workspaceId: string; kilobytes: number },
): Promise<number> {
  const { rows } = await tx.execute<{ own: number; active: number }>(sql`
    select
      coalesce(max(-priority) filter (where group_id = ${job.workspaceId}), 0) as own,
      coalesce(min(-priority) filter (where state = 'active'), 0) as active
    from pgboss.job
    where name = ${job.queue} and state in ('created', 'retry', 'active')`)
  const { own = 0, active = 0 } = rows[0] ?? {}
  return -Math.min(Math.max(0, own, active) + baseCost + Math.ceil(job.kilobytes), maxFinish)
}
