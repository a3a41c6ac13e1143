import { randomUUID } from 'node:crypto'
import {
  deleteTranscript,
  getContent,
  getStrip,
  getTranscript,
  listTranscripts,
  maxProjectsInList,
  renameTranscript,
  setFacts,
  setRecording,
} from '@podcastai/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, findShow, smallTranscript, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { transcripts } from '../../platform/database/schema.ts'
import { listTranscripts as requestList } from './transcripts.repository.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
})
afterAll(() => app.close())

async function ownerWithProject() {
  const person = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, person.session)
  const processed = await whenProcessed(app, person.session, body.id)
  const project = { ...processed, revision: expect.any(String) }
  return { ...person, project, id: project.id }
}

/** A person with projects as bare rows, for tests of lists. `createdAt` follows from each row's position. */
async function ownerOfMany(count: number, row: (at: number) => Partial<typeof transcripts.$inferInsert> = () => ({})) {
  const person = await buildPerson(app)
  const show = await findShow(app, person)
  const rows = Array.from({ length: count }, (_, at) => ({
    ...show,
    filename: `episode ${at}.txt`,
    uploadName: 'a.txt',
    fileKey: 'none',
    generateAll: true,
    status: 'completed',
    content: 'Jonas: Every loaf.',
    createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
    ...row(at),
  }))
  await app.db.insert(transcripts).values(rows)
  return person
}

async function listPages(session: string, query: Record<string, string>) {
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const { body, headers } = await app.call(listTranscripts, {
      session,
      query: { ...query, ...(cursor && { cursor }) },
    })
    pages.push(body.map(({ filename }) => filename))
    cursor = headers['x-next-cursor'] as string | undefined
  } while (cursor && pages.length < 50)
  return pages
}

test('[API-14] a project has its text, status, minutes and date', async () => {
  const { session, id } = await ownerWithProject()
  const { status, body } = await app.call(getTranscript, { session, params: { id } })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    filename: 'closed-on-saturdays.txt',
    status: 'completed',
    content: smallTranscript,
    episodeDuration: 12.5,
  })
  expect(new Date(body.createdAt).getTime()).toBeGreaterThan(Date.now() - 600_000)
})

test('a project that is asked for since its revision moves less than 2 kB, however long the talk is', async () => {
  const { session } = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, session, { bytes: `${smallTranscript}\n\n`.repeat(300) })
  const params = { id: body.id }
  const { revision, generation } = await whenProcessed(app, session, body.id)
  const { body: polled } = await app.call(getTranscript, { session, params, query: { since: revision } })
  expect(polled).toMatchObject({ revision, generation, status: 'completed', content: '', analysis: null })
  expect(JSON.stringify(polled).length).toBeLessThan(2_000)

  await app.call(renameTranscript, { session, params, body: { filename: 'Another name' } })
  const { body: renamed } = await app.call(getTranscript, { session, params, query: { since: revision } })
  expect(renamed.revision).not.toBe(revision)
  expect(renamed.content).toContain('busiest day')
})

test('[API-12] [API-45] the list has the project without its text, and nothing of whose it is', async () => {
  const { session, project } = await ownerWithProject()
  const { status, body } = await app.call(listTranscripts, { session })
  const ofOne = [
    'content',
    'speakers',
    'parseReport',
    'speakerQuestion',
    'analysis',
    'generation',
    'recordingUrl',
    'recordingOffset',
    'uploadName',
    'revision',
    'textRevision',
    'hostName',
    'facts',
    'earlier',
  ]
  const listed = Object.fromEntries(Object.entries(project).filter(([field]) => !ofOne.includes(field)))
  expect({ status, body }).toEqual({ status: 200, body: [listed] })
})

test('of the list only as many projects as asked for bring their talk strip, and each can be asked for its own', async () => {
  const strip = [{ host: 1, guests: 0.5 }]
  const analysis = { keyTopics: ['bread'], strip }
  const { session } = await ownerOfMany(3, (at) => ({ analysis: at === 1 ? null : analysis }))
  const listed = async (query: Record<string, string>) => (await app.call(listTranscripts, { session, query })).body
  const [newest, unread, oldest] = await listed({ strips: '2' })
  expect([newest, unread, oldest].map((one) => [one?.strip, one?.keyTopics])).toEqual([
    [strip, ['bread']],
    [[], []],
    [[], ['bread']],
  ])
  expect((await listed({ strips: '0' })).map((one) => one.strip)).toEqual([[], [], []])
  expect((await listed({})).map((one) => one.strip)).toEqual([strip, [], strip])
  const ask = (of: string, id = '') => app.call(getStrip, { session: of, params: { id } })
  expect(await ask(session, oldest?.id)).toMatchObject({ status: 200, body: { strip } })
  expect(await ask(session, unread?.id)).toMatchObject({ status: 200, body: { strip: [] } })
  const stranger = await buildPerson(app)
  expect(await ask(stranger.session, oldest?.id)).toMatchObject({ status: 404 })
})

test("[PERM-18] a list answers the caller's workspace alone", async () => {
  const mine = await ownerWithProject()
  await ownerWithProject()
  const { body } = await app.call(listTranscripts, { session: mine.session })
  expect(body.map(({ id }) => id)).toEqual([mine.id])
})

test('[API-45] the list is newest first, ends at 200 and tells where it goes on', async () => {
  const { session } = await ownerOfMany(maxProjectsInList + 3)
  const pages = await listPages(session, {})
  expect(pages.map(({ length }) => length)).toEqual([maxProjectsInList, 3])
  expect(pages.flat()).toEqual(Array.from({ length: 203 }, (_, at) => `episode ${202 - at}.txt`))
})

test('[API-45] pages neither repeat nor lose projects of one and the same instant', async () => {
  const instant = new Date('2026-01-01T10:00:00.123Z')
  const { session } = await ownerOfMany(7, () => ({ createdAt: instant }))
  const pages = await listPages(session, { limit: '3' })
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
  expect(new Set(pages.flat()).size).toBe(7)
})

test('[API-45] pages lose nothing that was stored within one millisecond', async () => {
  // A server tells the time by the microsecond, and one statement stores all its rows at one time.
  const { session } = await ownerOfMany(5, () => ({ createdAt: undefined }))
  expect((await listPages(session, { limit: '2' })).flat()).toHaveLength(5)
})

test.each([
  ['newest', [3, 2, 1, 0]],
  ['oldest', [0, 1, 2, 3]],
  ['name', [2, 0, 3, 1]],
  ['longest', [1, 3, 0, 2]],
] as const)('[DASH-46] pages follow the order that was asked for: %s', async (sort, order) => {
  const names = ['bread.txt', 'Rye.txt', 'Apples.txt', 'Oats.txt']
  const minutes = [12, 90.5, null, 45]
  const { session } = await ownerOfMany(4, (at) => ({
    filename: names[at] as string,
    episodeDuration: minutes[at] ?? null,
  }))
  const wanted = order.map((at) => names[at])
  for (const limit of ['1', '3', '200']) expect((await listPages(session, { sort, limit })).flat()).toEqual(wanted)
})

test.each(['newest', 'oldest'] as const)(
  'the %s of many projects are read from an index, none are sorted',
  async (sort) => {
    const query = requestList(app.db, { workspaceId: randomUUID(), sort, limit: 50 })
    const plan = await app.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_sort = off`)
      await tx.execute(sql`set local enable_seqscan = off`)
      return (await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`)).rows
    })
    const lines = plan.map((row) => row['QUERY PLAN'].trim())
    expect(lines.filter((line) => /Scan.* on transcripts/.test(line))).toEqual([
      expect.stringMatching(/^-> {2}Index Scan (Backward )?using transcripts_newest/),
    ])
    expect(lines.join('\n')).not.toContain('Sort Key: transcripts')
  },
)

test('a cursor of another order is refused', async () => {
  const { session } = await ownerOfMany(3)
  const { headers } = await app.call(listTranscripts, { session, query: { limit: '1' } })
  const cursor = headers['x-next-cursor'] as string
  expect(await app.call(listTranscripts, { session, query: { sort: 'name', cursor } })).toMatchObject({ status: 400 })
})

test.each([
  [{ q: 'BREAD' }, ['Bread & 100% rye.txt']],
  [{ q: '%' }, ['Bread & 100% rye.txt']],
  [{ q: '_' }, ['a_b.txt']],
  [{ q: 'ERR' }, ['a_b.txt']],
  [{ q: 'ÖLE' }, ['Körner und Öle.txt']],
  [{ status: 'error' }, ['a_b.txt']],
  [{ q: 'nothing like it' }, []],
])('[DASH-46] the list is searched by name and status, every sign taken as it is: %j', async (query, found) => {
  const names = ['Bread & 100% rye.txt', 'a_b.txt', 'Körner und Öle.txt']
  const { session } = await ownerOfMany(3, (at) => ({ filename: names[at], status: at === 1 ? 'error' : 'completed' }))
  const { body } = await app.call(listTranscripts, { session, query: query as Record<string, string> })
  expect(body.map(({ filename }) => filename)).toEqual(found)
})

test.each<Record<string, string>>([
  { limit: '0' },
  { limit: '201' },
  { limit: 'all' },
  { cursor: 'not-a-cursor' },
  {
    cursor: Buffer.from(
      '{"sort":"newest","key":"0000-01-01T00:00:00.000000Z","id":"00000000-0000-4000-8000-000000000000"}',
    ).toString('base64url'),
  },
])('[API-34] the list refuses %j', async (query) => {
  const { session } = await buildPerson(app)
  expect(await app.call(listTranscripts, { session, query })).toMatchObject({
    status: 400,
    body: { code: 'invalid' },
  })
})

test('[PROJ-14] a project carries a link to its recording, and gives it up', async () => {
  const { session, id, project } = await ownerWithProject()
  const set = (recordingUrl: unknown) => app.call(setRecording, { session, params: { id }, body: { recordingUrl } })
  const url = 'https://www.youtube.com/watch?v=abc123'
  expect((await set(url)).body).toEqual({ ...project, recordingUrl: url })
  const notHttps = [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org/a',
    'http://example.org/a',
    'example',
    '',
  ]
  for (const wrong of [...notHttps, 7])
    expect(await set(wrong)).toMatchObject({ status: 400, body: { message: expect.stringContaining('https://') } })
  for (const login of ['maya:secret@', 'maya@', ':secret@'])
    expect(await set(`https://${login}example.org/a`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('without a name and password') },
    })
  expect((await app.call(getTranscript, { session, params: { id } })).body.recordingUrl).toBe(url)
  expect((await set(null)).body).toEqual(project)
})

test('[MEDIA-07] a linked recording starts before or after the transcript, until another one is linked', async () => {
  const { session, id, project } = await ownerWithProject()
  const set = (body: Record<string, unknown>) => app.call(setRecording, { session, params: { id }, body })
  const linked = { recordingUrl: 'https://media.example.com/episode.mp3' }
  await set(linked)
  expect((await set({ recordingOffset: -0.75 })).body).toEqual({ ...project, ...linked, recordingOffset: -0.75 })
  for (const wrong of [{}, { recordingOffset: 86_401 }, { recordingOffset: 'late' }]) {
    expect((await set(wrong)).status).toBe(400)
  }
  // The same link keeps it, another one doesn't.
  expect((await set(linked)).body.recordingOffset).toBe(-0.75)
  expect((await set({ recordingUrl: 'https://media.example.com/2.mp3' })).body.recordingOffset).toBe(0)
  expect((await set({ ...linked, recordingOffset: 12 })).body).toMatchObject({ ...linked, recordingOffset: 12 })
})

test('[FACTS-03] host and guest are set one by one, trimmed, and removed by an empty text', async () => {
  const { session, id, project } = await ownerWithProject()
  const set = (body: Record<string, unknown>) => app.call(setFacts, { session, params: { id }, body })
  const named = {
    ...project,
    facts: expect.anything(),
    hostName: 'Maya Brandt, Ben Okafor',
    guestName: 'Jonas Reed',
    guestTitle: 'Baker',
  }
  const people = { hostName: ' Maya Brandt, Ben Okafor ', guestName: 'Jonas Reed', guestTitle: 'Baker' }
  expect((await set(people)).body).toEqual(named)
  expect((await set({ guestName: 'Ada Roth', guestTitle: ' ' })).body).toEqual({
    ...named,
    guestName: 'Ada Roth',
    guestTitle: null,
  })
  expect(await set({})).toMatchObject({ status: 200, body: { hostName: 'Maya Brandt, Ben Okafor' } })
  for (const wrong of [{ hostName: 'x'.repeat(201) }, { guestHandle: 7 }, { guestName: null }])
    expect(await set(wrong), JSON.stringify(wrong).slice(0, 40)).toMatchObject({ status: 400 })
  const stranger = await buildPerson(app)
  expect(await app.call(setFacts, { session: stranger.session, params: { id }, body: people })).toMatchObject({
    status: 404,
  })
})

test('[API-15] [API-32] renaming answers the renamed project, trimmed; its content stays', async () => {
  const { session, id, project } = await ownerWithProject()
  const rename = (filename: unknown) => app.call(renameTranscript, { session, params: { id }, body: { filename } })
  const { status, body } = await rename('  Folge 7: Brötchen ')
  expect({ status, body }).toEqual({ status: 200, body: { ...project, filename: 'Folge 7: Brötchen' } })
  expect((await app.call(getTranscript, { session, params: { id } })).body).toEqual(body)
  for (const wrong of ['   ', '', 7, null, 'x'.repeat(201)]) {
    expect(await rename(wrong), String(wrong)).toMatchObject({ status: 400 })
  }
  expect((await app.call(getTranscript, { session, params: { id } })).body).toEqual(body)
})

test('[API-16] [API-38] a deleted project is gone for every call, and a second time too', async () => {
  const { session, id } = await ownerWithProject()
  const kept = (await upload(app, session)).body.id
  expect(await app.call(deleteTranscript, { session, params: { id } })).toMatchObject({
    status: 200,
    body: { id, deleted: true },
  })
  const never = await app.call(getTranscript, { session, params: { id: randomUUID() } })
  for (const call of [getTranscript, getContent, renameTranscript, deleteTranscript]) {
    const answer = await app.call(call, { session, params: { id }, body: call.method === 'PATCH' ? {} : undefined })
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: never.body })
  }
  const { body } = await app.call(listTranscripts, { session })
  expect(body.map((project) => project.id)).toEqual([kept])
})
