import type { Billing, PaymentProvider } from './payments.ts'
import type { StripeSettings } from './stripe-payments.ts'
import { testPayments } from './test-payments.ts'

/** Whoever takes the money, as the settings say; null where nobody does. Stripe's client is loaded only where it does. */
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
