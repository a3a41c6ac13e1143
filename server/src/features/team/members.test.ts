import { addMember, changeRole, getProfile, listMembers, removeMember, renameTeam } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, endPlan, findUser, newEmail } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

const dayMs = 86_400_000
let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => now })
})
afterAll(() => app.close())

const members = async (session: string) => (await app.call(listMembers, { session })).body
const invite = (session: string, email = newEmail(), role = 'user') =>
  app.call(addMember, { session, body: { email, role } })

test('[TEAM-02] [API-23] [TEAM-18] the list has every member; who paid for the team leads it', async () => {
  const {
    admin,
    members: [manager, user],
  } = await buildTeam(app, { roles: ['manager', 'user'] })
  const expected = [
    { username: 'Ada Adams', email: admin.email, role: 'admin', status: 'member' },
    { username: 'The manager', email: manager?.email, role: 'manager', status: 'member' },
    { username: 'The user', email: user?.email, role: 'user', status: 'member' },
  ].map((member) => ({ id: expect.any(String), ...member }))
  for (const person of [admin, user]) expect(await members(person?.session ?? '')).toEqual(expected)
  const { body: profile } = await app.call(getProfile, { session: admin.session })
  expect(profile).toMatchObject({ role: 'admin', teamId: expect.any(String), teamName: "Ada Adams's team" })
})

test('[TEAM-04] [TEAM-19] [TEAM-20] [API-24] adding an email invites it, with a link to copy and the default role', async () => {
  const { admin } = await buildTeam(app)
  const email = newEmail()
  const added = await app.call(addMember, { session: admin.session, body: { email: email.toUpperCase() } })
  expect(added).toMatchObject({
    status: 200,
    body: {
      username: '',
      email,
      role: 'user',
      status: 'invited',
      expiresAt: new Date(now.getTime() + 14 * dayMs).toISOString(),
    },
  })
  expect(added.body.invitationLink).toBe(`/register?invitation=${added.body.id}`)
  expect((await members(admin.session))[1]).toEqual(added.body)
})

test('[TEAM-19] who may not invite sees no invitation: its address and link would let them in with its role', async () => {
  const {
    admin,
    members: [manager, user],
  } = await buildTeam(app, { roles: ['manager', 'user'] })
  await invite(admin.session, newEmail(), 'admin')
  const statuses = async (person = admin) => (await members(person.session)).map(({ status }) => status)
  expect(await statuses()).toEqual(['member', 'member', 'member', 'invited'])
  for (const person of [manager, user]) expect(await statuses(person)).toEqual(['member', 'member', 'member'])
})

test('[TEAM-12] [TEAM-21] [TEAM-30] five seats: the admin takes one, invitations take them as well', async () => {
  const { admin } = await buildTeam(app, { roles: ['user', 'user'] })
  const { session } = admin
  const [fourth, fifth] = [newEmail(), newEmail()]
  expect([(await invite(session, fourth)).status, (await invite(session, fifth)).status]).toEqual([200, 200])
  const before = await members(session)
  expect(await invite(session)).toMatchObject({ status: 409, body: { code: 'seats_full', details: { seats: 5 } } })
  expect(await members(session)).toEqual(before)

  // Inviting one of them again takes no other seat.
  expect(await invite(session, fifth, 'manager')).toMatchObject({ status: 200, body: { role: 'manager' } })
  const freed = before.find(({ email }) => email === fourth)
  await app.call(removeMember, { session, params: { id: freed?.id ?? '' } })
  expect((await invite(session)).status).toBe(200)
})

test('[TEAM-12] of two invitations for the last seat at the same time one is refused', async () => {
  for (let round = 0; round < 4; round++) {
    const { admin } = await buildTeam(app, { roles: ['user'] })
    await invite(admin.session)
    await invite(admin.session)
    const both = await Promise.all([invite(admin.session), invite(admin.session), invite(admin.session)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await members(admin.session)).toHaveLength(5)
  }
})

test('a member of the team cannot be invited again', async () => {
  const {
    admin,
    members: [user],
  } = await buildTeam(app, { roles: ['user'] })
  for (const email of [admin.email, user?.email]) {
    expect(await invite(admin.session, email)).toMatchObject({ status: 409, body: { code: 'already_member' } })
  }
})

test('[TEAM-29] in a personal workspace adding members answers 402, and where the team’s plan has ended', async () => {
  const person = await buildPerson(app, { subscribed: true })
  expect(await invite(person.session)).toMatchObject({ status: 402, body: { code: 'subscription_required' } })
  const { admin } = await buildTeam(app)
  await endPlan(app, admin)
  expect(await invite(admin.session)).toMatchObject({ status: 402, body: { code: 'team_plan_ended' } })
  expect(await members(admin.session)).toHaveLength(1)
})

test('[TEAM-31] an invitation that is over takes no seat and is not listed', async () => {
  const { admin } = await buildTeam(app)
  for (let seat = 2; seat <= 5; seat++) await invite(admin.session)
  expect((await invite(admin.session)).status).toBe(409)
  const today = now
  now = new Date(today.getTime() + 14 * dayMs)
  try {
    expect(await members(admin.session)).toHaveLength(1)
    expect((await invite(admin.session)).status).toBe(200)
  } finally {
    now = today
  }
})

test('[TEAM-06] [API-25] a change of role counts from the very next call', async () => {
  const {
    admin,
    members: [member],
  } = await buildTeam(app, { roles: ['user'] })
  const session = member?.session ?? ''
  const { id } = await findUser(app, member ?? { email: '' })
  expect((await invite(session)).status).toBe(403)
  const change = (role: string) => app.call(changeRole, { session: admin.session, params: { id }, body: { role } })
  expect(await change('admin')).toMatchObject({ status: 200, body: { id, role: 'admin', status: 'member' } })
  expect((await invite(session)).status).toBe(200)
  expect((await change('manager')).status).toBe(200)
  expect((await invite(session)).status).toBe(403)
  expect((await app.call(getProfile, { session })).body.role).toBe('manager')
})

test('an invitation can be given another role, which counts on joining', async () => {
  const { admin } = await buildTeam(app)
  const { id } = (await invite(admin.session)).body
  const changed = await app.call(changeRole, { session: admin.session, params: { id }, body: { role: 'manager' } })
  expect(changed).toMatchObject({ status: 200, body: { id, role: 'manager', status: 'invited' } })
  expect((await members(admin.session))[1]).toEqual(changed.body)
})

test('[TEAM-32] the last admin is neither lowered nor removed; one of two is, and then the other is the last', async () => {
  const {
    admin,
    members: [other],
  } = await buildTeam(app, { roles: ['manager'] })
  const { id } = await findUser(app, admin)
  const { id: otherId } = await findUser(app, other ?? { email: '' })
  const lower = (session: string, userId: string) =>
    app.call(changeRole, { session, params: { id: userId }, body: { role: 'user' } })
  const refused = { status: 409, body: { code: 'last_admin', message: expect.stringContaining('last one') } }
  expect(await lower(admin.session, id)).toMatchObject(refused)
  expect(await app.call(removeMember, { session: admin.session, params: { id } })).toMatchObject(refused)
  expect((await members(admin.session))[0]).toMatchObject({ id, role: 'admin' })

  await app.call(changeRole, { session: admin.session, params: { id: otherId }, body: { role: 'admin' } })
  const both = await Promise.all([lower(admin.session, id), lower(other?.session ?? '', otherId)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const admins = (await members(admin.session)).filter(({ role }) => role === 'admin')
  expect(admins).toHaveLength(1)
})

test('a team whose plan has ended gets another name all the same; who is in none has nothing to name', async () => {
  const { admin } = await buildTeam(app)
  await endPlan(app, admin)
  const rename = (session: string) => app.call(renameTeam, { session, body: { name: 'The Rising Loaf' } })
  expect(await rename(admin.session)).toMatchObject({ status: 200, body: { teamName: 'The Rising Loaf' } })
  const person = await buildPerson(app)
  expect(await rename(person.session)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('a team gets another name', async () => {
  const {
    admin,
    members: [user],
  } = await buildTeam(app, { roles: ['user'] })
  const rename = (session: string, name: string) => app.call(renameTeam, { session, body: { name } })
  expect(await rename(admin.session, '  The Rising Loaf ')).toMatchObject({
    status: 200,
    body: { teamName: 'The Rising Loaf' },
  })
  expect((await rename(user?.session ?? '', 'Mine')).status).toBe(403)
  expect((await app.call(getProfile, { session: user?.session })).body.teamName).toBe('The Rising Loaf')
})
