import { forgotPassword, getProfile, login } from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { createServices } from '../../services.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false, rateLimits: true })
})
afterAll(() => app.close())

test('[API-43] too many requests answer 429, refused ones counted as well', async () => {
  // Each for another account: those have limits of their own.
  let account = 0
  const wrong = () => ({ body: { email: `nobody-${account++}@example.com`, password: 'a guess' } })
  const statuses: number[] = []
  for (let attempt = 0; attempt < login.perMinute + 2; attempt++) statuses.push((await app.call(login, wrong())).status)
  expect(statuses.slice(0, login.perMinute).every((status) => status === 401)).toBe(true)
  expect(statuses.slice(login.perMinute)).toEqual([429, 429])
  const limited = await app.call(login, wrong())
  const wait = Number(limited.headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(limited.body).toMatchObject({ code: 'too_many_requests', details: { retryAfterSeconds: wait } })

  const { headers } = await app.call(getProfile)
  expect(Number(headers['x-ratelimit-remaining'])).toBeLessThan(Number(headers['x-ratelimit-limit']))
})

test('a second process does not double what may be tried, and neither counts the limit on all calls in the database', async () => {
  const config = { ...app.deps.config, rateLimits: true }
  const processes = await Promise.all(
    [1, 2].map(() => buildApp(createServices({ ...app.deps, config, isShared: true }))),
  )
  const { perMinute, path, method } = forgotPassword
  let account = 0
  const statuses: number[] = []
  for (let attempt = 0; attempt < (perMinute ?? 0) + 3; attempt++) {
    const payload = { email: `nobody-${account++}@example.com` }
    const answer = await processes[attempt % 2]?.inject({ method, url: path, payload })
    statuses.push(answer?.statusCode ?? 0)
  }
  expect(statuses).toEqual([...Array(perMinute).fill(200), 429, 429, 429])
  const health = await processes[0]?.inject('/api/health')
  expect(Number(health?.headers['x-ratelimit-remaining'])).toBe(Number(health?.headers['x-ratelimit-limit']) - 1)
  const { rows } = await app.db.execute<{ key: string }>(sql`select key from throttles where key like 'call-%'`)
  expect(rows.map(({ key }) => key.slice(0, -44))).toEqual([`call-${method}-${path}`])
  await Promise.all(processes.map((one) => one.close()))
})

test('behind a proxy a caller is who the proxy saw, whatever addresses the request claims', async () => {
  const config = { ...app.deps.config, rateLimits: true, trustProxy: true }
  const server = await buildApp(createServices({ ...app.deps, config, isShared: true }))
  const left = async (forwarded: string) => {
    const { headers } = await server.inject({ url: '/api/health', headers: { 'x-forwarded-for': forwarded } })
    return Number(headers['x-ratelimit-remaining'])
  }
  const first = await left('198.51.100.7')
  expect(await left('203.0.113.1, 198.51.100.7')).toBe(first - 1)
  expect(await left('203.0.113.2, 198.51.100.7')).toBe(first - 2)
  expect(await left('198.51.100.8')).toBe(first)
  await server.close()
})
