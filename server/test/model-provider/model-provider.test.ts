// The budget of the model engine is measured against this bill, so it is held to what the real providers bill.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answers, type ModelProvider, startModelProvider } from './model-provider.ts'

/** 2,000 tokens. */
const long = 'abcdefg '.repeat(1_000)
const Answered = z.object({
  usage: z.looseObject({ prompt_tokens_details: z.object({ cached_tokens: z.number() }).optional() }),
})

const schema = { type: 'object', properties: { title: { type: 'string' } } }

test('a prefix is cached once a request that sent it has been answered', async () => {
  await using provider = await startModelProvider(() => answers({}))
  expect(await countCachedTokens(provider, [long, 'one'])).toBe(0)
  expect(await countCachedTokens(provider, [long, 'two'])).toBe(2_000)
  expect(provider.bill()).toMatchObject({
    requests: 2,
    inputTokens: 4_002,
    cachedTokens: 2_000,
    billedInputTokens: 2_202,
  })
})

test('not while the first answer has not begun', async () => {
  const begin = Promise.withResolvers<void>()
  await using provider = await startModelProvider(async ({ number }) => {
    if (number === 1) await begin.promise
    return answers({})
  })
  const first = countCachedTokens(provider, [long, 'one'])
  await expect.poll(() => provider.requests.length).toBe(1)
  expect(await countCachedTokens(provider, [`${long.slice(0, 4_800)}…`])).toBe(0)
  begin.resolve()
  await first
  expect(await countCachedTokens(provider, [long, 'three'])).toBe(2_000)
})

test.each([
  ['its first byte differs', [`x${long}`], {}],
  ['a schema stands before it', [long], { schema }],
  ['tools stand before it', [long], { tools: [{ name: 'look_up', description: '', input_schema: {} }] }],
  ['it is another model', [long], { model: 'another' }],
  ['it is another key', [long], { key: 'another' }],
  ['it is short', [long.slice(0, 4_000)], {}],
])('not when %s', async (_, parts, changes) => {
  await using provider = await startModelProvider(() => answers({}))
  await countCachedTokens(provider, [long])
  expect(await countCachedTokens(provider, parts, changes)).toBe(0)
})

test('Anthropic keeps what ends at a mark, and counts what it puts in', async () => {
  await using provider = await startModelProvider(() => answers({}))
  const marked = [{ type: 'text', text: long, cache_control: { type: 'ephemeral' } }]
  const ask = async (content: { type: string; text: string }[]) => {
    const body = { model: 'm', max_tokens: 9, messages: [{ role: 'user', content }] }
    return Answered.parse(await send(provider, '/messages', body, { 'x-api-key': 'k' })).usage
  }
  const rest = { type: 'text', text: 'and the rest' }
  expect(await ask([{ type: 'text', text: long }, rest])).toMatchObject({ cache_read_input_tokens: 0 })
  expect(await ask([...marked, rest])).toMatchObject({ cache_creation_input_tokens: 2_000, cache_read_input_tokens: 0 })
  expect(await ask([...marked, rest])).toMatchObject({
    input_tokens: 3,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 2_000,
  })
})

test('a provider without caching never reads from one', async () => {
  await using provider = await startModelProvider(() => answers({}), { caching: false })
  await countCachedTokens(provider, [long])
  expect(await countCachedTokens(provider, [long])).toBe(0)
})

test('what the script throws comes out when the provider is closed', async () => {
  const provider = await startModelProvider(() => {
    throw new Error('no answer was written for this')
  })
  await send(provider, '/chat/completions', { model: 'm', messages: [] }).catch(() => {})
  await expect(provider.close()).rejects.toThrow('no answer was written for this')
})

async function countCachedTokens(
  provider: ModelProvider,
  parts: string[],
  changes: { model?: string; key?: string; tools?: unknown[]; schema?: unknown } = {},
): Promise<number> {
  const { model = 'm', key = 'k', tools, schema } = changes
  const body = {
    model,
    messages: [{ role: 'user', content: parts.map((text) => ({ type: 'text', text })) }],
    ...(tools && { tools }),
    ...(schema !== undefined && { response_format: { type: 'json_schema', json_schema: { name: 'x', schema } } }),
  }
  const answered = await send(provider, '/chat/completions', body, { authorization: `Bearer ${key}` })
  return Answered.parse(answered).usage.prompt_tokens_details?.cached_tokens ?? Number.NaN
}

async function send(
  { baseUrl }: ModelProvider,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return JSON.parse(await response.text())
}
