import {
  acceptInvitation,
  addMember,
  forgotPassword,
  getProfile,
  getSetup,
  login,
  register,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { buildPerson, buildTeam, newEmail } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let mails: MailServer
let app: TestApp
beforeAll(async () => {
  mails = await startMailServer()
  app = await startTestApp({ smtpUrl: mails.url })
})
afterAll(async () => {
  await app.close()
  await mails.close()
})

const password = 'correct horse'
const profile = async (session: string) => (await app.call(getProfile, { session })).body

/** The link's path and query in the newest mail with a subject to this address. */
async function linkFrom(email: string, subject: RegExp) {
  const { text } = await mails.next(email, subject)
  const url = new URL(/http:\/\/podcastai\.example\S+/.exec(text)?.[0] ?? '')
  return { path: url.pathname, ...Object.fromEntries(url.searchParams) } as Record<string, string>
}

async function invited(email = newEmail()) {
  const { admin } = await buildTeam(app)
  const { body } = await app.call(addMember, { session: admin.session, body: { email, role: 'manager' } })
  return { admin, email, id: body.id }
}

test('[TEAM-26] registering with an invited address joins only after the mailed link was opened', async () => {
  const { email } = await invited()
  const { body } = await app.call(register, { body: { email, username: 'Mo', password } })
  expect(body).toMatchObject({ isWhitelisted: true, teamName: "Ada Adams's team", mustVerifyEmail: true })
  expect(await profile(body.sessionId)).toMatchObject({ teamId: null, emailVerified: false })

  const { path, token } = await linkFrom(email, /Confirm your address/)
  expect(path).toBe('/verify-email')
  const verify = (session: string) => app.call(verifyEmail, { session, body: { token } })
  const stranger = await buildPerson(app)
  expect((await verify(stranger.session)).status).toBe(400)
  expect((await profile(body.sessionId)).teamId).toBeNull()
  expect(await verify(body.sessionId)).toMatchObject({ status: 200, body: { teamName: "Ada Adams's team" } })
  expect(await profile(body.sessionId)).toMatchObject({
    role: 'manager',
    teamId: expect.any(String),
    emailVerified: true,
  })
  expect((await verify(body.sessionId)).status).toBe(400)
})

test('[TEAM-26] the link in the invitation’s mail proves the address; the one to copy does not', async () => {
  const { email, id } = await invited()
  const link = await linkFrom(email, /^Join/)
  expect(link).toMatchObject({ path: '/register', invitation: id })
  const join = (proof: string, address = email) =>
    app.call(register, { body: { email: address, username: 'Mo', password, proof } })
  expect((await join(link.proof ?? '', newEmail())).body).toMatchObject({ isWhitelisted: false })
  const { body } = await join(link.proof ?? '')
  expect(body).toMatchObject({ isWhitelisted: true, mustVerifyEmail: false })
  expect(await profile(body.sessionId)).toMatchObject({
    role: 'manager',
    emailVerified: true,
    teamId: expect.any(String),
  })
})

test('an account made with someone else’s address does not get into a team by it', async () => {
  const squatter = await buildPerson(app)
  const { id } = await invited(squatter.email)
  const accept = (proof?: string) =>
    app.call(acceptInvitation, { session: squatter.session, params: { id }, body: { proof } })
  expect(await accept()).toMatchObject({ status: 409, body: { code: 'email_unproven' } })
  expect(await accept('a guess')).toMatchObject({ status: 409 })
  expect((await profile(squatter.session)).teamId).toBeNull()

  // The owner of the address takes the account over by its mail, and joins.
  await app.call(forgotPassword, { body: { email: squatter.email } })
  const { token } = await linkFrom(squatter.email, /new password/)
  await app.call(resetPassword, { body: { token, password: 'mine from now' } })
  expect((await app.call(getProfile, { session: squatter.session })).status).toBe(401)
  const { body } = await app.call(login, { body: { email: squatter.email, password: 'mine from now' } })
  const accepted = await app.call(acceptInvitation, { session: body.sessionId, params: { id } })
  expect(accepted).toMatchObject({ status: 200, body: { role: 'manager' } })
})

test('who accepted unproven joins with the link that was mailed then', async () => {
  const person = await buildPerson(app)
  await mails.next(person.email, /Confirm/)
  const { id } = await invited(person.email)
  await app.call(acceptInvitation, { session: person.session, params: { id } })
  const { token } = await linkFrom(person.email, /Confirm/)
  const verified = await app.call(verifyEmail, { session: person.session, body: { token } })
  expect(verified.body).toMatchObject({ teamName: "Ada Adams's team" })
})

test('pages learn that mails are sent', async () => {
  expect((await app.call(getSetup)).body.sendsMail).toBe(true)
})

test('[AUTH-20] a mailed link resets a forgotten password; an unknown email gets the same answer', async () => {
  const { email, session } = await buildPerson(app)
  const known = await app.call(forgotPassword, { body: { email: email.toUpperCase() } })
  const unknown = await app.call(forgotPassword, { body: { email: newEmail() } })
  expect(known).toMatchObject({ status: 200, body: { mailed: true } })
  expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} })
  const { path, token } = await linkFrom(email, /new password/)
  expect(path).toBe('/reset-password')
  expect((await app.call(resetPassword, { body: { token, password: 'another one' } })).status).toBe(200)
  expect((await app.call(getProfile, { session })).status).toBe(401)
  expect((await app.call(login, { body: { email, password: 'another one' } })).status).toBe(200)
})

test('no link that lets anybody in waits in the queue of mails', async () => {
  const { email, session } = await buildPerson(app)
  await app.call(forgotPassword, { body: { email } })
  await app.call(sendVerification, { session })
  const { token } = await linkFrom(email, /new password/)
  const { rows } = await app.db.execute<{ data: string }>(`select data::text from pgboss.job where name = 'send-mail'`)
  expect(rows.length).toBeGreaterThan(1)
  for (const { data } of rows) {
    expect(data).not.toContain(token)
    expect(data).toMatch(
      /^\{"(email|userId|invitationId|letter)": "[^"]+", "(email|userId|invitationId|letter)": "[^"]+"\}$/,
    )
  }
})
