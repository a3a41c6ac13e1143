import type { PlanKey } from '@podcastai/contracts'

/** How this installation takes money: for real, in play, or not at all. */
export type Billing = 'stripe' | 'test' | 'off'

/** A subscription as its provider has it at the moment of reading. */
export type ProviderState = {
  provider: 'stripe' | 'test'
  /** The provider's name of the subscription. */
  reference: string
  plan: PlanKey
  status: 'active' | 'past_due' | 'ended'
  periodEnd: Date | null
  endsWithPeriod: boolean
  unpaidSince: Date | null
}

/** What the provider has to know to take a payment. */
export type Order = {
  /** Asked twice with the same id, a provider makes one payment. */
  paymentId: string
  workspaceId: string
  plan: PlanKey
  customerId: string
  /** The subscription that an earlier call made for this payment. */
  begun: string | null
  /** The workspace's subscription, where it has or had one. */
  current: ProviderState | null
  /** The moment that the price of an upgrade was quoted for. */
  quotedAt: Date | null
}

export type Begun =
  /** The browser confirms the payment with the secret. */
  | { kind: 'confirm'; clientSecret: string; reference: string }
  /** Charged to the card on file: nothing is left to confirm. */
  | { kind: 'charged'; reference: string }
  /** What was begun cannot be paid any more; a new payment has to be made. */
  | { kind: 'stale' }

/** What an upgrade costs at once, for the rest of the period. */
export type Quote = { dueCents: number; quotedAt: Date }

/**
 * Whoever takes the money. It knows nothing of our tables: it answers what is the case on its side.
 * Every function throws AppError `payments_down` where the provider cannot be reached.
 */
export type PaymentProvider = {
  kind: 'stripe' | 'test'
  /** Makes the workspace a customer; the answer is how the provider names it. */
  addCustomer: (workspace: { id: string; name: string; email: string }) => Promise<string>
  /** Begins the payment of a new plan, of an upgrade, or of an unpaid renewal. @throws AppError card_declined */
  begin: (order: Order) => Promise<Begun>
  quoteUpgrade: (current: ProviderState, at: Date) => Promise<Quote>
  /** Lets the subscription end with what is paid, or takes that back. */
  setEnding: (current: ProviderState, ends: boolean) => Promise<ProviderState>
  /** Ends it now, for an account that goes away. Twice is harmless. */
  endAtOnce: (reference: string) => Promise<void>
  /** The subscription as it is now; null while its first payment is open. */
  read: (reference: string) => Promise<ProviderState | null>
  /** The provider's own pages for cards and invoices, or null where there are none. */
  portalLink: ((customerId: string, returnUrl: string) => Promise<string>) | null
  /** Checks and opens a message of the provider. @throws AppError invalid, for one that is not its own */
  openEvent: ((body: Buffer, signature: string) => ProviderEvent) | null
}

/** A message of the provider. `reference` names the subscription it is about, or is null for other news. */
export type ProviderEvent = { id: string; type: string; reference: string | null }
