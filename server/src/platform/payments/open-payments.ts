import type { Billing, PaymentProvider } from './payments.ts'
import type { StripeSettings } from './stripe-payments.ts'
import { testPayments } from './test-payments.ts'

/** Opens the configured payment provider; null if there is none. Stripe's client is loaded only if it is needed. */
export async function openPayments({
  billing,
  stripe,
}: {
  billing: Billing
  stripe: StripeSettings | null
}): Promise<PaymentProvider | null> {
  if (billing === 'off') return null
  if (billing !== 'stripe' || !stripe) return testPayments
  const { stripePayments } = await import('./stripe-payments.ts')
  return stripePayments(stripe)
}
