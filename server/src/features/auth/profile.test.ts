import { getProfile, login, updateProfile } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

const canLogIn = async (email: string, password: string) =>
  (await app.call(login, { body: { email, password } })).status === 200

test('[ACCT-03] [API-09] a new name is the same after a reload', async () => {
  const { session, email, password } = await buildPerson(app)
  const change = await app.call(updateProfile, { session, body: { username: '  Maya B. ' } })
  expect(change).toMatchObject({ status: 200, body: { username: 'Maya B.', email } })
  expect((await app.call(getProfile, { session })).body).toEqual(change.body)
  expect(await canLogIn(email, password)).toBe(true)
})

test('[ACCT-04] [API-09] [API-32] after a change the new password logs in, the old one does not', async () => {
  const { session, email, password } = await buildPerson(app)
  const { status, body } = await app.call(updateProfile, {
    session,
    body: { username: 'Ada Kern', currentPassword: password, newPassword: 'quite another' },
  })
  expect({ status, username: body.username }).toEqual({ status: 200, username: 'Ada Kern' })
  expect(body).toEqual((await app.call(getProfile, { session })).body)
  expect(await canLogIn(email, 'quite another')).toBe(true)
  expect(await canLogIn(email, password)).toBe(false)
})

test.each([
  ['without the current password', undefined],
  ['with a wrong one', 'not the one'],
])('[ACCT-05] a new password %s is refused, and the name beside it is not stored', async (_how, currentPassword) => {
  const { session, email, password, username } = await buildPerson(app)
  const { status, body } = await app.call(updateProfile, {
    session,
    body: { username: 'Someone Else', currentPassword, newPassword: 'quite another' },
  })
  expect(status).toBe(400)
  expect(body.details).toEqual({ fields: { currentPassword: expect.any(String) } })
  expect(await canLogIn(email, password)).toBe(true)
  expect((await app.call(getProfile, { session })).body.username).toBe(username)
})

test('[ACCT-07] a change of the password ends the other sessions, not this one and not of other people', async () => {
  const { session, email, password } = await buildPerson(app)
  const { body: elsewhere } = await app.call(login, { body: { email, password } })
  const stranger = await buildPerson(app)
  await app.call(updateProfile, { session, body: { currentPassword: password, newPassword: 'quite another' } })
  expect(await app.call(getProfile, { session: elsewhere.sessionId })).toMatchObject({ status: 401 })
  expect(await app.call(getProfile, { session })).toMatchObject({ status: 200 })
  expect(await app.call(getProfile, { session: stranger.session })).toMatchObject({ status: 200 })
})

test('a new name ends no session', async () => {
  const { session, email, password } = await buildPerson(app)
  const { body: elsewhere } = await app.call(login, { body: { email, password } })
  await app.call(updateProfile, { session, body: { username: 'Maya B.' } })
  expect(await app.call(getProfile, { session: elsewhere.sessionId })).toMatchObject({ status: 200 })
})

test('[ACCT-17] a new password under six characters is refused', async () => {
  const { session, email, password } = await buildPerson(app)
  const change = (newPassword: string) =>
    app.call(updateProfile, { session, body: { currentPassword: password, newPassword } })
  const refused = await change('12345')
  expect(refused).toMatchObject({ status: 400, body: { message: 'Password must be at least 6 characters' } })
  expect(await canLogIn(email, password)).toBe(true)
  expect(await change('123456')).toMatchObject({ status: 200 })
})
