import type { PlanKey } from '@podcastai/contracts'
import type Stripe from 'stripe'
import type { ProviderState } from './payments.ts'

/** Fields that Stripe returns only if requested. */
export const expandSecret = ['latest_invoice.confirmation_secret']

/** Our status for each of Stripe's; an 'incomplete' subscription does not count as one yet. */
const statuses: Record<string, ProviderState['status'] | null> = {
  incomplete: null,
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'ended',
  canceled: 'ended',
  incomplete_expired: 'ended',
}

/** Converts a Stripe subscription to our state; null while its first payment is open. */
export function toProviderState(subscription: Stripe.Subscription, plan: PlanKey): ProviderState | null {
  const status = statuses[subscription.status] ?? null
  if (!status) return null
  const item = getSubscriptionItem(subscription)
  return {
    provider: 'stripe',
    reference: subscription.id,
    plan,
    status,
    periodEnd: fromUnixSeconds(subscription.cancel_at ?? item.current_period_end),
    // Stripe's own pages set a date instead of the flag.
    endsWithPeriod: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    // A period begins with its renewal, paid or not.
    unpaidSince: status === 'past_due' ? fromUnixSeconds(item.current_period_start) : null,
  }
}

/** Returns the only item of one of our subscriptions. */
export function getSubscriptionItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new Error(`the subscription ${subscription.id} has no items`)
  return item
}

/** Returns the secret for confirming the newest invoice in the browser, if it is unpaid. */
export function getClientSecret({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'open') return null
  return invoice.confirmation_secret?.client_secret ?? null
}

export function getCustomerId({ customer }: Stripe.Subscription): string {
  return typeof customer === 'string' ? customer : customer.id
}

/** Returns the subscription that an event is about. */
export function getSubscriptionId(event: Stripe.Event): string | null {
  const about = event.data.object as Stripe.Subscription | Stripe.Invoice
  if (about.object === 'subscription') return about.id
  if (about.object !== 'invoice') return null
  const named = about.parent?.subscription_details?.subscription ?? null
  return typeof named === 'string' ? named : (named?.id ?? null)
}

function fromUnixSeconds(seconds: number): Date {
  return new Date(seconds * 1000)
}
