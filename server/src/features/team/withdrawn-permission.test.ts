// An admin is removed while their call waits for the lock that the removal holds: it must not take effect afterwards.
import {
  addMember,
  changeRole,
  closeTeam,
  createShareLink,
  getProfile,
  listMembers,
  listShareLinks,
  removeMember,
  renameTeam,
} from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { buildTeam, findUser, newEmail, smallTranscript, upload } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { fallBack, lockWorkspaces } from '../../platform/database/workspaces.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())
beforeEach(({ skip }) => {
  skip(inject('templateUrl') === null, 'This is about a PostgreSQL server, and runs on one')
})

type Place = { session: string; password: string; memberId: string; projectId: string }
const acts: Readonly<Record<string, (place: Place) => Promise<{ status: number; body: object }>>> = {
  invite: ({ session }) => app.call(addMember, { session, body: { email: newEmail(), role: 'admin' } }),
  'change a role': ({ session, memberId }) =>
    app.call(changeRole, { session, params: { id: memberId }, body: { role: 'admin' } }),
  'remove a member': ({ session, memberId }) => app.call(removeMember, { session, params: { id: memberId } }),
  'rename the team': ({ session }) => app.call(renameTeam, { session, body: { name: 'Mine' } }),
  'close the team': ({ session, password }) => app.call(closeTeam, { session, body: { password } }),
  'share a project': ({ session, projectId }) =>
    app.call(createShareLink, { session, params: { id: projectId }, body: { name: 'For later' } }),
}

test.each(Object.keys(acts))('an admin who is being removed can no longer %s', async (name) => {
  const { admin, members } = await buildTeam(app, { roles: ['admin', 'user'] })
  const [second, member] = members
  if (!second || !member) throw new Error('the team has three members')
  const { body: project } = await upload(app, admin.session, { bytes: smallTranscript })
  const place = { ...second, memberId: (await findUser(app, member)).id, projectId: project.id }
  const before = (await app.call(listMembers, { session: admin.session })).body

  const answer = await whileRemoved(second, async () => acts[name]?.(place))

  expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  const after = (await app.call(listMembers, { session: admin.session })).body
  expect(after).toEqual(before.filter(({ email }) => email !== second.email))
  const { body: links } = await app.call(listShareLinks, { session: admin.session, params: { id: project.id } })
  expect(links.links).toEqual([])
  const { body: profile } = await app.call(getProfile, { session: admin.session })
  expect(profile.teamName).toBe("Ada Adams's team")
})

/** Begins the call once a removal holds its locks, and lets the removal end once the call waits for them. */
async function whileRemoved<Answer>(person: { email: string }, call: () => Promise<Answer>): Promise<Answer> {
  const { id: userId, workspaceId } = await findUser(app, person)
  const isRemoved = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const removal = app.db.transaction(async (tx) => {
    await lockWorkspaces(tx, [workspaceId])
    await fallBack(tx, { workspaceId, userId })
    isRemoved.resolve()
    await mayEnd.promise
  })
  await isRemoved.promise
  const answer = call()
  await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 20_000, interval: 20 })
  mayEnd.resolve()
  await removal
  return answer
}

async function countWaiting(): Promise<number> {
  const { rows } = await app.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}
