import { contentTypeKeys, type Evidence, timeCode } from '@podcastai/content-types'
import {
  generateContent,
  getContent,
  getGeneratedContent,
  getTranscript,
  saveContent,
  saveTeamSettings,
  setFacts,
} from '@podcastai/contracts'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildPerson, endPlan, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
import { quickContent, quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { contentVersions, transcripts } from '../../platform/database/schema.ts'
import { type Engine, EngineRefusal } from '../../platform/engine/engine.ts'

const quick = quickEngine()
const write = vi.fn(quick.write)
let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine({ write: write as Engine['write'] }) })
  person = await buildPerson(app, { subscribed: true })
})
afterAll(() => app.close())
beforeEach(() => {
  write.mockReset().mockImplementation(quick.write)
})

async function project(fields: Record<string, string> = {}, file = {}) {
  const { body } = await upload(app, person.session, file, fields)
  return whenProcessed(app, person.session, body.id)
}

const as = (id: string, contentType = 'quotes') => ({ session: person.session, params: { id, contentType } })
const generate = (id: string, contentType?: string) => app.call(generateContent, as(id, contentType))
const save = (id: string, contentType: string, content: unknown) =>
  app.call(saveContent, { ...as(id, contentType), body: { content } })
const loadContent = async (id: string) => (await app.call(getContent, as(id))).body
const findGeneration = async (id: string, key = 'quotes') => {
  const { body } = await app.call(getTranscript, as(id))
  return body.generation.find(({ contentType }) => contentType === key)
}

function findVersions(id: string, contentType: string) {
  return app.db
    .select({ version: contentVersions.version, content: contentVersions.content, origin: contentVersions.origin })
    .from(contentVersions)
    .where(and(eq(contentVersions.transcriptId, id), eq(contentVersions.contentType, contentType)))
    .orderBy(asc(contentVersions.version))
}

const said = 'A queue is not a business model, it is a photograph of one good hour.'
const quote = { ...quickContent.quotes[0], text: said, speaker: 'Jonas' }

test('[API-17] [API-18] both reads answer the same content by type, and nothing of what is not generated', async () => {
  const { id } = await project({}, sampleTalk)
  const { body } = await app.call(getContent, as(id))
  expect(body).toEqual(quickContent)
  expect((await app.call(getGeneratedContent, as(id))).body).toEqual(body)
  const { id: empty } = await project({ generate: 'false' })
  expect((await app.call(getContent, as(empty))).body).toEqual({})
})

test.each(contentTypeKeys)(
  '[API-19] [API-32] %s is generated without a body and answered as it is now',
  async (key) => {
    const { id } = await project({ generate: 'false' }, sampleTalk)
    const { status, body } = await generate(id, key)
    const { content: _text, ...transcript } = (await app.call(getTranscript, as(id))).body
    expect({ status, body }).toEqual({
      status: 200,
      body: { contentType: key, content: quickContent[key], transcript },
    })
    expect(Object.keys(await loadContent(id))).toEqual([key])
    expect(await findGeneration(id, key)).toMatchObject({ state: 'generated', version: 1, edited: false })
  },
)

test.each(contentTypeKeys)('[API-20] [API-32] %s is saved as a new version, by an ended plan too', async (key) => {
  const owner = await buildPerson(app, { subscribed: true })
  const { id } = (await upload(app, owner.session)).body
  await whenProcessed(app, owner.session, id)
  await endPlan(app, owner)
  const call = { session: owner.session, params: { id, contentType: key } }
  const content = (await app.call(getContent, call)).body[key]
  const { status, body } = await app.call(saveContent, { ...call, body: { content } })
  expect({ status, contentType: body.contentType }).toEqual({ status: 200, contentType: key })
  expect((await app.call(getContent, call)).body[key]).toEqual(body.content)
  expect(body.transcript.generation.find(({ contentType }) => contentType === key)).toMatchObject({
    version: 2,
    edited: true,
    engine: 'Quick engine',
  })
  expect(await findVersions(id, key)).toMatchObject([{ origin: 'generated' }, { origin: 'edited' }])
})

test('[CONTENT-30] a quote keeps its mark while it is verbatim and of its speaker, and loses it otherwise', async () => {
  const { id } = await project()
  const edits = [
    { ...quote, verified: false },
    { ...quote, text: said.replace('one good', 'a good'), verified: true },
    { ...quote, speaker: 'Maya', verified: true },
    { ...quote, text: 'And not one of them had eaten lunch. What happened to the money?', verified: true },
  ]
  const { body } = await save(id, 'quotes', edits)
  expect((body.content as { verified: boolean }[]).map(({ verified }) => verified)).toEqual([true, false, false, false])
})

test('[CONTENT-30] a quote whose ends were moved stays verbatim, and is told where and when it was said now', async () => {
  const { id } = await project()
  const { body: before } = await app.call(getContent, as(id, 'quotes'))
  const queue = 'A queue is not a business model, it is a photograph of one good hour.'
  const one = { ...before.quotes?.[0], text: queue }
  const longer = { ...one, text: `Profit rose by thirty-four percent in the first year. ${queue}` }
  const { body } = await save(id, 'quotes', [one, longer])
  const [short, long] = body.content as { verified: boolean; timestamp: string; evidence: Evidence }[]
  expect(short).toMatchObject({ verified: true })
  expect(long).toMatchObject({ verified: true, evidence: { to: short?.evidence.to } })
  expect(long?.evidence.from.offset).toBeLessThan(short?.evidence.from.offset ?? 0)
  expect(long?.evidence.start).toBeLessThan(short?.evidence.start ?? 0)
  expect(long?.timestamp).toBe(timeCode(long?.evidence.start ?? 0))
})

test('what can be counted is counted by the server: the characters of a caption', async () => {
  const { id } = await project()
  const caption = { ...quickContent.social_media.short, caption: 'Twelve signs', characterCount: 999 }
  await save(id, 'social_media', { ...quickContent.social_media, short: caption })
  expect((await loadContent(id)).social_media?.short).toMatchObject({ caption: 'Twelve signs', characterCount: 12 })
})

test('more than any writer makes is refused with 400', async () => {
  const { id } = await project()
  const { body } = await app.call(getContent, as(id, 'quotes'))
  const [quote] = body.quotes ?? []
  const many = (count: number) => Array.from({ length: count }, () => ({ ...quote, text: 'a'.repeat(1800) }))
  expect(await save(id, 'quotes', many(50))).toMatchObject({ status: 200 })
  expect(await save(id, 'quotes', many(150))).toMatchObject({ status: 400 })
})

test('[API-34] content of another shape is refused with 400 and stored nowhere', async () => {
  const { id } = await project()
  const before = await loadContent(id)
  for (const wrong of [undefined, null, 'text', {}, [{ text: 'no speaker' }], [{ ...quote, category: 'rant' }]]) {
    expect(await save(id, 'quotes', wrong), JSON.stringify(wrong)).toMatchObject({ status: 400 })
  }
  expect(await loadContent(id)).toEqual(before)
  expect(await findVersions(id, 'quotes')).toHaveLength(1)
})

test('half an emoji and NUL in an edited text are stored, not answered with 500', async () => {
  const { id } = await project()
  const { status, body } = await save(id, 'quotes', [{ ...quote, text: 'cut \ud83d here\u0000' }])
  expect({ status, content: body.content }).toMatchObject({ status: 200, content: [{ text: 'cut \ufffd here' }] })
})

test('[API-46] what is missing, then what is wrong in the body, then what is in conflict', async () => {
  const { id } = await project({ generate: 'false' })
  expect(await save(crypto.randomUUID(), 'quotes', 'wrong')).toMatchObject({ status: 404 })
  await app.db.update(transcripts).set({ status: 'analyzing' }).where(eq(transcripts.id, id))
  expect(await save(id, 'quotes', 'wrong')).toMatchObject({ status: 400 })
  expect(await save(id, 'quotes', [quote])).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await findVersions(id, 'quotes')).toEqual([])
})

test('[API-39] while a project is being processed, generating answers 409', async () => {
  const { id } = await project()
  await app.db.update(transcripts).set({ status: 'analyzing' }).where(eq(transcripts.id, id))
  expect(await generate(id)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('[API-44] with the engine away generating answers 503 with the reason, which stays with the type', async () => {
  const { id } = await project({ generate: 'false' })
  write.mockRejectedValue(new EngineRefusal('engine_down', 'The model cannot be reached.'))
  expect(await generate(id)).toMatchObject({
    status: 503,
    body: { code: 'engine_down', message: 'The model cannot be reached.' },
  })
  expect(await findGeneration(id)).toMatchObject({
    state: 'failed',
    reason: 'The model cannot be reached.',
    version: 0,
  })
})

test('writing again that fails leaves the version that is there', async () => {
  const { id } = await project()
  const before = await loadContent(id)
  write.mockRejectedValue(new Error('key sk-secret is not valid'))
  const answer = await generate(id)
  expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } })
  expect(answer.body.message).not.toContain('secret')
  expect(await loadContent(id)).toEqual(before)
  expect(await findGeneration(id)).toMatchObject({ state: 'generated', version: 1 })
  expect((await findGeneration(id))?.reason).not.toContain('secret')
})

/** Something else than before: otherwise nothing is stored. */
async function writeReversed(order: Parameters<Engine['write']>[0]) {
  const written = await quick.write(order)
  return { ...written, content: (written.content as unknown[]).toReversed() as never }
}

test('writing again keeps what was edited, and asks for another attempt at the rest', async () => {
  const { id } = await project({}, sampleTalk)
  await save(id, 'quotes', [quote, ...quickContent.quotes.slice(1)])
  expect((await generate(id)).body).toMatchObject({ unchanged: true })
  expect(await findVersions(id, 'quotes')).toHaveLength(2)
  write.mockImplementationOnce(writeReversed)
  const { status, body } = await generate(id)
  const texts = (body.content as { text: string }[]).map(({ text }) => text)
  expect({ status, texts }).toEqual({
    status: 200,
    texts: [
      said,
      ...quickContent.quotes
        .slice(1)
        .map((one) => one.text)
        .toReversed(),
    ],
  })
  expect(await findVersions(id, 'quotes')).toMatchObject([
    { version: 1, origin: 'generated' },
    { version: 2, origin: 'edited' },
    { version: 3, origin: 'generated' },
  ])
  expect(write.mock.calls.at(-1)?.[0].brief).toMatchObject({ attempt: 1 })
})

test('two saves at once, and a generation beside them, each get a version', async () => {
  const { id } = await project({}, sampleTalk)
  write.mockImplementationOnce(writeReversed)
  const answers = await Promise.all([save(id, 'quotes', [quote]), save(id, 'quotes', [quote, quote]), generate(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await findVersions(id, 'quotes')).map(({ version }) => version)).toEqual([1, 2, 3, 4])
})

test('the writer is told the hosts of the episode before those of the settings, and their full names from there', async () => {
  await app.call(saveTeamSettings, { session: person.session, body: { hostNames: 'Maya Brandt, Ada Roth' } })
  await project()
  expect(write.mock.calls.at(-1)?.[0].brief.voice.hostNames).toEqual(['Maya Brandt', 'Ada Roth'])
  await project({ hostName: 'Maya, Ben Okafor' })
  expect(write.mock.calls.at(-1)?.[0].brief.voice.hostNames).toEqual(['Maya Brandt', 'Ben Okafor'])
  await app.call(saveTeamSettings, { session: person.session, body: { hostNames: '' } })
})

test('[FACTS-03] names set on the project reach what is written afterwards', async () => {
  const { id } = await project({ hostName: 'Maya Brandt', guestName: 'Jonas', guestTitle: 'Baker' })
  const people = { hostName: 'Ada Roth', guestName: 'Jonas Reed' }
  await app.call(setFacts, { session: person.session, params: { id }, body: people })
  await generate(id)
  expect(write.mock.calls.at(-1)?.[0].brief).toMatchObject({
    voice: { hostNames: ['Ada Roth'] },
    guest: { name: 'Jonas Reed', title: 'Baker' },
  })
})

test('the writer is told the guest and the name of the project', async () => {
  await project({ guestName: 'Jonas Reed', guestTitle: 'Baker', guestHandle: '@littlehearth' })
  expect(write.mock.calls.at(-1)?.[0].brief).toMatchObject({
    projectTitle: 'closed-on-saturdays',
    guest: { name: 'Jonas Reed', title: 'Baker', handle: '@littlehearth' },
  })
})
