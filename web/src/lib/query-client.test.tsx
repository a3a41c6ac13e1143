import { focusManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failure, fakeServer } from '../testing/render-app.tsx'
import { aProfile } from '../testing/sample-data.ts'
import { profileQuery } from './queries/profile.ts'
import { transcriptListQuery } from './queries/transcripts.ts'
import { createQueryClient, getKeyPath } from './query-client.ts'

beforeEach(() => localStorage.setItem('sessionId', 'session-1'))
afterEach(() => {
  focusManager.setFocused(undefined)
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[API-04] a default query GETs the path in its key and parses JSON', async () => {
  const calls = fakeServer({ 'GET /api/transcripts/7/content': { body: { quotes: [] } } })
  const client = createQueryClient()
  expect(await client.fetchQuery({ queryKey: ['/api/transcripts', '7', 'content'] })).toEqual({ quotes: [] })
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/transcripts/7/content' }])
})

test('[API-05] [CONST-07] 401 throws at the first attempt, or is null if configured', async () => {
  const calls = fakeServer({ 'GET /api/x': failure(401, 'no_session', 'Please log in.') })
  const client = createQueryClient()
  await expect(client.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow(/^401: /)
  expect(calls).toHaveLength(1)
  expect(await client.fetchQuery({ queryKey: ['/api/x'], queryFn: getKeyPath({ on401: 'null' }) })).toBeNull()
})

test('[CONST-04] [CONST-05] [CONST-06] fetches once: not again on a new visit, on focus or by polling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const calls = fakeServer({ 'GET /api/x': { body: 1 }, 'GET /api/transcripts': { body: [] } })
  const client = createQueryClient()
  client.mount()
  const visit = (options: object) => new QueryObserver(client, options as never).subscribe(() => undefined)
  const leave = [visit({ queryKey: ['/api/x'] }), visit(transcriptListQuery())]
  await vi.advanceTimersByTimeAsync(50)
  leave.push(visit({ queryKey: ['/api/x'] }))
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(calls.map((one) => one.path)).toEqual(['/api/x', '/api/transcripts'])

  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await vi.advanceTimersByTimeAsync(50)
  // Only the transcript list refetches on focus.
  expect(calls.map((one) => one.path)).toEqual(['/api/x', '/api/transcripts', '/api/transcripts'])
  for (const end of leave) end()
  client.unmount()
})

test('[CONST-04] data unused for an hour is not fetched again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const calls = fakeServer({ 'GET /api/x': { body: 1 } })
  const client = createQueryClient()
  const visit = () => new QueryObserver(client, { queryKey: ['/api/x'] }).subscribe(() => undefined)
  const leave = visit()
  await vi.advanceTimersByTimeAsync(50)
  leave()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  const leaveAgain = visit()
  await vi.advanceTimersByTimeAsync(50)
  expect(calls).toHaveLength(1)
  leaveAgain()
})

test('[CONST-03] the profile is fresh for five minutes, and not retried automatically after a failure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const calls = fakeServer({ 'GET /api/auth/profile': { body: aProfile() } })
  const client = createQueryClient()
  await client.fetchQuery(profileQuery())
  await vi.advanceTimersByTimeAsync(4.9 * 60_000)
  await client.fetchQuery(profileQuery())
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(0.2 * 60_000)
  await client.fetchQuery(profileQuery())
  expect(calls).toHaveLength(2)

  const failing = fakeServer({ 'GET /api/auth/profile': failure(503, 'engine_down', 'Later.') })
  const leave = new QueryObserver(createQueryClient(), profileQuery()).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(failing).toHaveLength(1)
  leave()
})

test('[ERR-02] [ERR-03] a failed profile is reported once, and without a session nothing is requested', async () => {
  const calls = fakeServer({ 'GET /api/auth/profile': failure(401, 'no_session', 'Please log in.') })
  await expect(createQueryClient().fetchQuery(profileQuery())).rejects.toThrow(/^Authentication failed$/)
  expect(calls).toHaveLength(1)
  localStorage.clear()
  await expect(createQueryClient().fetchQuery(profileQuery())).rejects.toThrow(/^No session$/)
  expect(calls).toHaveLength(1)
})
