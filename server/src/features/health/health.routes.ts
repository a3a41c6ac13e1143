import { getHealth, getReadiness } from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'

export type HealthDeps = {
  db: Connection
  /** Aborted when the process is about to end. */
  leaving?: AbortSignal | undefined
}

/** A balancer waits for an answer no longer. */
const databaseMs = 2_000

/** Healthy is a process that serves; ready is one that should be sent new calls. */
export function healthRoutes(serve: Serve, deps: HealthDeps): void {
  serve(getHealth, { handle: async () => ({ status: 'ok' as const }) })
  serve(getReadiness, {
    handle: async ({ reply }) => {
      reply.header('cache-control', 'no-store')
      if (!(await isReady(deps))) throw new AppError('not_ready', 'This server takes no new calls at the moment.')
      return { status: 'ready' as const }
    },
  })
}

/** Should others send work here? */
export async function isReady({ db, leaving }: HealthDeps): Promise<boolean> {
  if (leaving?.aborted) return false
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), databaseMs)
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const answer = await Promise.race([asked, late.promise])
  clearTimeout(timer)
  return answer
}
