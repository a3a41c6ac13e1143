import { Pool, type PoolConfig } from 'pg'

/** Load balancers and metrics collectors wait no longer either. */
const answerMs = 2_000

export type Answering = {
  /** True if the database answers within two seconds. Concurrent calls share one query. */
  isAnswering: () => Promise<boolean>
  close: () => Promise<void>
}

/**
 * Checks the database's health on a connection of its own. When many requests wait for the pool, the process is busy
 * but healthy, and a load balancer that removed it would overload the others.
 */
export function openAnswering(connection: PoolConfig): Answering {
  const own = new Pool({ ...connection, max: 1, connectionTimeoutMillis: answerMs, query_timeout: answerMs })
  // The next query notices a lost connection and opens a new one.
  own.on('error', () => {})
  let asked: Promise<boolean> | null = null

  async function ask(): Promise<boolean> {
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), answerMs)
    const answer = own.query('select 1').then(
      () => true,
      () => false,
    )
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
  }

  return {
    isAnswering: () => {
      asked ??= ask().finally(() => {
        asked = null
      })
      return asked
    },
    close: () => own.end(),
  }
}
