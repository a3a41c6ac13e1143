// The life of a plan in the test mode: what Stripe does elsewhere happens here.
import {
  cancelSubscription,
  closeTeam,
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
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildPerson, findUser, giveRole, testCard } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { subscriptions } from '../../platform/database/schema.ts'
import { turnIntoTeam } from '../../platform/database/workspaces.ts'
import { endAtOnce, endWithPeriod } from './ending.ts'
import { renewSubscriptions } from './renewals.ts'

let app: TestApp
let clock = ''
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => new Date(clock) })
})
afterAll(() => app.close())
beforeEach(() => {
  clock = '2026-01-31T12:00:00Z'
})

const deps = () => ({ ...app.deps, billing: 'test' as const, turnIntoTeam })

async function aDayPasses(now: string) {
  clock = now
  await renewSubscriptions({ ...deps(), onError: (error) => Promise.reject(error) })
}

/** Reads from the table, because a session would have expired. */
async function stored(person: { email: string }) {
  const { workspaceId } = await findUser(app, person)
  const [row] = await app.db.select().from(subscriptions).where(eq(subscriptions.workspaceId, workspaceId))
  return { status: row?.status, periodEnd: row?.periodEnd?.toISOString() ?? null }
}

const standing = async (session: string) => (await app.call(getSubscription, { session })).body
const profile = async (session: string) => (await app.call(getProfile, { session })).body

async function pay(session: string, number = testCard.number) {
  const { body } = await app.call(createSubscription, { session })
  return app.call(testPayment, { session, body: { clientSecret: body.clientSecret, card: { ...testCard, number } } })
}

test('a plan is renewed month by month, also when nobody was there for some of them', async () => {
  const person = await buildPerson(app, { subscribed: true })
  await aDayPasses('2026-02-27T12:00:00Z')
  expect(await stored(person)).toEqual({ status: 'active', periodEnd: '2026-02-28T12:00:00.000Z' })
  await aDayPasses('2026-02-28T12:00:00Z')
  expect(await stored(person)).toEqual({ status: 'active', periodEnd: '2026-03-28T12:00:00.000Z' })
  await aDayPasses('2026-06-01T00:00:00Z')
  await aDayPasses('2026-06-01T00:00:00Z')
  expect(await stored(person)).toEqual({ status: 'active', periodEnd: '2026-06-28T12:00:00.000Z' })
})

test('a plan of an earlier version, without a period, gets one', async () => {
  const person = await buildPerson(app, { subscribed: true })
  const { workspaceId } = await findUser(app, person)
  const asBefore = { periodEnd: null, reference: null }
  await app.db.update(subscriptions).set(asBefore).where(eq(subscriptions.workspaceId, workspaceId))
  expect((await profile(person.session)).subscriptionStatus).toBe('active')
  await aDayPasses(clock)
  expect(await stored(person)).toEqual({ status: 'active', periodEnd: '2026-02-28T12:00:00.000Z' })
})

test('[SUB-17] canceled it runs to the end of the month and is not renewed; resumed it is', async () => {
  const person = await buildPerson(app, { subscribed: true })
  const { session } = person
  expect((await app.call(cancelSubscription, { session })).body).toMatchObject({
    standing: 'ending',
    until: '2026-02-28T12:00:00.000Z',
  })
  expect((await app.call(cancelSubscription, { session })).status).toBe(200)
  expect((await profile(session)).subscriptionStatus).toBe('active')
  expect((await app.call(resumeSubscription, { session })).body.standing).toBe('active')
  await app.call(cancelSubscription, { session })
  clock = '2026-02-28T12:00:00Z'
  expect(await standing(session)).toMatchObject({ standing: 'ended' })
  expect((await app.call(resumeSubscription, { session })).status).toBe(409)
  await aDayPasses(clock)
  expect(await stored(person)).toMatchObject({ status: 'ended' })
  expect((await pay(session)).status).toBe(200)
  expect(await standing(session)).toMatchObject({ standing: 'active', until: '2026-03-28T12:00:00.000Z' })
})

test('[SUB-18] a card that fails at the renewal leaves seven days, and another card pays', async () => {
  const { session } = await buildPerson(app)
  expect((await pay(session, '4000000000000341')).status).toBe(200)
  await aDayPasses('2026-03-01T00:00:00Z')
  expect(await standing(session)).toMatchObject({ standing: 'past_due', until: '2026-03-07T12:00:00.000Z' })
  expect((await profile(session)).subscriptionStatus).toBe('active')
  clock = '2026-03-07T12:00:00Z'
  expect((await profile(session)).subscriptionStatus).toBe('ended')
  expect((await app.call(uploadTranscript, { session })).body.code).toBe('subscription_required')
  expect((await pay(session)).status).toBe(200)
  expect(await standing(session)).toMatchObject({ standing: 'active', until: '2026-04-07T12:00:00.000Z' })
})

test('[TEAM-18] an upgrade costs the difference for the rest of the month and keeps its end', async () => {
  clock = '2026-01-15T12:00:00Z'
  const person = await buildPerson(app, { subscribed: true })
  const { session } = person
  clock = '2026-01-31T00:00:00Z'
  const { body: quote } = await app.call(quoteTeamUpgrade, { session })
  expect(quote).toMatchObject({ isUpgrade: true, dueCents: 750 })
  const { body } = await app.call(upgradeToTeam, { session, body: { quotedAt: quote.quotedAt } })
  expect((await profile(session)).teamId).toBeNull()
  const clientSecret = body.clientSecret ?? ''
  const declined = { ...testCard, number: '4000000000000002' }
  expect((await app.call(testPayment, { session, body: { clientSecret, card: declined } })).status).toBe(402)
  expect((await app.call(testPayment, { session, body: { clientSecret, card: testCard } })).status).toBe(200)
  expect(await profile(session)).toMatchObject({
    teamId: (await findUser(app, person)).workspaceId,
    role: 'admin',
    subscriptionStatus: 'active',
  })
  expect(await standing(session)).toMatchObject({ plan: 'team', until: '2026-02-15T12:00:00.000Z' })
  expect((await app.call(quoteTeamUpgrade, { session })).status).toBe(409)
})

test('[SUB-18] [API-36] an ended team is told so by a code of its own, and who can renew it', async () => {
  const person = await buildPerson(app, { subscribed: true })
  const { session } = person
  const { body } = await app.call(upgradeToTeam, { session, body: {} })
  await app.call(testPayment, { session, body: { clientSecret: body.clientSecret ?? '', card: testCard } })
  await app.call(cancelSubscription, { session })
  clock = '2026-02-28T12:00:00Z'
  expect(await profile(session)).toMatchObject({ teamId: expect.any(String), subscriptionStatus: 'ended' })
  const refused = await app.call(uploadTranscript, { session })
  expect(refused).toMatchObject({
    status: 402,
    body: { code: 'team_plan_ended', message: expect.stringContaining('Renew') },
  })
  await giveRole(app, person, 'user')
  expect((await app.call(uploadTranscript, { session })).body.message).toContain('Ask your admin')
  await giveRole(app, person, 'admin')
  expect((await pay(session)).status).toBe(200)
  expect(await standing(session)).toMatchObject({ plan: 'team', standing: 'active' })
})

test('a team that was closed stays closed through its renewals, and is opened again while it is paid', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const { body } = await app.call(upgradeToTeam, { session, body: {} })
  await app.call(testPayment, { session, body: { clientSecret: body.clientSecret ?? '', card: testCard } })
  expect(await profile(session)).toMatchObject({ teamId: expect.any(String) })
  expect((await app.call(closeTeam, { session, body: { password: 'correct horse' } })).status).toBe(200)
  expect(await standing(session)).toMatchObject({ plan: 'team', standing: 'ending' })
  await app.call(resumeSubscription, { session })
  await aDayPasses('2026-02-28T12:00:00Z')
  expect(await profile(session)).toMatchObject({ teamId: null, subscriptionStatus: 'active' })
  expect((await app.call(quoteTeamUpgrade, { session })).body).toMatchObject({ dueCents: 0 })
  expect((await app.call(upgradeToTeam, { session, body: {} })).body).toEqual({ clientSecret: null })
  expect(await profile(session)).toMatchObject({ teamId: expect.any(String) })
})

test('a canceled plan is resumed before it is upgraded', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  await app.call(cancelSubscription, { session })
  const refused = await app.call(upgradeToTeam, { session, body: {} })
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('Resume it first') } })
})

test('a plan ends with its period or at once, as part of what it follows from', async () => {
  const [joining, leaving] = [
    await buildPerson(app, { subscribed: true }),
    await buildPerson(app, { subscribed: true }),
  ]
  const findWorkspaceId = async (person: { email: string }) => (await findUser(app, person)).workspaceId
  const [first, second] = [await findWorkspaceId(joining), await findWorkspaceId(leaving)]
  await app.db.transaction((tx) => endWithPeriod(deps(), tx, first))
  await app.db.transaction((tx) => endAtOnce(deps(), tx, second))
  expect(await standing(joining.session)).toMatchObject({ standing: 'ending' })
  expect(await standing(leaving.session)).toMatchObject({ standing: 'ended' })
})

test('there are no pages of a provider, and nobody listens to its news', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  expect((await app.call(openBillingPortal, { session })).status).toBe(409)
  const news = await app.app.inject({ method: 'POST', url: '/api/billing/webhook', payload: '{}' })
  expect(news.statusCode).toBe(404)
})

test('[SUB-13] pages learn when others than this machine can reach the test mode', async () => {
  expect((await app.call(getSetup)).body).toMatchObject({
    billing: 'test',
    publishableKey: null,
    isTestModeOpen: false,
    sendsMail: false,
  })
  const open = await startTestApp({ worker: false, isReachable: true })
  try {
    expect((await open.call(getSetup)).body.isTestModeOpen).toBe(true)
  } finally {
    await open.close()
  }
})

test('[SUB-19] with billing off a workspace becomes a team for nothing', async () => {
  const free = await startTestApp({ worker: false, billing: 'off' })
  try {
    const { session } = await buildPerson(free)
    expect((await free.call(quoteTeamUpgrade, { session })).body.dueCents).toBe(0)
    expect((await free.call(upgradeToTeam, { session, body: {} })).body).toEqual({ clientSecret: null })
    expect((await free.call(getProfile, { session })).body.teamId).not.toBeNull()
    expect((await free.call(getSubscription, { session })).body).toMatchObject({ plan: null, standing: 'active' })
  } finally {
    await free.close()
  }
})
