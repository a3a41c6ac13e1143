import {
  createSubscription,
  deleteTranscript,
  generateClipThumbnails,
  generateContent,
  getContent,
  getProfile,
  getSegments,
  getSetup,
  getSubscription,
  getTranscript,
  listTranscripts,
  renameTranscript,
  retryTranscript,
  saveContent,
  testPayment,
  uploadTranscript,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, endPlan, giveRole, testCard, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine(), now: () => new Date('2026-05-31T12:00:00Z') })
})
afterAll(() => app.close())

async function pay(session: string, card: Partial<typeof testCard>, of: TestApp = app) {
  const { body } = await of.call(createSubscription, { session })
  return of.call(testPayment, { session, body: { clientSecret: body.clientSecret, card: { ...testCard, ...card } } })
}

const readStatus = async (session: string, of: TestApp = app) =>
  (await of.call(getProfile, { session })).body.subscriptionStatus

test('[API-11] beginning a subscription with an empty body answers the secret, and nothing is active yet', async () => {
  const { session } = await buildPerson(app)
  for (const headers of [{}, { 'content-type': 'application/json' }] as Record<string, string>[]) {
    const { status, body } = await app.call(createSubscription, { session, headers })
    expect({ status, body }).toEqual({ status: 200, body: { clientSecret: expect.stringMatching(/.{20,}/) } })
  }
  expect(await readStatus(session)).not.toBe('active')
})

test.each([
  ['4242 4242 4242 4242', 'Visa'],
  ['5555-5555-5555-4444', 'Mastercard'],
  ['378282246310005', 'American Express'],
  ['6011111111111117', 'Discover'],
])('[SUB-14] the test card %s (%s) pays', async (number) => {
  const { session } = await buildPerson(app)
  expect(await pay(session, { number })).toMatchObject({ status: 200, body: { subscriptionStatus: 'active' } })
  expect(await readStatus(session)).toBe('active')
})

test.each([
  ['4000000000000002', {}, 'Your card was declined.'],
  ['4000000000009995', {}, 'Your card has insufficient funds.'],
  ['4000000000000069', {}, 'Your card has expired.'],
  ['4000000000000127', {}, "Your card's security code is incorrect."],
  ['4242424242424242', { expMonth: 4, expYear: 2026 }, 'Your card has expired.'],
])('[SUB-15] the declining card %s %j is declined with its reason', async (number, date, message) => {
  const { session } = await buildPerson(app)
  expect(await pay(session, { number, ...date })).toMatchObject({
    status: 402,
    body: { code: 'card_declined', message },
  })
  expect(await readStatus(session)).not.toBe('active')
})

test('a card of this very month still pays, and a declined payment can be paid with another card', async () => {
  const { session } = await buildPerson(app)
  const { body } = await app.call(createSubscription, { session })
  const payWith = (card: object) =>
    app.call(testPayment, { session, body: { clientSecret: body.clientSecret, card: { ...testCard, ...card } } })
  expect(await payWith({ number: '4000000000000002' })).toMatchObject({ status: 402 })
  expect(await payWith({ expMonth: 5, expYear: 2026 })).toMatchObject({ status: 200 })
})

test('the number of a real card is declined: the test mode takes no money', async () => {
  const { session } = await buildPerson(app)
  expect(await pay(session, { number: '4929000000006' })).toMatchObject({ status: 402 })
  expect(await readStatus(session)).not.toBe('active')
})

test("only the person who started a payment confirms it: another's secret is refused", async () => {
  const owner = await buildPerson(app)
  const stranger = await buildPerson(app)
  const { body } = await app.call(createSubscription, { session: owner.session })
  const confirm = (session: string) =>
    app.call(testPayment, { session, body: { clientSecret: body.clientSecret, card: testCard } })
  expect(await confirm(stranger.session)).toMatchObject({ status: 400 })
  expect(await readStatus(stranger.session)).not.toBe('active')
  expect(await confirm(owner.session)).toMatchObject({ status: 200 })
})

test('a payment begun at once and again is one payment, and confirmed twice at the same moment it is paid once', async () => {
  const { session } = await buildPerson(app)
  const begun = await Promise.all([1, 2, 3].map(() => app.call(createSubscription, { session })))
  const [clientSecret, ...same] = new Set(begun.map(({ body }) => body.clientSecret))
  expect(same).toEqual([])
  const confirm = () => app.call(testPayment, { session, body: { clientSecret, card: testCard } })
  expect((await Promise.all([confirm(), confirm()])).map(({ status }) => status)).toEqual([200, 200])
  expect((await confirm()).status).toBe(200)
  expect((await app.call(getSubscription, { session })).body).toEqual({
    plan: 'pro',
    standing: 'active',
    until: '2026-06-30T12:00:00.000Z',
    hasPortal: false,
  })
})

test('[API-39] a subscriber is not charged twice', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  expect(await app.call(createSubscription, { session })).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('[PERM-01] only an admin begins a payment', async () => {
  const person = await buildPerson(app)
  for (const [role, status] of Object.entries({ user: 403, manager: 403, admin: 200 })) {
    await giveRole(app, person, role)
    expect(await app.call(createSubscription, { session: person.session }), role).toMatchObject({ status })
  }
})

test('[SUB-18] with an ended plan everything stays readable and editable, and what costs answers 402', async () => {
  const person = await buildPerson(app, { subscribed: true })
  const { session } = person
  const { id } = (await upload(app, session)).body
  await whenProcessed(app, session, id)
  await endPlan(app, person)
  expect(await readStatus(session)).not.toBe('active')

  const { body: content } = await app.call(getContent, { session, params: { id } })
  const free = [
    await app.call(listTranscripts, { session }),
    await app.call(getTranscript, { session, params: { id } }),
    await app.call(getSegments, { session, params: { id } }),
    await app.call(renameTranscript, { session, params: { id }, body: { filename: 'still mine.txt' } }),
    await app.call(saveContent, {
      session,
      params: { id, contentType: 'quotes' },
      body: { content: content.quotes },
    }),
  ]
  expect(free.map(({ status }) => status)).toEqual(free.map(() => 200))
  for (const costly of [uploadTranscript, retryTranscript, generateContent, generateClipThumbnails]) {
    expect(await app.call(costly, { session, params: { id, contentType: 'quotes' } })).toMatchObject({ status: 402 })
  }
  expect((await app.call(deleteTranscript, { session, params: { id } })).status).toBe(200)
  expect(await pay(session, {})).toMatchObject({ status: 200 })
  expect((await upload(app, session)).status).toBe(200)
})

test('[SUB-19] with billing off everybody is active and there is nothing to pay', async () => {
  const free = await startTestApp({ billing: 'off', worker: false })
  try {
    const { session } = await buildPerson(free)
    expect((await free.call(getSetup)).body.billing).toBe('off')
    expect(await readStatus(session, free)).toBe('active')
    expect((await upload(free, session)).status).toBe(200)
    expect((await free.call(createSubscription, { session })).status).toBe(409)
    expect((await free.call(testPayment, { session, body: {} })).status).toBe(404)
  } finally {
    await free.close()
  }
})
