import { getHealth, getReadiness } from '@podcastai/contracts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'

export type HealthDeps = Pick<Database, 'isAnswering'> & {
  /** Aborted when the process is about to end: requests are still answered, but new ones should go to other servers. */
  leaving?: AbortSignal | undefined
}

/** Serves liveness and readiness: a process is healthy if it serves, and ready if it should get new requests. */
export function healthRoutes(serve: Serve, deps: HealthDeps): void {
  serve(getHealth, { handle: async () => ({ status: 'ok' as const }) })
  serve(getReadiness, {
    handle: async ({ reply }) => {
      reply.header('cache-control', 'no-store')
      if (!(await isReady(deps))) throw new AppError('not_ready', 'This server isn’t accepting new requests right now.')
      return { status: 'ready' as const }
    },
  })
}

/** True if this process should get new requests. */
export async function isReady({ isAnswering, leaving }: HealthDeps): Promise<boolean> {
  return !leaving?.aborted && (await isAnswering())
}
