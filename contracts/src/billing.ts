import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What every page may know of how this installation is run. */
export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  summary: 'How this installation takes payments and who writes',
  access: 'public',
  response: z.object({
    billing: z.enum(['test', 'off']),
    engine: z.object({ key: z.string(), label: z.string() }),
  }),
})

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  summary: 'Begin the payment of the Pro plan',
  access: 'session',
  permission: 'manageSubscription',
  response: z.object({ clientSecret: z.string() }),
})

export const Card = z.object({
  number: z
    .string()
    .transform((digits) => digits.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'Please enter the whole card number')),
  expMonth: z.int().min(1, 'Month 1 to 12').max(12, 'Month 1 to 12'),
  expYear: z.int().min(2000, 'Four digits').max(2100, 'Four digits'),
  cvc: z.string().regex(/^\d{3,4}$/, 'Three or four digits'),
})
export type Card = z.infer<typeof Card>

export const testPayment = endpoint({
  method: 'POST',
  path: '/api/billing/test-payment',
  summary: 'Pay with a test card; exists in the test mode only, and charges nothing',
  access: 'session',
  permission: 'manageSubscription',
  perMinute: 20,
  body: z.object({ clientSecret: z.string().max(200), card: Card }),
  response: z.object({ subscriptionStatus: z.string() }),
})
