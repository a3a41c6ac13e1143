// The operator connects Ollama, and has it download a model, against a stand-in that speaks its wire format.
import { cancelPull, connectModel, disconnectModel, getOperatorModel, pullModel, tryModel } from '@podcastai/contracts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answers, type ModelProvider, startModelProvider } from '../../../test/model-provider/model-provider.ts'
import { type OllamaLibrary, qwenInfo } from '../../../test/model-provider/ollama-library.ts'
import { buildPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { modelPull } from '../../platform/database/schema.ts'
import { getInstallCommand, getOffer, type OllamaHere } from './ollama-here.ts'

const caption = 'He closed on his best day, and kept more money.'
const qwen = { name: 'qwen3:4b', size: 1_000, info: { ...qwenInfo, 'qwen3.context_length': 20_000 } }
const layer = (completed: number) => ({ status: 'pulling aa', digest: 'sha256:aa', total: 2_000, completed })

let app: TestApp
let provider: ModelProvider
let session: string
let ollama: OllamaHere & { answers: boolean }
const library: OllamaLibrary = { models: [] }
beforeAll(async () => {
  provider = await startModelProvider(() => answers({ caption }), { ollama: library })
  const baseUrl = provider.baseUrl.replace('/v1', '')
  ollama = { baseUrl, model: 'qwen3:4b', answers: true, isRunning: async () => ollama.answers }
  app = await startTestApp({ ollama })
  session = (await buildPerson(app)).session
})
afterAll(async () => {
  await app.close()
  await provider.close()
})
beforeEach(async () => {
  library.models = []
  ollama.answers = true
  await app.call(cancelPull, { session })
  await app.call(disconnectModel, { session })
})

const view = async () => (await app.call(getOperatorModel, { session })).body
const untilPull = (pull: unknown) =>
  expect.poll(async () => (await view()).ollama?.pull, { timeout: 5_000 }).toEqual(pull)

test('[WRITER-03] a model is downloaded with its progress, and connected when it is there', async () => {
  const finish = Promise.withResolvers<void>()
  library.pull = async (model, write) => {
    for (const line of [{ status: 'pulling manifest' }, layer(500)]) write(line)
    await finish.promise
    library.models = [{ ...qwen, name: model }]
    for (const status of ['verifying sha256 digest', 'writing manifest', 'success']) write({ status })
  }
  const before = await view()
  expect(before).toMatchObject({ from: 'none', ollama: { isRunning: true, offer: { model: 'qwen3:4b' }, pull: null } })
  expect(before.ollama?.offer?.bytes).toBeGreaterThan(2_000_000_000)
  const started = await app.call(pullModel, { session })
  expect(started).toMatchObject({ status: 200, body: { from: 'none', ollama: { pull: { failure: null } } } })
  await untilPull({ model: 'qwen3:4b', completedBytes: 500, totalBytes: 2_000, failure: null })
  // A second click changes nothing.
  expect((await app.call(pullModel, { session })).body.ollama?.pull).toMatchObject({ completedBytes: 500 })
  finish.resolve()
  await expect.poll(async () => (await view()).from).toBe('page')
  expect(await view()).toMatchObject({
    engine: 'qwen3:4b',
    model: { provider: 'ollama', model: 'qwen3:4b', baseUrl: ollama.baseUrl, contextTokens: 20_000, key: 'none' },
    ollama: { offer: null, pull: null },
  })
})

test('[WRITER-03] a download that is canceled hangs up, and connects nothing', async () => {
  const hungUp = Promise.withResolvers<void>()
  library.pull = async (_, write, signal) => {
    write(layer(500))
    signal.addEventListener('abort', () => hungUp.resolve())
    await hungUp.promise
  }
  await app.call(pullModel, { session })
  await untilPull(expect.objectContaining({ completedBytes: 500 }))
  expect((await app.call(cancelPull, { session })).body.ollama?.pull).toBeNull()
  await hungUp.promise
  expect(await view()).toMatchObject({ from: 'none', ollama: { pull: null } })
})

test('a cancel in another process ends the download within seconds', async () => {
  const hungUp = Promise.withResolvers<void>()
  library.pull = async (_, write, signal) => {
    write(layer(500))
    signal.addEventListener('abort', () => hungUp.resolve())
    await hungUp.promise
  }
  await app.call(pullModel, { session })
  await app.db.delete(modelPull)
  await hungUp.promise
  expect((await view()).ollama?.pull).toBeNull()
})

test('a download that fails says why, and can be started again', async () => {
  library.pull = async (_, write) => write({ error: 'pull model manifest: file does not exist' })
  await app.call(pullModel, { session })
  const failure = 'Ollama could not download the model: pull model manifest: file does not exist'
  await untilPull(expect.objectContaining({ failure }))
  library.pull = async (_, write) => write(layer(1_000))
  await app.call(pullModel, { session })
  await untilPull(expect.objectContaining({ failure: expect.stringMatching(/stopped answering/) }))
  await app.db.update(modelPull).set({ failure: null, updatedAt: new Date(Date.now() - 60_000) })
  expect((await view()).ollama?.pull?.failure).toMatch(/The server stopped during the download/)
})

test('a model that was connected during the download stays', async () => {
  const finish = Promise.withResolvers<void>()
  library.pull = async (_, write) => {
    await finish.promise
    write({ status: 'success' })
  }
  await app.call(pullModel, { session })
  await app.call(connectModel, { session, body: { provider: 'ollama', model: 'other', baseUrl: ollama.baseUrl } })
  finish.resolve()
  await untilPull(null)
  expect((await view()).model?.model).toBe('other')
})

test('without Ollama the page gives the line that installs it, and nothing is downloaded', async () => {
  ollama.answers = false
  expect((await view()).ollama).toMatchObject({ isRunning: false, installCommand: getInstallCommand() })
  expect(await app.call(pullModel, { session })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/Ollama/) },
  })
  expect(getInstallCommand('linux')).toBe('curl -fsSL https://ollama.com/install.sh | sh')
  expect(getInstallCommand('darwin')).toBe(getInstallCommand('linux'))
  expect(getInstallCommand('win32')).toBe('irm https://ollama.com/install.ps1 | iex')
})

test('the size of another model to download is not known', () => {
  expect(getOffer('gemma3:12b')).toEqual({ model: 'gemma3:12b', bytes: null, fits: null })
})

test('nobody else can start or cancel a download', async () => {
  const { session: other } = await buildPerson(app)
  for (const call of [pullModel, cancelPull])
    expect(await app.call(call, { session: other })).toMatchObject({ status: 404 })
})

test('[WRITER-02] Ollama at an address from other settings is asked by its own API', async () => {
  library.models = [qwen]
  const body = { provider: 'ollama', model: 'qwen3:4b', baseUrl: provider.baseUrl, key: null }
  expect((await app.call(tryModel, { session, body })).body).toMatchObject({ caption, dollars: 0 })
  expect((await app.call(connectModel, { session, body })).body.model).toMatchObject({
    ...{ provider: 'ollama', baseUrl: ollama.baseUrl, contextTokens: 20_000 },
  })
  expect(provider.requests.at(-1)).toMatchObject({ api: 'ollama', body: { options: { num_ctx: 8_192 } } })
  const reserved = { ...body, baseUrl: 'http://169.254.169.254' }
  expect(await app.call(connectModel, { session, body: reserved })).toMatchObject({ status: 400 })
})

test('a connection to Ollama’s OpenAI-compatible address keeps working', async () => {
  const body = { provider: 'openai-compatible', model: 'qwen3:4b', baseUrl: provider.baseUrl, key: null }
  await app.call(connectModel, { session, body })
  expect((await view()).model).toMatchObject({ provider: 'openai-compatible', baseUrl: provider.baseUrl })
  await app.call(tryModel, { session, body })
  expect(provider.requests.at(-1)).toMatchObject({ api: 'openai-chat' })
})
