// Open payments and plans of people who leave a workspace: nothing that could still be charged remains.
import {
  acceptInvitation,
  addMember,
  closeTeam,
  createSubscription,
  deleteAccount,
  getProfile,
  getSubscription,
  leaveTeam,
  listInvitations,
  type Role,
  upgradeToTeam,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, findUser } from '../../../test/people.ts'
import { type StripeServer, startStripeServer } from '../../../test/stripe-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

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

async function pay(clientSecret: string | null) {
  const id = stripe.confirm(clientSecret ?? '')
  await tell('invoice.paid', id)
  return id
}

const openPro = async (session: string) => (await app.call(createSubscription, { session })).body.clientSecret
const openTeam = async (session: string) => (await app.call(upgradeToTeam, { session, body: {} })).body.clientSecret
const standing = async (session: string) => (await app.call(getSubscription, { session })).body
const readStatus = (id: string) => stripe.subscriptions.get(id)?.status
const findByClientSecret = (clientSecret: string | null) =>
  [...stripe.subscriptions.values()].find(({ invoice }) => invoice.secret === clientSecret)

async function teamAdmin() {
  const person = await buildPerson(app)
  return { ...person, id: await pay(await openTeam(person.session)) }
}

async function join(admin: { session: string }, person: { email: string; session: string }, role: Role) {
  await app.call(addMember, { session: admin.session, body: { email: person.email, role } })
  const { body } = await app.call(listInvitations, { session: person.session })
  const answer = await app.call(acceptInvitation, { session: person.session, params: { id: body[0]?.id ?? '' } })
  expect(answer.status).toBe(200)
}

test('a team that is closed while its renewal is unpaid ends at once, and what is due next is Pro', async () => {
  const { session, id, password } = await teamAdmin()
  stripe.renew(id, 'declined')
  await tell('invoice.payment_failed', id)
  expect((await app.call(closeTeam, { session, body: { password } })).status).toBe(200)
  await expect.poll(() => readStatus(id)).toBe('canceled')
  await expect.poll(async () => (await standing(session)).standing).toBe('ended')
  expect(findByClientSecret(await openPro(session))?.invoice.amount).toBe(499)
})

test('an account that is deleted leaves no form that can be paid', async () => {
  const { session, password } = await buildPerson(app)
  const secret = await openPro(session)
  const begun = findByClientSecret(secret)
  expect((await app.call(deleteAccount, { session, body: { password } })).status).toBe(200)
  await expect.poll(() => begun?.status).toBe('canceled')
  expect(() => stripe.confirm(secret)).toThrow()
})

test('[TEAM-18] joining a team cancels one’s own unpaid Team payment, and makes no second team', async () => {
  const admin = await teamAdmin()
  const person = await buildPerson(app)
  const { workspaceId: own } = await findUser(app, person)
  const secret = await openTeam(person.session)
  await join(admin, person, 'user')
  // Paid in the moment before the provider hears of it.
  const id = stripe.confirm(secret ?? '')
  await tell('invoice.paid', id)
  await expect.poll(() => stripe.subscriptions.get(id)?.cancelAtPeriodEnd || readStatus(id) === 'canceled').toBe(true)
  expect((await app.call(leaveTeam, { session: person.session })).status).toBe(200)
  expect((await findUser(app, person)).workspaceId).toBe(own)
  expect((await app.call(getProfile, { session: person.session })).body.teamId).toBeNull()
})

test('closing a team whose plan has ended keeps the Pro that its admin has aside', async () => {
  const first = await teamAdmin()
  const person = await buildPerson(app)
  const { session, password } = person
  const pro = await pay(await openPro(session))
  await join(first, person, 'admin')
  await expect.poll(() => stripe.subscriptions.get(pro)?.cancelAtPeriodEnd).toBe(true)
  Object.assign(stripe.subscriptions.get(first.id) ?? {}, { status: 'canceled' })
  await tell('customer.subscription.deleted', first.id)
  expect((await app.call(closeTeam, { session, body: { password } })).status).toBe(200)
  expect((await app.call(getProfile, { session })).body).toMatchObject({ teamId: null, subscriptionStatus: 'active' })
  await tell('customer.subscription.updated', pro)
  expect(await standing(session)).toMatchObject({ plan: 'pro', standing: 'ending' })
})

test('closing a team whose plan runs ends the lesser one that its admin has aside', async () => {
  const first = await teamAdmin()
  const person = await buildPerson(app)
  const pro = await pay(await openPro(person.session))
  await join(first, person, 'admin')
  const { session, password } = person
  expect((await app.call(closeTeam, { session, body: { password } })).status).toBe(200)
  await expect.poll(() => readStatus(pro)).toBe('canceled')
  await expect.poll(async () => (await standing(session)).standing).toBe('ending')
  expect(await standing(session)).toMatchObject({ plan: 'team' })
})

test('a customer that the provider no longer knows is created again', async () => {
  const { session } = await buildPerson(app)
  const first = findByClientSecret(await openPro(session))
  stripe.customers.delete(first?.customer ?? '')
  Object.assign(first ?? {}, { status: 'incomplete_expired' })
  const second = findByClientSecret(await openPro(session))
  expect(second?.id).not.toBe(first?.id)
  expect(stripe.customers.has(second?.customer ?? '')).toBe(true)
})
