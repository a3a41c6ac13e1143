import { setInterval } from 'node:timers'
import pg from 'pg'
import { quantile } from '../benchmarks/quantile.ts'

type Ran = { started: number; ended: number }

export type WatchedJobs = {
  /** When the jobs that are done ended, in seconds, in order. */
  ends: () => Promise<number[]>
  /** Stops watching; says in words what was seen of the jobs after the first `cold` ones. */
  told: (workers: number, cold: number) => Promise<string>
}

/**
 * Measures in the database how long jobs run, how long the pause between two jobs is, and how often a session waited for
 * another's lock.
 */
export async function watchJobs(url: string): Promise<WatchedJobs> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const seen = { looks: 0, locked: 0 }
  const looking = setInterval(() => {
    void client
      .query<{ locked: string }>("select count(*) as locked from pg_stat_activity where wait_event_type = 'Lock'")
      .then(({ rows }) => {
        seen.looks += 1
        if (Number(rows[0]?.locked) > 0) seen.locked += 1
      })
  }, 50)
  const done = async () => {
    const { rows } = await client.query<Ran>(
      `select extract(epoch from started_on)::float8 as started, extract(epoch from completed_on)::float8 as ended
      from pgboss.job where name = 'process-transcript' and completed_on is not null order by started_on`,
    )
    return rows
  }
  const listEndTimes = (rows: Ran[]) => rows.map(({ ended }) => ended).sort((one, other) => one - other)
  return {
    ends: async () => listEndTimes(await done()),
    told: async (workers, cold) => {
      clearInterval(looking)
      const rows = await done()
      await client.end()
      const ends = listEndTimes(rows)
      // Each start but the first ones follows an end: the worker that finishes takes the next job.
      const pauses = rows.slice(workers).map(({ started }, at) => started - (ends[at] ?? started))
      const ms = (values: number[], share: number) => (quantile(values, share) * 1000).toFixed(0)
      const runs = rows.slice(cold).map(({ started, ended }) => ended - started)
      const locked = ((100 * seen.locked) / Math.max(1, seen.looks)).toFixed(1)
      return `${ms(runs, 0.5)}; ${ms(pauses, 0.5)}, most ${ms(pauses, 1)}; ${locked} %`
    },
  }
}
