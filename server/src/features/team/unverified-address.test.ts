import {
  acceptInvitation,
  addMember,
  declineInvitation,
  getProfile,
  leaveTeam,
  listInvitations,
  listMembers,
  register,
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
  app = await startTestApp({ smtpUrl: mails.url, rateLimits: true })
})
afterAll(async () => {
  await app.close()
  await mails.close()
})

const profile = async (session: string) => (await app.call(getProfile, { session })).body
const accept = (session: string, id: string, proof?: string) =>
  app.call(acceptInvitation, { session, params: { id }, body: { proof } })

async function linkFrom(email: string, subject: RegExp) {
  const { text } = await mails.next(email, subject)
  return new URL(/http:\/\/podcastai\.example\S+/.exec(text)?.[0] ?? '').searchParams
}

async function invite(email: string, to = app) {
  const { admin } = await buildTeam(to)
  const { body } = await to.call(addMember, { session: admin.session, body: { email, role: 'manager' } })
  return { admin, id: body.id }
}

test('accepting without a proven address mails as often as asking for the link does, and then says so', async () => {
  const person = await buildPerson(app)
  await mails.next(person.email, /Confirm/)
  const { id } = await invite(person.email)
  const statuses: number[] = []
  for (let attempt = 0; attempt < 7; attempt++) statuses.push((await accept(person.session, id)).status)
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429])
  const { rows } = await app.db.execute<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'send-mail' and data->>'letter' = 'verification' and data->>'userId' = '${(await profile(person.session)).id}'`,
  )
  expect(rows[0]?.count).toBe(1 + 5)
})

test('the admin of a team is told to leave it before any link is mailed, and proves the address all the same', async () => {
  const { admin } = await buildTeam(app)
  const { token } = Object.fromEntries(await linkFrom(admin.email, /Confirm/))
  const { id } = await invite(admin.email)
  const { proof = '' } = Object.fromEntries(await linkFrom(admin.email, /^Join/))
  expect(await accept(admin.session, id)).toMatchObject({ status: 409, body: { code: 'in_another_team' } })
  expect(mails.mails.filter(({ to }) => to === admin.email)).toEqual([])

  const proven = await app.call(verifyEmail, { session: admin.session, body: { token } })
  expect(proven).toMatchObject({ status: 200, body: { verified: true, teamName: null } })
  expect((await profile(admin.session)).emailVerified).toBe(true)
  expect(await accept(admin.session, id, proof)).toMatchObject({ status: 409, body: { code: 'in_another_team' } })
})

test('a person who joined another team in between verifies the address, and stays where they are', async () => {
  const person = await buildPerson(app)
  const { token } = Object.fromEntries(await linkFrom(person.email, /Confirm/))
  const { id } = await invite(person.email)
  expect((await accept(person.session, id)).body).toMatchObject({ code: 'email_unproven' })
  await mails.next(person.email, /^Join/)
  const other = await invite(person.email)
  const { proof = '' } = Object.fromEntries(await linkFrom(person.email, /^Join/))
  expect((await accept(person.session, other.id, proof)).status).toBe(200)

  const proven = await app.call(verifyEmail, { session: person.session, body: { token } })
  expect(proven).toMatchObject({ status: 200, body: { verified: true, teamName: null } })
  expect((await profile(person.session)).emailVerified).toBe(true)
  await app.call(leaveTeam, { session: person.session })
  expect((await accept(person.session, id)).status).toBe(200)
})

test('an account that merely claims an address sees none of its invitations and declines none', async () => {
  const squatter = await buildPerson(app)
  const { admin, id } = await invite(squatter.email)
  const list = async () => (await app.call(listInvitations, { session: squatter.session })).body
  expect(await list()).toEqual([])
  const declined = await app.call(declineInvitation, { session: squatter.session, params: { id } })
  expect(declined).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await app.call(listMembers, { session: admin.session })).body).toHaveLength(2)

  const { token } = Object.fromEntries(await linkFrom(squatter.email, /Confirm/))
  await app.call(verifyEmail, { session: squatter.session, body: { token } })
  expect(await list()).toMatchObject([{ id, role: 'manager' }])
})

test('nobody has us mail words of theirs to an address that they made up', async () => {
  const { email } = await buildPerson(app, { username: 'You won, see win.example' })
  expect((await mails.next(email, /Confirm/)).raw).not.toContain('win.example')
})

test('[AUTH-25] [TEAM-26] where only invited people may register, it takes the mailed link', async () => {
  const closed = await startTestApp({ smtpUrl: mails.url, signups: 'invited' })
  try {
    const email = newEmail()
    await invite(email, closed)
    const { proof } = Object.fromEntries(await linkFrom(email, /^Join/))
    const join = (sent?: string) =>
      closed.call(register, { body: { email, username: 'Mo', password: 'correct horse', proof: sent } })
    for (const sent of [undefined, 'a guess']) {
      expect(await join(sent)).toMatchObject({ status: 403, body: { code: 'signups_closed' } })
    }
    expect(await join(proof)).toMatchObject({ status: 200, body: { isWhitelisted: true, mustVerifyEmail: false } })
  } finally {
    await closed.close()
  }
})
