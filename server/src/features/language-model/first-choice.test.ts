// A new server leads its first account through the choice of a language model, once.
import { readFileSync } from 'node:fs'
import { connectModel, disconnectModel, endModelChoice, getProfile, handOverServer } from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { buildPerson, upload } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
afterEach(() => app.close())

const isAsked = async (session: string) => (await app.call(getProfile, { session })).body.choosesModel

test('the first account is asked until it ends the choice, and later accounts never are', async () => {
  app = await startTestApp({ worker: false })
  const { session } = await buildPerson(app)
  const other = await buildPerson(app)
  expect([await isAsked(session), await isAsked(other.session)]).toEqual([true, false])
  expect(await app.call(endModelChoice, { session: other.session })).toMatchObject({ status: 404 })
  expect(await isAsked(session)).toBe(true)
  expect((await app.call(endModelChoice, { session })).body).toEqual({ ended: true })
  expect(await isAsked(session)).toBe(false)
})

test('a connected model ends the choice, also after it is disconnected', async () => {
  app = await startTestApp({ worker: false })
  const { session } = await buildPerson(app)
  const body = { provider: 'openai-compatible', model: 'local', baseUrl: 'http://127.0.0.1:9/v1', contextTokens: 8_192 }
  await app.call(connectModel, { session, body })
  await app.call(disconnectModel, { session })
  expect(await isAsked(session)).toBe(false)
})

test('an operator who has uploaded, or takes over later, is not asked', async () => {
  app = await startTestApp({ worker: false })
  const { session } = await buildPerson(app, { subscribed: true })
  await upload(app, session)
  expect(await isAsked(session)).toBe(false)
  const other = await buildPerson(app)
  const body = { email: other.email, password: 'correct horse' }
  expect((await app.call(handOverServer, { session, body })).status).toBe(200)
  expect(await isAsked(other.session)).toBe(false)
})

test('where the environment sets the engine, nobody is asked', async () => {
  app = await startTestApp({ worker: false, engine: (builtIn) => builtIn })
  expect(await isAsked((await buildPerson(app)).session)).toBe(false)
})

test('the operator of an older installation is not asked', async () => {
  app = await startTestApp({ worker: false })
  const { session } = await buildPerson(app)
  await app.db.execute(sql`alter table server_operator drop column model_choice_at`)
  const migration = readFileSync('server/src/platform/database/migrations/0032_first-model-choice.sql', 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await app.db.execute(sql.raw(statement))
  expect(await isAsked(session)).toBe(false)
})
