import {
  createSubscription,
  getProfile,
  listTranscripts,
  login,
  logout,
  register,
  renameTranscript,
  sessionDays,
  updateProfile,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => now })
})
afterAll(() => app.close())

const newcomer = (fields: Record<string, unknown> = {}) => ({
  email: `newcomer-${Math.random()}@example.com`,
  username: 'Ida Falk',
  password: 'six or more',
  ...fields,
})

test('[API-07] [TEAM-23] registering answers a session and joins no team', async () => {
  const { status, body } = await app.call(register, { body: newcomer() })
  expect(status).toBe(200)
  expect(body).toEqual({
    sessionId: expect.stringMatching(/^[\w-]{43}$/),
    isWhitelisted: false,
    teamName: null,
    mustVerifyEmail: false,
    freeEpisodes: 0,
    user: { username: 'Ida Falk' },
  })
})

test('[API-08] [PERM-17] the profile: admin of a personal workspace, in no team', async () => {
  const account = newcomer({ email: '  Mixed.Case@Example.COM ' })
  const { body: registered } = await app.call(register, { body: account })
  const { body } = await app.call(getProfile, { session: registered.sessionId })
  expect(body).toEqual({
    id: expect.any(String),
    email: 'mixed.case@example.com',
    username: 'Ida Falk',
    role: 'admin',
    teamId: null,
    teamName: null,
    emailVerified: true,
    readyMail: null,
    singleKeys: true,
    subscriptionStatus: 'inactive',
    freeEpisodesLeft: 0,
    isOperator: expect.any(Boolean),
    choosesModel: false,
  })
})

test('single keys are turned off for the account, not for the browser', async () => {
  const { session, email, password } = await buildPerson(app)
  const saved = await app.call(updateProfile, { session, body: { singleKeys: false } })
  expect(saved).toMatchObject({ status: 200, body: { singleKeys: false } })
  const elsewhere = await app.call(login, { body: { email, password } })
  expect((await app.call(getProfile, { session: elsewhere.body.sessionId })).body.singleKeys).toBe(false)
})

test('[API-06] logging in needs no session and answers one', async () => {
  const { email, password, username } = await buildPerson(app)
  const { status, body } = await app.call(login, { body: { email: email.toUpperCase(), password } })
  expect(status).toBe(200)
  expect(body).toEqual({ sessionId: expect.any(String), user: { id: expect.any(String), username } })
  const { id } = body.user
  expect(await app.call(getProfile, { session: body.sessionId })).toMatchObject({ status: 200, body: { id, email } })
})

test('a wrong password and an unknown email are refused with the very same answer', async () => {
  const { email } = await buildPerson(app)
  const wrong = await app.call(login, { body: { email, password: 'not the one' } })
  const unknown = await app.call(login, { body: { email: 'nobody@example.com', password: 'not the one' } })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
  expect(unknown.body).toEqual(wrong.body)
})

test('[API-39] an email that has an account is refused with 409, however it is written', async () => {
  const { email } = await buildPerson(app)
  const again = await app.call(register, { body: newcomer({ email: email.toUpperCase() }) })
  expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(again.headers['set-cookie']).toBeUndefined()
})

test('of two who register one email at once, one gets it and the other 409', async () => {
  const body = newcomer()
  const answers = await Promise.all([app.call(register, { body }), app.call(register, { body })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['no email', { email: undefined }, 'email'],
  ['an email that is none', { email: 'ida at example' }, 'email'],
  ['an empty name', { username: '   ' }, 'username'],
  ['a password of five characters', { password: '12345' }, 'password'],
  ['a password that takes for ever to hash', { password: 'x'.repeat(201) }, 'password'],
])('[API-34] [API-33] registering with %s answers 400 and names the field', async (_what, fields, field) => {
  const { status, body } = await app.call(register, { body: newcomer(fields) })
  expect(status).toBe(400)
  expect(body).toEqual({
    code: 'invalid',
    message: expect.any(String),
    details: { fields: { [field]: expect.any(String) } },
  })
})

test('a name with characters that no column takes is stored without them', async () => {
  const { status, body } = await app.call(register, { body: newcomer({ username: 'Ida\u0000 Falk \ud83d' }) })
  expect(status).toBe(200)
  expect((await app.call(getProfile, { session: body.sessionId })).body.username).toBe('Ida Falk \ufffd')
})

test.each([
  ['broken JSON', '{"email": ', 'application/json', 400],
  ['no body', '', 'application/json', 400],
  ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
])('[API-33] %s is answered as JSON with message and code', async (_what, payload, type, status) => {
  const answer = await app.call(login, { payload: Buffer.from(payload), headers: { 'content-type': type } })
  expect(answer).toMatchObject({ status, body: { code: expect.any(String), message: expect.any(String) } })
})

test('[API-10] logging out ends this session and no other', async () => {
  const { email, password, session } = await buildPerson(app)
  const { body: other } = await app.call(login, { body: { email, password } })
  const ended = await app.call(logout, { session })
  expect(ended).toMatchObject({ status: 200, body: { ended: true }, headers: { 'clear-site-data': '"cache"' } })
  expect(await app.call(getProfile, { session })).toMatchObject({ status: 401, body: { code: 'no_session' } })
  expect(await app.call(getProfile, { session: other.sessionId })).toMatchObject({ status: 200 })
})

test('a session lasts while it is used and ends when it was not for its term', async () => {
  const { session } = await buildPerson(app)
  const started = now
  const afterDays = async (days: number) => {
    now = new Date(now.getTime() + days * 86_400_000)
    return (await app.call(getProfile, { session })).status
  }
  expect(await afterDays(sessionDays - 1)).toBe(200)
  expect(await afterDays(sessionDays - 1)).toBe(200)
  expect(await afterDays(sessionDays + 1)).toBe(401)
  now = started
})

test('[AUTH-17] both set the session as a cookie that scripts and foreign pages do not get', async () => {
  const account = newcomer()
  for (const answer of [await app.call(register, { body: account }), await app.call(login, { body: account })]) {
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toContain(`sessionId=${answer.body.sessionId};`)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    // Without https in APP_URL a Secure cookie would be lost on a home server.
    expect(cookie).not.toMatch(/Secure/)
  }
})

test('[AUTH-17] the cookie lasts as long as the session that is used', async () => {
  const { session } = await buildPerson(app)
  const started = now
  const read = async () => String((await app.call(getProfile, { session })).headers['set-cookie'] ?? '')
  expect(await read()).toBe('')
  now = new Date(now.getTime() + 2 * 86_400_000)
  expect(await read()).toMatch(`sessionId=${session}; Max-Age=${sessionDays * 86_400}; Path=/; HttpOnly; SameSite=Lax`)
  expect(await read()).toBe('')
  now = started
})

test('a read works with the cookie alone', async () => {
  const { session, email } = await buildPerson(app)
  const cookie = `sessionId=${session}`
  expect(await app.call(getProfile, { cookie })).toMatchObject({ status: 200, body: { email } })
  expect(await app.call(listTranscripts, { cookie })).toMatchObject({ status: 200, body: [] })
})

test('[AUTH-19] a change with the cookie alone is refused', async () => {
  const { session } = await buildPerson(app)
  const cookie = `sessionId=${session}`
  for (const change of [createSubscription, renameTranscript, logout]) {
    expect(await app.call(change, { cookie, params: { id: crypto.randomUUID() } })).toMatchObject({ status: 401 })
  }
  expect(await app.call(getProfile, { session })).toMatchObject({ status: 200 })
})
