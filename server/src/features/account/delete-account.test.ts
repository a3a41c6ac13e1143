import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  acceptInvitation,
  addComment,
  addMember,
  addReferenceImage,
  changeRole,
  closeTeam,
  createShareLink,
  deleteAccount,
  getProfile,
  getSharedProject,
  getTranscript,
  listComments,
  listMembers,
  login,
  register,
} from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPerson, buildTeam, findUser, formData, joinTeam, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
})
afterAll(() => app.close())

const remove = (session: string, password = 'correct horse') => app.call(deleteAccount, { session, body: { password } })

/** Rows of every table of ours that name one of the ids. */
async function rowsWith(...ids: string[]) {
  const { rows: tables } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`)
    found.push(...rows.filter(({ row }) => ids.some((id) => row.includes(id))).map(() => name))
  }
  return found
}

function files(workspaceId: string): string[] {
  const folder = join(app.database.dataDir, 'files/transcripts', workspaceId)
  return existsSync(folder) ? readdirSync(folder) : []
}

async function until(isSo: () => boolean) {
  for (let attempt = 0; attempt < 200 && !isSo(); attempt++) await new Promise((resolve) => setTimeout(resolve, 50))
}

test('a deleted account leaves nothing: no row, no file, no session; the email is free again', async () => {
  const person = await buildPerson(app, { subscribed: true })
  const { id: userId, workspaceId } = await findUser(app, person)
  const { id } = (await upload(app, person.session)).body
  await whenProcessed(app, person.session, id)
  expect(files(workspaceId)).toHaveLength(1)

  expect(await remove(person.session)).toMatchObject({ status: 200, body: { deleted: true } })
  expect((await app.call(getProfile, { session: person.session })).status).toBe(401)
  const { email, password, username } = person
  expect((await app.call(login, { body: { email, password } })).status).toBe(401)
  expect(await rowsWith(userId, workspaceId, id, email)).toEqual([])
  await until(() => files(workspaceId).length === 0)
  expect(files(workspaceId)).toEqual([])
  expect((await app.call(register, { body: { email, username, password } })).status).toBe(200)
})

test('an account that is deleted during an upload or while a picture is stored keeps no file', async () => {
  const person = await buildPerson(app, { subscribed: true })
  const { workspaceId } = await findUser(app, person)
  const params = { id: (await upload(app, person.session)).body.id }
  await whenProcessed(app, person.session, params.id)
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const put = app.deps.files.put
  const arrived = Promise.withResolvers<void>()
  const stored: string[] = []
  const spy = vi.spyOn(app.deps.files, 'put').mockImplementation(async (key, written) => {
    stored.push(key)
    if (stored.length === 2) arrived.resolve()
    await arrived.promise
    await removal()
    return put(key, written)
  })
  let removed: ReturnType<typeof remove> | null = null
  const removal = () => (removed ??= remove(person.session))
  const form = formData({}, { field: 'image', filename: 'a.png', bytes })
  const [transcript, picture] = await Promise.all([
    upload(app, person.session),
    app.call(addReferenceImage, { session: person.session, params, ...form }),
  ])
  spy.mockRestore()
  expect(transcript).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: expect.stringMatching(/deleted/) },
  })
  expect(picture.status).toBe(404)
  await until(() => files(workspaceId).length === 0)
  for (const key of stored) expect(await app.deps.files.find(key)).toBeNull()
})

test('it takes the password: without the right one nothing goes', async () => {
  const person = await buildPerson(app)
  expect(await remove(person.session, 'a guess')).toMatchObject({
    status: 400,
    body: { details: { fields: { password: expect.any(String) } } },
  })
  expect((await app.call(getProfile, { session: person.session })).status).toBe(200)
})

test('a team keeps what a deleted user made in it, without their name', async () => {
  const { admin } = await buildTeam(app)
  const member = await joinTeam(app, admin.session, 'user')
  const { id: userId } = await findUser(app, member)
  const { id } = (await upload(app, member.session)).body
  await whenProcessed(app, member.session, id)
  const inTeam = { session: admin.session, params: { id } }
  const { body: comment } = await app.call(addComment, { ...inTeam, body: { text: '@The user, is this yours?' } })
  expect(comment.mentions).toMatchObject([{ id: userId }])
  expect((await remove(member.session)).status).toBe(200)
  expect((await app.call(getTranscript, inTeam)).status).toBe(200)
  expect((await app.call(listComments, inTeam)).body.comments).toMatchObject([{ text: comment.text, mentions: [] }])
  expect((await app.call(listMembers, { session: admin.session })).body).toHaveLength(1)
  expect(await rowsWith(userId, member.email)).toEqual([])
})

test('[SHARE-03] deleting an account ends the share links it made for a team, not those of others', async () => {
  const { admin } = await buildTeam(app)
  const member = await joinTeam(app, admin.session, 'user')
  const params = { id: (await upload(app, admin.session)).body.id }
  const share = async ({ session }: { session: string }) => (await app.call(createShareLink, { session, params })).body
  const [theirs, ours] = [await share(member), await share(admin)]
  const open = async ({ token }: { token: string }) => (await app.call(getSharedProject, { params: { token } })).status
  expect([await open(theirs), await open(ours)]).toEqual([200, 200])
  expect((await remove(member.session)).status).toBe(200)
  expect([await open(theirs), await open(ours)]).toEqual([410, 200])
})

test('the last admin of a team with members hands over or closes it first', async () => {
  const { admin } = await buildTeam(app)
  const member = await joinTeam(app, admin.session, 'user')
  const refused = await remove(admin.session)
  expect(refused).toMatchObject({ status: 409, body: { code: 'hand_over_first' } })
  expect((await app.call(getProfile, { session: admin.session })).status).toBe(200)

  const { id } = await findUser(app, member)
  await app.call(changeRole, { session: admin.session, params: { id }, body: { role: 'admin' } })
  expect((await remove(admin.session)).status).toBe(200)
  expect((await app.call(getProfile, { session: member.session })).body).toMatchObject({ role: 'admin' })

  const other = await buildTeam(app)
  await joinTeam(app, other.admin.session, 'user')
  await app.call(closeTeam, { session: other.admin.session, body: { password: 'correct horse' } })
  expect((await remove(other.admin.session)).status).toBe(200)
})

test('a team of one goes with its admin, and so does the workspace kept aside', async () => {
  const { admin } = await buildTeam(app)
  const person = await buildPerson(app, { subscribed: true })
  const { workspaceId: aside } = await findUser(app, person)
  const { body: invitation } = await app.call(addMember, {
    session: admin.session,
    body: { email: person.email, role: 'admin' },
  })
  await app.call(acceptInvitation, { session: person.session, params: { id: invitation.id } })
  const { workspaceId: team } = await findUser(app, person)
  expect((await remove(admin.session)).status).toBe(200)
  expect((await app.call(getProfile, { session: person.session })).body.teamId).toBe(team)
  expect((await remove(person.session)).status).toBe(200)
  expect(await rowsWith(aside, team)).toEqual([])
})
