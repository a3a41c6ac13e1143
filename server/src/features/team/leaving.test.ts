import {
  acceptInvitation,
  addMember,
  changeRole,
  closeTeam,
  createShareLink,
  getProfile,
  getSharedProject,
  getTranscript,
  leaveTeam,
  listMembers,
  listShareLinks,
  listTranscripts,
  removeMember,
  upgradeToTeam,
} from '@podcastai/contracts'
import { getTableColumns, getTableName, isTable } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, findUser, joinTeam, upload } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import * as schema from '../../platform/database/schema.ts'
import { goesWithProjects } from '../../platform/database/workspaces.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

const profile = async (session: string) => (await app.call(getProfile, { session })).body
const projects = async (session: string) =>
  (await app.call(listTranscripts, { session })).body.map(({ filename }) => filename)
const open = (token: string) => app.call(getSharedProject, { params: { token } })
const close = (session: string, password = 'correct horse') => app.call(closeTeam, { session, body: { password } })

async function teamOfTwo() {
  const { admin } = await buildTeam(app)
  return { admin, member: await joinTeam(app, admin.session, 'user') }
}

test('[TEAM-27] [TEAM-28] [API-26] [PERM-17] a removed member falls back to their own workspace with the very next call', async () => {
  const { admin, member } = await teamOfTwo()
  const { body: project } = await upload(app, member.session, { filename: 'theirs.txt' })
  const { id } = await findUser(app, member)
  const removed = await app.call(removeMember, { session: admin.session, params: { id } })
  expect(removed).toMatchObject({ status: 200, body: { id, removed: true } })

  expect(await profile(member.session)).toMatchObject({ teamId: null, role: 'admin', subscriptionStatus: 'inactive' })
  expect((await app.call(getTranscript, { session: member.session, params: { id: project.id } })).status).toBe(404)
  expect(await projects(member.session)).toEqual([])
  expect(await projects(admin.session)).toEqual(['theirs.txt'])
  expect((await app.call(removeMember, { session: admin.session, params: { id } })).status).toBe(404)
})

test('[SHARE-03] links that a member made end with the removal, those of others work on', async () => {
  const { admin, member } = await teamOfTwo()
  const params = { id: (await upload(app, admin.session)).body.id }
  const share = async ({ session }: { session: string }) => (await app.call(createShareLink, { session, params })).body
  const [theirs, ours] = [await share(member), await share(admin)]
  expect((await open(theirs.token)).status).toBe(200)
  const { id } = await findUser(app, member)
  await app.call(removeMember, { session: admin.session, params: { id } })
  expect([(await open(theirs.token)).status, (await open(ours.token)).status]).toEqual([410, 200])
  expect((await app.call(listShareLinks, { session: admin.session, params })).body.links).toMatchObject([
    { id: ours.id, state: 'live' },
    { id: theirs.id, state: 'revoked' },
  ])
})

test('leaving a team returns to one’s own projects, which no one in the team saw', async () => {
  const { admin } = await buildTeam(app)
  const person = await buildPerson(app, { subscribed: true })
  await upload(app, person.session, { filename: 'my own.txt' })
  const { body: invitation } = await app.call(addMember, {
    session: admin.session,
    body: { email: person.email, role: 'manager' },
  })
  await app.call(acceptInvitation, { session: person.session, params: { id: invitation.id } })
  expect(await projects(admin.session)).toEqual([])
  expect(await projects(person.session)).toEqual([])

  const left = await app.call(leaveTeam, { session: person.session })
  expect(left).toMatchObject({ status: 200, body: { teamId: null, role: 'admin', subscriptionStatus: 'active' } })
  expect(await projects(person.session)).toEqual(['my own.txt'])
  expect(await app.call(leaveTeam, { session: person.session })).toMatchObject({ status: 409 })
})

test('[TEAM-32] the last admin cannot leave; after handing over, a team’s founder gets a new workspace', async () => {
  const { admin, member } = await teamOfTwo()
  await upload(app, admin.session, { filename: 'the team’s.txt' })
  expect(await app.call(leaveTeam, { session: admin.session })).toMatchObject({
    status: 409,
    body: { code: 'last_admin' },
  })
  const { id } = await findUser(app, member)
  await app.call(changeRole, { session: admin.session, params: { id }, body: { role: 'admin' } })
  expect((await app.call(leaveTeam, { session: admin.session })).status).toBe(200)
  expect(await profile(admin.session)).toMatchObject({ teamId: null, role: 'admin' })
  expect([await projects(admin.session), await projects(member.session)]).toEqual([[], ['the team’s.txt']])
  const { body: members } = await app.call(listMembers, { session: admin.session })
  expect(members).toMatchObject([{ email: admin.email, role: 'admin' }])
})

test('closing a team: its projects are the admin’s own, everybody else is back at theirs, invitations are gone', async () => {
  const { admin, member } = await teamOfTwo()
  await upload(app, member.session, { filename: 'of the team.txt' })
  const waiting = await buildPerson(app)
  await app.call(addMember, { session: admin.session, body: { email: waiting.email, role: 'user' } })

  expect((await close(member.session)).status).toBe(403)
  expect(await close(admin.session, 'a guess')).toMatchObject({
    status: 400,
    body: { details: { fields: { password: expect.any(String) } } },
  })
  expect((await profile(admin.session)).teamId).not.toBeNull()

  // Its plan ends with what is paid; until then it is the admin's.
  expect(await close(admin.session)).toMatchObject({
    status: 200,
    body: { teamId: null, subscriptionStatus: 'active' },
  })
  expect(await projects(admin.session)).toEqual(['of the team.txt'])
  expect(await profile(member.session)).toMatchObject({ teamId: null, role: 'admin', subscriptionStatus: 'inactive' })
  expect(await projects(member.session)).toEqual([])
  const { body: members } = await app.call(listMembers, { session: admin.session })
  expect(members).toMatchObject([{ email: admin.email, status: 'member' }])
  expect(await close(admin.session)).toMatchObject({ status: 409 })
})

test('closing a team that one joined brings both together: the own projects and the team’s', async () => {
  const { admin: founder } = await buildTeam(app)
  const heir = await buildPerson(app, { subscribed: true })
  const { body: own } = await upload(app, heir.session, { filename: 'the heir’s.txt' })
  const params = { id: own.id }
  const { body: link } = await app.call(createShareLink, { session: heir.session, params })
  const { body: invitation } = await app.call(addMember, {
    session: founder.session,
    body: { email: heir.email, role: 'admin' },
  })
  await app.call(acceptInvitation, { session: heir.session, params: { id: invitation.id } })
  await upload(app, founder.session, { filename: 'the team’s.txt' })
  expect((await open(link.token)).status).toBe(200)
  expect((await close(heir.session)).status).toBe(200)
  expect((await open(link.token)).status).toBe(200)
  expect((await app.call(listShareLinks, { session: heir.session, params })).body.links).toMatchObject([
    { id: link.id, state: 'live' },
  ])
  expect((await projects(heir.session)).sort()).toEqual(['the heir’s.txt', 'the team’s.txt'])
  expect(await projects(founder.session)).toEqual([])
})

/** What a workspace that goes into another one does not hand over, and why. */
const staysBehind: Record<string, string> = {
  users: 'workIn moves the people who work in a workspace',
  memberships: 'the person is in the other one already',
  mentions: 'of a membership that ends; nobody else was there to name the person',
  invitations: 'a personal workspace has none',
  subscriptions: 'carryPlan keeps the plan that is worth more',
  payment_customers: 'carryPlan moves it with its plan',
  payments: 'were begun for the workspace that ends',
}

test('every table of a workspace goes along into another one, or is named as left behind', () => {
  const tables = Object.values(schema).flatMap((value) => (isTable(value) ? [value] : []))
  const owned = tables.filter((table) => 'workspaceId' in getTableColumns(table)).map(getTableName)
  const withShows = ['shows', 'transcripts', 'glossary']
  const known = [...goesWithProjects.map((table) => getTableName(table)), ...withShows, ...Object.keys(staysBehind)]
  expect(owned.sort()).toEqual(known.sort())
})

test('a closed team is opened again without paying twice, for as long as it is paid', async () => {
  const { admin } = await buildTeam(app)
  const { teamId } = await profile(admin.session)
  await close(admin.session)
  expect((await profile(admin.session)).teamId).toBeNull()
  const again = await app.call(upgradeToTeam, { session: admin.session, body: {} })
  expect(again).toMatchObject({ status: 200, body: { clientSecret: null } })
  expect((await profile(admin.session)).teamId).toBe(teamId)
})
