// The operator connects a language model in the app: who may, what is kept of it, and that it writes at once.
import { randomUUID } from 'node:crypto'
import dns from 'node:dns'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import {
  connectModel,
  disconnectModel,
  estimateKit,
  generateClipThumbnails,
  getOperatorModel,
  getProfile,
  getSetup,
  type LocalModel,
  tryModel,
} from '@podcastai/contracts'
import { parseTranscript } from '@podcastai/transcript'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { goodModel } from '../../../test/good-model.ts'
import {
  answers,
  fails,
  type ModelProvider,
  type Reply,
  type Script,
  startModelProvider,
} from '../../../test/model-provider/model-provider.ts'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { operatorModel } from '../../platform/database/schema.ts'
import { settingsFor, testKey } from '../../platform/engine/model/model-client.fixture.ts'
import { openEngine } from '../../platform/engine/open-engine.ts'
import { openReadingThreads } from '../../platform/engine/reading-threads.ts'
import { openStoredModel } from '../../platform/engine/stored-model.ts'
import { seal } from '../../platform/sealed.ts'
import { openSecretKey } from '../../platform/secret-key.ts'

const caption = 'He closed on his best day, and kept more money.'
const found: LocalModel[] = [
  {
    ...{ server: 'llama.cpp', provider: 'openai-compatible', model: 'llama3.1:8b' },
    ...{ baseUrl: 'http://127.0.0.1:8080/v1', contextTokens: 8_192, bytes: null, fits: null },
  },
]

let app: TestApp
let provider: ModelProvider
let session: string
let reply: Reply | Script
beforeAll(async () => {
  provider = await startModelProvider((request) => (typeof reply === 'function' ? reply(request) : reply))
  app = await startTestApp({ findModels: async () => found })
  session = (await buildPerson(app)).session
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(async () => {
  reply = answers({ caption })
  provider.requests.length = 0
  await app.call(disconnectModel, { session })
})

const choice = (changes: Record<string, unknown> = {}) => ({
  ...{ provider: 'openai-compatible', model: 'local', baseUrl: provider.baseUrl, key: testKey, contextTokens: 32_768 },
  ...changes,
})
const connect = (body: unknown) => app.call(connectModel, { session, body })
const label = async () => (await app.call(getSetup)).body.engine.label

test('[MODEL-12] the first account tries a model and connects it, its key is never told again, and the environment wins', async () => {
  expect((await app.call(getProfile, { session })).body.isOperator).toBe(true)
  const before = await app.call(getOperatorModel, { session })
  expect(before.body).toMatchObject({
    from: 'none',
    engine: 'Built-in engine',
    model: null,
    noKeysBecause: null,
    found,
  })
  expect(before.body.offers.map(({ provider: one, models }) => [one, models[0]?.model])).toEqual([
    ['openai', 'gpt-5.4-mini'],
    ['anthropic', 'claude-sonnet-5-5'],
    ['google', 'gemini-3.5-flash'],
    ['ollama', undefined],
    ['openai-compatible', undefined],
  ])
  const tried = await app.call(tryModel, { session, body: choice() })
  expect(tried.body).toMatchObject({ caption })
  expect(provider.requests.map(({ key }) => key)).toEqual([testKey])
  const { status, body } = await connect(choice())
  expect({ status, ...body }).toMatchObject({
    ...{ status: 200, from: 'page', engine: 'local' },
    model: { provider: 'openai-compatible', model: 'local', baseUrl: provider.baseUrl, contextTokens: 32_768 },
  })
  expect(body.model).toMatchObject({ key: 'stored', dollarsPerHour: 0 })
  expect(await label()).toBe('local')
  const after = await app.call(getOperatorModel, { session })
  expect(JSON.stringify([tried.body, body, after.body])).not.toContain(testKey)

  // Another process whose environment names a model: that one writes, whatever the page says.
  const threads = openReadingThreads()
  const fixed = await openEngine(
    { languageModel: settingsFor('openai', provider.baseUrl), isEngineFixed: true },
    { ...threads, stored: app.deps.models.stored, logFault: () => {}, onError: () => {} },
  )
  expect(fixed.engine.label).toMatch(/^OpenAI gpt/)
  await threads.close()
  expect((await app.call(disconnectModel, { session })).body).toMatchObject({ from: 'none', model: null })
  expect(await label()).toBe('Built-in engine')
})

test('an upload after that is written by the model, and one after it was let go by the built-in engine', async () => {
  const { session: person } = await buildPerson(app, { subscribed: true })
  const filename = 'the-bakery-that-closed-on-saturdays.vtt'
  const bytes = readFileSync(`samples/${filename}`)
  reply = goodModel(parseTranscript(bytes, filename))
  const writers = async () => {
    const { body } = await upload(app, person, { filename, bytes })
    const { generation } = await whenProcessed(app, person, body.id)
    return [...new Set(generation.map(({ engine }) => engine))]
  }
  await connect(choice({ contextTokens: 200_000 }))
  expect(await writers()).toEqual(['local'])
  await app.call(disconnectModel, { session })
  expect(await writers()).toEqual(['Built-in engine'])
})

test('a model that runs here says itself how much it takes', async () => {
  const { model, baseUrl } = found[0] ?? { model: '', baseUrl: '' }
  const byName = baseUrl.replace('127.0.0.1', 'localhost')
  const { body } = await connect({ provider: 'openai-compatible', model, baseUrl: byName, key: null })
  expect(body.model).toMatchObject({ baseUrl: byName, contextTokens: 8_192 })
  expect((await connect(choice({ contextTokens: null }))).body.model).toMatchObject({ contextTokens: 16_384 })
})

test('nobody else is told that there is such a page', async () => {
  const { session: other } = await buildPerson(app)
  expect((await app.call(getProfile, { session: other })).body.isOperator).toBe(false)
  for (const call of [getOperatorModel, connectModel, disconnectModel, tryModel]) {
    const answer = await app.call(call, { session: other, ...('body' in call && { body: choice() }) })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
  expect(provider.requests).toEqual([])
})

test('the key is encrypted where it is kept, told to nobody, and belongs to its address', async () => {
  const told = await connect(choice())
  const rows = await app.db.select().from(operatorModel)
  const bare = rows.map(({ sealedKey }) => Buffer.from(sealedKey ?? '', 'base64url').toString('latin1'))
  const all = JSON.stringify([told.body, (await app.call(getOperatorModel, { session })).body, rows, bare])
  expect(rows[0]?.sealedKey).not.toBeNull()
  expect(all).not.toContain(testKey)

  // Left out it stays, but only for where it was entered.
  const { key: _, ...keyless } = choice({ model: 'another' })
  expect((await connect(keyless)).body.model).toMatchObject({ model: 'another', key: 'stored' })
  await app.call(tryModel, { session, body: keyless })
  expect(provider.requests.at(-1)?.key).toBe(testKey)
  const elsewhere = await connect({ ...keyless, baseUrl: 'https://models.example.com/v1' })
  expect(elsewhere.body.model).toMatchObject({ baseUrl: 'https://models.example.com/v1', key: 'none' })
  // Not by way of the database, either.
  await connect(choice())
  await app.db.update(operatorModel).set({ baseUrl: 'https://evil.example.com/v1', revision: randomUUID() })
  expect((await app.call(getOperatorModel, { session })).body.model).toMatchObject({ key: 'lost' })
})

test('a key of another installation’s secret has to be entered again, and nothing is sent without it', async () => {
  await connect(choice())
  const secret = openSecretKey({ secretKey: 'another secret of 32 characters.', dataDir: '', databaseUrl: undefined })
  const stored = openStoredModel({ db: app.db, secret, concurrency: 1 })
  expect(await stored.read()).toMatchObject({ key: 'lost', settings: { key: null } })

  const sealedKey = seal(testKey, { secret: 'another secret of 32 characters.', purpose: 'any' })
  await app.db.update(operatorModel).set({ sealedKey, revision: randomUUID() })
  expect((await app.call(getOperatorModel, { session })).body.model).toMatchObject({ key: 'lost' })
  const { session: person } = await buildPerson(app, { subscribed: true })
  const clips = [{ id: 'a', filename: 'a.txt', content: 'Maya: We closed on Saturdays and kept more money.' }]
  const { body } = await app.call(generateClipThumbnails, { session: person, body: { clips } })
  expect(JSON.stringify(body)).toContain('does not accept this server’s key')
  expect((await app.call(getOperatorModel, { session })).body.trouble).toMatch(/Enter the key again/)
  expect(provider.requests).toEqual([])
  const { key: _, ...keyless } = choice()
  expect((await connect(keyless)).body.message).toMatch(/enter it again/)
})

test.each([
  ['an address without https beyond this machine', { baseUrl: 'http://models.example.com/v1' }, /https/],
  ['an address of the cloud’s own', { baseUrl: 'http://169.254.169.254/latest' }, /reserved/],
  ['an address that only looks like this machine', { baseUrl: 'http://127.0.0.1.example.com/v1' }, /https/],
  ['the same by https', { baseUrl: 'https://169.254.169.254/v1' }, /reserved/],
  ['the same as one number', { baseUrl: 'https://2852039166/v1' }, /reserved/],
  ['the same in IPv6', { baseUrl: 'https://[::ffff:169.254.169.254]/v1' }, /reserved/],
  ['the same through NAT64', { baseUrl: 'https://[64:ff9b::a9fe:a9fe]/v1' }, /reserved/],
  ['an address of Amazon’s own in IPv6', { baseUrl: 'http://[fd00:ec2::254]/v1' }, /reserved/],
  ['the unspecified address', { baseUrl: 'http://0.0.0.0:11434/v1' }, /reserved/],
  ['a multicast address', { baseUrl: 'https://224.0.0.1/v1' }, /reserved/],
  ['a public address in IPv6', { baseUrl: 'http://[2606:4700::1111]/v1' }, /https/],
  ['another protocol', { baseUrl: 'file:///etc/passwd' }, /https/],
  ['a password in the address', { baseUrl: 'https://me:secret@example.com/v1' }, /password/],
  ['no address', { baseUrl: null }, /address/],
  ['no model', { model: ' ' }, /model/],
  ['a key that is none', { key: 'sk-é' }, /character/],
  ['an address for a provider that has its own', { provider: 'openai' }, /address/],
  ['a provider without its key', { provider: 'openai', baseUrl: null, key: null }, /key/],
  ['less room than a model needs', { contextTokens: 100 }, /4,096/],
])('%s is refused with a sentence, and nothing changes', async (_, changes, sentence) => {
  const { status, body } = await connect(choice(changes))
  expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringMatching(sentence) })
  expect(Object.keys((body.details?.fields as object) ?? {})).toEqual([
    Object.keys(changes)[0] === 'provider' ? expect.any(String) : Object.keys(changes)[0],
  ])
  expect(await label()).toBe('Built-in engine')
})

test('a model is tried with one caption before it is connected, and one that fails says what to do', async () => {
  const good = await app.call(tryModel, { session, body: choice() })
  expect(good).toMatchObject({ status: 200, body: { caption, dollars: 0 } })
  expect(good.body.inputTokens).toBeGreaterThan(50)
  expect(await label()).toBe('Built-in engine')
  reply = fails('unknown_model')
  const unknown = await app.call(tryModel, { session, body: choice() })
  expect(unknown).toMatchObject({ status: 422, body: { code: 'model_failed' } })
  expect(unknown.body.message).toMatch(/does not know the model "local"\. Check its name, and the base address/)
  reply = fails('server_error')
  expect((await app.call(tryModel, { session, body: choice() })).body.message).toMatch(/is having problems/)
  // No second try, and no redirect to anywhere else.
  reply = fails('redirect', { headers: { location: 'http://127.0.0.1:1/v1' } })
  const before = provider.requests.length
  expect((await app.call(tryModel, { session, body: choice() })).body.message).toMatch(/redirects/)
  expect(provider.requests).toHaveLength(before + 1)
  expect(JSON.stringify(unknown.body)).not.toMatch(/AI_[A-Z]/)
})

/** Lets the name resolve to one address after the other, then to the last. */
function resolveTo(...addresses: string[]) {
  let index = 0
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: object, done: unknown) => {
    const address = addresses[Math.min(index++, addresses.length - 1)] ?? ''
    ;(done as (error: null, found: dns.LookupAddress[]) => void)(null, [{ address, family: 4 }])
  }) as typeof dns.lookup)
  onTestFinished(() => spy.mockRestore())
}

test.each([
  ['http://metadata.google.internal/v1', ['169.254.169.254'], 400, /reserved/],
  ['https://model.example.com/v1', ['93.184.215.14', '169.254.169.254'], 422, /reserved/],
  ['http://model.example.com/v1', ['10.0.0.5', '93.184.215.14'], 422, /https/],
])('%s that resolves to %s is not connected to', async (baseUrl, addresses, status, words) => {
  resolveTo(...addresses)
  const answer = await app.call(tryModel, { session, body: choice({ baseUrl }) })
  expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(words) } })
})

test('a name that resolves to this machine is connected to', async () => {
  resolveTo('127.0.0.1')
  const baseUrl = provider.baseUrl.replace('127.0.0.1', 'gpu-box.lan')
  expect(await app.call(tryModel, { session, body: choice({ baseUrl }) })).toMatchObject({ body: { caption } })
})

test('the page does not tell an open port without a model from a closed one', async () => {
  const talker = createServer((socket) => socket.on('error', () => {}).end('220 mail ready\r\n'))
  await new Promise<void>((resolve) => talker.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void talker.close())
  const { port } = talker.address() as { port: number }
  const messages = await Promise.all(
    [
      `http://127.0.0.1:${port}/v1`,
      `https://127.0.0.1:${port}/v1`,
      'http://127.0.0.1:1/v1',
      'https://127.0.0.1:1/v1',
    ].map(async (baseUrl) => (await app.call(tryModel, { session, body: choice({ baseUrl }) })).body.message),
  )
  expect([...new Set(messages)]).toEqual([expect.stringMatching(/^No language model answers at this address/)])
})

test('another process writes with the model as well, within seconds', async () => {
  const secret = openSecretKey({ dataDir: app.database.dataDir, databaseUrl: undefined, secretKey: undefined })
  const threads = openReadingThreads()
  const other = await openEngine(
    { languageModel: null, isEngineFixed: false },
    {
      ...threads,
      stored: openStoredModel({ db: app.db, secret, concurrency: 1 }),
      logFault: () => {},
      onError: () => {},
    },
  )
  expect(other.engine.label).toBe('Built-in engine')
  await connect(choice())
  await expect.poll(() => other.engine.label, { interval: 200 }).toBe('local')
  await app.call(disconnectModel, { session })
  await expect.poll(() => other.engine.label, { interval: 200 }).toBe('Built-in engine')
  await threads.close()
})

test('the price of a kit is estimated beforehand if the model’s prices are known', async () => {
  const { session: other } = await buildPerson(app)
  const estimate = async () => (await app.call(estimateKit, { session: other, query: { characters: '50000' } })).body
  expect(await estimate()).toMatchObject({ model: null, dollars: 0 })
  await connect({ provider: 'openai', model: 'gpt-5.4-mini', key: testKey })
  expect(await estimate()).toMatchObject({ model: 'OpenAI gpt-5.4-mini' })
  expect((await estimate()).dollars).toBeGreaterThan(0.01)
  await connect({ provider: 'openai', model: 'gpt-unheard-of', key: testKey })
  expect((await estimate()).dollars).toBeNull()
})

test('what the environment says cannot be changed on the page, and a key of before can be deleted', async () => {
  const fixed = await startTestApp({ engine: (builtIn) => builtIn })
  const { session: operator } = await buildPerson(fixed)
  const before = (await fixed.call(getOperatorModel, { session: operator })).body
  expect(before).toMatchObject({ from: 'environment', kept: null })
  expect(await fixed.call(connectModel, { session: operator, body: choice() })).toMatchObject({
    ...{ status: 409, body: { message: expect.stringContaining('AI_PROVIDER') } },
  })
  const { key, ...rest } = choice()
  const sealedKey = seal(key, { secret: 'another secret of 32 characters.', purpose: 'any' })
  await fixed.db.insert(operatorModel).values({ ...rest, sealedKey, revision: randomUUID() })
  const kept = (await fixed.call(getOperatorModel, { session: operator })).body
  expect(kept).toMatchObject({ from: 'environment', kept: { model: 'local', hasKey: true } })
  expect(await fixed.call(disconnectModel, { session: operator })).toMatchObject({ status: 200, body: before })
  expect(await fixed.db.select().from(operatorModel)).toEqual([])
  await fixed.close()
})

test('without a secret on a database server no key is taken, and a model that wants none is', async () => {
  const secret = openSecretKey({ secretKey: undefined, dataDir: '', databaseUrl: 'postgres://localhost/none' })
  const { deps } = app
  const stored = { ...deps.models.stored, noKeysBecause: secret.missing }
  const before = deps.models.stored
  Object.assign(deps.models, { stored })
  try {
    expect(await connect(choice())).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('SECRET_KEY') },
    })
    expect(await connect(choice({ key: null }))).toMatchObject({ status: 200, body: { model: { key: 'none' } } })
  } finally {
    Object.assign(deps.models, { stored: before })
  }
})
