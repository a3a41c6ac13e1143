import type { Billing, PaymentProvider } from './payments.ts'
import { type StripeSettings, stripePayments } from './stripe-payments.ts'
import { testPayments } from './test-payments.ts'

/** Whoever takes the money, as the settings say; null where nobody does. */
export function openPayments({
  billing,
  stripe,
}: {
  billing: Billing
  stripe: StripeSettings | null
}): PaymentProvider | null {
  if (billing === 'off') return null
  return billing === 'stripe' && stripe ? stripePayments(stripe) : testPayments
}
