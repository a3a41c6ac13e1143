// Jobs and calls with a language model: what is kept of it, what it costs, and what stays when it fails.
import { readFileSync } from 'node:fs'
import { contentTypeKeys } from '@podcastai/content-types'
import {
  Analysis,
  generateContent,
  getBrief,
  getEngineTrouble,
  getSetup,
  getTranscript,
  getUsage,
  listTranscripts,
  renameSpeaker,
  retryTranscript,
  type Transcript,
} from '@podcastai/contracts'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { classifyErrand, findTypes, getPurpose, goodModel, goodPieces } from '../../../test/good-model.ts'
import {
  answers,
  fails,
  type ModelProvider,
  type ModelRequest,
  type Reply,
  says,
  startModelProvider,
} from '../../../test/model-provider/model-provider.ts'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { readNotes, storeAnalysis } from '../../../test/store-written.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { transcripts } from '../../platform/database/schema.ts'
import { quickly, settingsFor, testKey } from '../../platform/engine/model/model-client.fixture.ts'
import { type ModelClient, modelClient } from '../../platform/engine/model/model-client.ts'
import { modelEngine } from '../../platform/engine/model-engine.ts'

const filename = 'the-bakery-that-closed-on-saturdays.vtt'
const bytes = readFileSync(`samples/${filename}`)

let provider: ModelProvider
let app: TestApp
let session: string
/** As `AI_CONTEXT_TOKENS` sets it. */
let contextTokens: number
/** One that holds the episode only in parts: it is read first, and each type is asked for by itself. */
const small = 8_192
/** Answers in place of the good model where it gives one. */
let instead: (request: ModelRequest) => Reply | null = () => null
/** Kept when the model may answer. */
let held = Promise.resolve()
beforeAll(async () => {
  const good = goodModel(parseTranscript(bytes, filename), (request) => instead(request))
  provider = await startModelProvider(async (request) => {
    await held
    return good(request)
  })
  app = await startTestApp({
    engine: (_, threads) => {
      const model = modelClient(settingsFor('openai', provider.baseUrl), quickly())
      const changing: ModelClient = {
        ...model,
        get contextTokens() {
          return contextTokens
        },
      }
      return modelEngine({ ...threads, model: changing, logFault: () => {} })
    },
  })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(() => {
  instead = () => null
  held = Promise.resolve()
  contextTokens = 100_000
  provider.requests.length = 0
})

async function processed(fields: Record<string, string> = {}) {
  const { body } = await upload(app, session, { filename, bytes }, fields)
  return whenProcessed(app, session, body.id)
}

const asked = () => provider.requests.map(getPurpose).sort()
/** What was written, and whether the episode was read for it. */
const written = () => asked().filter((purpose) => !['check', 'repair', 'ranking'].includes(purpose))
const once = ['analysis', ...contentTypeKeys].sort()
const at = (id: string, contentType = 'quotes') => ({ session, params: { id, contentType } })

test('the model writes all types in two requests and is asked once whether it is true; what it cost is kept', async () => {
  const project = await processed()
  expect(project).toMatchObject({ status: 'completed', generatedTypes: contentTypeKeys.length })
  const { body: setup } = await app.call(getSetup)
  expect(new Set(project.generation.map(({ engine }) => engine))).toEqual(new Set([setup.engine.label]))
  expect(project.generation.map(({ gap }) => gap)).toEqual(contentTypeKeys.map(() => null))
  expect(asked()).toEqual(['check', 'kit', 'kit'])

  const { body: usage } = await app.call(getUsage, at(project.id))
  expect(usage.purposes.map(({ purpose, calls }) => [purpose, calls]).sort()).toEqual([
    ['check', 1],
    ['kit', 2],
  ])
  expect(usage.total).toMatchObject({ calls: 3, unpriced: 0 })
  const sum = (field: 'inputTokens' | 'outputTokens') => usage.purposes.reduce((all, one) => all + one[field], 0)
  expect(usage.total).toMatchObject({ inputTokens: sum('inputTokens'), outputTokens: sum('outputTokens') })
  expect(usage.total.dollars).toBeGreaterThan(0)

  const { body: brief } = await app.call(getBrief, at(project.id))
  expect(brief.engine).toBe(setup.engine.label)
  expect(brief.sections.every(({ text }) => text !== '')).toBe(true)
})

test('what was left out is said of its type until it is written again', async () => {
  const invented = { at: 'quote', text: 'Bread is a lie that bakers tell.', ids: [4], kind: 'insight' }
  instead = (request) => {
    if (classifyErrand(request) === 'repair') return answers({ pieces: [] })
    if (!findTypes(request).includes('quotes')) return null
    return answers({ pieces: [invented, ...goodPieces('quotes', understand(parseTranscript(bytes, filename)))] })
  }
  const { id } = await processed({ generate: 'false' })
  const findQuotes = ({ generation }: Pick<Transcript, 'generation'>) =>
    generation.find(({ contentType }) => contentType === 'quotes')
  const { body: first } = await app.call(generateContent, at(id))
  expect(findQuotes(first.transcript)).toMatchObject({
    state: 'generated',
    gap: '1 text didn’t pass the checks and was left out: a quote doesn’t match the transcript.',
  })
  instead = () => null
  const { body: again } = await app.call(generateContent, at(id))
  expect(findQuotes(again.transcript)).toMatchObject({ state: 'generated', gap: null })
})

test('[API-44] with a key that is refused the job ends completed, every type with the reason', async () => {
  instead = () => fails('invalid_key')
  const project = await processed()
  expect(project).toMatchObject({ status: 'completed', generatedTypes: 0, statusReason: null })
  expect(project.analysis?.summary).not.toBe('')
  for (const { state, reason } of project.generation) {
    expect({ state, reason }).toEqual({
      state: 'failed',
      reason: expect.stringMatching(/^The language model does not accept this server’s key/),
    })
  }

  const refused = await app.call(generateContent, at(project.id))
  expect(refused).toMatchObject({ status: 503, body: { code: 'engine_down' } })
  expect(JSON.stringify([project, refused.body])).not.toMatch(new RegExp(`${testKey}|AI_[A-Z]`))
  expect(project).toMatchObject({ failedTypes: contentTypeKeys })
  const { body: told } = await app.call(getEngineTrouble, { session })
  expect(told.trouble?.message).toMatch(/key is invalid\. Check AI_API_KEY/)
  const filled = await app.call(generateContent, { ...at(project.id), body: { engine: 'builtin' } })
  expect(filled.status).toBe(200)
  const quotes = filled.body.transcript.generation.find(({ contentType }) => contentType === 'quotes')
  expect(quotes).toMatchObject({ state: 'generated', engine: 'Built-in engine' })
  const { body: projects } = await app.call(listTranscripts, { session })
  const others = contentTypeKeys.filter((key) => key !== 'quotes')
  expect(projects.find(({ id }) => id === project.id)?.failedTypes).toEqual(others)
})

test('only the first account sees which request was refused, and not in the provider’s words', async () => {
  const message = 'Cannot process "The bakery lost money on every Saturday loaf".'
  instead = () => fails('bad_request', { message })
  await processed()
  const { body: told } = await app.call(getEngineTrouble, { session })
  expect(told.trouble?.message).toBe('The model provider refuses the request to "gpt-5.4-mini" (status 400).')
  const { session: other } = await buildPerson(app, { subscribed: true })
  expect(await app.call(getEngineTrouble, { session: other })).toMatchObject({ status: 200, body: { trouble: null } })
})

test.each([
  ['answers again', () => null],
  ['rejects the request', () => says('No.', 'refusal')],
  ['answers in another form', () => says('Certainly!')],
])('a model that %s is no trouble any more', async (_, reply) => {
  const trouble = async () => (await app.call(getEngineTrouble, { session })).body.trouble?.message ?? null
  instead = () => fails('unknown_model')
  const { id } = await processed()
  expect(await trouble()).toContain('does not know the model')
  instead = () => fails('unavailable')
  await app.call(generateContent, at(id))
  expect(await trouble()).toContain('does not know the model')
  instead = () => fails('invalid_key')
  await app.call(generateContent, at(id))
  expect(await trouble()).toContain('key is invalid')
  instead = reply
  await app.call(generateContent, at(id))
  expect(await trouble()).toBeNull()
})

test('what passes by itself is nobody’s to mend, so no trouble', async () => {
  instead = () => fails('unavailable')
  await processed()
  expect((await app.call(getEngineTrouble, { session })).body).toEqual({ trouble: null })
})

test('a model that is away when it should read is asked nothing more', async () => {
  contextTokens = small
  instead = () => fails('invalid_key')
  expect(await processed()).toMatchObject({ status: 'completed', generatedTypes: 0 })
  expect(new Set(asked())).toEqual(new Set(['analysis']))
})

test('types that fail affect no others, and a retry pays for those alone', async () => {
  instead = (request) => (findTypes(request).includes('quotes') ? fails('server_error') : null)
  const { id, generation } = await processed()
  const failed = generation.filter(({ state }) => state === 'failed').map(({ contentType }) => contentType)
  expect(failed).toContain('quotes')
  expect(failed.length).toBeLessThan(contentTypeKeys.length)
  provider.requests.length = 0
  instead = () => null
  await app.call(retryTranscript, at(id))
  expect(await whenProcessed(app, session, id)).toMatchObject({ generatedTypes: contentTypeKeys.length })
  const writings = provider.requests.filter((request) => classifyErrand(request) === 'writing')
  expect(writings.flatMap(findTypes).sort()).toEqual(failed.sort())
})

test('an episode that the model sees whole is never read apart, and a single type asks for that type alone', async () => {
  const { id } = await processed({ generate: 'false' })
  for (const type of ['quotes', 'quotes']) expect((await app.call(generateContent, at(id, type))).status).toBe(200)
  expect(written()).toEqual(['quotes', 'quotes'])
  expect(await readNotes(app, id)).toBeNull()
})

test('a job whose worker died takes up the notes that were paid for', async () => {
  contextTokens = small
  const { id } = await processed({ generate: 'false' })
  expect(asked()).toEqual([])
  expect((await app.call(generateContent, at(id))).status).toBe(200)
  expect(new Set(written())).toEqual(new Set(['analysis', 'quotes']))
  provider.requests.length = 0
  // As a worker leaves it that was killed between two types.
  await app.db.update(transcripts).set({ status: 'analyzing', generateAll: true }).where(eq(transcripts.id, id))
  await app.db.transaction((tx) => app.deps.jobs.enqueue(tx, 'process-transcript', { transcriptId: id }))
  expect(await whenProcessed(app, session, id)).toMatchObject({ generatedTypes: contentTypeKeys.length })
  expect(written()).toEqual(contentTypeKeys.filter((key) => key !== 'quotes').sort())
  const { body } = await app.call(getTranscript, at(id))
  expect(body.generation.map(({ version }) => version)).toEqual(contentTypeKeys.map(() => 1))
})

test('what the model noted follows when a speaker gets another name', async () => {
  const { id } = await processed()
  const notes = { about: 'Maya Brandt asks why.', topics: [], names: [], facts: [], moments: [] }
  await storeAnalysis(app, id, { notes })
  const body = { labels: ['Maya Brandt'], from: 'Maya Brandt', to: 'Ada Stone' }
  expect((await app.call(renameSpeaker, { ...at(id), body })).status).toBe(200)
  expect(await readNotes(app, id)).toEqual({ ...notes, about: 'Ada Stone asks why.' })
})

test('merging two speakers renumbers sentences, so notes that number them are dropped and made again', async () => {
  contextTokens = small
  const { id } = await processed()
  const body = { labels: ['Jonas Reed'], from: 'Jonas Reed', to: 'Maya Brandt' }
  expect((await app.call(renameSpeaker, { ...at(id), body })).status).toBe(200)
  expect(await readNotes(app, id)).toBeNull()
  provider.requests.length = 0
  expect((await app.call(generateContent, at(id))).status).toBe(200)
  expect(new Set(written())).toEqual(new Set(['analysis', 'quotes']))
  expect(await readNotes(app, id)).not.toBeNull()
})

test('a speaker who is renamed while the model reads keeps the new name', async () => {
  contextTokens = small
  const { id } = await processed({ generate: 'false' })
  const reading = Promise.withResolvers<void>()
  held = reading.promise
  const generating = app.call(generateContent, at(id))
  await vi.waitFor(() => expect(asked()).toContain('analysis'), 10_000)
  const body = { labels: ['Maya Brandt'], from: 'Maya Brandt', to: 'Ada Stone' }
  expect((await app.call(renameSpeaker, { ...at(id), body })).status).toBe(200)
  reading.resolve()
  expect((await generating).status).toBe(200)
  const { analysis } = await readStored(id)
  expect(await readNotes(app, id)).not.toBeNull()
  expect(Analysis.parse(analysis).speakers.map(({ name }) => name)).toEqual(['Jonas Reed', 'Ada Stone'])
})

test('two speakers who become one while the model reads leave its notes unused', async () => {
  contextTokens = small
  const { id } = await processed({ generate: 'false' })
  const reading = Promise.withResolvers<void>()
  held = reading.promise
  const generating = app.call(generateContent, at(id))
  await vi.waitFor(() => expect(asked()).toContain('analysis'), 10_000)
  const body = { labels: ['Jonas Reed'], from: 'Jonas Reed', to: 'Maya Brandt' }
  expect((await app.call(renameSpeaker, { ...at(id), body })).status).toBe(200)
  reading.resolve()
  expect((await generating).status).toBe(200)
  const { analysis } = await readStored(id)
  expect(await readNotes(app, id)).toBeNull()
  expect(Analysis.parse(analysis).speakers.map(({ name }) => name)).toEqual(['Maya Brandt'])
})

test('an episode that the model would not read is written all the same, and the reading is not asked for again', async () => {
  contextTokens = small
  instead = (request) => (getPurpose(request) === 'analysis' ? says('No.', 'refusal') : null)
  const project = await processed()
  expect(project).toMatchObject({ status: 'completed', generatedTypes: contentTypeKeys.length })
  expect([...new Set(written())]).toEqual(once)
  provider.requests.length = 0
  expect((await app.call(generateContent, at(project.id))).status).toBe(200)
  expect(written()).toEqual(['quotes'])
  const { body } = await app.call(getBrief, at(project.id))
  expect(body.sections.map(({ text }) => text).join()).toMatch(/refused/)
})

test('two who ask at once for a project without notes pay for one reading', async () => {
  contextTokens = small
  const { id } = await processed({ generate: 'false' })
  const answers = await Promise.all(['quotes', 'episode_titles'].map((type) => app.call(generateContent, at(id, type))))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const readings = provider.requests.filter((request) => classifyErrand(request) === 'analysis')
  expect(new Set(readings.map(({ prompt }) => prompt)).size).toBe(readings.length)
  expect(new Set(written())).toEqual(new Set(['analysis', 'episode_titles', 'quotes']))
})

async function readStored(id: string) {
  const [row] = await app.db.select().from(transcripts).where(eq(transcripts.id, id))
  if (!row) throw new Error('the project is gone')
  return row
}
