import { getTranscript, listTranscripts, login, renameTranscript } from '@podcastai/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/render-app.tsx'
import { ConnectionLost } from './api-error.ts'
import { call, urlOf } from './call.ts'

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

test('a public call carries no session header', async () => {
  const calls = fakeServer({ 'POST /api/auth/login': { body: { sessionId: 'x', user: { username: 'Maya' } } } })
  await call(login, { body: { email: 'a@b.co', password: 'secret' } })
  expect(calls[0]?.headers.has('x-session-id')).toBe(false)
})

test('[API-15] a rename may answer JSON or nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 200 }))
  expect(await call(renameTranscript, { params: { id }, body: { filename: 'New' } })).toBeUndefined()
  vi.stubGlobal('fetch', async () => Response.json({ filename: 'New' }))
  expect(await call(renameTranscript, { params: { id }, body: { filename: 'New' } })).toEqual({ filename: 'New' })
})

test('[ERR-01] an answer that is not ok raises {status}: {body text}', async () => {
  vi.stubGlobal('fetch', async () => new Response('gone', { status: 410 }))
  await expect(call(getTranscript, { params: { id } })).rejects.toThrow(/^410: gone$/)
  vi.stubGlobal('fetch', async () => new Response('', { status: 503, statusText: 'Service Unavailable' }))
  await expect(call(getTranscript, { params: { id } })).rejects.toThrow(/^503: Service Unavailable$/)
})

test('no answer at all is a lost connection', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(call(listTranscripts)).rejects.toBeInstanceOf(ConnectionLost)
})

test('parameters are encoded, empty query values left out', () => {
  expect(urlOf('/api/transcripts/:id', { id: 'a/b' }, { q: 'x y', status: '', limit: 5, cursor: undefined })).toBe(
    '/api/transcripts/a%2Fb?q=x+y&limit=5',
  )
})
