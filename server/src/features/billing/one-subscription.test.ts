// Nobody pays for two subscriptions at once, in whatever order forms are opened, left and paid.
import {
  addMember,
  createSubscription,
  getProfile,
  getSubscription,
  quoteTeamUpgrade,
  upgradeToTeam,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, findUser, newEmail } from '../../../test/people.ts'
import { type StripeServer, startStripeServer } from '../../../test/stripe-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { payments, subscriptions } from '../../platform/database/schema.ts'

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_test', prices: {} }

let stripe: StripeServer
let app: TestApp
beforeAll(async () => {
  stripe = await startStripeServer()
  app = await startTestApp({ stripe: { ...keys, apiUrl: stripe.url } })
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

async function tell(type: string, id: string) {
  const { payload, signature } = stripe.event(type, id)
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const { statusCode } = await app.app.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload })
  expect(statusCode).toBe(200)
}

/** The form is paid, and the news of it comes. Answers the subscription. */
async function pay(clientSecret: string | null) {
  const id = stripe.confirm(clientSecret ?? '')
  await tell('invoice.paid', id)
  return id
}

async function over(id: string) {
  Object.assign(stripe.subscriptions.get(id) ?? {}, { status: 'canceled' })
  await tell('customer.subscription.deleted', id)
}

const openPro = async (session: string) => (await app.call(createSubscription, { session })).body.clientSecret
const openTeam = async (session: string) => (await app.call(upgradeToTeam, { session, body: {} })).body.clientSecret
const standing = async (session: string) => (await app.call(getSubscription, { session })).body
const readStatus = (id: string) => stripe.subscriptions.get(id)?.status
const findIdByClientSecret = (clientSecret: string | null) =>
  [...stripe.subscriptions.values()].find(({ invoice }) => invoice.secret === clientSecret)?.id ?? ''

test('[TEAM-18] a Team form that was left does not keep Pro from being upgraded in place', async () => {
  const { session } = await buildPerson(app)
  const left = findIdByClientSecret(await openTeam(session))
  const pro = await pay(await openPro(session))
  await expect.poll(() => readStatus(left)).toBe('canceled')
  expect(stripe.subscriptions.get(left)?.invoice.status).toBe('void')
  const { body: quote } = await app.call(quoteTeamUpgrade, { session })
  expect(quote).toMatchObject({ isUpgrade: true, dueCents: 1000 })
  expect(await openTeam(session)).toBeNull()
  expect(stripe.subscriptions.get(pro)?.invoice.amount).toBe(1000)
  expect(await standing(session)).toMatchObject({ plan: 'team', standing: 'active' })
})

test('what earlier versions left open beside a running plan is not gone on with', async () => {
  const person = await buildPerson(app)
  const left = findIdByClientSecret(await openTeam(person.session))
  const { workspaceId } = await findUser(app, person)
  const row = { workspaceId, plan: 'team', cents: 1999, provider: 'stripe', reference: left } as const
  const pro = await pay(await openPro(person.session))
  await expect.poll(() => readStatus(left)).toBe('canceled')
  Object.assign(stripe.subscriptions.get(left) ?? {}, { status: 'incomplete' })
  await app.db.insert(payments).values({ ...row, status: 'open' })
  expect(await openTeam(person.session)).toBeNull()
  expect(await standing(person.session)).toMatchObject({ plan: 'team', standing: 'active' })
  expect(readStatus(pro)).toBe('active')
  await expect.poll(() => readStatus(left)).toBe('canceled')
})

test('a Pro form that was left cannot be paid once the Team plan is', async () => {
  const { session } = await buildPerson(app)
  const secret = await openPro(session)
  await pay(await openTeam(session))
  await expect.poll(() => readStatus(findIdByClientSecret(secret))).toBe('canceled')
  expect(() => stripe.confirm(secret)).toThrow()
})

test.each(['the Team plan', 'Pro'])('of two that were paid at once Team stays, the news of %s first', async (first) => {
  const { session } = await buildPerson(app)
  const secrets = { pro: await openPro(session), team: await openTeam(session) }
  const [pro, team] = [stripe.confirm(secrets.pro), stripe.confirm(secrets.team ?? '')]
  for (const id of first === 'Pro' ? [pro, team] : [team, pro]) await tell('invoice.paid', id)
  await expect.poll(() => readStatus(pro)).toBe('canceled')
  expect(readStatus(team)).toBe('active')
  const ended = stripe.requests.findLast(({ method, path }) => method === 'DELETE' && path.endsWith(pro))
  expect(ended?.fields).toMatchObject({ prorate: 'true', invoice_now: 'true' })
  expect(await standing(session)).toMatchObject({ plan: 'team', standing: 'active' })
})

test('[TEAM-18] five seats need the Team plan: a team with Pro alone has no access, and is asked before it is upgraded', async () => {
  const person = await buildPerson(app)
  const { session } = person
  const pro = await pay(await openPro(session))
  await openTeam(session)
  await app.db
    .update(subscriptions)
    .set({ plan: 'pro' })
    .where(eq(subscriptions.workspaceId, (await findUser(app, person)).workspaceId))
  expect((await app.call(getProfile, { session })).body).toMatchObject({
    teamId: expect.any(String),
    subscriptionStatus: 'ended',
  })
  const invited = await app.call(addMember, { session, body: { email: newEmail(), role: 'user' } })
  expect(invited).toMatchObject({ status: 402 })
  expect((await app.call(createSubscription, { session })).status).toBe(409)
  await tell('customer.subscription.updated', pro)
  expect(await standing(session)).toMatchObject({ plan: 'team', standing: 'active' })
})

test('an invoice of a subscription that is over is not asked for again', async () => {
  const { session } = await buildPerson(app)
  const id = await pay(await openPro(session))
  stripe.renew(id, 'declined')
  await tell('invoice.payment_failed', id)
  const due = await openPro(session)
  await over(id)
  const secret = await openPro(session)
  expect(secret).not.toBe(due)
  expect(await pay(secret)).not.toBe(id)
  expect(await standing(session)).toMatchObject({ plan: 'pro', standing: 'active' })
})
