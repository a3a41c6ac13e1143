import {
  deleteTranscript,
  type Endpoint,
  endpoints,
  getTranscript,
  listDeleted,
  listTranscripts,
  restoreDeleted,
  watchProject,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHome, namesPart, paramsFor, send } from '../../../test/home.ts'
import { buildPerson, giveRole, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

const dayMs = 86_400_000
let app: TestApp
let now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine(), now: () => now })
})
afterAll(() => app.close())

async function ownerWithDeleted() {
  const person = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, person.session)
  const project = await whenProcessed(app, person.session, body.id)
  await app.call(deleteTranscript, { session: person.session, params: { id: project.id } })
  return { ...person, project, id: project.id }
}

test('[DASH-47] a deleted project is in the trash, answers 404 while there, and comes back whole', async () => {
  const { session, id, project } = await ownerWithDeleted()
  const bin = await app.call(listDeleted, { session })
  expect(bin.body).toEqual([
    { id, filename: project.filename, deletedAt: now.toISOString(), goneAt: new Date(+now + 30 * dayMs).toISOString() },
  ])
  expect((await app.call(getTranscript, { session, params: { id } })).status).toBe(404)
  const restored = await app.call(restoreDeleted, { session, params: { id } })
  expect({ status: restored.status, body: restored.body }).toEqual({
    status: 200,
    body: { ...project, revision: expect.any(String) },
  })
  expect((await app.call(listTranscripts, { session })).body.map((one) => one.id)).toEqual([id])
  expect((await app.call(listDeleted, { session })).body).toEqual([])
})

test('[DASH-47] no call of a project, or of anything in it, answers while it is in the bin', async () => {
  const home = await buildHome(app)
  const { session } = home.admin
  const params = { id: home.ids.project }
  const ofProject = (endpoints as readonly Endpoint[]).filter(({ path }) =>
    /^\/api\/transcripts\/:id(?:\/|$)/.test(path),
  )
  expect(ofProject.filter((endpoint) => namesPart(endpoint, home)).length).toBeGreaterThan(5)
  const readStatus = async (endpoint: Endpoint) =>
    (await send(app, endpoint, { session, params: paramsFor(endpoint, home) })).status
  await app.call(deleteTranscript, { session, params })
  for (const endpoint of ofProject)
    expect.soft(await readStatus(endpoint), `${endpoint.method} ${endpoint.path}`).toBe(404)
  await app.call(restoreDeleted, { session, params })
  const reads = ofProject.filter((one) => one.method === 'GET' && one !== (watchProject as Endpoint))
  for (const endpoint of reads) expect(await readStatus(endpoint), endpoint.path).toBe(200)
})

test('what is not in the bin cannot be brought back', async () => {
  const { session, id } = await ownerWithDeleted()
  await app.call(restoreDeleted, { session, params: { id } })
  expect(await app.call(restoreDeleted, { session, params: { id } })).toMatchObject({ status: 404 })
})

test('the bin of another workspace is closed, and so is it to a role that may not delete', async () => {
  const owner = await ownerWithDeleted()
  const stranger = await buildPerson(app)
  expect((await app.call(listDeleted, { session: stranger.session })).body).toEqual([])
  const theirs = { session: stranger.session, params: { id: owner.id } }
  expect(await app.call(restoreDeleted, theirs)).toMatchObject({ status: 404 })
  await giveRole(app, owner, 'user')
  expect(await app.call(listDeleted, { session: owner.session })).toMatchObject({ status: 403 })
})

test('[DASH-47] until the thirtieth day it can be brought back, then it is gone', async () => {
  const { session, id } = await ownerWithDeleted()
  now = new Date(+now + 30 * dayMs - 1000)
  // A session that is used lasts on.
  expect((await app.call(listDeleted, { session })).body).toHaveLength(1)
  expect((await app.call(restoreDeleted, { session, params: { id } })).status).toBe(200)
  await app.call(deleteTranscript, { session, params: { id } })
  now = new Date(+now + 29 * dayMs)
  expect((await app.call(listDeleted, { session })).body).toHaveLength(1)
  now = new Date(+now + dayMs)
  expect((await app.call(listDeleted, { session })).body).toEqual([])
  expect(await app.call(restoreDeleted, { session, params: { id } })).toMatchObject({ status: 404 })
})
