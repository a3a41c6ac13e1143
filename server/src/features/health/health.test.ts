import { getHealth } from '@podcastai/contracts'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('is ready while every connection of the pool is taken: busy is not broken', async () => {
  const pool = (app.db as unknown as { $client: Pool }).$client
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const [one, other] = await Promise.all([app.app.inject('/api/ready'), app.app.inject('/api/ready')])
  for (const client of taken) client.release()
  expect([one.statusCode, other.statusCode]).toEqual([200, 200])
})

test('is not ready without a database, and asks it again each time', async () => {
  let isThere = false
  const isAnswering = async () => isThere
  expect(await isReady({ isAnswering })).toBe(false)
  isThere = true
  expect(await isReady({ isAnswering })).toBe(true)
})
