import {
  addMember,
  createShareLink,
  deleteTranscript,
  getProfile,
  getSharedProject,
  getTranscript,
  listTranscripts,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, findUser, newEmail, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import {
  emailVerifications,
  invitations,
  listeningCopies,
  listeningCopyParts,
  referenceImages,
  throttles,
  transcripts,
} from '../../platform/database/schema.ts'
import { tidy } from './housekeeping.ts'
import { removeOrphanedFiles } from './orphaned-files.ts'

const dayMs = 86_400_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const inDays = (days: number) => tidy({ ...app.deps, now: () => new Date(Date.now() + days * dayMs) })

async function project(session: string) {
  const { body } = await upload(app, session)
  await whenProcessed(app, session, body.id)
  return body.id
}

test('[SHARE-07] a link outlives its project, so that it says that it ended, and goes after a year', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const params = { id: await project(session) }
  const { body: link } = await app.call(createShareLink, { session, params })
  const open = async () => (await app.call(getSharedProject, { params: { token: link.token } })).status
  await app.call(deleteTranscript, { session, params })
  await inDays(31)
  expect(await open()).toBe(410)
  await inDays(30 + 366)
  expect(await open()).toBe(404)
})

test('a deleted project goes for good after 30 days with its upload, others stay', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const [kept, deleted] = [await project(session), await project(session)]
  await app.call(deleteTranscript, { session, params: { id: deleted } })
  const stored = async () => (await app.db.select().from(transcripts)).map(({ id, fileKey }) => ({ id, fileKey }))
  const upToNow = await stored()
  const fileKey = upToNow.find(({ id }) => id === deleted)?.fileKey ?? ''
  const picture = 'images/a-picture.webp'
  await app.deps.files.put(picture, new Uint8Array([1]))
  await app.db.insert(referenceImages).values({ transcriptId: deleted, filename: 'a.png', fileKey: picture })

  await inDays(29)
  expect(await stored()).toHaveLength(2)
  await expect(app.deps.files.get(fileKey)).resolves.toBeDefined()
  await inDays(31)
  expect((await stored()).map(({ id }) => id)).toEqual([kept])
  await expect(app.deps.files.get(fileKey)).rejects.toThrow()
  await expect(app.deps.files.get(picture)).rejects.toThrow()
})

test('unfinished listening copies go after two days, finished ones with their project', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const [unfinished, finished] = [await project(session), await project(session)]
  const begunAt = new Date()
  for (const transcriptId of [unfinished, finished]) {
    const finishedAt = transcriptId === finished ? begunAt : null
    await app.db.insert(listeningCopies).values({ transcriptId, bytes: 2, hash: 'a', offset: 0, begunAt, finishedAt })
    const fileKey = `copies/${transcriptId}`
    await app.db.insert(listeningCopyParts).values({ transcriptId, position: 0, bytes: 2, fileKey })
    await app.deps.files.put(fileKey, new Uint8Array([1, 2]))
  }
  const kept = async () => ({
    copies: (await app.db.select().from(listeningCopies)).map(({ transcriptId }) => transcriptId).sort(),
    parts: (await app.db.select().from(listeningCopyParts)).map(({ transcriptId }) => transcriptId).sort(),
    files: await Promise.all(
      [unfinished, finished].map(async (id) => (await app.deps.files.find(`copies/${id}`)) !== null),
    ),
  })
  const both = [unfinished, finished].sort()
  await inDays(1)
  expect(await kept()).toEqual({ copies: both, parts: both, files: [true, true] })
  await inDays(3)
  expect(await kept()).toEqual({ copies: [finished], parts: [finished], files: [false, true] })
  await app.call(deleteTranscript, { session, params: { id: finished } })
  await inDays(31)
  expect(await kept()).toEqual({ copies: [], parts: [], files: [false, false] })
})

test('invitations, proofs of addresses and counts of attempts go when nobody can use them any more', async () => {
  const { admin } = await buildTeam(app)
  await app.call(addMember, { session: admin.session, body: { email: newEmail(), role: 'user' } })
  const { id: userId } = await findUser(app, admin)
  const soon = new Date(Date.now() + dayMs)
  await app.db.insert(emailVerifications).values({ tokenHash: 'a hash', userId, expiresAt: soon })
  await app.db.insert(throttles).values({ key: 'a hash', points: 1, expire: soon })
  const kept = async () => [
    await app.db.$count(invitations),
    await app.db.$count(emailVerifications),
    await app.db.$count(throttles),
  ]
  await inDays(1)
  expect(await kept()).toEqual([1, 1, 1])
  await inDays(3)
  expect(await kept()).toEqual([1, 0, 0])
  await inDays(16)
  expect(await kept()).toEqual([0, 0, 0])
})

test('what is in use stays', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const id = await project(session)
  await inDays(1)
  expect((await app.call(getProfile, { session })).status).toBe(200)
  expect((await app.call(getTranscript, { session, params: { id } })).status).toBe(200)
  expect((await app.call(listTranscripts, { session })).body).toHaveLength(1)
})

test('files that no row names go after a day, unless most files are unknown', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  for (let count = 0; count < 2; count++) await project(session)
  const { files } = app.deps
  await files.put('transcripts/left-by-a-crash', new Uint8Array([1]))
  const tomorrow = { ...app.deps, now: () => new Date(Date.now() + dayMs + 60_000) }
  expect(await removeOrphanedFiles(app.deps)).toBe(0)
  expect(await removeOrphanedFiles(tomorrow)).toBe(1)
  expect(await files.find('transcripts/left-by-a-crash')).toBeNull()
  for (const { fileKey } of await app.db.select().from(transcripts)) expect(await files.find(fileKey)).not.toBeNull()

  const strangers = Array.from({ length: 50 }, (_, at) => `transcripts/of-another-database-${at}`)
  for (const key of strangers) await files.put(key, new Uint8Array([1]))
  expect(await removeOrphanedFiles(tomorrow)).toBe(0)
  expect(await files.find('transcripts/of-another-database-7')).not.toBeNull()
  for (const key of strangers) await files.remove(key)
})
