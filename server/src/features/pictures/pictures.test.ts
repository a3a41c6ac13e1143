import { addReferenceImage, getReferenceImage, maxReferenceImages, removeReferenceImage } from '@podcastai/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, endPlan, formData, upload } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

async function ownerWithProject() {
  const person = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, person.session)
  return { ...person, id: body.id }
}

const painted = (format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#0f3d4a' } })
    .toFormat(format)
    .withMetadata({ exif: { IFD0: { Copyright: 'A secret place' } } })
    .toBuffer()

const add = (session: string, id: string, bytes: Buffer | string, filename = 'Studio at night.png') =>
  app.call(addReferenceImage, { session, params: { id }, ...formData({}, { field: 'image', filename, bytes }) })

async function fetchImage(session: string, url: string) {
  return app.app.inject({ method: 'GET', url, headers: { 'x-session-id': session } })
}

test('[API-21] an added picture is listed, and served re-encoded without metadata about its maker', async () => {
  const { session, id } = await ownerWithProject()
  const { status, body } = await add(session, id, await painted('jpeg'))
  expect(status).toBe(200)
  expect(body).toEqual({
    id: body.id,
    filename: 'Studio at night.png',
    url: `/api/transcripts/${id}/thumbnail-images/${body.id}`,
    referenceImages: [{ id: body.id, filename: 'Studio at night.png', url: body.url }],
  })
  const answer = await fetchImage(session, body.url)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  const { format, width, exif } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 40, exif: undefined })
})

test('[API-22] a removed picture is gone', async () => {
  const { session, id } = await ownerWithProject()
  const { body: kept } = await add(session, id, await painted())
  const { body: gone } = await add(session, id, await painted())
  const params = { id, imageId: gone.id }
  const answer = await app.call(removeReferenceImage, { session, params })
  expect(answer.body).toMatchObject({ id: gone.id, deleted: true, referenceImages: [{ id: kept.id }] })
  expect((await fetchImage(session, gone.url)).statusCode).toBe(404)
  expect((await app.call(removeReferenceImage, { session, params })).status).toBe(404)
})

test.each([
  ['words that are called a picture', 'hello'],
  ['a drawing with a program in it', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['half a picture', 'half'],
  ['a document', '%PDF-1.7 talk'],
])('[API-41] %s are refused', async (_, text) => {
  const { session, id } = await ownerWithProject()
  const bytes = text === 'half' ? (await painted('png', 400)).subarray(0, 60) : text
  expect(await add(session, id, bytes)).toMatchObject({ status: 415, body: { code: 'wrong_type' } })
})

test('a picture whose name holds what no database takes is stored under the rest of it', async () => {
  const { session, id } = await ownerWithProject()
  const { status, body } = await add(session, id, await painted(), 'Studio\0 at night.png')
  expect(status).toBe(200)
  expect(body.filename).toBe('Studio at night.png')
})

test('[API-40] a picture of more than 5 MB is refused, whatever it shows, and a transcript of more than 10', async () => {
  const { session, id } = await ownerWithProject()
  const answer = await add(session, id, Buffer.alloc(5 * 1024 * 1024 + 1))
  expect(answer).toMatchObject({ status: 413, body: { message: 'Please select an image smaller than 5MB' } })
  const transcript = await upload(app, session, { bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'word ') })
  expect(transcript).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test.each([
  ['a strip of a few lines', 8_000_000, 4],
  ['a few columns', 4, 8_000_000],
  ['a wall', 30_000, 30_000],
])('%s that claims %d × %d pixels is refused before it is drawn', async (_, width, height) => {
  const { session, id } = await ownerWithProject()
  const bytes = await painted()
  // Where a PNG says how large it is.
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  const answer = await add(session, id, bytes)
  expect(answer).toMatchObject({ status: 413, body: { message: expect.stringContaining('50 million pixels') } })
})

test('large pictures are made smaller, and the number of them is limited, also for two at once', async () => {
  const { session, id } = await ownerWithProject()
  const { body } = await add(session, id, await painted('png', 4000))
  const { width } = await sharp((await fetchImage(session, body.url)).rawPayload).metadata()
  expect(width).toBe(2560)
  const small = await painted()
  for (let count = 2; count < maxReferenceImages; count++) await add(session, id, small)
  const statuses = (await Promise.all([add(session, id, small), add(session, id, small)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 409])
  // The limit is checked first: the body does not matter and is not read.
  for (const bytes of ['no picture', Buffer.alloc(5 * 1024 * 1024 + 1)])
    expect(await add(session, id, bytes)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('without a subscription no picture is added, whatever was sent, and those that are there can be removed', async () => {
  const { id, ...person } = await ownerWithProject()
  const { session } = person
  const { body } = await add(session, id, await painted())
  await endPlan(app, person)
  for (const bytes of [await painted(), 'no picture'])
    expect(await add(session, id, bytes)).toMatchObject({ status: 402, body: { code: 'subscription_required' } })
  const params = { id, imageId: body.id }
  expect((await app.call(removeReferenceImage, { session, params })).status).toBe(200)
})

test('a picture that takes more room when it is open than any usual one is refused with what to do', async () => {
  const { session, id } = await ownerWithProject()
  // 7,000 × 7,000 pixels of 16 bits: where a PNG says so.
  const bytes = await painted()
  bytes.writeUInt32BE(7000, 16)
  bytes.writeUInt32BE(7000, 20)
  bytes[24] = 16
  const answer = await add(session, id, bytes)
  expect(answer).toMatchObject({ status: 413, body: { message: expect.stringContaining('8 bits per color') } })
})

test('pictures of others answer 404', async () => {
  const owner = await ownerWithProject()
  const { body } = await add(owner.session, owner.id, await painted())
  const stranger = await ownerWithProject()
  const params = { id: owner.id, imageId: body.id }
  expect((await app.call(getReferenceImage, { session: stranger.session, params })).status).toBe(404)
  expect((await app.call(removeReferenceImage, { session: stranger.session, params })).status).toBe(404)
  // Not under a project of one's own either.
  const under = { id: stranger.id, imageId: body.id }
  expect((await app.call(getReferenceImage, { session: stranger.session, params: under })).status).toBe(404)
  expect((await fetchImage(owner.session, body.url)).statusCode).toBe(200)
})
