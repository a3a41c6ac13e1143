// The clip tool with a language model: whose words stand on a clip, what it costs, and how each fault ends.
import { generateClipThumbnails, saveTeamSettings } from '@podcastai/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { classifyErrand, doubting, falseControls } from '../../../test/good-model.ts'
import {
  answers,
  fails,
  type ModelProvider,
  type ModelRequest,
  type Reply,
  says,
  startModelProvider,
} from '../../../test/model-provider/model-provider.ts'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { engineUsage } from '../../platform/database/schema.ts'
import { quickly, settingsFor, testKey } from '../../platform/engine/model/model-client.fixture.ts'
import { modelClient } from '../../platform/engine/model/model-client.ts'
import { modelEngine } from '../../platform/engine/model-engine.ts'

let provider: ModelProvider
let app: TestApp
let session: string
let reply: (request: ModelRequest) => Reply
beforeAll(async () => {
  provider = await startModelProvider((request) => reply(request))
  app = await startTestApp({
    worker: false,
    engine: (_, threads) =>
      modelEngine({
        ...threads,
        model: modelClient(settingsFor('openai', provider.baseUrl), quickly()),
        logFault: () => {},
      }),
  })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(async () => {
  provider.requests.length = 0
  await app.db.delete(engineUsage)
})

const talk =
  'Ann: So what changed?\nBen: We stopped doing estimates. The strange thing is that delivery got faster, by about 40 percent. Nobody was padding anymore. Deadlines do not make you fast. Small batches make you fast.'
const piece = (at: string, text: string, ids: number[]) => ({ at, text, ids, kind: '' })
type Text = ReturnType<typeof piece>
const texts = [
  piece('text', '*Nobody* was padding anymore | It sounds like an admission.', [3]),
  piece('text', 'Small *batches* make you fast | Small beside fast.', [5]),
  piece('text', '*delivery* got faster | It makes one ask how.', [2]),
]
const caption = piece(
  'caption',
  'Ben: “We stopped doing estimates.”\n\nDelivery got faster, by about 40 percent. “Small batches make you fast.”\n\nWhat would you stop doing?',
  [1, 2, 5],
)
const lie = piece('caption', 'Ann: “We stopped doing estimates.” Delivery got slower, by about 70 percent.', [1, 2])

const generate = (content = talk, engine?: 'builtin') =>
  app.call(generateClipThumbnails, { session, body: { clips: [{ id: 'one', filename: 'one.mp4', content }], engine } })
const usages = () => app.db.select().from(engineUsage)
const label = () => app.deps.engine.label

/** Writes these pieces, mends what is asked for, and doubts nothing but the control questions. */
function writing(first: Text[], mended: Text[] = []) {
  const written = [...first, ...mended].map(({ text }) => text)
  reply = (request) => {
    if (classifyErrand(request) === 'check')
      return doubting(request, falseControls(request, written), 'Nobody says so.')
    return answers({ pieces: classifyErrand(request) === 'repair' ? mended : first })
  }
}

test('the model writes in the words of the clip and in the workspace’s voice, and its cost is kept', async () => {
  expect((await app.call(saveTeamSettings, { session, body: { brandGuidelines: 'Say it plainly.' } })).status).toBe(200)
  writing([...texts, caption])
  const { status, body } = await generate()
  expect(status).toBe(200)
  expect(body.clips[0]).toMatchObject({
    engine: label(),
    gap: null,
    socialMediaCaption: { fullCaption: caption.text },
  })
  expect(body.clips[0]?.textOptions.map(({ text }) => text)).toEqual([
    'Nobody was padding anymore',
    'Small batches make you fast',
    'Delivery got faster',
  ])
  expect(provider.requests[0]?.prompt).toContain('Say it plainly.')
  const paid = { purpose: 'clip_tool', transcriptId: null, engine: label(), inputTokens: expect.any(Number) }
  expect(await usages()).toMatchObject(provider.requests.map(() => paid))
})

test('a lie is sent back once, and the better answer is taken', async () => {
  writing([...texts, lie], [caption])
  const { body } = await generate()
  expect(body.clips[0]).toMatchObject({
    engine: label(),
    gap: null,
    socialMediaCaption: { fullCaption: caption.text },
  })
  expect(provider.requests[1]?.prompt).toContain('70 percent')
})

test('a text that is a lie twice is left out, which the clip says', async () => {
  const invented = piece('text', 'Nobody ever *slept* again | It is short.', [3])
  writing([invented, ...texts, caption], [invented])
  const { body } = await generate()
  expect(body.clips[0]?.gap).toMatch(/^1 text didn’t pass the checks and was left out: /)
  expect(JSON.stringify(body)).not.toContain('slept')
})

test('a caption that is a lie twice leaves nothing to show, and nothing is written in its place', async () => {
  writing([...texts, lie], [lie])
  const { status, body } = await generate()
  expect({ status, ...body }).toMatchObject({ status: 422, code: 'unusable_answer' })
  expect(JSON.stringify(body)).not.toMatch(/70 percent|slower/)
})

describe('a model that gives no answer', () => {
  test.each<[string, Reply, RegExp]>([
    ['a refused key', fails('invalid_key'), /does not accept this server’s key/],
    ['no credit', fails('no_credit'), /out of credit/],
    ['trouble of the provider', fails('unavailable'), /problems/],
    ['a refusal', says('I would rather not.', 'refusal'), /refused/],
    ['prose', says('Here are your texts!'), /form/],
  ])('[API-44] %s: the call is refused with its reason', async (_, fault, reason) => {
    reply = () => fault
    const { status, body } = await generate()
    expect({ status, ...body }).toMatchObject({
      status: 503,
      code: 'engine_down',
      message: expect.stringMatching(reason),
    })
    expect(JSON.stringify(body)).not.toContain(testKey)
    expect(JSON.stringify(body)).not.toMatch(/AI_[A-Z]/)
  })
})

test('in place of a model that is away the built-in engine can be asked', async () => {
  reply = () => fails('unavailable')
  const { status, body } = await generate(talk, 'builtin')
  expect({ status, engine: body.clips[0]?.engine }).toEqual({ status: 200, engine: 'Built-in engine' })
  expect(provider.requests).toEqual([])
})

test('a clip that gives nothing to anybody is refused by name', async () => {
  reply = () => answers({ pieces: [] })
  expect(await generate('Um.')).toMatchObject({
    status: 422,
    body: { code: 'unusable_answer', message: expect.stringMatching(/^one\.mp4: /) },
  })
})
