// What the pages and calls are guarded against as a whole; each feature's tests hold its own refusals.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  addComment,
  addReferenceImage,
  createShareLink,
  endpoints,
  getReferenceImage,
  saveTeamSettings,
  setRecording,
  settingsFields,
} from '@podcastai/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTeam, formData, upload, whenProcessed } from '../test/people.ts'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { buildApp } from './app.ts'
import { createServices } from './services.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('every answer forbids framing, foreign and inline scripts, and guessing of types; https is kept where it is served', async () => {
  const answers = [await app.app.inject('/api/health'), await app.app.inject('/api/no-such-call')]
  for (const { headers } of answers) {
    const policy = String(headers['content-security-policy'])
    expect(/script-src ([^;]*)/.exec(policy)?.[1]?.trim()).toBe("'self'")
    expect(policy).toContain("script-src-attr 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'self'")
    expect(policy).toMatch(/;font-src 'self';/)
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
    expect(headers['strict-transport-security']).toBeUndefined()
  }
  const secure = await buildApp(
    createServices({ ...app.deps, config: { ...app.deps.config, appUrl: 'https://podcasts.example' } }),
  )
  const { headers } = await secure.inject('/api/health')
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8,}/)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  await secure.close()
})

test('only the worker that cuts recordings may use WebAssembly, a worker made of a blob, and linked files', async () => {
  const getPolicy = async (url: string) => String((await app.app.inject(url)).headers['content-security-policy'])
  expect(await getPolicy('/assets/recording.worker-x.js')).toMatch(
    /script-src 'self' +'wasm-unsafe-eval';.*worker-src 'self' blob:;.*connect-src 'self' +https:;/,
  )
  for (const url of ['/', '/project/x', '/assets/project-screen-x.js', '/?/assets/recording.worker-']) {
    expect(await getPolicy(url)).not.toMatch(/wasm|worker-src[^;]*blob|connect-src[^;]*https:/)
  }
})

test('a form on a foreign page changes nothing and logs nobody in', async () => {
  const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']
  for (const { method, path, access, file } of endpoints) {
    if (method === 'GET' || file || access !== 'public') continue
    for (const type of types) {
      const payload = type.startsWith('multipart') ? '--x--\r\n' : 'email=maya@example.com&password=secret1'
      const answer = await app.app.inject({ method, url: path, payload, headers: { 'content-type': type } })
      expect({ path, type, isRefused: answer.statusCode >= 400 && answer.statusCode < 500 }).toMatchObject({
        isRefused: true,
      })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  }
})

test('a picture that is a page as well is served as a picture alone', async () => {
  const { admin } = await buildTeam(app)
  const { session } = admin
  const { body: project } = await upload(app, session)
  const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .gif()
    .toBuffer()
  const page = Buffer.concat([gif, Buffer.from('<html><script>alert(1)</script></html>')])
  const params = { id: project.id }
  const form = formData({}, { field: 'image', filename: 'page.html', bytes: page })
  const { body } = await app.call(addReferenceImage, { session, params, ...form })
  const url = getReferenceImage.path.replace(':id', project.id).replace(':imageId', body.id)
  const { headers, rawPayload } = await app.app.inject({ url, headers: { 'x-session-id': session } })
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'" })
  expect(rawPayload.toString('latin1')).not.toContain('<script>')
  await whenProcessed(app, session, project.id)
})

test('no address that people type anywhere is ever fetched by the server', async () => {
  const asked: string[] = []
  const bait = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end('<svg/>')
  })
  // Of a call by https only this is seen.
  bait.on('connection', () => asked.push('a connection'))
  await new Promise<void>((resolve) => bait.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(bait.address() as AddressInfo).port}`
  const { session } = (await buildTeam(app)).admin
  const texts = Object.entries(settingsFields).filter(
    ([field]) => !/brandVoice|socialMediaTone|savedHashtags|outputLanguage/.test(field),
  )
  const settings = Object.fromEntries(texts.map(([field]) => [field, `${url}/${field}`]))
  expect((await app.call(saveTeamSettings, { session, body: settings })).status).toBe(200)
  const typed = { guestName: `${url}/guest`, guestTitle: `<img src="${url}/title">`, guestHandle: `${url}/handle` }
  const bytes = `Ada: We always bake at night, see ${url}/said and ![loaf](${url}/picture.png).\nBo: <img src="${url}/tag"> is what I said about bread.\n`
  const { body: project } = await upload(app, session, { bytes, filename: 'bait.txt' }, typed)
  await whenProcessed(app, session, project.id)
  const params = { id: project.id }
  const recordingUrl = `${url.replace('http:', 'https:')}/recording.mp3`
  expect((await app.call(setRecording, { session, params, body: { recordingUrl } })).status).toBe(200)
  await app.call(addComment, { session, params, body: { text: `@Ada ${url}/comment` } })
  const { body: link } = await app.call(createShareLink, { session, params, body: { name: `${url}/name` } })
  const reads = endpoints.filter(({ method, path }) => method === 'GET' && !path.endsWith('/events'))
  for (const { path } of reads) {
    const at = path.replace(':token', link.token).replace(':id', project.id).replace(':contentType', 'quotes')
    await app.app.inject({ url: at.replace(/:\w+/g, '1'), headers: { 'x-session-id': session } })
  }
  bait.close()
  expect(reads.length).toBeGreaterThan(20)
  expect(asked).toEqual([])
})
