import {
  addComment,
  createShareLink,
  deleteTranscript,
  generateContent,
  getActivity,
  getContent,
  recentActivityShown,
  renameSpeaker,
  saveContent,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, joinTeam, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
})
afterAll(() => app.close())

async function project(session: string, fields: Record<string, string> = {}, filename = 'bread.txt') {
  const { id } = (await upload(app, session, { filename }, fields)).body
  await whenProcessed(app, session, id)
  return id
}

const listEvents = async (session: string) => (await app.call(getActivity, { session })).body.events
/** Events in short: who did what to which project and type. */
const told = async (session: string) =>
  (await listEvents(session)).map(({ kind, by, project: one, contentType }) =>
    [kind, by?.name ?? null, one?.filename ?? null, contentType].join(' '),
  )

test('a new user who has only created a workspace has no activity', async () => {
  const { session } = await buildPerson(app)
  expect(await listEvents(session)).toEqual([])
})

test('an upload is one event, and so is all that was written after it', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const id = await project(session)
  const events = await listEvents(session)
  expect(await told(session)).toEqual(['generated  bread.txt ', 'uploaded Maya Brandt bread.txt '])
  expect(events.map((event) => event.project?.id)).toEqual([id, id])
  for (const { at } of events) expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000)
})

test('what was generated, edited, commented and shared is told with who did it, newest first and at most three', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const id = await project(session, { generate: 'false' })
  const params = { id, contentType: 'quotes' }
  await app.call(generateContent, { session, params })
  const { quotes } = (await app.call(getContent, { session, params: { id } })).body
  expect(await told(session)).toEqual(['generated Maya Brandt bread.txt quotes', 'uploaded Maya Brandt bread.txt '])
  for (const content of [quotes, quotes?.slice(1)]) await app.call(saveContent, { session, params, body: { content } })
  const edited = 'edited Maya Brandt bread.txt quotes'
  expect((await told(session)).slice(0, 2)).toEqual([edited, 'generated Maya Brandt bread.txt quotes'])
  for (const text of ['Good.', 'Very good.']) await app.call(addComment, { session, params: { id }, body: { text } })
  await app.call(createShareLink, { session, params: { id }, body: { name: 'Jonas' } })
  expect(await told(session)).toEqual(['shared Maya Brandt bread.txt ', 'commented Maya Brandt bread.txt ', edited])
  expect(recentActivityShown).toBe(3)
})

test('a speaker with another name is one edit of the project, however many types it changed', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const id = await project(session)
  const body = { labels: ['Jonas'], from: 'Jonas', to: 'Jonas Reed' }
  expect((await app.call(renameSpeaker, { session, params: { id }, body })).status).toBe(200)
  expect(await told(session)).toEqual([
    'edited Maya Brandt bread.txt ',
    'generated  bread.txt ',
    'uploaded Maya Brandt bread.txt ',
  ])
})

test('who joined a team is told to all of it, and to nobody else', async () => {
  const { admin } = await buildTeam(app)
  expect(await listEvents(admin.session)).toEqual([])
  const member = await joinTeam(app, admin.session, 'user')
  const id = await project(admin.session, { generate: 'false' })
  const events = await told(member.session)
  expect(events).toEqual(['uploaded Ada Adams bread.txt ', 'joined The user  '])
  expect(await told(admin.session)).toEqual(events)
  const { session: stranger } = await buildPerson(app)
  expect(await listEvents(stranger)).toEqual([])
  await app.call(deleteTranscript, { session: admin.session, params: { id } })
  expect(await told(admin.session)).toEqual(['joined The user  '])
})
