// The language of the texts, per show and per generation: what a model is asked, what is refused, what stays as said.
import { readFileSync } from 'node:fs'
import {
  createShow,
  generateContent,
  getAssistantPrompt,
  getContent,
  getTranscript,
  readAssistantAnswer,
  rewriteItem,
  saveContent,
  saveShowSettings,
} from '@podcastai/contracts'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { classifyErrand, findTypes, goodModel, goodPieces } from '../../../test/good-model.ts'
import {
  answers,
  type ModelProvider,
  type ModelRequest,
  startModelProvider,
} from '../../../test/model-provider/model-provider.ts'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { quickly, settingsFor } from '../../platform/engine/model/model-client.fixture.ts'
import { modelClient } from '../../platform/engine/model/model-client.ts'
import { modelEngine } from '../../platform/engine/model-engine.ts'

const filename = 'the-bakery-that-closed-on-saturdays.vtt'
const bytes = readFileSync(`samples/${filename}`)
const transcript = parseTranscript(bytes, filename)

const german = [
  {
    at: 'short',
    ids: [21, 25, 29],
    text: 'Jonas Reed lieh sich 62.000 Dollar und kaufte einen Ofen.\n\nVorher hat er zwölf Jahre lang in einer Fabrik für Verpackungen gearbeitet. Heute gehört ihm die Bäckerei Little Hearth.',
  },
  {
    at: 'medium',
    ids: [29, 30, 31, 33],
    text: 'Die Frau, die den Kredit vergab, stellte Jonas Reed nur eine Frage.\n\nWas passiert in einer Woche, in der Sie krank sind? Er lachte sie aus, denn er wurde ja nie krank. Geliehen hat er sich damals 62.000 Dollar, und dazu kamen 19.000 von seinem eigenen Geld.',
  },
  {
    at: 'long',
    ids: [27, 28, 40, 42, 43, 44],
    text: 'Jede Woche in der Bäckerei war um den Samstag herum gebaut.\n\nJonas Reed ist um zwei Uhr in der Nacht aufgestanden. Am Donnerstag wurde schon für den Samstag geknetet, und am Freitag ging niemand vor acht Uhr abends nach Hause. Über den Ofen sagt er: “The oven was louder.” Lauter als ein Motorrad also, und gefährlicher auch, wenn man den Kredit mitzählt.',
  },
].map((piece) => ({ ...piece, kind: '' }))

const translation = 'Genau das ist der Satz, an den ich seitdem jeden Tag denke.'

let provider: ModelProvider
let app: TestApp
let session: string
/** Projects of two shows: the first one's language is that of the episode, the other one's is German. */
let project: { plain: string; german: string }
/** The model writes English whatever it is asked. */
let isStubborn = false

const wantsGerman = ({ system }: Pick<ModelRequest, 'system'>) => system.includes('in German. Everything between')

beforeAll(async () => {
  const good = goodModel(transcript, (request) => {
    if (findTypes(request)[0] === 'quotes' && classifyErrand(request) === 'writing' && wantsGerman(request)) {
      const [first, ...others] = goodPieces('quotes', understand(transcript))
      return answers({
        pieces: [first, { at: 'translation', text: translation, ids: first?.ids, kind: '' }, ...others],
      })
    }
    const isCaptions = findTypes(request).includes('social_media') || /at: short\.$/.test(request.prompt)
    const writes = isCaptions && classifyErrand(request) !== 'check' && !isStubborn
    return writes && wantsGerman(request) ? answers({ pieces: german }) : null
  })
  provider = await startModelProvider(async (request) => good(request))
  app = await startTestApp({
    engine: (_, threads) => {
      const model = modelClient(settingsFor('openai', provider.baseUrl), quickly())
      return modelEngine({ ...threads, model, logFault: () => {} })
    },
  })
  session = (await buildPerson(app, { subscribed: true })).session
  const { body: other } = await app.call(createShow, { session, body: { name: 'Kleine Türen' } })
  const set = { session, params: { id: other.id }, body: { outputLanguage: 'de' } }
  expect((await app.call(saveShowSettings, set)).status).toBe(200)
  const add = async (fields: Record<string, string>) => {
    const { body } = await upload(app, session, { filename, bytes }, { generate: 'false', ...fields })
    return (await whenProcessed(app, session, body.id)).id
  }
  project = { plain: await add({}), german: await add({ showId: other.id }) }
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(() => {
  isStubborn = false
  provider.requests.length = 0
})

const write = (id: string, contentType: string, body?: object) =>
  app.call(generateContent, { session, params: { id, contentType }, ...(body && { body }) } as never)
const captions = async (id: string) => {
  const { body } = await app.call(getContent, { session, params: { id } })
  return Object.values(body.social_media ?? {}).map(({ caption }) => caption)
}
const germanTexts = german.map(({ text }) => text)
const findGap = async (id: string, contentType: string) =>
  (await app.call(getTranscript, { session, params: { id } })).body.generation.find(
    (one) => one.contentType === contentType,
  )?.gap

test('[WRITER-04] texts are in the language of the show or of one generation, and quotes stay as said', async () => {
  expect((await write(project.german, 'social_media')).status).toBe(200)
  expect(await captions(project.german)).toEqual(germanTexts)
  const checked = provider.requests.find((request) => classifyErrand(request) === 'check')
  expect(`${checked?.system}${checked?.prompt}`).toContain('The episode is in English, the texts are in German.')

  provider.requests.length = 0
  await write(project.plain, 'social_media')
  expect(provider.requests.some(wantsGerman)).toBe(false)
  expect(await captions(project.plain)).not.toEqual(germanTexts)
  await write(project.plain, 'social_media', { outputLanguage: 'de' })
  expect(await captions(project.plain)).toEqual(germanTexts)

  // A rewrite keeps the language of the text, unless it names another one.
  const rewrite = { session, params: { id: project.plain, contentType: 'social_media', item: 'short' } as const }
  const body = { instruction: 'Shorter' }
  expect((await app.call(rewriteItem, { ...rewrite, body })).body.text).toBe(germanTexts[0])
  provider.requests.length = 0
  await app.call(rewriteItem, { ...rewrite, body: { ...body, outputLanguage: 'en' } })
  expect(provider.requests.some(wantsGerman)).toBe(false)

  await write(project.german, 'quotes')
  const { quotes = [] } = (await app.call(getContent, { session, params: { id: project.german } })).body
  expect(quotes.length).toBeGreaterThan(3)
  for (const { text, verified } of quotes) {
    expect(verified).toBe(true)
    expect(transcript.segments.map((segment) => segment.text).join(' ')).toContain(text.slice(0, -1).slice(1))
  }
})

test('a translation beside a quote is stored with it, can be edited and removed, and goes with the words it translates', async () => {
  await write(project.german, 'quotes')
  const params = { id: project.german, contentType: 'quotes' } as const
  const { quotes = [] } = (await app.call(getContent, { session, params: { id: project.german } })).body
  expect(quotes.map((one) => one.translation)).toEqual([
    { text: translation, language: 'de', from: 'en' },
    ...quotes.slice(1).map(() => undefined),
  ])
  const [quote] = quotes
  const put = async (change: object) => {
    const content = [{ ...quote, ...change }, ...quotes.slice(1)]
    const { status, body } = await app.call(saveContent, { session, params, body: { content } })
    return status === 200 ? (body.content as typeof quotes)[0]?.translation : status
  }
  const own = { text: 'Seitdem denke ich daran.', language: 'de', from: 'en' }
  expect(await put({ translation: own })).toEqual(own)
  expect(await put({ translation: { ...own, language: 'Deutsch' } })).toBe(400)
  expect(await put({ translation: own, text: `${quote?.text} Edited.` })).toBeUndefined()
})

test('texts in another language than the one asked for are refused', async () => {
  isStubborn = true
  const refused = await write(project.plain, 'social_media', { outputLanguage: 'de', instruction: 'Shorter' })
  expect(refused.body).toMatchObject({ message: expect.stringContaining('a text is in another language') })
  expect(refused.status).toBe(422)
})

test('the prompt for a chat assistant and the check of its answer follow the language as well', async () => {
  const params = { id: project.plain }
  const query = { types: 'social_media', outputLanguage: 'de' }
  const { prompt } = (await app.call(getAssistantPrompt, { session, params, query })).body
  expect(prompt).toContain('Quoted words stay in English, exactly as said')
  const shown = await app.call(getAssistantPrompt, { session, params: { id: project.german }, query: {} })
  expect(shown.body.prompt).toContain('Quoted words stay in English, exactly as said')
  const check = async (more: object) => {
    const pieces = [{ ...german[0], text: germanTexts[0]?.replace('kaufte', '“kaufte sich einen lauten Ofen” und') }]
    const answer = JSON.stringify({ pieces: [...pieces, ...german.slice(1)] })
    const body = { types: ['social_media' as const], answers: [answer], save: [], ...more }
    const { types } = (await app.call(readAssistantAnswer, { session, params, body } as never)).body as {
      types: { leftOut: { at: string; why: string }[] }[]
    }
    return types[0]?.leftOut.map(({ at, why }) => [at, /Write in English|was not said like that/.exec(why)?.[0]])
  }
  // A translation in quotation marks is no quotation.
  expect(await check({ outputLanguage: 'de' })).toEqual([['short', 'was not said like that']])
  expect(await check({})).toEqual([
    ['short', 'Write in English'],
    ['medium', 'Write in English'],
    ['long', 'Write in English'],
  ])
})

test('the built-in engine writes in the language of the talk, and says so with a way out', async () => {
  await write(project.german, 'episode_titles', { engine: 'builtin' })
  expect(await findGap(project.german, 'episode_titles')).toBe(
    'In English, as it was said, because the built-in engine doesn’t translate. A language model or a chat assistant can write this in German.',
  )
  await write(project.plain, 'episode_titles', { engine: 'builtin' })
  expect(await findGap(project.plain, 'episode_titles')).toBeNull()
})

test('a language that is not on the list is refused', async () => {
  expect((await write(project.plain, 'quotes', { outputLanguage: 'klingon' })).status).toBe(400)
})
