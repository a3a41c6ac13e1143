import { createHash, randomBytes } from 'node:crypto'
import { createSubscription, getSetup, plans, testPayment } from '@podcastai/contracts'
import type { Connection } from '../../platform/database/connection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { findOpenPayment, insertPayment, settlePayment } from './billing.repository.ts'
import { declineOf } from './test-cards.ts'

type BillingDeps = {
  db: Connection
  now: () => Date
  billing: 'test' | 'off'
  engine: { key: string; label: string }
}

export function billingRoutes(serve: Serve, deps: BillingDeps): void {
  serve(getSetup, {
    handle: async () => ({ billing: deps.billing, engine: { key: deps.engine.key, label: deps.engine.label } }),
  })

  serve(createSubscription, {
    handle: async ({ caller }) => {
      if (caller.isSubscribed) throw new AppError('conflict', 'You already have an active subscription.')
      const clientSecret = `test_${randomBytes(24).toString('base64url')}`
      await insertPayment(deps.db, {
        clientSecretHash: hashSecret(clientSecret),
        workspaceId: caller.workspaceId,
        plan: 'pro',
        cents: plans.pro.cents,
        status: 'open',
      })
      return { clientSecret }
    },
  })

  if (deps.billing !== 'test') return

  serve(testPayment, {
    handle: async ({ caller, body }) => {
      const clientSecretHash = hashSecret(body.clientSecret)
      const payment = await findOpenPayment(deps.db, { clientSecretHash, workspaceId: caller.workspaceId })
      if (!payment) throw new AppError('invalid', 'This payment was not begun here. Please reload the page.')
      const decline = declineOf(body.card, deps.now())
      if (decline) throw new AppError('card_declined', decline)
      await deps.db.transaction((tx) => settlePayment(tx, payment))
      return { subscriptionStatus: 'active' }
    },
  })
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
