import { addReferenceImage, getReferenceImage, removeReferenceImage, uploadTranscript } from '@podcastai/contracts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildPerson, formData, smallTranscript, upload, whenProcessed } from '../../../test/people.ts'
import { type S3Server, startS3Server } from '../../../test/s3-server.ts'
import { storedProjects } from '../../../test/stored.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { readConfig } from '../config.ts'
import { openFiles } from './files.ts'
import { openS3Files } from './s3-files.ts'

const secret = 'a-secret-that-no-log-shows'
let s3: S3Server
let app: TestApp
let session: string
const faults: Error[] = []
beforeAll(async () => {
  s3 = await startS3Server('episodes')
  const files = await openFiles({
    diskReserveBytes: 0,
    dataDir: '/nowhere',
    s3: settings(),
    onFault: (fault) => faults.push(fault),
  })
  app = await startTestApp({ files })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(async () => {
  await app.close()
  await s3.close()
})
beforeEach(() => void faults.splice(0))
afterEach(() => Object.assign(s3.state, { fault: null, silences: 0, stalls: false, dripMs: 0 }))

const settings = (changes = {}) =>
  readConfig({
    S3_BUCKET: 'episodes',
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    S3_SECRET_ACCESS_KEY: secret,
    ...changes,
  }).s3 as NonNullable<ReturnType<typeof readConfig>['s3']>

test('uploads and pictures are kept in the bucket, signed with the key, and leave it again', async () => {
  const { body: project } = await upload(app, session)
  const [key] = [...s3.objects.keys()].filter((one) => one.endsWith(project.id))
  expect(s3.objects.get(key ?? '')?.toString()).toBe(smallTranscript)
  expect(await whenProcessed(app, session, project.id)).toMatchObject({ status: 'completed' })

  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const params = { id: project.id }
  const form = formData({}, { field: 'image', filename: 'a.png', bytes })
  const { body: image } = await app.call(addReferenceImage, { session, params, ...form })
  const one = { ...params, imageId: image.id }
  const url = getReferenceImage.path.replace(':id', one.id).replace(':imageId', one.imageId)
  const picture = await app.app.inject({ url, headers: { 'x-session-id': session } })
  expect({ status: picture.statusCode, type: picture.headers['content-type'] }).toEqual({
    status: 200,
    type: 'image/webp',
  })
  await app.call(removeReferenceImage, { session, params: one })
  await vi.waitFor(
    () => expect([...s3.objects.keys()].filter((name) => name.startsWith('images/'))).toEqual([]),
    10_000,
  )

  for (const { authorization, acl, path } of s3.requests) {
    expect(authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-east-1\/s3\/aws4_request/)
    expect(acl).toBeUndefined()
    expect(path).toMatch(/^\/episodes\//)
  }
})

test.each([
  [{ status: 403, code: 'SignatureDoesNotMatch' }, /refused \(SignatureDoesNotMatch\): see S3_ACCESS_KEY_ID/],
  [{ status: 404, code: 'NoSuchBucket' }, /has no bucket episodes: see S3_BUCKET/],
  [{ status: 503, code: 'SlowDown' }, /answered with status 503 \(SlowDown\)/],
])('a storage that answers %j refuses an upload in plain words, and nothing is left behind', async (fault, told) => {
  s3.state.fault = fault
  const before = await storedProjects(app)
  const answer = await upload(app, session)
  expect(answer).toMatchObject({ status: 503, body: { code: 'files_down' } })
  expect(answer.body.message).toBe('The file storage does not answer. Please try again in a moment.')
  expect(await storedProjects(app)).toEqual(before)
  expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(told)])
  expect(faults[0]?.message).not.toContain(secret)
})

test('a storage that is slow is asked again, and given up after a while', async () => {
  s3.requests.splice(0)
  const patience = { requestTimeout: 500, connectionTimeout: 500, socketTimeout: 500 }
  const told: Error[] = []
  const files = openS3Files(settings(), (fault) => told.push(fault), patience)
  // It tries the storage out first, which must not take the silence meant for what follows.
  const isTriedOut = () => s3.requests.some(({ method, path }) => method === 'DELETE' && path.includes('/start/'))
  await vi.waitFor(() => expect(isTriedOut()).toBe(true), 10_000)
  s3.state.silences = 1
  await files.put('slow/once', Buffer.from('here'))
  expect(s3.state.silences).toBe(0)
  expect(Buffer.from(await files.get('slow/once')).toString()).toBe('here')
  s3.state.silences = 100
  await expect(files.put('slow/never', Buffer.from('lost'))).rejects.toMatchObject({ code: 'files_down' })
  expect(told.at(-1)?.message).toMatch(/did not answer in time/)
  Object.assign(s3.state, { silences: 0, stalls: true })
  await expect(files.get('slow/once')).rejects.toMatchObject({ code: 'files_down' })
  expect(told).toHaveLength(2)
  expect(told.at(-1)?.message).toMatch(/did not answer in time/)
})

test('a storage that sends a file byte by byte is given up after a limit for the whole file', async () => {
  const told: Error[] = []
  const files = openS3Files(settings(), (fault) => told.push(fault), { maxMs: 1_000 })
  await files.put('slow/drip', Buffer.alloc(1_000))
  s3.state.dripMs = 100
  await expect(files.get('slow/drip')).rejects.toMatchObject({ code: 'files_down' })
  expect(told.map(({ message }) => message)).toEqual([expect.stringMatching(/did not answer in time/)])
  s3.state.dripMs = 0
  expect(await files.get('slow/drip')).toHaveLength(1_000)
})

test('what is not there is no fault of the storage', async () => {
  expect(await app.deps.files.find('images/nothing.webp')).toBeNull()
  await app.deps.files.remove('images/nothing.webp')
  expect(faults).toEqual([])
})

test('a bucket that cannot be used is told at the start, and a setting that is missing stops it', async () => {
  s3.state.fault = { status: 403, code: 'AccessDenied' }
  await openFiles({ diskReserveBytes: 0, dataDir: '/nowhere', s3: settings(), onFault: (fault) => faults.push(fault) })
  await vi.waitFor(() => expect(faults[0]?.message).toMatch(/refused \(AccessDenied\)/), 10_000)
  for (const missing of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
    expect(() => settings({ [missing]: '' })).toThrow(new RegExp(`^${missing}: [^\\n]+$`))
  expect(settings({ S3_FORCE_PATH_STYLE: 'off' })).toMatchObject({ isPathStyle: false })
})

test('an upload whose request was refused for want of a plan asks the storage nothing', async () => {
  const { session: unpaid } = await buildPerson(app)
  const before = s3.requests.length
  const form = formData({}, { field: 'transcript', filename: 'a.txt', bytes: smallTranscript })
  expect((await app.call(uploadTranscript, { session: unpaid, ...form })).status).toBe(402)
  expect(s3.requests.length).toBe(before)
})
