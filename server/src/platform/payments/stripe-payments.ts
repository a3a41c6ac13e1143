import type { PlanKey } from '@podcastai/contracts'
import Stripe from 'stripe'
import { AppError } from '../http/app-error.ts'
import type { Begun, CheckoutInput, PaymentProvider, ProviderState } from './payments.ts'
import { translated } from './stripe-errors.ts'
import { type PriceSettings, stripePrices } from './stripe-prices.ts'
import {
  expandSecret,
  getClientSecret,
  getCustomerId,
  getSubscriptionId,
  getSubscriptionItem,
  toProviderState,
} from './stripe-state.ts'

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  prices: PriceSettings
  /** Replaces Stripe's API address in tests. */
  apiUrl: string | undefined
}

/** Takes payments through Stripe. All returned data was read from Stripe in the same call. */
export function stripePayments(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(settings.apiUrl && parseApiUrl(settings.apiUrl)),
  })
  const { getPriceId, findPlan } = stripePrices(stripe, settings.prices)

  const retrieve = (reference: string) => stripe.subscriptions.retrieve(reference, { expand: expandSecret })
  const retrieveIfThere = (reference: string) => unlessMissing(retrieve(reference))
  const soldAs = (subscription: Stripe.Subscription) => findPlan(getSubscriptionItem(subscription).price)

  /** Resumes a payment that an earlier call began. */
  async function goOn(reference: string, plan: PlanKey): Promise<Begun> {
    const subscription = await retrieveIfThere(reference)
    if (!subscription) return { kind: 'stale' }
    // An ended subscription may still have an open invoice; paying it would buy nothing.
    if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return { kind: 'stale' }
    const clientSecret = getClientSecret(subscription)
    const isWaiting = subscription.status !== 'active' || subscription.pending_update !== null
    if (clientSecret && isWaiting) return { kind: 'confirm', clientSecret, reference }
    if (subscription.status === 'active' && (await soldAs(subscription)) === plan) return { kind: 'charged', reference }
    return { kind: 'stale' }
  }

  async function create({ customerId, plan, paymentId, workspaceId }: CheckoutInput): Promise<Begun> {
    const making = stripe.subscriptions.create(
      {
        customer: customerId,
        items: [{ price: await getPriceId(plan) }],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
        metadata: { workspaceId },
        expand: expandSecret,
      },
      { idempotencyKey: `subscription-${paymentId}-${customerId}` },
    )
    const subscription = await unlessMissing(making, 'customer')
    return subscription ? toConfirm(subscription) : { kind: 'unknown_customer' }
  }

  /**
   * Upgrades the plan. Stripe applies the change once the difference is paid, with the card on file or one that the
   * user enters.
   */
  async function upgrade(subscription: Stripe.Subscription, { plan, paymentId, since }: CheckoutInput): Promise<Begun> {
    const changed = await stripe.subscriptions.update(
      subscription.id,
      {
        items: [{ id: getSubscriptionItem(subscription).id, price: await getPriceId(plan) }],
        proration_behavior: 'always_invoice',
        proration_date: toUnixSeconds(since),
        payment_behavior: 'pending_if_incomplete',
        expand: expandSecret,
      },
      { idempotencyKey: `upgrade-${paymentId}` },
    )
    return changed.pending_update ? toConfirm(changed) : { kind: 'charged', reference: changed.id }
  }

  /** Begins a payment on an existing subscription; null if it ended and a new one is needed. */
  async function beginOn(current: ProviderState, order: CheckoutInput): Promise<Begun | null> {
    const subscription = await retrieveIfThere(current.reference)
    if (!subscription) return null
    const { status } = subscription
    if (status === 'active' || status === 'trialing') {
      if ((await soldAs(subscription)) === order.plan) return { kind: 'charged', reference: subscription.id }
      return subscription.pending_update ? goOn(subscription.id, order.plan) : upgrade(subscription, order)
    }
    if (status !== 'past_due' && status !== 'unpaid') return null
    if (getClientSecret(subscription) && (await soldAs(subscription)) === order.plan) return toConfirm(subscription)
    // Long unpaid subscriptions have no payable invoice, and others are for another plan: cancel the subscription to
    // make room.
    await endAtOnce(subscription.id)
    return null
  }

  async function endAtOnce(reference: string, { isCredited } = { isCredited: false }): Promise<void> {
    const subscription = await retrieveIfThere(reference)
    const invoice = subscription?.latest_invoice
    // Canceling leaves the invoice open, and a page that still shows its form could pay it for nothing.
    if (invoice && typeof invoice !== 'string' && invoice.status === 'open')
      await stripe.invoices.voidInvoice(invoice.id)
    const credit = { prorate: isCredited, invoice_now: isCredited }
    if (subscription) await unlessMissing(stripe.subscriptions.cancel(reference, credit))
  }

  return translated({
    kind: 'stripe',
    addCustomer: async ({ id, name, email, unknown }) => {
      const customer = await stripe.customers.create(
        { name, email, metadata: { workspaceId: id } },
        { idempotencyKey: ['customer', id, email, ...(unknown ? [unknown] : [])].join('-') },
      )
      return customer.id
    },
    begin: async (order) => {
      const { begun, current, plan } = order
      // Check the running subscription first; another one in addition to it would charge twice.
      const isOther = current !== null && current.status !== 'ended' && current.reference !== begun
      const onCurrent = isOther ? await beginOn(current, order) : null
      return onCurrent ?? (begun ? goOn(begun, plan) : create(order))
    },
    quoteUpgrade: async (current, at) => {
      const subscription = await retrieve(current.reference)
      const preview = await stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: getSubscriptionItem(subscription).id, price: await getPriceId('team') }],
          proration_behavior: 'always_invoice',
          proration_date: toUnixSeconds(at),
        },
      })
      return { dueCents: preview.amount_due, quotedAt: at }
    },
    setEnding: async (current, ends) => {
      const { cancel_at: endsAt, cancel_at_period_end: isMarked } = await retrieve(current.reference)
      const change = !ends && endsAt !== null && !isMarked ? { cancel_at: '' as const } : { cancel_at_period_end: ends }
      const changed = await stripe.subscriptions.update(current.reference, change)
      return toProviderState(changed, current.plan) ?? current
    },
    endAtOnce,
    remote: translated({
      read: async (reference) => {
        const subscription = await retrieveIfThere(reference)
        if (!subscription) return null
        const plan = await soldAs(subscription)
        return { customerId: getCustomerId(subscription), state: plan && toProviderState(subscription, plan) }
      },
      portalLink: async (customerId, returnUrl) => {
        const session = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl })
        return session.url
      },
      openEvent: (body, signature) => {
        const event = openSigned(stripe, body, signature, settings.webhookSecret)
        return { id: event.id, type: event.type, reference: getSubscriptionId(event) }
      },
    }),
  })
}

function toConfirm(subscription: Stripe.Subscription): Begun {
  const clientSecret = getClientSecret(subscription)
  if (clientSecret) return { kind: 'confirm', clientSecret, reference: subscription.id }
  // Paid without a card, for example by a credit.
  if (subscription.status === 'active') return { kind: 'charged', reference: subscription.id }
  return { kind: 'stale' }
}

/** Returns null if Stripe does not know the object: it is gone, or the keys now belong to another account. */
async function unlessMissing<Answer>(asking: Promise<Answer>, param?: string): Promise<Answer | null> {
  try {
    return await asking
  } catch (error) {
    const isMissing = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
    if (isMissing && (param === undefined || error.param === param)) return null
    throw error
  }
}

function openSigned(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret)
  } catch (cause) {
    throw new AppError('invalid', 'This message is not signed by the payment provider.', undefined, { cause })
  }
}

function toUnixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

function parseApiUrl(apiUrl: string): Stripe.StripeConfig {
  const { hostname, port, protocol } = new URL(apiUrl)
  return { host: hostname, port: port || undefined, protocol: protocol === 'http:' ? 'http' : 'https' }
}
