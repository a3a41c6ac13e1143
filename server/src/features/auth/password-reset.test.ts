import { checkResetLink, getProfile, login, resetPassword } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { makeResetLink } from './password-reset.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => now })
})
afterAll(() => app.close())

async function linkFor(email: string): Promise<string> {
  const deps = { db: app.db, now: () => now, appUrl: 'https://podcasts.example.com/' }
  const link = new URL(await makeResetLink(deps, email))
  expect(link.origin + link.pathname).toBe('https://podcasts.example.com/reset-password')
  return link.searchParams.get('token') ?? ''
}

const reset = (token: string, password: string) => app.call(resetPassword, { body: { token, password } })
const works = async (token: string) => (await app.call(checkResetLink, { body: { token } })).body.works
const logIn = (email: string, password: string) => app.call(login, { body: { email, password } })

test('[AUTH-21] a reset link works once; the account’s sessions and other links end with it', async () => {
  const { email, password, session } = await buildPerson(app)
  const other = await linkFor(email)
  const token = await linkFor(email)
  expect(await works(token)).toBe(true)
  expect((await reset(token, 'a new password')).status).toBe(200)
  expect(await works(token)).toBe(false)
  expect((await reset(token, 'another one')).status).toBe(400)
  expect((await reset(other, 'another one')).status).toBe(400)
  expect((await app.call(getProfile, { session })).status).toBe(401)
  expect((await logIn(email, password)).status).toBe(401)
  expect((await logIn(email, 'a new password')).status).toBe(200)
})

test('[AUTH-22] a reset link is refused after one hour', async () => {
  const { email, password } = await buildPerson(app)
  const token = await linkFor(email)
  now = new Date(now.getTime() + 60 * 60_000)
  expect(await works(token)).toBe(false)
  expect((await reset(token, 'a new password')).status).toBe(400)
  expect((await logIn(email, password)).status).toBe(200)
})

test('[ACCT-17] a new password under 6 characters is refused, and the link stays good', async () => {
  const { email } = await buildPerson(app)
  const token = await linkFor(email)
  expect((await reset(token, 'short')).status).toBe(400)
  expect((await reset(token, 'longer')).status).toBe(200)
})
