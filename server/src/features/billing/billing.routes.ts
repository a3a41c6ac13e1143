import * as calls from '@podcastai/contracts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import {
  beginSubscription,
  beginTeam,
  portalLink,
  quoteUpgrade,
  readSubscription,
  setEnding,
} from './billing.service.ts'
import type { BillingDeps } from './billing-deps.ts'
import { payWithTestCard } from './test-payment.ts'

type RouteDeps = BillingDeps & {
  publishableKey: string | null
  isTestModeOpen: boolean
  freeEpisodes: number
  /** The app's public URL, if it is configured. */
  appUrl: string | undefined
  engine: { key: string; label: string }
  mail: Pick<Mailer, 'kind'>
}

export function billingRoutes(serve: Serve, deps: RouteDeps): void {
  const { billing, publishableKey, isTestModeOpen, freeEpisodes, engine, mail } = deps

  serve(calls.getSetup, {
    handle: async () => ({
      billing,
      publishableKey,
      isTestModeOpen,
      freeEpisodes,
      engine: { key: engine.key, label: engine.label },
      sendsMail: mail.kind === 'smtp',
    }),
  })

  serve(calls.createSubscription, {
    handle: async ({ caller }) => {
      const clientSecret = await beginSubscription(deps, caller)
      if (clientSecret === null) throw new AppError('conflict', 'You already have an active subscription.')
      return { clientSecret }
    },
  })

  serve(calls.getSubscription, { handle: ({ caller }) => readSubscription(deps, caller) })
  serve(calls.cancelSubscription, { handle: ({ caller }) => setEnding(deps, caller, true) })
  serve(calls.resumeSubscription, { handle: ({ caller }) => setEnding(deps, caller, false) })

  serve(calls.openBillingPortal, {
    handle: async ({ caller, request }) => {
      const here = deps.appUrl ?? `${request.protocol}://${request.host}`
      return { url: await portalLink(deps, caller, new URL('/dashboard?tab=subscription', here).href) }
    },
  })

  serve(calls.quoteTeamUpgrade, {
    handle: async ({ caller }) => {
      refuseTeam(caller)
      return billing === 'off' ? freeUpgrade(deps) : quoteUpgrade(deps, caller)
    },
  })

  serve(calls.upgradeToTeam, {
    handle: async ({ caller, body }) => {
      refuseTeam(caller)
      if (billing === 'off') {
        await deps.db.transaction((tx) => deps.turnIntoTeam(tx, caller.workspaceId))
        return { clientSecret: null }
      }
      const quotedAt = body.quotedAt ? new Date(body.quotedAt) : undefined
      return { clientSecret: await beginTeam(deps, caller, quotedAt) }
    },
  })

  if (billing !== 'test') return

  serve(calls.testPayment, {
    handle: async ({ caller, body }) => {
      await payWithTestCard(deps, caller.workspaceId, body)
      return { subscriptionStatus: 'active' }
    },
  })
}

function refuseTeam({ isTeam, isSubscribed }: Caller): void {
  if (isTeam && isSubscribed) throw new AppError('conflict', 'This is already a team.')
}

function freeUpgrade({ now }: BillingDeps) {
  return { dueCents: 0, isUpgrade: false, quotedAt: now().toISOString() }
}
