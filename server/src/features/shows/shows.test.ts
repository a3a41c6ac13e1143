import {
  acceptInvitation,
  addMember,
  addToGlossary,
  closeTeam,
  correctTranscript,
  createFormat,
  createShow,
  deleteShow,
  deleteTranscript,
  getGlossary,
  getPictureLook,
  getSegments,
  getShowPictureLook,
  getShowSettings,
  getShowTemplates,
  getTeamSettings,
  getTeamTemplates,
  getTranscript,
  listCorrections,
  listFormats,
  listShows,
  listTranscripts,
  moveToShow,
  restoreDeleted,
  saveShowPictureLook,
  saveShowSettings,
  saveShowTemplates,
  saveTeamSettings,
  switchFormat,
  undoAllCorrections,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, buildTeam, giveRole, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine(), maxShows: 4 })
})
afterAll(() => app.close())

const list = async (session: string) => (await app.call(listShows, { session })).body.shows
const create = (session: string, name: string) => app.call(createShow, { session, body: { name } })
const names = async (session: string, show?: string) =>
  (await app.call(listTranscripts, { session, query: show ? { show } : {} })).body.map(({ filename }) => filename)

/** A subscriber with a second show. */
async function ownerOfTwo() {
  const person = await buildPerson(app, { subscribed: true })
  const { session } = person
  const second = (await create(session, 'After Hours')).body.id
  const first = (await list(session))[0]?.id ?? ''
  return { ...person, first, second }
}

const ownFormat = {
  ...{ purpose: 'a letter', instruction: 'Begin with the bread.', example: '' },
  ...{ parts: 'text' as const, minCharacters: 10, maxCharacters: 900 },
}

test('[SHOW-01] each show has settings, branding, templates, a language, formats, and a glossary of its own; the team’s are the first one’s', async () => {
  const { session, first, second } = await ownerOfTwo()
  const of = (id: string) => ({ session, params: { id } })
  for (const [id, name, outputLanguage, format] of [
    [first, 'The Long Table', 'de', 'newsletter'],
    [second, 'Night Shift', 'fr', 'x_thread'],
  ] as const) {
    const settings = { podcastName: name, hostNames: `Host of ${name}`, outputLanguage }
    await app.call(saveShowSettings, { ...of(id), body: settings })
    await app.call(createFormat, { ...of(id), body: { ...ownFormat, name: `Letter of ${name}` } })
    await app.call(switchFormat, { session, params: { id, key: format }, body: { isOn: true } })
    await app.call(saveShowTemplates, { ...of(id), body: { quotes: `Like ${name}.` } })
    await app.call(saveShowPictureLook, { ...of(id), body: { handle: `@${name.length}` } })
    await app.call(addToGlossary, { session, body: { heard: 'wry', written: name, showId: id } })
  }
  const read = async (id: string) => ({
    settings: (await app.call(getShowSettings, of(id))).body,
    templates: (await app.call(getShowTemplates, of(id))).body,
    look: (await app.call(getShowPictureLook, of(id))).body,
    glossary: (await app.call(getGlossary, { session, query: { show: id } })).body.entries,
    formats: (await app.call(listFormats, of(id))).body.formats.filter(({ isOn }) => isOn).map(({ name }) => name),
  })
  expect(await read(second)).toMatchObject({
    settings: { podcastName: 'Night Shift', hostNames: 'Host of Night Shift', outputLanguage: 'fr' },
    templates: { quotes: 'Like Night Shift.' },
    look: { handle: '@11', show: 'Night Shift' },
    glossary: [{ heard: 'wry', written: 'Night Shift' }],
    formats: ['X Thread', 'Letter of Night Shift'],
  })
  const { formats, ...ofFirst } = await read(first)
  expect(formats).toEqual(['Newsletter', 'Letter of The Long Table'])
  expect(ofFirst).toMatchObject({
    settings: { podcastName: 'The Long Table', hostNames: 'Host of The Long Table', outputLanguage: 'de' },
    templates: { quotes: 'Like The Long Table.' },
    look: { handle: '@14', show: 'The Long Table' },
    glossary: [{ heard: 'wry', written: 'The Long Table' }],
  })
  expect({
    settings: (await app.call(getTeamSettings, { session })).body,
    templates: (await app.call(getTeamTemplates, { session })).body,
    look: (await app.call(getPictureLook, { session })).body,
    glossary: (await app.call(getGlossary, { session })).body.entries,
  }).toEqual(ofFirst)
  expect(await list(session)).toMatchObject([{ name: 'The Long Table' }, { name: 'Night Shift' }])
})

test('settings of a show keep their permissions, and a refusal names the fields', async () => {
  const { session, email, first, second } = await ownerOfTwo()
  await giveRole(app, { email }, 'manager')
  const save = (body: object) => app.call(saveShowSettings, { session, params: { id: second }, body })
  expect((await save({ savedHashtags: ['night'] })).status).toBe(200)
  expect(await save({ podcastName: 'Mine' })).toMatchObject({
    ...{ status: 403, body: { details: { fields: { podcastName: expect.any(String) } } } },
  })
  expect((await create(session, 'Mine')).status).toBe(403)
  expect((await app.call(deleteShow, { session, params: { id: second } })).status).toBe(403)
  await giveRole(app, { email }, 'user')
  expect(await save({ savedHashtags: ['mine'] })).toMatchObject({
    ...{ status: 403, body: { details: { fields: { savedHashtags: expect.any(String) } } } },
  })
  expect((await app.call(getShowSettings, { session, params: { id: first } })).body.savedHashtags).toEqual([])
})

test('[SHOW-02] a project is uploaded into a show, by default the first, and can be moved to another', async () => {
  const { session, first, second } = await ownerOfTwo()
  const { body: one } = await upload(app, session, { ...sampleTalk, filename: 'one.vtt' })
  const { body: other } = await upload(app, session, { ...sampleTalk, filename: 'other.vtt' }, { showId: second })
  expect([one.showId, other.showId]).toEqual([first, second])
  await whenProcessed(app, session, other.id)
  const { body: better } = await upload(app, session, sampleTalk, { replaces: other.id })
  expect(better.showId).toBe(second)
  expect(await names(session, first)).toEqual(['one.vtt'])
  expect(await list(session)).toMatchObject([{ projects: 1 }, { projects: 2 }])

  const written = await whenProcessed(app, session, one.id)
  const moved = await app.call(moveToShow, { session, params: { id: one.id }, body: { showId: second } })
  expect(moved).toMatchObject({ status: 200, body: { id: one.id, showId: second, generation: written.generation } })
  expect((await app.call(getTranscript, { session, params: { id: one.id } })).body.showId).toBe(second)
  expect(await names(session, first)).toEqual([])
  expect(await list(session)).toMatchObject([{ projects: 0 }, { projects: 3 }])

  const stranger = await ownerOfTwo()
  for (const showId of [stranger.second, crypto.randomUUID()]) {
    expect((await app.call(moveToShow, { session, params: { id: one.id }, body: { showId } })).status).toBe(404)
    expect((await upload(app, session, sampleTalk, { showId })).status).toBe(404)
    const term = { heard: 'wry', written: 'rye', showId }
    expect((await app.call(addToGlossary, { session, body: term })).status).toBe(404)
    expect((await app.call(getGlossary, { session, query: { show: showId } })).status).toBe(404)
    expect(await names(session, showId)).toEqual([])
  }
})

test('the glossary of a show corrects its uploads alone, and "every episode" means those of the project’s show', async () => {
  const { session, first, second } = await ownerOfTwo()
  await app.call(addToGlossary, { session, body: { heard: 'pencil', written: 'pen', showId: second } })
  const correctedWords = async (showId: string) => {
    const { body } = await upload(app, session, sampleTalk, { showId })
    await whenProcessed(app, session, body.id)
    const { segments } = (await app.call(getSegments, { session, params: { id: body.id } })).body
    return { id: body.id, text: segments.map(({ text }) => text).join(' ') }
  }
  expect((await correctedWords(first)).text).toContain('a pencil')
  const { id, text } = await correctedWords(second)
  expect(text).toContain('a pen.')
  const place = { from: { segment: 2, offset: 4 }, to: { segment: 2, offset: 12 } }
  const everywhere = { ...place, seen: 'Saturday', written: 'Sunday', scope: 'workspace' }
  expect((await app.call(correctTranscript, { session, params: { id }, body: everywhere })).status).toBe(200)
  const terms = async (show: string) =>
    (await app.call(getGlossary, { session, query: { show } })).body.entries.map(({ written }) => written)
  expect([await terms(first), await terms(second)]).toEqual([[], ['pen', 'Sunday']])

  // Moved, undoing leaves the glossary that the term went to.
  await app.call(moveToShow, { session, params: { id }, body: { showId: first } })
  await app.call(addToGlossary, { session, body: { heard: 'Saturday', written: 'Sat', showId: first } })
  expect((await app.call(undoAllCorrections, { session, params: { id } })).status).toBe(200)
  expect((await app.call(listCorrections, { session, params: { id } })).body.corrections).toEqual([])
  expect([await terms(first), await terms(second)]).toEqual([['Sat'], ['pen', 'Sunday']])
})

test('a show is deleted without projects or after they moved, also those in the trash; the last one stays', async () => {
  const { session, first, second } = await ownerOfTwo()
  const { body } = await upload(app, session, sampleTalk, { showId: second })
  await whenProcessed(app, session, body.id)
  await app.call(deleteTranscript, { session, params: { id: body.id } })
  const remove = (id: string, moveTo?: string) =>
    app.call(deleteShow, { session, params: { id }, query: moveTo ? { moveTo } : {} })
  expect((await remove(second)).status).toBe(409)
  expect((await remove(second, crypto.randomUUID())).status).toBe(404)
  expect((await remove(second, second)).status).toBe(404)
  expect((await remove(second, first)).status).toBe(200)
  expect((await remove(second)).status).toBe(404)
  expect((await remove(first)).status).toBe(409)
  await app.call(restoreDeleted, { session, params: { id: body.id } })
  expect((await app.call(getTranscript, { session, params: { id: body.id } })).body.showId).toBe(first)
})

test('a workspace has a most of shows, also if several are created at the same time; the last two are not both deleted', async () => {
  const { session, first, second } = await ownerOfTwo()
  const answers = await Promise.all(['Three', 'Four', 'Five', 'Six'].map((name) => create(session, name)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('up to 4 shows')
  const { max, shows } = (await app.call(listShows, { session })).body
  expect([max, shows.length]).toEqual([4, 4])
  for (const { id } of shows.slice(2)) await app.call(deleteShow, { session, params: { id } })
  const removed = await Promise.all([first, second].map((id) => app.call(deleteShow, { session, params: { id } })))
  expect(removed.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await list(session)).toHaveLength(1)
})

test('an upload and the deletion of its show at the same time leave no project without a show', async () => {
  const { session, second } = await ownerOfTwo()
  const [uploaded, removed] = await Promise.all([
    upload(app, session, sampleTalk, { showId: second }),
    app.call(deleteShow, { session, params: { id: second } }),
  ])
  expect([
    [200, 409],
    [404, 200],
  ]).toContainEqual([uploaded.status, removed.status])
})

test('a closed team keeps its first show; shows with something in them come along from the admin’s own workspace', async () => {
  const { admin: founder } = await buildTeam(app)
  await app.call(saveTeamSettings, { session: founder.session, body: { podcastName: 'The Team’s' } })
  const heir = await buildPerson(app, { subscribed: true })
  const { session } = heir
  await upload(app, session, { ...sampleTalk, filename: 'own.vtt' })
  await app.call(saveTeamSettings, { session, body: { podcastName: 'My Own' } })
  const empty = (await create(session, 'Empty')).body.id
  await app.call(saveShowSettings, { session, params: { id: empty }, body: { podcastName: '' } })
  const body = { email: heir.email, role: 'admin' }
  const { body: invitation } = await app.call(addMember, { session: founder.session, body })
  await app.call(acceptInvitation, { session, params: { id: invitation.id } })
  expect((await list(session)).map(({ name }) => name)).toEqual(['The Team’s'])
  expect((await app.call(closeTeam, { session, body: { password: heir.password } })).status).toBe(200)
  const shows = await list(session)
  expect(shows).toMatchObject([
    { name: 'The Team’s', projects: 0 },
    { name: 'My Own', projects: 1 },
    { name: '', projects: 0 },
  ])
  expect(await names(session, shows[1]?.id)).toEqual(['own.vtt'])
})
