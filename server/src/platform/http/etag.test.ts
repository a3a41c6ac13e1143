import { deleteTranscript, getTranscript, listTranscripts, renameTranscript } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
let params: { id: string }
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  session = (await buildPerson(app, { subscribed: true })).session
  params = { id: (await upload(app, session)).body.id }
  await whenProcessed(app, session, params.id)
})
afterAll(() => app.close())

const read = (headers: Record<string, string> = {}, as = session) =>
  app.app.inject({ url: getTranscript.path.replace(':id', params.id), headers: { ...headers, 'x-session-id': as } })
const readEtag = async () => String((await read()).headers.etag)

test('a read that nothing changed since answers 304 without a body', async () => {
  const tag = await readEtag()
  for (const header of [tag, `W/${tag}`, `"older", ${tag}`]) {
    const again = await read({ 'if-none-match': header })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
  }
})

test('what changed is answered whole', async () => {
  const tag = await readEtag()
  await app.call(renameTranscript, { session, params, body: { filename: 'Another name' } })
  const after = await read({ 'if-none-match': tag })
  expect(after.statusCode).toBe(200)
  expect(after.json().filename).toBe('Another name')
  expect(after.headers.etag).not.toBe(tag)
})

test('a caller without access is refused, even with a valid ETag', async () => {
  const tag = await readEtag()
  const { session: stranger } = await buildPerson(app)
  expect((await read({ 'if-none-match': tag }, stranger)).statusCode).toBe(404)
  expect((await read({ 'if-none-match': tag }, 'nobody')).statusCode).toBe(401)
})

test('only the browser of the caller caches it, and revalidates each time', async () => {
  expect((await read()).headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'x-session-id, cookie, accept-encoding',
  })
})

test('a page of a list after which nothing comes any more is another answer', async () => {
  const { body: newer } = await upload(app, session)
  await whenProcessed(app, session, newer.id)
  const page = (headers = {}) =>
    app.app.inject({ url: `${listTranscripts.path}?limit=1`, headers: { ...headers, 'x-session-id': session } })
  const { etag, 'x-next-cursor': cursor } = (await page()).headers
  expect(cursor).toBeDefined()
  await app.call(deleteTranscript, { session, params })
  const after = await page({ 'if-none-match': etag })
  expect([after.statusCode, after.headers['x-next-cursor']]).toEqual([200, undefined])
})
