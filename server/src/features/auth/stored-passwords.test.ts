// What the database keeps of a password, and what the work for an answer tells about an account.
import { login, register, updateProfile } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, findUser, newEmail } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { users } from '../../platform/database/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false })
})
afterAll(() => app.close())

/** argon2id at the cost that OWASP's password storage cheat sheet names first, with a salt of 16 bytes. */
const hashed = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/

test('a password is stored as an argon2id hash of full cost, and no column has its text', async () => {
  const password = 'a password like no other'
  const email = newEmail()
  const { body } = await app.call(register, { body: { email, username: 'Ida Falk', password } })
  expect((await findUser(app, { email })).passwordHash).toMatch(hashed)

  const newPassword = 'another one like no other'
  const change = { session: body.sessionId, body: { currentPassword: password, newPassword } }
  expect((await app.call(updateProfile, change)).status).toBe(200)
  expect((await findUser(app, { email })).passwordHash).toMatch(hashed)
  const stored = JSON.stringify(await app.db.select().from(users))
  expect(stored).not.toContain(password)
  expect(stored).not.toContain(newPassword)
})

test('two people with one password have different hashes', async () => {
  const [one, other] = [await buildPerson(app), await buildPerson(app)]
  expect(one.password).toBe(other.password)
  expect((await findUser(app, one)).passwordHash).not.toBe((await findUser(app, other)).passwordHash)
})

test('refusing an unknown email takes as much work as refusing a wrong password', async () => {
  const { email } = await buildPerson(app)
  const [ofKnown = 0, ofUnknown = 0] = await measureMinWork([email, newEmail()])
  // Without the work that hides it an unknown email takes about a tenth.
  expect(ofUnknown).toBeGreaterThan(ofKnown / 2)
})

/** Microseconds of processor that a refused login takes at least, for each email: time would tell how busy the machine is. */
async function measureMinWork(emails: string[]): Promise<number[]> {
  const min = emails.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 10; round++) {
    for (const [at, email] of emails.entries()) {
      const before = process.cpuUsage()
      expect((await app.call(login, { body: { email, password: 'not the one' } })).status).toBe(401)
      const { user, system } = process.cpuUsage(before)
      min[at] = Math.min(min[at] ?? 0, user + system)
    }
  }
  return min
}
