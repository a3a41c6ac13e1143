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
export type CheckoutInput = {
  /** Asked twice with the same id, a provider makes one payment. */
  paymentId: string
  workspaceId: string
  plan: PlanKey
  customerId: string
  /** The subscription that an earlier call made for this payment. */
  begun: string | null
  /** The workspace's current or past subscription. */
  current: ProviderState | null
  /** The moment that an upgrade is reckoned from. */
  since: Date
}

export type Begun =
  /** The browser confirms the payment with the secret. */
  | { kind: 'confirm'; clientSecret: string; reference: string }
  /** Charged to the card on file: nothing is left to confirm. */
  | { kind: 'charged'; reference: string }
  /** The payment expired; a new one must be created. */
  | { kind: 'stale' }
  /** The provider does not know this customer: its keys are those of another account now. */
  | { kind: 'unknown_customer' }

/** The price of an upgrade for the rest of the period. */
export type Quote = { dueCents: number; quotedAt: Date }

/**
 * A payment provider. It knows nothing of our tables, and reports the state on its side.
 * Every function throws AppError `payments_down` if the provider cannot be reached.
 */
export type PaymentProvider = {
  kind: 'stripe' | 'test'
  /** Makes the workspace a customer, in place of one it does not know; the answer is how the provider names it. */
  addCustomer: (workspace: { id: string; name: string; email: string; unknown: string | null }) => Promise<string>
  /** Starts the payment of a new plan, an upgrade, or an unpaid renewal. @throws AppError card_declined */
  begin: (order: CheckoutInput) => Promise<Begun>
  quoteUpgrade: (current: ProviderState, at: Date) => Promise<Quote>
  /** Sets or clears the cancellation at the period's end. */
  setEnding: (current: ProviderState, ends: boolean) => Promise<ProviderState>
  /**
   * Cancels it now, and voids its unpaid invoice. `isCredited`: the rest of its period is credited to the customer's
   * next payment. Idempotent.
   */
  endAtOnce: (reference: string, ending?: { isCredited: boolean }) => Promise<void>
  /** Functions that only a real provider has; null in test mode. */
  remote: RemoteProvider | null
}

export type RemoteProvider = {
  /** The current subscription; null if it does not exist. */
  read: (reference: string) => Promise<Reading | null>
  /** The provider's own pages for cards and invoices. */
  portalLink: (customerId: string, returnUrl: string) => Promise<string>
  /** Checks a message of the provider and opens it. @throws AppError invalid, for one that is not its own */
  openEvent: (body: Buffer, signature: string) => ProviderEvent
}

/** `state` is null before the first payment, and for products of other sellers on the same account. */
export type Reading = { customerId: string; state: ProviderState | null }

/** A message of the provider. `reference` names the subscription it is about; null is other news. */
export type ProviderEvent = { id: string; type: string; reference: string | null }
