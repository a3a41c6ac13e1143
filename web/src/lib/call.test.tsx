import { getTranscript, listTranscripts, login, renameTranscript, uploadTranscript } from '@podcastai/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/render-app.tsx'
import { ConnectionLost } from './api-error.ts'
import { buildUrl, call } from './call.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const id = '00000000-0000-4000-8000-000000000001'

test('[API-01] [API-02] [API-03] sends credentials, the session header, and JSON as JSON', async () => {
  const calls = fakeServer({ [`PATCH /api/transcripts/${id}/rename`]: { body: {} } })
  await call(renameTranscript, { params: { id }, body: { filename: 'New' } })
  expect(calls[0]).toMatchObject({ credentials: 'include', body: { filename: 'New' } })
  expect(calls[0]?.headers.get('x-session-id')).toBe('session-1')
  expect(calls[0]?.headers.get('content-type')).toBe('application/json')

  const form = new FormData()
  form.set('image', 'bytes')
  await call(renameTranscript, { params: { id }, form })
  expect(calls[1]?.body).toBe(form)
  expect(calls[1]?.headers.get('content-type')).toBeNull()
})

test('a response requested before the app loaded is used once', async () => {
  const calls = fakeServer({ 'GET /api/transcripts': { body: [] } })
  const askedEarly = (answer: Promise<Response>) => {
    globalThis.early = { session: 'session-1', answers: new Map([['/api/transcripts', answer]]) }
  }
  askedEarly(Promise.resolve(Response.json([{ id }])))
  expect(await call(listTranscripts)).toEqual([{ id }])
  expect(calls).toHaveLength(0)
  expect(await call(listTranscripts)).toEqual([])
  askedEarly(Promise.reject(new TypeError('no connection')))
  await expect(call(listTranscripts)).rejects.toBeInstanceOf(ConnectionLost)
  askedEarly(Promise.resolve(Response.json([{ id }])))
  localStorage.setItem('sessionId', 'of another user')
  expect(await call(listTranscripts)).toEqual([])
})

test('a public call carries no session header', async () => {
  const calls = fakeServer({ 'POST /api/auth/login': { body: { sessionId: 'x', user: { username: 'Maya' } } } })
  await call(login, { body: { email: 'a@b.co', password: 'secret' } })
  expect(calls[0]?.headers.has('x-session-id')).toBe(false)
})

test('[API-15] a rename may return JSON or nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 200 }))
  expect(await call(renameTranscript, { params: { id }, body: { filename: 'New' } })).toBeUndefined()
  vi.stubGlobal('fetch', async () => Response.json({ filename: 'New' }))
  expect(await call(renameTranscript, { params: { id }, body: { filename: 'New' } })).toEqual({ filename: 'New' })
})

test('[ERR-01] a response that isn’t ok throws {status}: {body text}', async () => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 410 }))
  await expect(call(getTranscript, { params: { id } })).rejects.toThrow(/^410: gone$/)
  vi.stubGlobal('fetch', async () => new Response('', { status: 503, statusText: 'Service Unavailable' }))
  await expect(call(getTranscript, { params: { id } })).rejects.toThrow(/^503: Service Unavailable$/)
})

test('no response is a lost connection; a change may have arrived', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  const asked = call(listTranscripts)
  await expect(asked).rejects.toBeInstanceOf(ConnectionLost)
  await expect(asked).rejects.toThrow('The connection to the server was lost. Check it and try again.')
  const changed = call(renameTranscript, { params: { id }, body: { filename: 'New' } })
  await expect(changed).rejects.toThrow('Your change may not have been saved.')
})

test('an interrupted upload saved nothing; a fully sent one may have arrived', async () => {
  const sent: FakeUpload[] = []
  class FakeUpload {
    upload: { onload?: () => void } = {}
    onerror = () => {}
    open() {}
    setRequestHeader() {}
    send() {
      sent.push(this)
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  const upload = () => call(uploadTranscript, { form: new FormData(), onProgress: () => {} })
  const broken = upload()
  sent[0]?.onerror()
  await expect(broken).rejects.toThrow('Nothing was saved.')
  const whole = upload()
  sent[1]?.upload.onload?.()
  sent[1]?.onerror()
  await expect(whole).rejects.toThrow('Your change may not have been saved.')
})

test('parameters are encoded, and empty query values left out', () => {
  expect(buildUrl('/api/transcripts/:id', { id: 'a/b' }, { q: 'x y', status: '', limit: 5, cursor: undefined })).toBe(
    '/api/transcripts/a%2Fb?q=x+y&limit=5',
  )
})
