import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getSegments, getTranscript } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
let id: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  session = (await buildPerson(app, { subscribed: true })).session
  const line = 'Jonas: Every loaf sold after noon lost forty cents, and so we stopped baking it.\n'
  id = (await upload(app, session, { bytes: line.repeat(200) })).body.id
  await whenProcessed(app, session, id)
})
afterAll(() => app.close())

const ask = (path: string, headers: Record<string, string>) =>
  app.app.inject({ url: path.replace(':id', id), headers: { 'x-session-id': session, ...headers } })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('a long response is compressed for clients that accept %s', async (accepted, way, unpack) => {
  const plain = await ask(getSegments.path, {})
  const packed = await ask(getSegments.path, { 'accept-encoding': accepted })
  expect(packed.headers).toMatchObject({ 'content-encoding': way, vary: 'x-session-id, cookie, accept-encoding' })
  expect(unpack(packed.rawPayload).toString()).toBe(plain.payload)
  expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length)
})

test('clients that accept no compression get it uncompressed, and an unchanged response is a 304 either way', async () => {
  const plain = await ask(getTranscript.path, {})
  expect(plain.headers['content-encoding']).toBeUndefined()
  const refused = await ask(getTranscript.path, { 'accept-encoding': 'br;q=0, gzip; q=0.0, identity' })
  expect(refused.headers['content-encoding']).toBeUndefined()
  for (const accepted of ['identity', 'br']) {
    const headers = { 'accept-encoding': accepted }
    const { etag } = (await ask(getTranscript.path, headers)).headers
    const again = await ask(getTranscript.path, { ...headers, 'if-none-match': String(etag) })
    expect({ status: again.statusCode, bytes: again.rawPayload.length }).toEqual({ status: 304, bytes: 0 })
  }
})

test('short answers are not worth it', async () => {
  const short = await ask('/api/health', { 'accept-encoding': 'br' })
  expect(short.headers['content-encoding']).toBeUndefined()
})
