import { forgotPassword, getProfile, login, resetPassword, updateProfile } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, newEmail } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: false, rateLimits: true })
})
afterAll(() => app.close())

let network = 0
/** Calls from an address of its own: those that the other tests use are counted separately. */
const newAddress = () => `10.0.${++network}.1`

function logIn(body: { email: string; password: string }, remoteAddress: string, server = app.app) {
  return server.inject({ method: 'POST', url: login.path, payload: body, remoteAddress })
}

async function guess(times: number, email: string, address: string) {
  const statuses: number[] = []
  for (let attempt = 0; attempt < times; attempt++) {
    statuses.push((await logIn({ email, password: 'a guess' }, address)).statusCode)
  }
  return statuses
}

test('[API-43] who guesses a password is told to wait, with how long; the right one does not help then', async () => {
  const { email, password } = await buildPerson(app)
  const address = newAddress()
  expect(await guess(10, email, address)).toEqual(Array(10).fill(401))
  for (const attempt of ['a guess', password]) {
    const limited = await logIn({ email, password: attempt }, address)
    expect(limited.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/^Too many attempts. Please try again in 1\d minutes.$/),
    })
    expect(limited.statusCode).toBe(429)
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(800)
  }
})

test('a handful of wrong guesses does not lock someone else out', async () => {
  const { email, password } = await buildPerson(app)
  await guess(11, email, newAddress())
  expect((await logIn({ email, password }, newAddress())).statusCode).toBe(200)
})

test('many addresses together do not guess on: the account is closed to all for a while', async () => {
  const { email } = await buildPerson(app)
  for (let address = 0; address < 5; address++) await guess(10, email, newAddress())
  expect(await guess(1, email, newAddress())).toEqual([429])
})

test('an unknown email is counted the same way', async () => {
  const email = newEmail()
  const address = newAddress()
  expect(await guess(11, email, address)).toEqual([...Array(10).fill(401), 429])
})

test('logging in rightly is no guess, however often', async () => {
  const { email, password } = await buildPerson(app)
  const address = newAddress()
  for (let attempt = 0; attempt < 15; attempt++) {
    expect((await logIn({ email, password }, address)).statusCode).toBe(200)
  }
})

test('guesses at the same time are all counted', async () => {
  const { email } = await buildPerson(app)
  const address = newAddress()
  const statuses = await Promise.all(Array.from({ length: 14 }, () => guess(1, email, address)))
  expect(statuses.flat().filter((status) => status === 429)).toHaveLength(4)
})

test('another process on the same database goes on counting', async () => {
  const { email } = await buildPerson(app)
  const address = newAddress()
  await guess(10, email, address)
  const other = await buildApp(app.deps)
  try {
    expect((await logIn({ email, password: 'a guess' }, address, other)).statusCode).toBe(429)
  } finally {
    await other.close()
  }
})

test('links for a password are asked for five times an hour for one email, known or not', async () => {
  const { email } = await buildPerson(app)
  for (const address of [email, newEmail()]) {
    const ask = () =>
      app.app.inject({
        method: 'POST',
        url: forgotPassword.path,
        payload: { email: address },
        remoteAddress: newAddress(),
      })
    for (let attempt = 0; attempt < 5; attempt++) expect((await ask()).statusCode).toBe(200)
    const limited = await ask()
    expect(limited.statusCode).toBe(429)
    expect(limited.json()).toMatchObject({ code: 'too_many_requests' })
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('a stolen session does not guess the password', async () => {
  const { session, password } = await buildPerson(app)
  const change = (currentPassword: string) =>
    app.call(updateProfile, { session, body: { currentPassword, newPassword: 'mine from now' } })
  for (let attempt = 0; attempt < 10; attempt++) expect((await change('a guess')).status).toBe(400)
  expect((await change(password)).status).toBe(429)
  expect((await app.call(getProfile, { session })).status).toBe(200)
})

test('turned off, nothing is counted', async () => {
  const off = await startTestApp({ worker: false, rateLimits: false })
  try {
    const { email } = await buildPerson(off)
    for (let attempt = 0; attempt < 12; attempt++) {
      expect((await off.call(login, { body: { email, password: 'a guess' } })).status).toBe(401)
    }
    expect((await off.call(resetPassword, { body: { token: 'none', password: 'long enough' } })).status).toBe(400)
  } finally {
    await off.close()
  }
})
