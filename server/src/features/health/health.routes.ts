import { getHealth } from '@podcastai/contracts'
import type { Serve } from '../../platform/http/serve.ts'

export function healthRoutes(serve: Serve): void {
  serve(getHealth, { handle: async () => ({ status: 'ok' as const }) })
}
