import { expect, test } from 'vitest'
import { z } from 'zod'
import { answers, fails, inTurn, says, startModelProvider } from '../../../../test/model-provider/model-provider.ts'
import { goodTitles, quickly, quietClock, settingsFor, Titles, titlesRequest } from './model-client.fixture.ts'
import { modelClient } from './model-client.ts'
import { modelProviders } from './model-settings.ts'

/** About 1,500 tokens: more than the least that is kept. */
const longPrefix = 'The notes of the episode say what it is about. '.repeat(130)

test.each([
  ['openai', 'openai-responses'],
  ['anthropic', 'anthropic'],
  ['google', 'google'],
  ['ollama', 'ollama'],
  ['openai-compatible', 'openai-chat'],
] as const)(
  '[CONTENT-24] %s answers by a schema that it enforces, and what it cost is counted',
  async (provider, api) => {
    await using server = await startModelProvider(() => answers(goodTitles))
    const client = modelClient(settingsFor(provider, server.baseUrl), quickly())
    const { answer, usage } = await client.ask(titlesRequest())
    expect(answer).toEqual(goodTitles)
    expect(server.requests[0]).toMatchObject({
      api,
      format: 'schema',
      schemaName: 'titles',
      system: 'You write titles.',
    })
    const { inputTokens, outputTokens } = server.bill()
    expect(usage).toMatchObject({ inputTokens, cachedTokens: 0, outputTokens })
    expect(client.label).toContain(usage.model)
  },
)

test.each([
  ['in a code fence', `\`\`\`json\n${JSON.stringify(goodTitles)}\n\`\`\``],
  ['with words around it', `Here you are {as asked}: ${JSON.stringify(goodTitles, null, 2)}\nI hope that helps.`],
  ['after thoughts', `<think>Maybe {"primary": "no"}?</think>\n${JSON.stringify(goodTitles)}`],
  [
    'after two thoughts',
    `<think>Hm.</think><thinking>\`\`\`json\n{"primary": "no", "others": ["no"]}\n\`\`\`</thinking>${JSON.stringify(goodTitles)}`,
  ],
  ['in the second fence', `Run \`\`\`npm\`\`\` {first}.\n\`\`\`JSON\n${JSON.stringify(goodTitles)}\n\`\`\`\n{}`],
  ['with trailing commas', '{"primary": "What bread costs", "others": ["The till", "Closing day",],}'],
  ['with single quotes and comments', "{primary: 'What bread costs', /* two */ others: ['The till', 'Closing day']}"],
])('reads JSON %s at once', async (_, text) => {
  await using server = await startModelProvider(() => says(text))
  const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl), quickly())
  expect((await ask(titlesRequest())).answer).toEqual(goodTitles)
  expect(server.requests).toHaveLength(1)
})

test('an answer of the wrong shape is asked for once more, with the complaint and the schema in words', async () => {
  await using server = await startModelProvider(inTurn(answers({ primary: 7, others: [] }), answers(goodTitles)))
  const { ask } = modelClient(settingsFor('openai', server.baseUrl), quickly())
  const { answer, usage } = await ask(titlesRequest())
  expect(answer).toEqual(goodTitles)
  expect(server.requests[1]?.prompt).toMatch(/could not be used: .*primary: .*JSON Schema of the answer "titles":/s)
  expect(usage.inputTokens).toBe(server.bill().inputTokens)
})

test('an answer that was cut off gets more room', async () => {
  await using server = await startModelProvider(inTurn(says('{"primary": "Wh', 'length'), answers(goodTitles)))
  const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl), quickly())
  expect((await ask(titlesRequest({ maxOutputTokens: 500 }))).answer).toEqual(goodTitles)
  expect(server.requests.map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([500, 1_000])
})

test('of an answer that is cut off again only what is whole is taken, never half a sentence', async () => {
  const cut = '{"primary": "What bread costs", "others": ["The till", "Closing day", "The oven that nev'
  await using server = await startModelProvider(() => says(cut, 'length'))
  const { ask } = modelClient(settingsFor('anthropic', server.baseUrl), quickly())
  expect((await ask(titlesRequest())).answer).toEqual(goodTitles)
})

test('white space until the end of the room is no cut', async () => {
  await using server = await startModelProvider(() =>
    says(`${JSON.stringify(goodTitles)}${'\n'.repeat(300)}`, 'length'),
  )
  const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl), quickly())
  expect((await ask(titlesRequest())).answer).toEqual(goodTitles)
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['json', ['schema', 'json', 'json']],
  ['text', ['schema', 'json', 'text', 'text']],
] as const)(
  'a server that understands no more than %s is asked so, and it is remembered',
  async (understands, formats) => {
    await using server = await startModelProvider(() => answers(goodTitles), { understands })
    const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl), quickly())
    for (let round = 0; round < 2; round += 1) expect((await ask(titlesRequest())).answer).toEqual(goodTitles)
    expect(server.requests.map(({ format }) => format)).toEqual(formats)
    expect(server.requests.at(-1)).toMatchObject({ schemaName: 'titles', schema: { properties: { primary: {} } } })
  },
)

test('a server that takes a schema and does not heed it gets it in words from then on', async () => {
  await using server = await startModelProvider(({ prompt }) =>
    prompt.includes('JSON Schema') ? answers(goodTitles) : says('1. What bread costs\n2. The till'),
  )
  const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl), quickly())
  for (let round = 0; round < 2; round += 1) expect((await ask(titlesRequest())).answer).toEqual(goodTitles)
  expect(server.requests).toHaveLength(3)
})

test('what a server did not understand is tried again an hour later', async () => {
  let isOdd = true
  await using server = await startModelProvider(() => (isOdd ? fails('unsupported_format') : answers(goodTitles)))
  const clock = quietClock()
  const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl), quickly({ clock }))
  await expect(ask(titlesRequest())).rejects.toMatchObject({ kind: 'unsupported_format' })
  isOdd = false
  await ask(titlesRequest())
  await clock.sleep(3_700_000, new AbortController().signal)
  await ask(titlesRequest())
  expect(server.requests.slice(-2).map(({ format }) => format)).toEqual(['text', 'schema'])
})

test.each(['openai', 'anthropic', 'google'] as const)('%s: what requests share is paid for once', async (provider) => {
  await using server = await startModelProvider(() => answers(goodTitles))
  const { ask, cachesPrefixes } = modelClient(settingsFor(provider, server.baseUrl), quickly())
  const first = await ask(titlesRequest({ prefix: longPrefix }))
  const second = await ask(titlesRequest({ prefix: longPrefix, prompt: 'Something else.' }))
  expect(cachesPrefixes).toBe(true)
  expect(server.requests.map(({ format }) => format)).toEqual(['schema', 'schema'])
  expect(first.usage.cachedTokens).toBe(0)
  expect(second.usage.cachedTokens).toBeGreaterThan(longPrefix.length / 4)
  expect(second.usage.dollars).toBeLessThan(first.usage.dollars ?? 0)
})

test.each([
  ['openai', 'gpt-5.4-mini-2026-03-17', (1_000 * 0.75 + 100 * 4.5) / 1e6],
  ['anthropic', 'claude-haiku-4-5-20251001', (1_000 * 1 + 100 * 5) / 1e6],
  ['google', 'gemini-3.5-flash', (1_000 * 1.5 + 100 * 9) / 1e6],
  ['openai', 'gpt-99', null],
  ['openai-compatible', 'llama3.1:8b', 0],
] as const)('%s %s has its price, or none', async (provider, model, dollars) => {
  await using server = await startModelProvider(() => ({
    text: JSON.stringify(goodTitles),
    ending: 'stop',
    outputTokens: 100,
    inputTokens: 1_000,
  }))
  const { ask } = modelClient(settingsFor(provider, server.baseUrl, { model }), quickly())
  const { usage } = await ask(titlesRequest())
  if (dollars === null) expect(usage.dollars).toBeNull()
  else expect(usage.dollars).toBeCloseTo(dollars, 9)
})

test('no more questions are with the provider than it may have', async () => {
  let open = 0
  let max = 0
  await using server = await startModelProvider(async () => {
    open += 1
    max = Math.max(max, open)
    await new Promise((resolve) => setTimeout(resolve, 20))
    open -= 1
    return answers(goodTitles)
  })
  const { ask } = modelClient(settingsFor('openai', server.baseUrl, { concurrency: 3 }), quickly())
  await Promise.all(Array.from({ length: 10 }, () => ask(titlesRequest())))
  expect(max).toBe(3)
  expect(server.requests).toHaveLength(10)
})

test.each(modelProviders)('%s: a signal ends the question at once, whatever it waits for', async (provider) => {
  const stop = new AbortController()
  await using server = await startModelProvider(() => {
    setTimeout(() => stop.abort(new Error('the process is stopping')), 10)
    return fails('silence')
  })
  const settings = settingsFor(provider, server.baseUrl, { concurrency: 1 })
  const { ask } = modelClient(settings, quickly())
  const asked = [ask(titlesRequest({ signal: stop.signal })), ask(titlesRequest({ signal: stop.signal }))]
  for (const one of await Promise.allSettled(asked)) {
    expect(one).toMatchObject({ status: 'rejected', reason: { message: 'the process is stopping' } })
  }
  expect(server.requests).toHaveLength(1)
})

test('a question that was given up while it waited leaves its turn to the next', async () => {
  const release = Promise.withResolvers<void>()
  await using server = await startModelProvider(async () => {
    await release.promise
    return answers(goodTitles)
  })
  const settings = settingsFor('openai', server.baseUrl, { concurrency: 1 })
  const { ask } = modelClient(settings, quickly())
  const stop = new AbortController()
  const first = ask(titlesRequest())
  const givenUp = ask(titlesRequest({ signal: stop.signal }))
  const third = ask(titlesRequest())
  const stopped = expect(givenUp).rejects.toThrow('enough')
  await expect.poll(() => server.requests.length).toBe(1)
  stop.abort(new Error('enough'))
  await stopped
  release.resolve()
  expect((await first).answer).toEqual(goodTitles)
  expect((await third).answer).toEqual(goodTitles)
})

test('the deadline counts all tries together', async () => {
  await using server = await startModelProvider(() => fails('server_error'))
  const { ask } = modelClient(settingsFor('openai', server.baseUrl), quickly({ tries: 100 }))
  await expect(ask(titlesRequest({ deadlineMs: 10_000 }))).rejects.toMatchObject({ kind: 'overloaded' })
  // Pauses of 0.5, 1, 2 and 4 seconds; the next of 8 would end after it.
  expect(server.requests).toHaveLength(5)
})

test('the schema that is told holds what the answer is checked against', async () => {
  await using server = await startModelProvider(() => answers(goodTitles))
  await modelClient(settingsFor('google', server.baseUrl), quickly()).ask(titlesRequest())
  const { title: _, ...told } = server.requests[0]?.schema ?? {}
  const { $schema: __, ...meant } = z.toJSONSchema(Titles, { target: 'draft-7' })
  expect(told).toEqual(meant)
})
