// Exactly one account runs a server, or none: never the next one by itself.
import {
  deleteAccount,
  getOperatorModel,
  getProfile,
  handOverServer,
  register,
  verifyEmail,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterEach, expect, inject, test } from 'vitest'
import { buildPerson, findUser, newEmail } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { users } from '../../platform/database/schema.ts'

let app: TestApp
afterEach(() => app.close())

type Person = { session: string }
const start = async (options: Parameters<typeof startTestApp>[0] = {}) => {
  app = await startTestApp({ worker: false, ...options })
}
const password = 'correct horse'
const runsServer = async ({ session }: Person) => {
  const { body } = await app.call(getProfile, { session })
  const page = await app.call(getOperatorModel, { session })
  expect(page.status).toBe(body.isOperator ? 200 : 404)
  return body.isOperator
}
const remove = ({ session }: Person) => app.call(deleteAccount, { session, body: { password } })
const handOver = ({ session }: Person, email: string, given = password) =>
  app.call(handOverServer, { session, body: { email, password: given } })

test('[AUTH-26] the first account runs the server, and cannot be deleted before it has named another one', async () => {
  await start()
  const [first, second, third] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)]
  expect(await remove(first)).toMatchObject({
    ...{
      status: 409,
      body: { code: 'operator_remains', message: expect.stringMatching(/Transfer the operator role/) },
    },
  })
  expect([await runsServer(first), await runsServer(second)]).toEqual([true, false])

  expect((await handOver(second, second.email)).status).toBe(404)
  expect((await handOver(first, third.email, 'a guess')).body.details).toEqual({
    fields: { password: expect.any(String) },
  })
  expect((await handOver(first, 'nobody@example.com')).body.details).toEqual({ fields: { email: expect.any(String) } })
  expect(await runsServer(first)).toBe(true)

  expect(await handOver(first, third.email.toUpperCase())).toMatchObject({ status: 200, body: { isOperator: false } })
  expect([await runsServer(first), await runsServer(second), await runsServer(third)]).toEqual([false, false, true])
  expect((await remove(first)).status).toBe(200)
  expect((await remove(third)).status).toBe(409)
})

test('[AUTH-26] of two hand-overs at the same time one takes effect, and the other is refused', async () => {
  await start()
  const [first, second, third] = [await buildPerson(app), await buildPerson(app), await buildPerson(app)]
  const answers = await Promise.all([handOver(first, second.email), handOver(first, third.email)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([await runsServer(second), await runsServer(third)]).toEqual(answers.map(({ status }) => status === 200))
})

test('[AUTH-26] an account that claims to be older than the first one does not run the server', async () => {
  await start()
  const [first, second] = [await buildPerson(app), await buildPerson(app)]
  const { id } = await findUser(app, second)
  await app.db
    .update(users)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(users.id, id))
  expect([await runsServer(first), await runsServer(second)]).toEqual([true, false])
})

test('[AUTH-27] an operator who is alone on the server can go, and the next first account runs it', async () => {
  await start()
  expect((await remove(await buildPerson(app))).status).toBe(200)
  const next = await buildPerson(app)
  expect(await runsServer(next)).toBe(true)
  // Gone by a way that the app does not know: then nobody runs it, and nobody else takes the place.
  const other = await buildPerson(app)
  await app.db.delete(users).where(eq(users.email, next.email))
  expect([await runsServer(other), await runsServer(await buildPerson(app))]).toEqual([false, false])
})

test('[AUTH-28] of first accounts that register at once one runs the server; with SIGNUPS=invited it is the only one', async ({
  skip,
}) => {
  skip(inject('templateUrl') === null, 'The embedded database has one session: calls come one after the other there')
  for (const signups of ['open', 'invited'] as const) {
    await start({ signups })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.call(register, { body: { email: newEmail(), username: 'Mo', password } })),
    )
    const made = answers.filter(({ status }) => status === 200).map(({ body }) => ({ session: body.sessionId }))
    expect(made).toHaveLength(signups === 'open' ? 6 : 1)
    const operators = await Promise.all(made.map(runsServer))
    expect(operators.filter(Boolean)).toHaveLength(1)
    if (signups === 'open') await app.close()
  }
})

test('[AUTH-28] handing over to an account that is being deleted never leaves a second operator', async () => {
  await start()
  const [first, second] = [await buildPerson(app), await buildPerson(app)]
  const [handed, gone] = await Promise.all([handOver(first, second.email), remove(second)])
  const isSecondThere = gone.status === 409
  expect(handed.status).toBe(isSecondThere ? 200 : 400)
  expect(await runsServer(first)).toBe(!isSecondThere)
})

test('[AUTH-29] OPERATOR_EMAIL names the operator, not the first account; no one can hand over or leave past it', async () => {
  const operatorEmail = 'maya@example.com'
  await start({ operatorEmail })
  const first = await buildPerson(app)
  expect(await runsServer(first)).toBe(false)
  const { body } = await app.call(register, { body: { email: 'Maya@Example.com', username: 'Maya', password } })
  const maya = { session: body.sessionId }
  expect([await runsServer(first), await runsServer(maya)]).toEqual([false, true])
  expect(await handOver(maya, first.email)).toMatchObject({
    ...{ status: 409, body: { message: expect.stringContaining('OPERATOR_EMAIL') } },
  })
  expect(await remove(maya)).toMatchObject({
    ...{ status: 409, body: { code: 'operator_remains', message: expect.stringContaining('OPERATOR_EMAIL') } },
  })
  expect((await remove(first)).status).toBe(200)
  expect((await remove(maya)).status).toBe(200)
})

test('[AUTH-29] where mail is sent, an address makes nobody the operator before it is confirmed', async () => {
  const operatorEmail = 'maya@example.com'
  await start({ operatorEmail, smtpUrl: 'smtp://127.0.0.1:1' })
  // A stranger can know the address; only its owner reads the link that is mailed there.
  const { body } = await app.call(register, { body: { email: operatorEmail, username: 'Mallory', password } })
  const mallory = { session: body.sessionId }
  expect(await runsServer(mallory)).toBe(false)
  expect((await app.call(verifyEmail, { ...mallory, body: { token: 'a guess' } })).status).toBe(400)
  await app.db.update(users).set({ emailVerifiedAt: new Date() })
  expect(await runsServer(mallory)).toBe(true)
})

test('[AUTH-26] where mail is sent, the server is not handed over to an address that is not confirmed', async () => {
  await start({ smtpUrl: 'smtp://127.0.0.1:1' })
  const [first, second] = [await buildPerson(app), await buildPerson(app)]
  expect(await handOver(first, second.email)).toMatchObject({
    ...{ status: 409, body: { message: expect.stringMatching(/is not confirmed/) } },
  })
  await app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, second.email))
  expect((await handOver(first, second.email)).status).toBe(200)
})

test('[AUTH-25] with SIGNUPS=invited and OPERATOR_EMAIL only that address may be the first account', async () => {
  await start({ signups: 'invited', operatorEmail: 'maya@example.com' })
  const account = (email: string) => ({ body: { email, username: 'Mo', password } })
  expect(await app.call(register, account(newEmail()))).toMatchObject({
    ...{ status: 403, body: { code: 'signups_closed' } },
  })
  expect((await app.call(register, account('maya@example.com'))).status).toBe(200)
})
