import { getProfile, login } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

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
  expect(limited.body).toMatchObject({ code: 'too_many_requests' })
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)

  const { headers } = await app.call(getProfile)
  expect(Number(headers['x-ratelimit-remaining'])).toBeLessThan(Number(headers['x-ratelimit-limit']))
})
