// Payments with Stripe's own client, against a local server that speaks its wire format.
import {
  cancelSubscription,
  createSubscription,
  getProfile,
  getSetup,
  getSubscription,
  openBillingPortal,
  quoteTeamUpgrade,
  resumeSubscription,
  testPayment,
  upgradeToTeam,
  uploadTranscript,
} from '@podcastai/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPerson, findUser, testCard } from '../../../test/people.ts'
import { type StripeServer, startStripeServer } from '../../../test/stripe-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { endAtOnce, endWithPeriod } from './ending.ts'
import { renewSubscriptions } from './renewals.ts'

const dayMs = 86_400_000
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', prices: {} }

let stripe: StripeServer
let app: TestApp
let clock: number
beforeAll(async () => {
  clock = Date.parse('2026-06-01T12:00:00Z')
  stripe = await startStripeServer({ now: () => clock })
  app = await startTestApp({ stripe: { ...keys, apiUrl: stripe.url }, now: () => new Date(clock) })
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})
beforeEach(() => {
  stripe.state.isDown = false
  stripe.state.cardOnFile = 'pays'
})

type Sent = { payload: string; signature: string }

async function tell({ payload, signature }: Sent): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const answer = await app.app.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload })
  return answer.statusCode
}

const readStatus = async (session: string) => (await app.call(getProfile, { session })).body.subscriptionStatus
const begin = async (session: string) => (await app.call(createSubscription, { session })).body.clientSecret
const standing = async (session: string) => (await app.call(getSubscription, { session })).body

/** A person whose first payment went through and whose webhook arrived. */
async function subscriber() {
  const person = await buildPerson(app)
  const id = stripe.confirm(await begin(person.session))
  expect(await tell(stripe.event('invoice.paid', id))).toBe(200)
  return { ...person, id }
}

test('[SUB-12] the pages learn the publishable key alone, and there is no test payment', async () => {
  const { body } = await app.call(getSetup)
  expect(body).toMatchObject({ billing: 'stripe', publishableKey: 'pk_test_1', isTestModeOpen: false })
  expect(JSON.stringify(body)).not.toMatch(/sk_|whsec_/)
  const { session } = await buildPerson(app)
  expect((await app.call(testPayment, { session, body: { clientSecret: 'x', card: testCard } })).status).toBe(404)
})

test('[API-11] [SUB-09] a subscription is begun incomplete, and active once Stripe has said so', async () => {
  const { session, email } = await buildPerson(app)
  const clientSecret = await begin(session)
  expect(clientSecret).toMatch(/_secret_/)
  expect(await readStatus(session)).not.toBe('active')
  const id = stripe.confirm(clientSecret)
  // The browser may say so first; it is not asked.
  expect(await readStatus(session)).not.toBe('active')
  expect(await tell(stripe.event('customer.subscription.updated', id))).toBe(200)
  expect(await readStatus(session)).toBe('active')
  expect(await standing(session)).toMatchObject({ plan: 'pro', standing: 'active', until: '2026-07-01T12:00:00.000Z' })
  const made = stripe.requests.find(({ path, fields }) => path === '/v1/customers' && fields.email === email)
  expect(made?.fields['metadata.workspaceId']).toBe((await findUser(app, { email })).workspaceId)
  expect(await app.call(createSubscription, { session })).toMatchObject({ status: 409 })
})

test('payments begun at once and one after the other are one payment of one customer', async () => {
  const { session } = await buildPerson(app)
  const before = { subscriptions: stripe.subscriptions.size, customers: stripe.customers.size }
  const secrets = await Promise.all([begin(session), begin(session), begin(session)])
  expect(new Set([...secrets, await begin(session)]).size).toBe(1)
  expect(stripe.subscriptions.size - before.subscriptions).toBe(1)
  expect(stripe.customers.size - before.customers).toBe(1)
})

test('a payment that expired unpaid is started again', async () => {
  const { session } = await buildPerson(app)
  const first = await begin(session)
  const [expired] = [...stripe.subscriptions.values()].slice(-1)
  if (expired) Object.assign(expired, { status: 'incomplete_expired', invoice: { ...expired.invoice, status: 'void' } })
  const second = await begin(session)
  expect(second).not.toBe(first)
  stripe.confirm(second)
})

test('the news may come before the answer to the call that began it', async () => {
  const { session } = await buildPerson(app)
  const asked = begin(session)
  const count = stripe.subscriptions.size
  while (stripe.subscriptions.size === count) await new Promise((resolve) => setTimeout(resolve, 1))
  const [begun] = [...stripe.subscriptions.values()].slice(-1)
  const id = stripe.confirm(begun?.invoice.secret ?? '')
  expect(await tell(stripe.event('invoice.paid', id))).toBe(200)
  await asked
  expect(await readStatus(session)).toBe('active')
})

test('a forged, an unsigned and an altered message are refused, and change nothing', async () => {
  const { session } = await buildPerson(app)
  const id = stripe.confirm(await begin(session))
  const real = stripe.event('invoice.paid', id)
  const forged = stripe.event('invoice.paid', id, { secret: 'whsec_other' })
  const altered = { ...real, payload: real.payload.replace('invoice.paid', 'invoice.sent') }
  for (const message of [forged, altered, { ...real, signature: '' }, { payload: '', signature: real.signature }]) {
    expect(await tell(message)).toBe(400)
  }
  expect(await readStatus(session)).not.toBe('active')
  expect(await tell(real)).toBe(200)
})

test('the same message again changes nothing, one after the other and at once', async () => {
  const { session, id } = await subscriber()
  const event = stripe.event('customer.subscription.updated', id)
  expect(await Promise.all([tell(event), tell(event), tell(event)])).toEqual([200, 200, 200])
  const asked = stripe.requests.length
  expect(await tell(event)).toBe(200)
  expect(stripe.requests.length).toBe(asked)
  expect(await standing(session)).toMatchObject({ standing: 'active' })
})

test('messages in any order and at once end in what is the case', async () => {
  const { session, id } = await subscriber()
  const paid = stripe.event('invoice.paid', id)
  stripe.renew(id, 'declined')
  const failed = stripe.event('invoice.payment_failed', id)
  stripe.renew(id, 'paid')
  const recovered = stripe.event('invoice.paid', id)
  await Promise.all([recovered, failed, paid].map(tell))
  expect(await standing(session)).toMatchObject({ standing: 'active' })
  Object.assign(stripe.subscriptions.get(id) ?? {}, { status: 'canceled' })
  await Promise.all([stripe.event('customer.subscription.deleted', id), failed, paid].map(tell))
  expect(await standing(session)).toMatchObject({ standing: 'ended' })
})

test('a reading that was slow does not undo what was read after it', async () => {
  const { session, id } = await subscriber()
  const { isRead, letGo } = stripe.holdNextReading()
  const slow = tell(stripe.event('customer.subscription.updated', id))
  await isRead
  Object.assign(stripe.subscriptions.get(id) ?? {}, { status: 'canceled' })
  expect(await tell(stripe.event('customer.subscription.deleted', id))).toBe(200)
  letGo()
  expect(await slow).toBe(200)
  expect(await standing(session)).toMatchObject({ standing: 'ended' })
})

test('late news of an ended subscription does not touch the one that followed it', async () => {
  const { session, id } = await subscriber()
  Object.assign(stripe.subscriptions.get(id) ?? {}, { status: 'canceled' })
  expect(await tell(stripe.event('customer.subscription.deleted', id))).toBe(200)
  expect(await readStatus(session)).toBe('ended')
  const next = stripe.confirm(await begin(session))
  expect(next).not.toBe(id)
  await tell(stripe.event('invoice.paid', next))
  await tell(stripe.event('customer.subscription.deleted', id))
  expect(await readStatus(session)).toBe('active')
})

test('news of what others sell on the same account is taken and left alone', async () => {
  const { session, id } = await subscriber()
  const foreign = stripe.addPrice({ cents: 900, lookupKey: null })
  const other = stripe.subscriptions.get(id)
  stripe.subscriptions.set('sub_other', { ...(other as NonNullable<typeof other>), id: 'sub_other', price: foreign.id })
  expect(await tell(stripe.event('customer.subscription.updated', 'sub_other'))).toBe(200)
  expect(await standing(session)).toMatchObject({ plan: 'pro', standing: 'active' })
})

test('[SUB-17] canceled it runs to the end of what is paid; resumed it goes on', async () => {
  const { session, id } = await subscriber()
  expect((await app.call(cancelSubscription, { session })).body).toMatchObject({ standing: 'ending' })
  expect(stripe.subscriptions.get(id)?.cancelAtPeriodEnd).toBe(true)
  expect(await readStatus(session)).toBe('active')
  expect(await app.call(createSubscription, { session })).toMatchObject({ status: 409 })
  expect((await app.call(resumeSubscription, { session })).body).toMatchObject({ standing: 'active' })
  // Its own pages name a date instead.
  Object.assign(stripe.subscriptions.get(id) ?? {}, { cancelAt: clock / 1000 + 5 * 86_400 })
  await tell(stripe.event('customer.subscription.updated', id))
  expect(await standing(session)).toMatchObject({ standing: 'ending', until: '2026-06-06T12:00:00.000Z' })
  expect((await app.call(resumeSubscription, { session })).body).toMatchObject({ standing: 'active' })
})

test('[SUB-18] an unpaid renewal has seven days, then answers 402, and paying it brings the plan back', async () => {
  const start = clock
  const { session, id } = await subscriber()
  try {
    // A session lasts from its last use.
    clock = start + 20 * dayMs
    expect(await readStatus(session)).toBe('active')
    clock = start + 30 * dayMs
    stripe.renew(id, 'declined')
    await tell(stripe.event('invoice.payment_failed', id))
    expect(await standing(session)).toMatchObject({ standing: 'past_due', until: '2026-07-08T12:00:00.000Z' })
    expect(await readStatus(session)).toBe('active')
    clock = start + 37 * dayMs
    expect(await readStatus(session)).toBe('ended')
    expect((await app.call(uploadTranscript, { session })).status).toBe(402)
    const before = stripe.subscriptions.size
    expect(stripe.confirm(await begin(session))).toBe(id)
    expect(stripe.subscriptions.size).toBe(before)
    await tell(stripe.event('invoice.paid', id))
    expect(await readStatus(session)).toBe('active')
  } finally {
    clock = start
  }
})

test('[TEAM-18] the upgrade charges the difference to the card on file and makes the workspace a team', async () => {
  const { session, id, email } = await subscriber()
  const { body: quote } = await app.call(quoteTeamUpgrade, { session })
  expect(quote).toMatchObject({ isUpgrade: true, dueCents: 1000 })
  const { body } = await app.call(upgradeToTeam, { session, body: { quotedAt: quote.quotedAt } })
  expect(body).toEqual({ clientSecret: null })
  const update = stripe.requests.findLast(({ method, path }) => method === 'POST' && path.endsWith(id))
  expect(update?.fields).toMatchObject({ proration_date: String(Date.parse(quote.quotedAt) / 1000) })
  const { body: profile } = await app.call(getProfile, { session })
  expect(profile).toMatchObject({ teamId: (await findUser(app, { email })).workspaceId, role: 'admin' })
  expect(await standing(session)).toMatchObject({ plan: 'team', standing: 'active' })
  expect((await app.call(upgradeToTeam, { session, body: {} })).status).toBe(409)
})

test('[TEAM-18] an upgrade whose card is declined waits for another card, and is no team until then', async () => {
  const { session, id } = await subscriber()
  stripe.state.cardOnFile = 'declines'
  const begun = await Promise.all([1, 2].map(() => app.call(upgradeToTeam, { session, body: {} })))
  const [secret, ...same] = new Set(begun.map(({ body }) => body.clientSecret))
  expect(same).toEqual([])
  await tell(stripe.event('customer.subscription.updated', id))
  expect((await app.call(getProfile, { session })).body.teamId).toBeNull()
  expect(stripe.confirm(secret ?? '')).toBe(id)
  await tell(stripe.event('invoice.paid', id))
  expect((await app.call(getProfile, { session })).body.teamId).not.toBeNull()
})

test('a person without a plan pays the full price of the Team plan', async () => {
  const { session } = await buildPerson(app)
  expect((await app.call(quoteTeamUpgrade, { session })).body).toMatchObject({ isUpgrade: false, dueCents: 1999 })
  const { body } = await app.call(upgradeToTeam, { session, body: {} })
  const id = stripe.confirm(body.clientSecret ?? '')
  await tell(stripe.event('invoice.paid', id))
  expect(await standing(session)).toMatchObject({ plan: 'team', standing: 'active' })
})

test("the provider's own pages open for the workspace's customer", async () => {
  const { session } = await subscriber()
  const { body } = await app.call(openBillingPortal, { session })
  expect(body.url).toMatch(/^https:\/\/billing\.stripe\.com\/session\/cus_\d+$/)
  const stranger = await buildPerson(app)
  expect((await app.call(openBillingPortal, { session: stranger.session })).status).toBe(409)
})

test('while Stripe is away nothing is charged, and its news is told again', async () => {
  const { session } = await buildPerson(app)
  const id = stripe.confirm(await begin(session))
  const event = stripe.event('invoice.paid', id)
  stripe.state.isDown = true
  expect(await app.call(createSubscription, { session })).toMatchObject({
    status: 503,
    body: { code: 'payments_down' },
  })
  expect(await tell(event)).toBe(503)
  stripe.state.isDown = false
  expect(await tell(event)).toBe(200)
  expect(await readStatus(session)).toBe('active')
})

test('a subscription ends with its period or at once, as part of what it follows from', async () => {
  const [joining, leaving] = [await subscriber(), await subscriber()]
  const deps = { ...app.deps, billing: 'stripe' as const, turnIntoTeam: async () => {} }
  const { workspaceId } = await findUser(app, joining)
  await app.db.transaction((tx) => endWithPeriod(deps, tx, workspaceId))
  await expect.poll(() => stripe.subscriptions.get(joining.id)?.cancelAtPeriodEnd).toBe(true)
  await expect.poll(async () => (await standing(joining.session)).standing).toBe('ending')
  const { workspaceId: gone } = await findUser(app, leaving)
  await app.db.transaction((tx) => endAtOnce(deps, tx, gone))
  await expect.poll(() => stripe.subscriptions.get(leaving.id)?.status).toBe('canceled')
})

test('news that never came is asked for once a day', async () => {
  const { session, id } = await subscriber()
  Object.assign(stripe.subscriptions.get(id) ?? {}, { status: 'canceled' })
  const faults: unknown[] = []
  const deps = { ...app.deps, billing: 'stripe' as const, turnIntoTeam: async () => {} }
  await renewSubscriptions({ ...deps, onError: (error) => faults.push(error) })
  expect({ faults, ...(await standing(session)) }).toMatchObject({ faults: [], standing: 'ended' })
})

test('[CONST-01] prices that are not set are made once at $4.99 and $19.99 per month, and one that is not what the pages say is refused', async () => {
  const made = stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/prices')
  const perMonth = { currency: 'usd', 'recurring.interval': 'month' }
  expect(made.map(({ fields }) => fields)).toMatchObject([
    { unit_amount: '499', ...perMonth },
    { unit_amount: '1999', ...perMonth },
  ])
  stripe.addPrice({ id: 'price_dear', cents: 999, lookupKey: null })
  const other = await startTestApp({
    stripe: { ...keys, apiUrl: stripe.url, prices: { pro: 'price_dear' } },
    worker: false,
  })
  try {
    const { session } = await buildPerson(other)
    expect((await other.call(createSubscription, { session })).status).toBe(500)
  } finally {
    await other.close()
  }
})
