import { getHealth, getReadiness } from '@podcastai/contracts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'

export type HealthDeps = Pick<Database, 'isAnswering'> & {
  /** Aborted when the process is about to end: calls are answered, but others should be asked from now on. */
  leaving?: AbortSignal | undefined
}

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
export async function isReady({ isAnswering, leaving }: HealthDeps): Promise<boolean> {
  return !leaving?.aborted && (await isAnswering())
}
