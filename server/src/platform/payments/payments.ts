import type { PlanKey } from '@podcastai/contracts'

/** How this installation takes payments: with real money, in test mode, or not at all. */
export type Billing = 'stripe' | 'test' | 'off'

/** A subscription's state at its provider when it was read. */
export type ProviderState = {
  provider: 'stripe' | 'test'
  /** The provider's id of the subscription. */
  reference: string
  plan: PlanKey
  status: 'active' | 'past_due' | 'ended'
  periodEnd: Date | null
  endsWithPeriod: boolean
  unpaidSince: Date | null
}

/** What the provider needs to know to take a payment. */
export type CheckoutInput = {
  /** Idempotency key: called twice with the same id, a provider makes one payment. */
  paymentId: string
  workspaceId: string
  plan: PlanKey
  customerId: string
  /** The subscription that an earlier call created for this payment. */
  begun: string | null
  /** The workspace's current or past subscription. */
  current: ProviderState | null
  /** The time from which an upgrade is prorated. */
  since: Date
}

export type Begun =
  /** The browser confirms the payment with the secret. */
  | { kind: 'confirm'; clientSecret: string; reference: string }
  /** Charged to the card on file: nothing is left to confirm. */
  | { kind: 'charged'; reference: string }
  /** The payment expired; a new one must be created. */
  | { kind: 'stale' }
  /** The provider does not know this customer: its keys now belong to another account. */
  | { kind: 'unknown_customer' }

/** The price of an upgrade for the rest of the period. */
export type Quote = { dueCents: number; quotedAt: Date }

/**
 * A payment provider. It knows nothing of our tables, and reports the state on its side.
 * Every function throws AppError `payments_down` if the provider cannot be reached.
 */
export type PaymentProvider = {
  kind: 'stripe' | 'test'
  /**
   * Registers the workspace as a customer, instead of one that the provider does not know; returns the provider's
   * customer id.
   */
  addCustomer: (workspace: { id: string; name: string; email: string; unknown: string | null }) => Promise<string>
  /** Starts the payment of a new plan, an upgrade, or an unpaid renewal. @throws AppError card_declined */
  begin: (order: CheckoutInput) => Promise<Begun>
  quoteUpgrade: (current: ProviderState, at: Date) => Promise<Quote>
  /** Sets or clears cancellation at the end of the period. */
  setEnding: (current: ProviderState, ends: boolean) => Promise<ProviderState>
  /**
   * Cancels a subscription now, and voids its unpaid invoice. `isCredited`: the rest of its period is credited toward
   * the customer's next payment. Idempotent.
   */
  endAtOnce: (reference: string, ending?: { isCredited: boolean }) => Promise<void>
  /** Functions that only a real provider has; null in test mode. */
  remote: RemoteProvider | null
}

export type RemoteProvider = {
  /** Reads the current subscription; null if it does not exist. */
  read: (reference: string) => Promise<Reading | null>
  /** Returns a link to the provider's own pages for cards and invoices. */
  portalLink: (customerId: string, returnUrl: string) => Promise<string>
  /** Verifies and parses a webhook message. @throws AppError invalid, if the message is not from the provider */
  openEvent: (body: Buffer, signature: string) => ProviderEvent
}

/** `state` is null before the first payment, and for products of other sellers on the same account. */
export type Reading = { customerId: string; state: ProviderState | null }

/** A message from the provider. `reference` is the subscription it is about; null for other events. */
export type ProviderEvent = { id: string; type: string; reference: string | null }
