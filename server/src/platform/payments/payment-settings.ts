import { z } from 'zod'
import type { Billing } from './payments.ts'
import type { StripeSettings } from './stripe-payments.ts'

const price = z
  .string()
  .regex(/^price_/, "is the id of a price and begins with 'price_'")
  .optional()

/** The environment variables for payments. */
export const paymentVariables = {
  BILLING: z.enum(['stripe', 'test', 'off']).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, "is the secret key and begins with 'sk_' or 'rk_'")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, "is the publishable key and begins with 'pk_'").optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "is the signing secret and begins with 'whsec_'")
    .optional(),
  STRIPE_PRICE_PRO: price,
  STRIPE_PRICE_TEAM: price,
  /** Replaces Stripe's API in tests. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
}

type PaymentVariables = z.infer<z.ZodObject<typeof paymentVariables>>

export type PaymentSettings = {
  billing: Billing
  /** The keys; null in test mode. */
  stripe: StripeSettings | null
}

const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * Returns the settings for payments: real ones if `BILLING` says so, or if it is unset and any key is set. Incomplete
 * keys are an error, because they could charge customers without receiving webhooks.
 * @throws Error with one line that names the missing setting
 */
export function paymentSettings(given: PaymentVariables): PaymentSettings {
  const [secretKey, publishableKey, webhookSecret] = keys.map((key) => given[key])
  const isWanted = given.BILLING === 'stripe' || (!given.BILLING && keys.some((key) => given[key]))
  if (!isWanted) return { billing: given.BILLING ?? 'test', stripe: null }
  if (!secretKey || !publishableKey || !webhookSecret) {
    const missing = keys.find((key) => !given[key])
    throw new Error(`${missing}: is missing, payments with Stripe need ${keys.join(', ')}`)
  }
  if (secretKey.includes('_test_') !== publishableKey.includes('_test_')) {
    throw new Error('STRIPE_PUBLISHABLE_KEY: one key is for tests and the other for real payments')
  }
  const { STRIPE_PRICE_PRO: pro, STRIPE_PRICE_TEAM: team, STRIPE_API_URL: apiUrl } = given
  const prices = { ...(pro && { pro }), ...(team && { team }) }
  return { billing: 'stripe', stripe: { secretKey, publishableKey, webhookSecret, prices, apiUrl } }
}
