import { inspect } from 'node:util'
import { expect, test, vi } from 'vitest'
import {
  answers,
  fails,
  inTurn,
  type Reply,
  says,
  startModelProvider,
} from '../../../../test/model-provider/model-provider.ts'
import type { Fault } from '../../../../test/model-provider/script.ts'
import { goodTitles, quickly, quietClock, settingsFor, testKey, titlesRequest } from './model-client.fixture.ts'
import { modelClient } from './model-client.ts'
import { type FaultKind, ModelFault } from './model-fault.ts'
import { modelProviders } from './model-settings.ts'

type Expected = { reply: Reply; kind: FaultKind; requests: number; says: RegExp }

const once = 1
const untilGivenUp = 3
const withOneMoreChance = 2

const table: Record<string, Expected> = {
  'a wrong key': fault('invalid_key', 'key_refused', once, /says the key is invalid\. Check AI_API_KEY/),
  'a key without permission': fault('forbidden', 'key_refused', once, /does not let this key use.*Check AI_API_KEY/),
  'no credit': fault('no_credit', 'out_of_credit', once, /no credit left/),
  'an unknown model': fault('unknown_model', 'unknown_model', once, /does not know the model.*Check AI_MODEL/),
  'a prompt over the context': fault('too_long', 'too_long', once, /longer than the model .* takes/),
  'a body over the limit': fault('too_large', 'too_long', once, /longer than the model .* takes/),
  'too many requests': fault('rate_limited', 'rate_limited', untilGivenUp, /asked too often.*Try again in/),
  'an error of the server': fault(
    'server_error',
    'overloaded',
    untilGivenUp,
    /having problems at the moment \(status 500\)/,
  ),
  'a bad gateway': fault('bad_gateway', 'overloaded', untilGivenUp, /having problems at the moment \(status 502\)/),
  'a closed service': fault('unavailable', 'overloaded', untilGivenUp, /having problems at the moment \(status 503\)/),
  overload: fault('overloaded', 'overloaded', untilGivenUp, /having problems at the moment \(status 5\d\d\)/),
  silence: fault('silence', 'deadline', once, /did not answer in time/),
  'a proxy that gave up': fault('gateway_timeout', 'gave_up_waiting', withOneMoreChance, /did not wait .*504/),
  'a closed connection': fault('hang_up', 'unreachable', untilGivenUp, /cannot be reached/),
  'a connection cut in the middle': fault('cut_connection', 'unreachable', untilGivenUp, /cannot be reached/),
  'a garbled body': fault('garbled', 'unreadable_answer', withOneMoreChance, /did not answer in the form/),
  'a request it does not take': fault('bad_request', 'bad_request', once, /refuses the request .* \(status 400\)/),
  'a refusal of the model': reply(says('I cannot help with that.', 'refusal'), 'refused_to_answer', once, /refused/),
  'a filter before the model': reply(says('', 'blocked'), 'refused_to_answer', once, /refused/),
  'an empty answer': reply(says(''), 'unreadable_answer', withOneMoreChance, /did not answer in the form/),
  'prose instead of JSON': reply(
    says('Sure! Here are some titles.'),
    'unreadable_answer',
    withOneMoreChance,
    /in the form/,
  ),
  'JSON of another shape': reply(answers({ title: 'x' }), 'unreadable_answer', withOneMoreChance, /in the form/),
  'an answer cut off': reply(says('{"primary": "What br', 'length'), 'cut_off', withOneMoreChance, /cut off/),
}

const cases = modelProviders.flatMap((provider) =>
  Object.entries(table).flatMap(([name, expected]) => {
    // Ollama does not say that a model refused.
    const isKnown = provider !== 'ollama' || expected.kind !== 'refused_to_answer'
    if (!isKnown) return []
    // A request that is too long is sent once more, with the largest context.
    const requests = expected.requests + Number(provider === 'ollama' && name === 'a prompt over the context')
    return { provider, name, expected: { ...expected, requests } }
  }),
)

test.each(cases)('$provider: $name ends in a reason to act on', async ({ provider, expected }) => {
  const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name))
  await using server = await startModelProvider(() => expected.reply)
  // Silence alone is waited for.
  const circumstances = quickly(expected.kind === 'deadline' ? { deadlineMs: 500 } : {})
  const { ask } = modelClient(settingsFor(provider, server.baseUrl), circumstances)

  const error = await ask(titlesRequest()).catch((thrown: unknown) => thrown)

  expect(error).toBeInstanceOf(ModelFault)
  expect(error).toMatchObject({ kind: expected.kind, message: expect.stringMatching(expected.says) })
  expect(server.requests).toHaveLength(expected.requests)
  const everything = inspect(error, { depth: 20, showHidden: true })
  expect(everything).not.toContain(testKey)
  expect(everything).not.toContain('THE-PROMPT')
  for (const print of printed) expect(print).not.toHaveBeenCalled()
})

test.each(modelProviders)('%s: what passes the next time is tried again, and the answer is good', async (provider) => {
  await using server = await startModelProvider(
    inTurn(
      fails('server_error'),
      fails('hang_up'),
      fails('cut_connection'),
      fails('rate_limited'),
      answers(goodTitles),
    ),
  )
  const { ask } = modelClient(settingsFor(provider, server.baseUrl), quickly({ tries: 6 }))
  expect((await ask(titlesRequest())).answer).toEqual(goodTitles)
  expect(server.requests).toHaveLength(5)
})

test.each(modelProviders)('%s: a key that the provider puts into its words does not get out', async (provider) => {
  const message = `Bad things happened to ${testKey}, to Bearer abc.def, AIzaSyA1234567890abcdefghij and http://me:pw@host/x`
  await using server = await startModelProvider(() => fails('bad_request', { message }))
  const { ask } = modelClient(settingsFor(provider, server.baseUrl), quickly())
  const error = await ask(titlesRequest()).catch((thrown: Error) => thrown)
  expect(inspect(error, { depth: 20, showHidden: true })).not.toMatch(/9f8e7d|abc\.def|AIza|pw@host/)
  expect(error).toMatchObject({ message: expect.stringContaining('Bad things happened') })
})

test('a server that is not there is said to be out of reach', async () => {
  const server = await startModelProvider(() => answers(goodTitles))
  await server.close()
  const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl), quickly())
  await expect(ask(titlesRequest())).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringMatching(/cannot be reached \(ECONNREFUSED\)\. Check AI_BASE_URL/),
  })
})

test('a name that no one knows is said to be out of reach', async () => {
  const settings = settingsFor('openai-compatible', 'http://nobody.invalid/v1')
  await expect(modelClient(settings, quickly()).ask(titlesRequest())).rejects.toMatchObject({ kind: 'unreachable' })
})

test.each(modelProviders)('%s: a redirect is not followed, the key would go with it', async (provider) => {
  await using elsewhere = await startModelProvider(() => answers(goodTitles))
  await using server = await startModelProvider(() =>
    fails('redirect', { headers: { location: `${elsewhere.baseUrl}/messages` } }),
  )
  const { ask } = modelClient(settingsFor(provider, server.baseUrl), quickly())
  await expect(ask(titlesRequest())).rejects.toMatchObject({ kind: 'unreachable' })
  expect(elsewhere.requests).toHaveLength(0)
})

test('a server that wants a key where none is set says which setting', async () => {
  await using server = await startModelProvider(() => fails('invalid_key'))
  const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl, { key: null }), quickly())
  await expect(ask(titlesRequest())).rejects.toThrow('The model provider wants a key. Set AI_API_KEY.')
  expect(server.requests[0]?.key).toBeNull()
})

test('a failure that comes with status 200 is told apart all the same', async () => {
  await using server = await startModelProvider(inTurn(fails('failed_inside'), answers(goodTitles)))
  const { ask } = modelClient(settingsFor('openai', server.baseUrl), quickly())
  expect((await ask(titlesRequest())).answer).toEqual(goodTitles)
})

test('a request that is over the limit of a minute by itself is not tried again', async () => {
  const message = 'Request too large for gpt-5.4-mini on tokens per min (TPM): Limit 30000, Requested 45000.'
  await using server = await startModelProvider(() => fails('rate_limited', { message }))
  const { ask } = modelClient(settingsFor('openai', server.baseUrl), quickly())
  await expect(ask(titlesRequest())).rejects.toMatchObject({ kind: 'too_long' })
  expect(server.requests).toHaveLength(1)
})

test('a server that silently read a part only is found out by its count of tokens', async () => {
  await using server = await startModelProvider(() => ({
    text: JSON.stringify(goodTitles),
    ending: 'stop',
    inputTokens: 4_096,
  }))
  const { ask } = modelClient(settingsFor('openai-compatible', server.baseUrl), quickly())
  await expect(ask(titlesRequest({ prompt: 'Bread costs more. '.repeat(3_000) }))).rejects.toMatchObject({
    kind: 'too_long',
    message: expect.stringMatching(/read only the last 4096 tokens.*OLLAMA_CONTEXT_LENGTH.*AI_CONTEXT_TOKENS/),
  })
})

test('what was paid for answers that could not be used goes with the fault', async () => {
  await using server = await startModelProvider(() => says('Certainly!'))
  const { ask } = modelClient(settingsFor('openai', server.baseUrl), quickly())
  const error = await ask(titlesRequest()).catch((thrown: unknown) => thrown)
  const { inputTokens, outputTokens } = server.bill()
  expect(error).toMatchObject({
    usage: { model: 'gpt-5.4-mini', inputTokens, outputTokens, dollars: expect.any(Number) },
  })
  expect(inputTokens).toBeGreaterThan(0)
})

test('a garbled answer and then prose are two answers: no third is asked for', async () => {
  await using server = await startModelProvider(inTurn(fails('garbled'), says('Certainly!'), answers(goodTitles)))
  const { ask } = modelClient(settingsFor('openai', server.baseUrl), quickly())
  await expect(ask(titlesRequest())).rejects.toMatchObject({ kind: 'unreadable_answer' })
  expect(server.requests).toHaveLength(2)
})

test('of a question that is broken off, what was paid until then is told', async () => {
  const stopping = new AbortController()
  await using server = await startModelProvider(({ number }) => {
    if (number === 1) return says('Certainly!')
    stopping.abort()
    return fails('silence')
  })
  const { ask } = modelClient(settingsFor('openai', server.baseUrl), quickly())
  const error = await ask(titlesRequest({ signal: stopping.signal })).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ kind: 'stopped', usage: { inputTokens: server.bill().inputTokens } })
  expect(server.requests).toHaveLength(2)
})

const now = quietClock().now()

test.each([
  ['seconds', { 'retry-after': '7' }, 7_000],
  ['a date', { 'retry-after': new Date(now + 9_000).toUTCString() }, 9_000],
  ['milliseconds', { 'retry-after-ms': '1500' }, 1_500],
  ['OpenAI’s reset of what is used up', reset('0', '1m2s', '500', '6m0s'), 62_000],
  ['a reset in milliseconds', reset('3', '20s', '0', '250ms'), 250],
  ['a time since 1970', { 'x-ratelimit-reset': String(now + 4_000) }, 4_000],
])('a wait asked for as %s is kept to', async (_, headers, waitMs) => {
  await using server = await startModelProvider(inTurn(fails('rate_limited', { headers }), answers(goodTitles)))
  const clock = quietClock()
  await modelClient(settingsFor('openai', server.baseUrl), quickly({ clock })).ask(titlesRequest())
  expect(clock.slept).toEqual([waitMs])
})

test('a wait in Gemini’s body is kept to', async () => {
  const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34s' }]
  await using server = await startModelProvider(inTurn(fails('rate_limited', { details }), answers(goodTitles)))
  const clock = quietClock()
  await modelClient(settingsFor('google', server.baseUrl), quickly({ clock })).ask(titlesRequest())
  expect(clock.slept).toEqual([34_000])
})

test('a wait past the deadline is not begun, and the reason says how long', async () => {
  await using server = await startModelProvider(() => fails('rate_limited', { headers: { 'retry-after': '1500' } }))
  const clock = quietClock()
  const { ask } = modelClient(settingsFor('openai', server.baseUrl), quickly({ clock, deadlineMs: 60_000 }))
  await expect(ask(titlesRequest())).rejects.toThrow('Try again in 25 minutes.')
  expect(clock.slept).toEqual([])
})

test('pauses double, half of each by chance', async () => {
  await using server = await startModelProvider(() => fails('overloaded'))
  const clock = { ...quietClock(), random: () => 1 }
  const { ask } = modelClient(settingsFor('anthropic', server.baseUrl), quickly({ clock, tries: 5 }))
  await expect(ask(titlesRequest())).rejects.toThrow(ModelFault)
  expect(clock.slept).toEqual([1_000, 2_000, 4_000, 8_000])
})

function fault(name: Fault, kind: FaultKind, requests: number, words: RegExp): Expected {
  return reply(fails(name), kind, requests, words)
}

function reply(what: Reply, kind: FaultKind, requests: number, words: RegExp): Expected {
  return { reply: what, kind, requests, says: words }
}

function reset(requestsLeft: string, requestsIn: string, tokensLeft: string, tokensIn: string): Record<string, string> {
  return {
    'x-ratelimit-remaining-requests': requestsLeft,
    'x-ratelimit-reset-requests': requestsIn,
    'x-ratelimit-remaining-tokens': tokensLeft,
    'x-ratelimit-reset-tokens': tokensIn,
  }
}
