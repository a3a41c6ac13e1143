import { createHash, randomBytes } from 'node:crypto'
import {
  beginListeningCopy,
  copyPartBytes,
  deleteListeningCopy,
  finishListeningCopy,
  getListeningCopy,
  hearListeningCopy,
  logout,
  moveListeningCopy,
  removeMember,
  sendCopyPart,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listeningCopy } from '../../../test/listening-copy.ts'
import { buildPerson, buildTeam, findUser, formData, upload } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { listeningCopyParts } from '../../platform/database/schema.ts'

const quotaBytes = 12_000_000
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ mediaQuotaBytes: quotaBytes })
})
afterAll(() => app.close())

const sound = (bytes: number) => Buffer.concat([listeningCopy, randomBytes(bytes - listeningCopy.length)])
const hashBytes = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function project(session?: string) {
  const owner = session ?? (await buildPerson(app, { subscribed: true })).session
  const { body } = await upload(app, owner)
  const at = { session: owner, params: { id: body.id } }
  const begin = (bytes: Buffer, hash = hashBytes(bytes)) =>
    app.call(beginListeningCopy, { ...at, body: { bytes: bytes.length, hash, offset: 2.5 } })
  const send = (bytes: Buffer, part: number) => {
    const own = bytes.subarray(part * copyPartBytes, (part + 1) * copyPartBytes)
    const form = formData({}, { field: 'part', filename: 'part', bytes: own })
    return app.call(sendCopyPart, { session: owner, params: { id: body.id, part: String(part) }, ...form })
  }
  const finish = () => app.call(finishListeningCopy, at)
  return { id: body.id, session: owner, at, begin, send, finish }
}

async function finished(bytes = sound(1000), session?: string) {
  const own = await project(session)
  await own.begin(bytes)
  for (let part = 0; part * copyPartBytes < bytes.length; part++) await own.send(bytes, part)
  expect((await own.finish()).status).toBe(200)
  return own
}

const hear = (id: string, headers: Record<string, string>) =>
  app.app.inject({ method: 'GET', url: hearListeningCopy.path.replace(':id', id), headers })

test('a copy is uploaded in parts that need no order, continued, heard in ranges, counted, moved, and deleted', async () => {
  const bytes = sound(2 * copyPartBytes + 1000)
  const { id, session, at, begin, send, finish } = await project()
  expect((await begin(bytes)).body).toEqual({
    copy: { bytes: bytes.length, hash: hashBytes(bytes), offset: 2.5, isReady: false, parts: [] },
    ...{ usedBytes: bytes.length, quotaBytes },
  })
  await send(bytes, 2)
  // The answer was lost: the part comes once more.
  await send(bytes, 2)
  expect(await finish()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await hear(id, { 'x-session-id': session })).statusCode).toBe(404)
  // Another tab continues.
  expect((await begin(bytes)).body.copy?.parts).toEqual([2])
  await send(bytes, 0)
  await send(bytes, 1)
  expect((await finish()).body.copy).toMatchObject({ isReady: true, parts: [0, 1, 2] })
  expect((await finish()).status).toBe(200)
  expect((await send(bytes, 1)).status).toBe(409)
  expect((await begin(sound(1000))).status).toBe(409)

  const whole = await hear(id, { 'x-session-id': session })
  expect(whole.headers).toMatchObject({ 'content-type': 'audio/ogg', 'accept-ranges': 'bytes' })
  expect(whole.rawPayload.equals(bytes)).toBe(true)
  const across = [copyPartBytes - 10, 2 * copyPartBytes + 9] as const
  for (const [range, from, to] of [
    [`bytes=${across[0]}-${across[1]}`, ...across],
    ['bytes=0-', 0, bytes.length - 1],
    ['bytes=-7', bytes.length - 7, bytes.length - 1],
    [`bytes=5-${bytes.length + 99}`, 5, bytes.length - 1],
  ] as const) {
    const part = await hear(id, { 'x-session-id': session, range })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes ${from}-${to}/${bytes.length}`)
    expect(part.rawPayload.equals(bytes.subarray(from, to + 1))).toBe(true)
  }
  const beyond = await hear(id, { 'x-session-id': session, range: `bytes=${bytes.length}-` })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])

  expect((await app.call(moveListeningCopy, { ...at, body: { offset: -1 } })).body.copy?.offset).toBe(-1)
  const keys = (await app.db.select().from(listeningCopyParts)).map(({ fileKey }) => fileKey)
  expect((await app.call(deleteListeningCopy, at)).body).toEqual({ copy: null, usedBytes: 0, quotaBytes })
  for (const key of keys) await expect.poll(() => app.deps.files.find(key)).toBeNull()
})

test('[MEDIA-05] only members hear a copy: no stranger, no removed member, and nobody whose session ended', async () => {
  const { admin, members } = await buildTeam(app, { roles: ['user', 'user'] })
  const [member, other] = members
  if (!member || !other) throw new Error('the team has two members')
  const { id } = await finished(sound(1000), admin.session)
  const stranger = await buildPerson(app, { subscribed: true })
  const asks = [{ range: 'bytes=0-9' }, {}] as Record<string, string>[]
  const statuses = async (headers: Record<string, string>) =>
    Promise.all(asks.map(async (range) => (await hear(id, { ...headers, ...range })).statusCode))
  expect(await statuses({ 'x-session-id': member.session })).toEqual([206, 200])
  // As an audio element asks.
  expect(await statuses({ cookie: `sessionId=${member.session}` })).toEqual([206, 200])
  expect(await statuses({})).toEqual([401, 401])
  expect(await statuses({ 'x-session-id': stranger.session })).toEqual([404, 404])
  const params = { id: (await findUser(app, member)).id }
  expect((await app.call(removeMember, { session: admin.session, params })).status).toBe(200)
  expect(await statuses({ 'x-session-id': member.session })).toEqual([404, 404])
  expect(await statuses({ 'x-session-id': other.session })).toEqual([206, 200])
  await app.call(logout, { session: other.session })
  expect(await statuses({ 'x-session-id': other.session })).toEqual([401, 401])
  const at = { session: stranger.session, params: { id } }
  for (const call of [getListeningCopy, finishListeningCopy, deleteListeningCopy]) {
    expect((await app.call(call, at)).status).toBe(404)
  }
})

test('what is no Opus sound in Ogg, or arrived damaged, is refused and removed', async () => {
  const { at, begin, send, finish } = await project()
  const cases = [
    { bytes: Buffer.from(`<html>${'x'.repeat(100)}`), hash: undefined, status: 415 },
    { bytes: sound(1000), hash: 'a'.repeat(64), status: 400 },
  ]
  for (const { bytes, hash, status } of cases) {
    await begin(bytes, hash)
    await send(bytes, 0)
    expect((await finish()).status).toBe(status)
    expect((await app.call(getListeningCopy, at)).body.copy).toBeNull()
  }
  const bytes = sound(1000)
  await begin(bytes)
  for (const wrong of [bytes.subarray(0, 999), Buffer.concat([bytes, bytes])]) {
    expect((await send(wrong, 0)).status).toBe(400)
  }
  expect((await send(bytes.subarray(0, 0), 1)).status).toBe(400)
})

test('copies count against the workspace’s space, and another file replaces an unfinished one', async () => {
  const { session, begin, send } = await project()
  const first = sound(9_000_000)
  await begin(first)
  await send(first, 0)
  const other = await project(session)
  const refused = await other.begin(sound(4_000_000))
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(refused.body.message).toBe(
    'Your listening copies take 9 of 12 MB, and this one needs 4 MB. Delete some of other episodes first.',
  )
  expect((await begin(sound(1000))).body).toMatchObject({ copy: { parts: [] }, usedBytes: 1000 })
  expect((await other.begin(sound(4_000_000))).status).toBe(200)
})
