// What an account without a plan may do, with and without free episodes.
import {
  deleteTranscript,
  generateClipThumbnails,
  generateContent,
  getProfile,
  getSetup,
  retryTranscript,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ freeEpisodes: 1, engine: () => quickEngine() })
})
afterAll(() => app.close())

const left = async (session: string) => (await app.call(getProfile, { session })).body.freeEpisodesLeft

test('with one free episode a new account makes one project, which works as for a subscriber', async () => {
  const { session } = await buildPerson(app, { subscribed: false })
  expect((await app.call(getSetup)).body.freeEpisodes).toBe(1)
  expect(await left(session)).toBe(1)
  const { status, body } = await upload(app, session)
  expect(status).toBe(200)
  await whenProcessed(app, session, body.id)
  expect(await left(session)).toBe(0)
  const params = { id: body.id }
  expect((await app.call(generateContent, { session, params: { ...params, contentType: 'quotes' } })).status).toBe(200)
  expect((await app.call(retryTranscript, { session, params })).status).not.toBe(402)
  expect(await upload(app, session)).toMatchObject({ status: 402, body: { code: 'subscription_required' } })
})

test('deleting a project gives no other one, and the clip tool needs a plan', async () => {
  const { session } = await buildPerson(app, { subscribed: false })
  const clips = [{ id: '1', filename: 'clip1.mp4', content: 'We closed on Saturdays.' }]
  expect((await app.call(generateClipThumbnails, { session, body: { clips } })).status).toBe(402)
  const { body } = await upload(app, session)
  await whenProcessed(app, session, body.id)
  expect((await app.call(deleteTranscript, { session, params: { id: body.id } })).status).toBe(200)
  expect((await upload(app, session)).status).toBe(402)
})

test('of two uploads at once for the last free episode one is stored', async () => {
  const { session } = await buildPerson(app, { subscribed: false })
  const answers = await Promise.all([upload(app, session), upload(app, session)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 402])
})

test('without free episodes a new account needs a plan first', async () => {
  const strict = await startTestApp({ engine: () => quickEngine() })
  const { session } = await buildPerson(strict, { subscribed: false })
  expect((await strict.call(getProfile, { session })).body.freeEpisodesLeft).toBe(0)
  expect((await upload(strict, session)).status).toBe(402)
  await strict.close()
})
