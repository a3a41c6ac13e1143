import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { planKeys, planStandings } from './plans.ts'

/** Public settings of this server. */
export const getSetup = endpoint({
  method: 'GET',
  path: '/api/setup',
  summary: 'How this server takes payments, which engine writes, and whether it sends mail',
  access: 'public',
  response: z.object({
    billing: z.enum(['stripe', 'test', 'off']),
    /** The payment provider's public key, if payments are real. */
    publishableKey: z.string().nullable(),
    /** Payments are in test mode and the server is reachable from outside: any visitor can subscribe for free. */
    isTestModeOpen: z.boolean(),
    engine: z.object({ key: z.string(), label: z.string() }),
    /** If false, the person who invites has to pass the link on. */
    sendsMail: z.boolean(),
    /** Projects that a new account may create without a plan. */
    freeEpisodes: z.int().min(0),
  }),
})

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/create-subscription',
  summary: "Start the payment of the workspace's plan (Pro or Team) or of an unpaid renewal",
  access: 'session',
  permission: 'manageSubscription',
  perMinute: 20,
  response: z.object({ clientSecret: z.string() }),
})

export const Subscription = z.object({
  plan: z.enum(planKeys).nullable(),
  standing: z.enum(planStandings),
  /** When the plan renews, ends, or must be paid by, depending on `standing`. */
  until: z.iso.datetime().nullable(),
  /** True if the provider has its own pages for cards and invoices. */
  hasPortal: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/billing/subscription',
  summary: 'The plan of the workspace and its status',
  access: 'session',
  permission: 'viewPaymentSettings',
  response: Subscription,
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Cancel the subscription at the end of the paid period',
  access: 'session',
  permission: 'manageSubscription',
  perMinute: 20,
  response: Subscription,
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/billing/resume',
  summary: 'Undo a cancellation',
  access: 'session',
  permission: 'manageSubscription',
  perMinute: 20,
  response: Subscription,
})

export const openBillingPortal = endpoint({
  method: 'POST',
  path: '/api/billing/portal',
  summary: "A link to the provider's own pages for cards and invoices",
  access: 'session',
  permission: 'viewPaymentSettings',
  perMinute: 20,
  response: z.object({ url: z.url() }),
})

export const quoteTeamUpgrade = endpoint({
  method: 'GET',
  path: '/api/billing/team-upgrade',
  summary: 'What the Team plan costs today',
  access: 'session',
  permission: 'viewPaymentSettings',
  perMinute: 60,
  response: z.object({
    dueCents: z.int(),
    /** True if an active plan is upgraded; then only the difference for the rest of its period is due. */
    isUpgrade: z.boolean(),
    quotedAt: z.iso.datetime(),
  }),
})

/** How long a quoted price is valid; after that the server calculates it again. */
export const quoteMinutes = 60

export const upgradeToTeam = endpoint({
  method: 'POST',
  path: '/api/billing/team-upgrade',
  summary: 'Start the payment of the Team plan, which turns the workspace into a team',
  access: 'session',
  permission: 'manageSubscription',
  perMinute: 20,
  body: z.object({ quotedAt: z.iso.datetime().optional() }),
  /** Without a secret, the card on file was charged or nothing is due. */
  response: z.object({ clientSecret: z.string().nullable() }),
})

export const Card = z.object({
  number: z
    .string()
    .max(100, 'Please enter the whole card number')
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
  summary: 'Pay with a test card; only in test mode, charges nothing',
  access: 'session',
  permission: 'manageSubscription',
  perMinute: 20,
  body: z.object({ clientSecret: z.string().max(200), card: Card }),
  response: z.object({ subscriptionStatus: z.string() }),
})
