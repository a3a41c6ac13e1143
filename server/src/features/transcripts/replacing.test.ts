import {
  createShareLink,
  getContent,
  getNote,
  getSharedProject,
  getTranscript,
  listTranscripts,
  listVersions,
  renameSpeaker,
  restoreVersion,
  saveNote,
  setFacts,
  setRecording,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, giveRole, smallTranscript, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { transcripts } from '../../platform/database/schema.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

/** The same talk as a better tool wrote it: other words, and another speaker. */
const better = `Title: Closed on Saturdays, remastered
Episode: 13

${smallTranscript.replaceAll('Saturday', 'Sunday').replaceAll('thirty-four', 'forty-three')}

Ada: And I counted the loaves, every single one of them, on the back of an envelope.`

const replace = (id: string, bytes: string, fields: Record<string, string> = {}) =>
  upload(app, session, { filename: 'better.txt', bytes }, { replaces: id, ...fields })
const read = async (id: string) => (await app.call(getTranscript, { session, params: { id } })).body
const readContent = async (id: string) => (await app.call(getContent, { session, params: { id } })).body

async function project() {
  const { body } = await upload(app, session)
  await whenProcessed(app, session, body.id)
  return body.id
}

/** Returns the quotes that are shown as verified but whose words the project's transcript doesn't have. */
async function listFalseQuotes(id: string): Promise<string[]> {
  const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  const [{ content }, { quotes = [] }] = [await read(id), await readContent(id)]
  return quotes
    .filter(({ verified, text }) => verified && !plain(content).includes(plain(text)))
    .map(({ text }) => text)
}

test('a better file becomes a project with the title, facts, names, recording, note, and links of the episode', async () => {
  const id = await project()
  await app.call(setFacts, { session, params: { id }, body: { guestName: 'Jonas Reed', episodeNumber: '12' } })
  await app.call(renameSpeaker, {
    session,
    params: { id },
    body: { labels: ['Maya'], from: 'Maya', to: 'Maya Brandt' },
  })
  await app.call(setRecording, { session, params: { id }, body: { recordingUrl: 'https://example.com/12' } })
  await app.call(saveNote, { session, params: { id }, body: { text: 'Publish on Friday', baseRevision: 0 } })
  const { body: link } = await app.call(createShareLink, { session, params: { id }, body: { name: 'Jonas' } })
  const before = await readContent(id)

  const { status, body } = await replace(id, better)
  expect([status, body.id === id]).toEqual([200, false])
  const fresh = await whenProcessed(app, session, body.id)
  expect(fresh).toMatchObject({
    ...{ filename: 'closed-on-saturdays.txt', uploadName: 'better.txt', recordingUrl: 'https://example.com/12' },
    earlier: { id, filename: 'closed-on-saturdays (earlier file)' },
    facts: { guestName: { value: 'Jonas Reed', source: 'user' }, episodeNumber: { value: '12', source: 'user' } },
  })
  expect(fresh.speakers.map(({ name }) => name).sort()).toEqual(['Ada', 'Jonas Reed', 'Maya Brandt'])
  expect(fresh.content).toContain('every Sunday loaf')
  expect((await app.call(getNote, { session, params: { id: body.id } })).body).toMatchObject({
    text: 'Publish on Friday',
  })
  const { token } = link
  const { body: shared } = await app.call(getSharedProject, { params: { token } } as never)
  expect(JSON.stringify(shared)).not.toContain('Saturday loaf')

  expect(await readContent(id)).toEqual(before)
  expect(await read(id)).toMatchObject({ filename: 'closed-on-saturdays (earlier file)', earlier: null })
  expect((await read(id)).content).toContain('every Saturday loaf')
})

test('no quote is shown as verified that isn’t in its project’s transcript, also after an earlier version is restored', async () => {
  const id = await project()
  const { body } = await replace(id, better)
  await whenProcessed(app, session, body.id)
  const [quotes, fresh] = [(await readContent(id)).quotes ?? [], (await readContent(body.id)).quotes ?? []]
  expect([quotes.length > 0, fresh.length > 0]).toEqual([true, true])
  const params = { id, contentType: 'quotes' as const }
  const { body: versions } = await app.call(listVersions, { session, params } as never)
  expect(JSON.stringify(versions)).toContain('"version":1')
  const restored = await app.call(restoreVersion, { session, params: { ...params, versionId: '1' } } as never)
  expect(restored.status).toBe(200)
  for (const one of [id, body.id]) expect(await listFalseQuotes(one)).toEqual([])
  expect((await readContent(id)).quotes?.map(({ text }) => text)).toEqual(quotes.map(({ text }) => text))
})

test('a file that is no transcript leaves everything as it was', async () => {
  const id = await project()
  const list = async () => (await app.call(listTranscripts, { session })).body
  const before = [await read(id), await readContent(id), await list()]
  for (const bytes of ['', '{"results": [[[', ' \n\n'])
    expect((await replace(id, bytes)).status).toBeGreaterThanOrEqual(400)
  expect([await read(id), await readContent(id), await list()]).toEqual(before)
})

test('only a project of one’s own that is ready is replaced, by those who may upload', async () => {
  const id = await project()
  const { admin, members } = await buildTeam(app, { roles: ['user'] })
  const { body: theirs } = await upload(app, admin.session, {}, { generate: 'false' })
  expect((await replace(theirs.id, better)).status).toBe(404)
  expect((await replace('7b6d9c38-6d7d-4b0e-8d1e-0d3a5a1b2c3d', better)).status).toBe(404)
  expect((await replace('not-an-id', better)).status).toBe(400)
  await app.db.update(transcripts).set({ status: 'analyzing' }).where(eq(transcripts.id, id))
  expect((await replace(id, better)).status).toBe(409)
  await app.db.update(transcripts).set({ status: 'completed' }).where(eq(transcripts.id, id))
  const [member] = members
  if (member) await giveRole(app, member, 'viewer')
  const asViewer = await upload(app, member?.session ?? '', { bytes: better }, { replaces: theirs.id })
  expect(asViewer.status).toBe(403)
})
