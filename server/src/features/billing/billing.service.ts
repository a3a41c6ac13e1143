import { type PlanKey, plans, quoteMinutes, type Subscription } from '@podcastai/contracts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Begun, PaymentProvider } from '../../platform/payments/payments.ts'
import * as store from './billing.repository.ts'
import { type BillingDeps, getPlanState, stateOfRow } from './billing-deps.ts'
import { keepState, refresh } from './keep-state.ts'

const minuteMs = 60_000

export async function readSubscription(deps: BillingDeps, { workspaceId }: Caller): Promise<Subscription> {
  const row = await store.findSubscription(deps.db, workspaceId)
  const { plan, standing, until } = getPlanState(deps, row)
  const hasPortal = row?.provider === 'stripe' && deps.payments?.kind === 'stripe'
  return { plan, standing, until: until?.toISOString() ?? null, hasPortal }
}

/**
 * Starts the payment of Pro, or of a team's own plan; an unpaid renewal keeps its plan, even if its team was closed.
 * Returns the same as `begin`.
 */
export async function beginSubscription(deps: BillingDeps, caller: Caller): Promise<string | null> {
  const row = await store.findSubscription(deps.db, caller.workspaceId)
  const { plan: running, standing } = getPlanState(deps, row)
  if (standing === 'past_due' && running) return begin(deps, caller, row, { plan: running })
  const plan = caller.isTeam ? 'team' : 'pro'
  // An upgrade charges the card on file, so the user must see its price first.
  if (standing === 'active' && running && running !== plan)
    throw new AppError('conflict', 'Please upgrade your plan instead.')
  return begin(deps, caller, row, { plan })
}

/** Starts the payment of the Team plan, which turns the workspace into a team. Returns the same as `begin`. */
export async function beginTeam(deps: BillingDeps, caller: Caller, quotedAt: Date | undefined): Promise<string | null> {
  const { workspaceId } = caller
  const row = await store.findSubscription(deps.db, workspaceId)
  if (caller.isTeam || !isTeamPaid(deps, row)) return begin(deps, caller, row, { plan: 'team', quotedAt })
  await deps.db.transaction((tx) => deps.turnIntoTeam(tx, workspaceId))
  return null
}

/**
 * Starts a payment or resumes the open one: any number of calls lead to one subscription. Returns the secret that the
 * browser confirms it with; null if there is nothing left to confirm.
 * @throws AppError conflict if nothing is due, card_declined, payments_down
 */
async function begin(
  deps: BillingDeps,
  caller: Caller,
  row: store.SubscriptionRow | null,
  { plan, quotedAt }: { plan: PlanKey; quotedAt?: Date | undefined },
): Promise<string | null> {
  const { workspaceId } = caller
  const provider = requirePayments(deps)
  refuseNeedless(deps, row, plan)
  const current = stateOfRow(row, provider.kind)
  let unknown: string | null = null
  const ask = async (payment: store.Payment): Promise<Begun> => {
    const customerId = await ensureCustomer(deps, provider, { ...caller, unknown })
    const { id: paymentId, reference: begun, createdAt: since } = payment
    return provider.begin({ paymentId, workspaceId, plan, customerId, begun, current, since })
  }

  const isUpgrade = current !== null && getPlanState(deps, row).standing === 'active'
  const createdAt = getQuoteTime(deps.now(), quotedAt)
  const cents = isUpgrade ? (await provider.quoteUpgrade(current, createdAt)).dueCents : plans[plan].cents
  const order = { workspaceId, plan, provider: provider.kind, cents, createdAt }
  // An open payment may have expired, and its customer may belong to other keys. Each takes one retry.
  for (let attempt = 0; attempt < 3; attempt++) {
    const payment = await store.openPayment(deps.db, order)
    const begun = isTooOld(deps.now(), payment) ? { kind: 'stale' as const } : await ask(payment)
    if (begun.kind === 'unknown_customer') unknown = await store.forgetCustomer(deps.db, workspaceId)
    if (begun.kind === 'unknown_customer' || begun.kind === 'stale')
      await store.updatePayment(deps.db, payment.id, { status: 'dropped' })
    if (!('reference' in begun)) continue
    const status = await store.updatePayment(deps.db, payment.id, { reference: begun.reference })
    if (payment.reference && payment.reference !== begun.reference) await endUnlessPaid(deps, payment.reference)
    if (begun.kind === 'confirm' && status !== 'dropped' && status !== null) return begun.clientSecret
    if (begun.kind === 'confirm') {
      if (begun.reference !== current?.reference) await endUnlessPaid(deps, begun.reference)
      throw new AppError('conflict', 'Your plan has just changed. Reload the page and try again.')
    }
    await refresh(deps, begun.reference)
    return null
  }
  throw new AppError('payments_down', 'The payment could not be prepared. Nothing was charged. Please try again.')
}

/** Returns today's price of upgrading to a team. @throws AppError conflict if the workspace is already a team */
export async function quoteUpgrade(deps: BillingDeps, { workspaceId }: Caller) {
  const provider = requirePayments(deps)
  const row = await store.findSubscription(deps.db, workspaceId)
  if (isTeamPaid(deps, row)) return { dueCents: 0, isUpgrade: false, quotedAt: deps.now().toISOString() }
  refuseNeedless(deps, row, 'team')
  const current = stateOfRow(row, provider.kind)
  const quotedAt = deps.now().toISOString()
  if (!current || getPlanState(deps, row).standing !== 'active') {
    return { dueCents: plans.team.cents, isUpgrade: false, quotedAt }
  }
  const { dueCents } = await provider.quoteUpgrade(current, new Date(quotedAt))
  return { dueCents, isUpgrade: true, quotedAt }
}

/** Sets or clears the cancellation at the period's end. Idempotent. */
export async function setEnding(deps: BillingDeps, caller: Caller, ends: boolean): Promise<Subscription> {
  const { workspaceId } = caller
  const provider = requirePayments(deps)
  const reading = await store.nextReading(deps.db)
  const row = await store.findSubscription(deps.db, workspaceId)
  const current = stateOfRow(row, provider.kind)
  if (!current || !getPlanState(deps, row).hasAccess) {
    throw new AppError('conflict', `There is no running subscription to ${ends ? 'cancel' : 'resume'}.`)
  }
  const state = await provider.setEnding(current, ends)
  await deps.db.transaction((tx) => keepState(deps, tx, { workspaceId, state, reading }))
  return readSubscription(deps, caller)
}

/** @throws AppError conflict if the provider has no portal, or does not know the workspace */
export async function portalLink(deps: BillingDeps, { workspaceId }: Caller, returnUrl: string): Promise<string> {
  const customerId = await store.findCustomer(deps.db, workspaceId)
  const { remote } = requirePayments(deps)
  if (!customerId || !remote) throw new AppError('conflict', 'There are no billing pages for this subscription.')
  return remote.portalLink(customerId, returnUrl)
}

function requirePayments({ payments }: BillingDeps): PaymentProvider {
  if (!payments) throw new AppError('conflict', 'Everything is included here. There is nothing to pay.')
  return payments
}

/** True if the Team plan is paid. A closed team can be reopened for as long as it is. */
function isTeamPaid(deps: BillingDeps, row: store.SubscriptionRow | null): boolean {
  const { plan, hasAccess } = getPlanState(deps, row)
  return plan === 'team' && hasAccess
}

function refuseNeedless(deps: BillingDeps, row: store.SubscriptionRow | null, plan: PlanKey): void {
  const { standing, plan: running } = getPlanState(deps, row)
  const isSame = running === plan || running === 'team'
  if (standing === 'active' && isSame) throw new AppError('conflict', 'You already have an active subscription.')
  if (standing === 'ending') {
    const then = isSame ? 'Resume it to keep it.' : 'Resume it first, then upgrade.'
    throw new AppError('conflict', `Your subscription still runs and ends with its period. ${then}`)
  }
  if (standing === 'past_due' && !isSame) {
    throw new AppError('conflict', 'Your last payment failed. Please pay it first, then upgrade.')
  }
}

async function ensureCustomer(
  { db }: BillingDeps,
  provider: PaymentProvider,
  caller: Caller & { unknown: string | null },
): Promise<string> {
  const { workspaceId, unknown } = caller
  const known = await store.findCustomer(db, workspaceId)
  if (known) return known
  const payer = await store.findPayer(db, caller)
  if (!payer) throw new AppError('no_session', 'Please log in first.')
  return store.keepCustomer(db, workspaceId, await provider.addCustomer({ ...payer, unknown }))
}

async function endUnlessPaid({ db, jobs, payments }: BillingDeps, reference: string): Promise<void> {
  if (payments?.remote) await jobs.enqueue(db, 'end-subscription', { reference, when: 'unless-paid' })
}

/** Returns the time that an upgrade is priced at: when its price was shown, if that was recent; otherwise now. */
function getQuoteTime(now: Date, quotedAt: Date | undefined): Date {
  const age = quotedAt ? now.getTime() - quotedAt.getTime() : 0
  return quotedAt && age >= 0 && age <= quoteMinutes * minuteMs ? quotedAt : now
}

/** True if a payment that the provider doesn't know must be restarted, because its quoted price may be outdated. */
function isTooOld(now: Date, { createdAt, reference, provider }: store.Payment): boolean {
  if (reference && provider === 'stripe') return false
  return now.getTime() - createdAt.getTime() > 2 * quoteMinutes * minuteMs
}
