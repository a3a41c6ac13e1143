import {
  createShareLink,
  downloadKit,
  generateContent,
  getSharedProject,
  markNotSpeech,
  retryTranscript,
  saveContent,
  searchWorkspace,
} from '@podcastai/contracts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson, buildTeam, giveRole, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { updateSearchIndex } from '../../worker.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
const stopping = new AbortController()
beforeAll(async () => {
  app = await startTestApp()
  person = await buildPerson(app, { subscribed: true })
  updateSearchIndex(app.deps, stopping.signal)
})
afterAll(async () => {
  stopping.abort()
  await app.close()
})

const project = (options = {}) => correctedProject(app, person.session, options)
const unwritten = { fields: { generate: 'false' } }

async function countFound(q: string): Promise<number> {
  for (const begun = Date.now(); Date.now() - begun < 50_000; ) {
    const { body } = await app.call(searchWorkspace, { session: person.session, query: { q } })
    if (body.waiting === 0) return body.projects.flatMap(({ findings }) => findings).length
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the project does not become searchable')
}

test('[ITEM-05] a passage marked "not speech" is used nowhere, and can be brought back', async () => {
  const { id, at, hide, undo, content, transcript, said, shown, stored, corrections } = await project()
  const quotes = async () => (await content()).quotes ?? []
  const [before, quotesBefore, speakersBefore] = [await stored(), await quotes(), (await transcript()).speakers]
  const quote = quotesBefore.find(({ evidence }) => evidence) ?? quotesBefore[0]
  const { from, to } = quote?.evidence ?? { from: { segment: 0 }, to: { segment: 0 } }
  const lines = (await shown()).slice(from.segment, to.segment + 1).map(({ text }) => text)
  const phrase = (lines[0] ?? '').split(' ').slice(0, 6).join(' ')
  expect(await countFound(`"${phrase}"`)).toBeGreaterThan(0)

  const { status, body } = await hide(from.segment, { to: to.segment })
  expect(status).toBe(200)
  expect(body).toMatchObject({ author: person.username, lost: false })
  expect(body.places.map(({ words }) => words)).toEqual(lines)
  expect((await corrections()).notSpeech).toEqual([body])

  const now = await transcript()
  expect(await said()).not.toContain(phrase)
  expect(now.content).not.toContain(phrase)
  expect(JSON.stringify(now.analysis)).not.toContain(phrase)
  const sum = (speakers: readonly { words: number }[]) => speakers.reduce((all, { words }) => all + words, 0)
  expect(sum(now.speakers)).toBe(sum(speakersBefore) - lines.join(' ').split(' ').length)
  expect(sum(now.analysis?.speakers ?? [])).toBe(sum(now.speakers))
  expect(await countFound(`"${phrase}"`)).toBe(0)
  expect(await quotes()).toHaveLength(quotesBefore.filter((one) => one.evidence?.from.segment !== from.segment).length)
  const { body: link } = await app.call(createShareLink, {
    ...{ session: person.session, params: { id }, body: { name: 'Jonas' } },
  })
  const shared = (await app.call(getSharedProject, { params: { token: link.token } })).body.content
  expect(JSON.stringify(shared)).not.toContain(phrase)
  const url = downloadKit.path.replace(':id', id)
  const kit = unzipSync((await app.app.inject({ url, headers: { 'x-session-id': person.session } })).rawPayload)
  for (const [name, file] of Object.entries(kit)) expect(strFromU8(file).includes(phrase), name).toBe(false)

  // An edit of another quote, and content that is written now.
  const [first, ...others] = await quotes()
  const edited = [{ ...first, text: 'Mine.' }, ...others]
  expect((await app.call(saveContent, { ...at, body: { content: edited } })).status).toBe(200)
  expect(await quotes()).toHaveLength(edited.length)
  const chapters = { ...at, params: { ...at.params, contentType: 'video_clips' } }
  expect((await app.call(generateContent, chapters)).status).toBe(200)
  expect(JSON.stringify(await content())).not.toContain(phrase)

  expect((await undo(body.id)).body.notSpeech).toEqual([])
  const after = await stored()
  expect(after.segments).toEqual(before.segments)
  expect(after.project).toEqual(before.project)
  const kept = (await quotes()).filter(({ text }) => text !== 'Mine.')
  expect(kept).toEqual(quotesBefore.filter(({ text }) => kept.some((one) => one.text === text)))
  expect(kept.map(({ text }) => text)).toContain(quote?.text)
  expect(await countFound(`"${phrase}"`)).toBeGreaterThan(0)
})

test('words around a passage that is not speech can be corrected, and all of it undone in any order', async () => {
  const { hide, correct, undo, said, stored } = await project()
  const before = await stored()
  const { body: hidden } = await hide(1, { seen: 'because every Saturday loaf cost us more' })
  expect(await said()).toContain('We closed on Saturdays than we charged for it.')
  const { body: corrected } = await correct('than', 'then', { scope: 'here' })
  const { body: everywhere } = await correct('Saturdays', 'Sundays')
  expect(await said()).toContain('We closed on Sundays then we charged for it.')
  await undo(hidden.id)
  expect(await said()).toContain('We closed on Sundays because every Saturday loaf cost us more then we charged')
  const { body: again } = await hide(1, { seen: 'Sundays because' })
  expect(await said()).toContain('We closed on every Saturday')
  await undo(everywhere.id)
  await undo(corrected.id)
  expect(await said()).toContain('We closed on every Saturday loaf cost us more than')
  await undo(again.id)
  expect(await stored()).toEqual(before)
})

test('a turn that is not speech stays so when the file is read again', async () => {
  const { id, at, hide, stored, undoAll, speakers, transcript } = await project(unwritten)
  const before = await stored()
  await hide(2)
  const hidden = await stored()
  expect((await transcript()).content).not.toContain('What happened')
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Maya', 'Jonas'])
  await app.call(retryTranscript, at)
  await whenProcessed(app, person.session, id)
  expect((await stored()).segments).toEqual(hidden.segments)
  expect((await stored()).project?.content).toEqual(hidden.project?.content)
  await undoAll()
  expect((await stored()).segments).toEqual(before.segments)
})

test('refuses words that changed, all words, no words, and people who may only read', async () => {
  const { at, hide, said } = await project(unwritten)
  expect((await hide(0, { to: 3 })).status).toBe(400)
  const body = { from: { segment: 1, offset: 0 }, to: { segment: 1, offset: 9 }, seen: 'We opened' }
  expect((await app.call(markNotSpeech, { ...at, body })).status).toBe(409)
  expect((await app.call(markNotSpeech, { ...at, body: { ...body, to: body.from, seen: ' ' } })).status).toBe(400)
  const { admin, members } = await buildTeam(app, { roles: ['user'] })
  await giveRole(app, members[0] ?? admin, 'listener')
  const other = await correctedProject(app, admin.session, unwritten)
  expect((await other.hide(0, { as: members[0]?.session ?? '' })).status).toBe(403)
  expect((await app.call(markNotSpeech, { ...at, session: admin.session, body })).status).toBe(404)
  expect(await said()).toContain('We closed')
})
