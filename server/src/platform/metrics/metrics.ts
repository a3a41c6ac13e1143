import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import type { Answered } from '../http/watch-requests.ts'
import type { JobDone } from '../jobs/jobs.ts'
import type { EngineUse } from './watch-engine.ts'

/** A process's metrics for Prometheus. Labels contain no user input, and their number is bounded. */
export type Metrics = {
  answered: (call: Answered) => void
  jobDone: (job: JobDone) => void
  engineUsed: (use: EngineUse) => void
  /** Returns the metrics in Prometheus' text format. */
  print: () => Promise<string>
  contentType: string
}

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const workSeconds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600]

/** Metrics collectors give up after a few seconds. */
const databaseMs = 2_000

export function openMetrics({ db, poolState }: Pick<Database, 'db' | 'poolState'>): Metrics {
  const register = new Registry()
  const registers = [register]
  // Memory, CPU time, garbage collection, and event loop lag.
  collectDefaultMetrics({ register })
  const calls = new Histogram({
    name: 'podcastai_http_request_seconds',
    help: 'How long calls took, by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: callSeconds,
    registers,
  })
  const jobs = new Histogram({
    name: 'podcastai_job_seconds',
    help: 'How long jobs took in this process, by queue and result.',
    labelNames: ['queue', 'result'],
    buckets: workSeconds,
    registers,
  })
  const engine = new Histogram({
    name: 'podcastai_engine_seconds',
    help: 'How long an engine took for one piece, by engine, purpose and result.',
    labelNames: ['engine', 'purpose', 'result'],
    buckets: workSeconds,
    registers,
  })
  const tokens = new Counter({
    name: 'podcastai_model_tokens_total',
    help: 'Tokens of language models; those from the provider’s cache are part of the input.',
    labelNames: ['model', 'purpose', 'kind'],
    registers,
  })
  const dollars = new Counter({
    name: 'podcastai_model_dollars_total',
    help: 'What language models cost, as far as their price is known.',
    labelNames: ['model', 'purpose'],
    registers,
  })
  new Gauge({
    name: 'podcastai_database_connections',
    help: 'Connections of this process, and who waits for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolState())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'podcastai_jobs',
    help: 'Jobs that wait, are tried again or are worked on, in all processes together.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const open = await openJobsIn(db)
      this.reset()
      for (const { queue, state, count } of open) this.set({ queue, state }, count)
    },
  })

  return {
    answered: ({ method, route, status, seconds }) => calls.observe({ method, route, status }, seconds),
    jobDone: ({ queue, result, seconds }) => jobs.observe({ queue, result }, seconds),
    engineUsed: ({ engine: by, purpose, result, seconds, usage }) => {
      engine.observe({ engine: by, purpose, result }, seconds)
      for (const { model, purpose: paidFor, inputTokens, cachedTokens, outputTokens, dollars: cost } of usage) {
        tokens.inc({ model, purpose: paidFor, kind: 'input' }, inputTokens)
        tokens.inc({ model, purpose: paidFor, kind: 'cached' }, cachedTokens)
        tokens.inc({ model, purpose: paidFor, kind: 'output' }, outputTokens)
        if (cost !== null) dollars.inc({ model, purpose: paidFor }, cost)
      }
    },
    print: () => register.metrics(),
    contentType: register.contentType,
  }
}

/** Counts jobs. Omitted while the database is down or too busy, when the operator needs the other metrics most. */
async function openJobsIn(db: Database['db']) {
  type Row = { queue: string; state: string; count: number }
  const asked = db.execute<Row>(sql`
    select name as queue, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active') group by 1, 2`)
  const rows = asked.then(
    (answer) => answer.rows,
    () => [],
  )
  return Promise.race([rows, wait<Row[]>(databaseMs, [], { ref: false })])
}
