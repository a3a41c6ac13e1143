import { plans } from '@podcastai/contracts'
import type { PaymentProvider, ProviderState } from './payments.ts'

/** A test card that pays the first time and is declined when the plan is renewed. */
export const failsAtRenewal = '4000000000000341'

const secretPrefix = 'test_'

/** The provider in test mode: the same interface, without money or network. */
export const testPayments: PaymentProvider = {
  kind: 'test',
  addCustomer: async ({ id }) => `test_${id}`,
  // The price is in the payment's row, and a test card confirms it.
  begin: async ({ paymentId }) => ({
    kind: 'confirm',
    clientSecret: `${secretPrefix}${paymentId}`,
    reference: `${secretPrefix}${paymentId}`,
  }),
  quoteUpgrade: async (current, at) => ({ dueCents: upgradeCents(current, at), quotedAt: at }),
  setEnding: async (current, endsWithPeriod) => ({ ...current, endsWithPeriod }),
  endAtOnce: async () => {},
  remote: null,
}

/** Returns the payment that a test secret names, or null. */
export function paymentOfSecret(clientSecret: string): string | null {
  const id = clientSecret.startsWith(secretPrefix) ? clientSecret.slice(secretPrefix.length) : ''
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null
}

/** Returns a subscription just paid with a test card: an upgrade keeps its period, everything else starts a month. */
export function paidByTestCard(
  { current, plan, cardNumber }: { current: ProviderState | null; plan: ProviderState['plan']; cardNumber: string },
  now: Date,
): ProviderState {
  const isUpgrade = current?.status === 'active' && plan !== current.plan && (current.periodEnd ?? now) > now
  return {
    provider: 'test',
    reference: `${secretPrefix}card_${cardNumber.slice(-4)}`,
    plan,
    status: 'active',
    periodEnd: isUpgrade ? current.periodEnd : monthAfter(now),
    endsWithPeriod: false,
    unpaidSince: null,
  }
}

/** Returns the subscription after its period: renewed as often as needed, ended, or with its card declined. */
export function renewed(current: ProviderState, now: Date): ProviderState {
  const { periodEnd } = current
  if (current.status !== 'active' || (periodEnd && periodEnd > now)) return current
  if (current.endsWithPeriod) return { ...current, status: 'ended' }
  if (current.reference === `${secretPrefix}card_${failsAtRenewal.slice(-4)}`) {
    return { ...current, status: 'past_due', unpaidSince: periodEnd }
  }
  let next = monthAfter(periodEnd ?? now)
  while (next <= now) next = monthAfter(next)
  return { ...current, periodEnd: next }
}

/** Returns the Team plan's price for the rest of the period, less the unused part of the paid plan. */
function upgradeCents({ periodEnd }: ProviderState, at: Date): number {
  const difference = plans.team.cents - plans.pro.cents
  if (!periodEnd) return difference
  const begin = monthAfter(periodEnd, -1)
  const left = (periodEnd.getTime() - at.getTime()) / (periodEnd.getTime() - begin.getTime())
  return Math.round(difference * Math.min(1, Math.max(0, left)))
}

/** Returns the same day of the next month, or the month's last day if it is shorter. */
function monthAfter(date: Date, months = 1): Date {
  const next = new Date(date)
  next.setUTCMonth(next.getUTCMonth() + months)
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0)
  return next
}
