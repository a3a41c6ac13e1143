import { getHealth } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { isReady } from './health.routes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

test('answers once calls are served', async () => {
  expect(await app.call(getHealth)).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('publishes every call as OpenAPI', async () => {
  const answer = await app.app.inject('/api/docs/json')
  expect(Object.keys(answer.json().paths)).toContain('/api/transcripts/{id}/content')
})

test('is ready until the process is about to end, and answers until then', async () => {
  const leaving = new AbortController()
  const leaver = await buildApp({ ...app.deps, leaving: leaving.signal })
  const ask = async (url: string) => {
    const { statusCode, headers } = await leaver.inject(url)
    return { statusCode, connection: headers.connection }
  }
  expect(await ask('/api/ready')).toEqual({ statusCode: 200, connection: 'keep-alive' })
  leaving.abort()
  expect(await ask('/api/ready')).toEqual({ statusCode: 503, connection: 'close' })
  expect(await ask('/api/health')).toEqual({ statusCode: 200, connection: 'close' })
  await leaver.close()
})

test('is not ready without a database', async () => {
  const broken = { execute: async () => Promise.reject(new Error('away')) } as unknown as typeof app.db
  expect(await isReady({ db: broken })).toBe(false)
  const silent = { execute: () => new Promise(() => {}) } as unknown as typeof app.db
  vi.useFakeTimers()
  const answer = isReady({ db: silent })
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(await answer).toBe(false)
})
