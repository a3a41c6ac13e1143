import {
  acceptInvitation,
  addMember,
  declineInvitation,
  getInvitation,
  getProfile,
  listInvitations,
  listMembers,
  listTranscripts,
  register,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, findUser, newEmail, upload } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { subscriptions } from '../../platform/database/schema.ts'

const dayMs = 86_400_000
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => now })
})
afterAll(() => app.close())

const invite = async (session: string, email: string, role = 'manager') =>
  (await app.call(addMember, { session, body: { email, role } })).body
const profile = async (session: string) => (await app.call(getProfile, { session })).body
const invitations = async (session: string) => (await app.call(listInvitations, { session })).body
const accept = (session: string, id: string) => app.call(acceptInvitation, { session, params: { id } })

test('[TEAM-22] [API-07] registering with an invited email joins with the invited role', async () => {
  const { admin } = await buildTeam(app)
  const email = newEmail()
  const { id } = await invite(admin.session, email)
  const account = { email: email.toUpperCase(), username: 'Mo', password: 'correct horse' }
  const { body } = await app.call(register, { body: account })
  expect(body).toMatchObject({ isWhitelisted: true, teamName: "Ada Adams's team", mustVerifyEmail: false })
  const team = await profile(admin.session)
  expect(await profile(body.sessionId)).toMatchObject({
    role: 'manager',
    teamId: team.teamId,
    subscriptionStatus: 'active',
  })
  expect((await app.call(listMembers, { session: admin.session })).body).toHaveLength(2)
  expect((await app.call(getInvitation, { params: { id } })).status).toBe(404)
})

test('[TEAM-24] [TEAM-25] an existing account is not moved before it accepts', async () => {
  const { admin } = await buildTeam(app)
  const person = await buildPerson(app, { subscribed: true })
  await upload(app, person.session)
  const own = await findUser(app, person)
  const { id, expiresAt } = await invite(admin.session, person.email)
  expect((await profile(person.session)).teamId).toBeNull()
  const invitation = { id, teamName: "Ada Adams's team", role: 'manager', invitedBy: 'Ada Adams', expiresAt }
  expect(await invitations(person.session)).toEqual([invitation])

  const joined = await accept(person.session, id)
  expect(joined).toMatchObject({ status: 200, body: { role: 'manager', teamName: "Ada Adams's team" } })
  expect(await profile(person.session)).toEqual(joined.body)
  expect(await invitations(person.session)).toEqual([])
  // The personal workspace is kept aside with its projects; its subscription ends with what is paid.
  expect((await app.call(listTranscripts, { session: person.session })).body).toEqual([])
  const [subscription] = await app.db.select().from(subscriptions).where(eq(subscriptions.workspaceId, own.workspaceId))
  expect(subscription).toMatchObject({ status: 'active', endsWithPeriod: true })
})

test('[TEAM-25] declining leaves the account where it is, and frees the seat', async () => {
  const { admin } = await buildTeam(app)
  const person = await buildPerson(app)
  const before = await profile(person.session)
  const { id } = await invite(admin.session, person.email)
  const declined = await app.call(declineInvitation, { session: person.session, params: { id } })
  expect(declined).toMatchObject({ status: 200, body: { id, declined: true } })
  expect(await profile(person.session)).toEqual(before)
  expect(await invitations(person.session)).toEqual([])
  expect((await app.call(listMembers, { session: admin.session })).body).toHaveLength(1)
  expect((await accept(person.session, id)).status).toBe(404)
})

test('[API-38] an invitation is for its email alone', async () => {
  const { admin } = await buildTeam(app)
  const [invited, stranger] = [await buildPerson(app), await buildPerson(app)]
  const { id } = await invite(admin.session, invited.email)
  expect(await invitations(stranger.session)).toEqual([])
  expect((await accept(stranger.session, id)).status).toBe(404)
  const decline = await app.call(declineInvitation, { session: stranger.session, params: { id } })
  expect(decline.status).toBe(404)
  expect(await invitations(invited.session)).toHaveLength(1)
})

test('the link of an invitation tells who is invited where, without a session', async () => {
  const { admin } = await buildTeam(app)
  const email = newEmail()
  const { id } = await invite(admin.session, email)
  const { status, body } = await app.call(getInvitation, { params: { id } })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { id, email, teamName: "Ada Adams's team", invitedBy: 'Ada Adams' },
  })
})

test('[TEAM-31] after 14 days an invitation joins nobody', async () => {
  const { admin } = await buildTeam(app)
  const person = await buildPerson(app)
  const email = newEmail()
  const { id } = await invite(admin.session, person.email)
  await invite(admin.session, email)
  const today = now
  now = new Date(today.getTime() + 14 * dayMs)
  try {
    expect(await invitations(person.session)).toEqual([])
    expect((await accept(person.session, id)).status).toBe(404)
    const { body } = await app.call(register, { body: { email, username: 'Late', password: 'correct horse' } })
    expect(body).toMatchObject({ isWhitelisted: false, teamName: null })
  } finally {
    now = today
  }
})

test('a team member joins no other team before leaving theirs, not even with both calls at once', async () => {
  const [one, two] = [await buildTeam(app), await buildTeam(app, { username: 'Zoe' })]
  const person = await buildPerson(app)
  const { id: first } = await invite(one.admin.session, person.email)
  const { id: second } = await invite(two.admin.session, person.email)
  const both = await Promise.all([accept(person.session, first), accept(person.session, second)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('in_another_team')
  expect(await invitations(person.session)).toHaveLength(1)
})

test('one invitation is accepted once', async () => {
  const { admin } = await buildTeam(app)
  const person = await buildPerson(app)
  const { id } = await invite(admin.session, person.email)
  const twice = await Promise.all([accept(person.session, id), accept(person.session, id)])
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await app.call(listMembers, { session: admin.session })).body).toHaveLength(2)
})

test('[AUTH-25] where only invited people may register, others are refused; the first account is let in', async () => {
  const closed = await startTestApp({ worker: false, signups: 'invited' })
  try {
    const { admin } = await buildTeam(closed)
    const account = (email: string) => ({ body: { email, username: 'Mo', password: 'correct horse' } })
    const refused = await closed.call(register, account(newEmail()))
    expect(refused).toMatchObject({ status: 403, body: { code: 'signups_closed' } })
    const email = newEmail()
    await closed.call(addMember, { session: admin.session, body: { email, role: 'user' } })
    expect(await closed.call(register, account(email))).toMatchObject({ status: 200, body: { isWhitelisted: true } })
  } finally {
    await closed.close()
  }
})
