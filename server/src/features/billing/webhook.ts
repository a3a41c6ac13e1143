import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { isKnownEvent, rememberEvent } from './billing.repository.ts'
import type { BillingDeps } from './billing-deps.ts'
import { refresh } from './keep-state.ts'

/**
 * Serves the payment provider's webhook. It only triggers a re-fetch of the subscription; its payload is not trusted,
 * so it may arrive twice, late, or out of order. All failures return an error, and the provider retries.
 */
export async function webhookRoute(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  await app.register(async (room) => {
    // The signature covers the raw bytes.
    room.removeAllContentTypeParsers()
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    room.post('/api/billing/webhook', { schema: { hide: true } }, async (request) => {
      const { remote = null } = deps.payments ?? {}
      if (!remote) throw new AppError('not_found', 'There is no such call.')
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = remote.openEvent(body, String(request.headers['stripe-signature'] ?? ''))
      if (await isKnownEvent(deps.db, event.id)) return { received: true }
      if (event.reference) await refresh(deps, event.reference, (tx) => rememberEvent(tx, event))
      else await rememberEvent(deps.db, event)
      return { received: true }
    })
  })
}
