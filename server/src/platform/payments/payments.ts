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
  /** The workspace's subscription, where it has or had one. */
  current: ProviderState | null
  /** The moment that an upgrade is reckoned from. */
  since: Date
}

export type Begun =
  /** The browser confirms the payment with the secret. */
  | { kind: 'confirm'; clientSecret: string; reference: string }
  /** Charged to the card on file: nothing is left to confirm. */
  | { kind: 'charged'; reference: string }
  /** What was begun cannot be paid any more; a new payment has to be made. */
  | { kind: 'stale' }
  /** The provider does not know this customer: its keys are those of another account now. */
  | { kind: 'unknown_customer' }

/** What an upgrade costs at once, for the rest of the period. */
export type Quote = { dueCents: number; quotedAt: Date }

/**
 * A payment provider. It knows nothing of our tables, and reports the state on its side.
 * Every function throws AppError `payments_down` if the provider cannot be reached.
 */
export type PaymentProvider = {
  kind: 'stripe' | 'test'
  /** Makes the workspace a customer, in place of one it does not know; the answer is how the provider names it. */
  addCustomer: (workspace: { id: string; name: string; email: string; unknown: string | null }) => Promise<string>
  /** Begins the payment of a new plan, of an upgrade, or of an unpaid renewal. @throws AppError card_declined */
  begin: (order: CheckoutInput) => Promise<Begun>
  quoteUpgrade: (current: ProviderState, at: Date) => Promise<Quote>
  /** Lets the subscription end with what is paid, or takes that back. */
  setEnding: (current: ProviderState, ends: boolean) => Promise<ProviderState>
  /**
   * Ends it now, and what is unpaid of it cannot be paid any more. `isCredited`: what is left of its period counts
   * towards what the customer pays next. Twice is harmless.
   */
  endAtOnce: (reference: string, ending?: { isCredited: boolean }) => Promise<void>
  /** What only a provider with a life of its own has; null where all state is ours. */
  remote: RemoteProvider | null
}

export type RemoteProvider = {
  /** The subscription as it is now; null where there is none of this name. */
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
