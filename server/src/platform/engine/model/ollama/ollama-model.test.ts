// Against a stand-in that speaks Ollama's documented wire format; no real weights.
import { expect, test } from 'vitest'
import {
  answers,
  fails,
  inTurn,
  type ModelRequest,
  type Script,
  startModelProvider,
} from '../../../../../test/model-provider/model-provider.ts'
import { type OllamaModel, qwenInfo } from '../../../../../test/model-provider/ollama-library.ts'
import { goodTitles, quickly, settingsFor, titlesRequest } from '../model-client.fixture.ts'
import { modelClient, withOwnContext } from '../model-client.ts'
import type { ModelSettings } from '../model-settings.ts'
import { estimateTokens, fitContext, fitsMemory } from './context-size.ts'

const gigabyte = 1_000_000_000
const qwen: OllamaModel = { name: 'qwen3:4b', size: 2.6 * gigabyte }

async function startOllama(script: Script, model: OllamaModel | null = qwen) {
  return startModelProvider(script, { ollama: { models: model ? [model] : [] } })
}

function open(baseUrl: string, changes: Partial<ModelSettings> = {}) {
  return modelClient(settingsFor('ollama', baseUrl, { contextTokens: 32_768, ...changes }), quickly())
}

const getOptions = ({ body }: ModelRequest) => body.options as { num_ctx: number; num_predict: number }

test('[WRITER-02] a request is sent to Ollama’s own API, with a context that holds it and the answer', async () => {
  await using server = await startOllama(() => answers(goodTitles))
  const { ask, label } = open(server.baseUrl)
  await ask(titlesRequest())
  // An hour of talk: about 12,500 tokens.
  const prompt = 'We sold less bread and kept more money. '.repeat(1_250)
  await ask(titlesRequest({ prompt, maxOutputTokens: 3_000 }))
  expect(label).toBe('qwen3:4b')
  expect(server.requests).toMatchObject([
    { api: 'ollama', format: 'schema', system: 'You write titles.', body: { keep_alive: '15m', truncate: false } },
    { api: 'ollama', prompt },
  ])
  expect(server.requests.map(getOptions)).toEqual([
    { num_ctx: 8_192, num_predict: 500 },
    { num_ctx: 24_576, num_predict: 3_000 },
  ])
})

test('a short request after a long one does not make Ollama load the model again', async () => {
  await using server = await startOllama(() => answers(goodTitles))
  const { ask } = open(server.baseUrl)
  await ask(titlesRequest({ prompt: 'word '.repeat(8_000) }))
  await ask(titlesRequest())
  expect(server.requests.map((request) => getOptions(request).num_ctx)).toEqual([16_384, 16_384])
})

test.each([
  ['of the settings', 12_288, {}],
  ['that the model was made for', 8_192, { info: { 'llama.context_length': 8_192 } }],
])('the context %s is never exceeded', async (_, max, changes) => {
  await using server = await startOllama(() => answers(goodTitles), { ...qwen, ...changes })
  const { ask } = open(server.baseUrl, { contextTokens: 12_288 })
  await ask(titlesRequest({ prompt: 'word '.repeat(20_000) }))
  expect(server.requests.map((request) => getOptions(request).num_ctx)).toEqual([max])
})

test('a request that is longer than estimated is sent again with the largest context, and its beginning is kept', async () => {
  await using server = await startOllama((request) =>
    getOptions(request).num_ctx < 32_768 ? fails('too_long') : answers(goodTitles),
  )
  expect((await open(server.baseUrl).ask(titlesRequest())).answer).toEqual(goodTitles)
  expect(server.requests.map((request) => getOptions(request).num_ctx)).toEqual([8_192, 32_768])
})

test('models that think are asked not to, and get room for thoughts', async () => {
  const thinks = { capabilities: ['completion', 'thinking'] }
  await using server = await startOllama(() => answers(goodTitles), { ...qwen, ...thinks })
  await open(server.baseUrl).ask(titlesRequest())
  await using other = await startOllama(() => answers(goodTitles), { ...qwen, name: 'gpt-oss:20b', ...thinks })
  await open(other.baseUrl, { model: 'gpt-oss:20b' }).ask(titlesRequest())
  expect([...server.requests, ...other.requests].map(({ body }) => body.think)).toEqual([false, 'low'])
  expect(server.requests.map(getOptions)).toEqual([{ num_ctx: 8_192, num_predict: 4_500 }])
})

test('a model that needs more memory than there is, is a fault that says so, without another try', async () => {
  const message = 'model requires more system memory (9.1 GiB) than is available (5.2 GiB)'
  await using server = await startOllama(() => fails('server_error', { message }))
  await expect(open(server.baseUrl).ask(titlesRequest())).rejects.toMatchObject({
    kind: 'out_of_memory',
    message: expect.stringMatching(/needs more memory .* Use a smaller model, or set AI_CONTEXT_TOKENS/),
  })
  expect(server.requests).toHaveLength(1)
})

test('an error inside an answer is tried again', async () => {
  await using server = await startOllama(inTurn(fails('failed_inside'), answers(goodTitles)))
  expect((await open(server.baseUrl).ask(titlesRequest())).answer).toEqual(goodTitles)
})

test('a request that is canceled ends at once', async () => {
  const answered = Promise.withResolvers<void>()
  const canceling = new AbortController()
  await using server = await startOllama(async () => {
    canceling.abort(new Error('canceled'))
    await answered.promise
    return answers(goodTitles)
  })
  await expect(open(server.baseUrl).ask(titlesRequest({ signal: canceling.signal }))).rejects.toThrow('canceled')
  answered.resolve()
})

test('one request is open at a time by default', async () => {
  let running = 0
  let most = 0
  await using server = await startOllama(async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 20))
    running -= 1
    return answers(goodTitles)
  })
  const { ask } = open(server.baseUrl, { concurrency: 1 })
  await Promise.all([ask(titlesRequest()), ask(titlesRequest()), ask(titlesRequest())])
  expect(most).toBe(1)
})

test('[WRITER-02] the context to plan with is what the model and this machine’s memory take, unless it is set', async () => {
  await using server = await startOllama(() => answers(goodTitles), {
    ...qwen,
    size: 1,
    info: { ...qwenInfo, 'qwen3.context_length': 16_384 },
  })
  const settings = settingsFor('ollama', server.baseUrl, { contextTokens: 32_768 })
  expect(await withOwnContext(settings)).toBe(settings)
  expect((await withOwnContext({ ...settings, isContextDefault: true })).contextTokens).toBe(16_384)
  const unknown = { ...settings, model: 'unknown', isContextDefault: true as const }
  expect((await withOwnContext(unknown)).contextTokens).toBe(32_768)
})

test.each([
  [8, 16_384],
  [16, 40_960],
  [64, 40_960],
  [4, 8_192],
])('[WRITER-02] with %i GB of memory, qwen3:4b gets %i tokens', (memory, tokens) => {
  const shown = { model_info: qwenInfo }
  expect(fitContext({ shown, bytes: qwen.size, isHere: true }, memory * gigabyte)).toBe(tokens)
  expect(fitContext({ shown, bytes: qwen.size, isHere: false }, memory * gigabyte)).toBe(40_960)
})

test('whether a model fits is told from its size and the machine’s memory', () => {
  const fits = (size: number, memory: number) => fitsMemory(size * gigabyte, memory * gigabyte)
  expect([fits(2.6, 8), fits(2.6, 4), fits(8, 16), fits(20, 16), fits(40, 64)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

test('tokens are estimated by bytes, so other scripts get room as well', () => {
  expect(estimateTokens('Bread and money. '.repeat(300))).toBe(1_700)
  expect(estimateTokens('面包和钱。'.repeat(300))).toBe(1_500)
})
