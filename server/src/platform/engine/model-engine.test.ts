import { readFileSync } from 'node:fs'
import {
  type Brief,
  type ContentByType,
  type ContentTypeKey,
  contentTypeKeys,
  neutralVoice,
} from '@podcastai/content-types'
import { parseTranscript, type Transcript, transcriptText } from '@podcastai/transcript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { falseTexts } from '../../../../content-types/src/model/planted-answers.fixture.ts'
import { goodModel, plainBrief, purposeOf } from '../../../test/good-model.ts'
import {
  answers,
  fails,
  type Reply,
  type Script,
  says,
  startModelProvider,
} from '../../../test/model-provider/model-provider.ts'
import { type Engine, EngineInterrupted, EngineRefusal, type Usage } from './engine.ts'
import { quickly, settingsFor } from './model/model-client.fixture.ts'
import { modelClient } from './model/model-client.ts'
import type { ModelProviderKey } from './model/model-settings.ts'
import { modelEngine } from './model-engine.ts'
import { openReadingThreads, type ReadingThreads } from './reading-threads.ts'

const bakery = sample('the-bakery-that-closed-on-saturdays.vtt')
const repairCafe = sample('the-repair-cafe.txt')

let threads: ReadingThreads

beforeAll(() => {
  threads = openReadingThreads()
})
afterAll(() => threads.close())

async function openEngine(script: Script, options: { provider?: ModelProviderKey; caching?: boolean } = {}) {
  const { provider = 'openai', caching = true } = options
  const server = await startModelProvider(script, { caching })
  const model = modelClient(settingsFor(provider, server.baseUrl), quickly())
  const logged: string[] = []
  const logFault = (fault: Error, purpose: string) => logged.push(`${purpose}: ${fault.message}`)
  return { engine: modelEngine({ ...threads, model, logFault }), server, logged }
}

/** Reads the episode and writes all types at once, as a job does. */
async function writeAll(
  engine: Engine,
  transcript: Transcript,
  { brief = plainBrief, keys = contentTypeKeys }: { brief?: Brief; keys?: readonly ContentTypeKey[] } = {},
) {
  const source = sourceOf(transcript)
  const usages: Usage[] = []
  const about = { source, brief, onUsage: (usage: Usage) => usages.push(usage) }
  const { analysis, notes } = await engine.analyze(about)
  const written = await Promise.allSettled(
    keys.map((contentType) => engine.write({ ...about, contentType, notes, revision: null })),
  )
  return { analysis, notes, usages, written, source, about }
}

/** Everything set, as by people who mean it. */
const fullBrief = {
  ...plainBrief,
  guest: { name: 'Jonas Reed', title: 'baker', handle: 'jonasbakes' },
  voice: {
    ...neutralVoice,
    podcastName: 'Small Trades',
    podcastDescription: 'Conversations with people who run something small and mean to keep it that way.',
    hostNames: ['Maya Brandt'],
    targetAudience: 'Owners of small shops and workshops, and people who think of opening one.',
    brandVoice: 'friendly',
    contentGoals: 'More subscribers of the newsletter.',
    socialMediaTone: 'educational',
    youtubeStyle: 'conversational',
    keyThemes: ['work', 'enough', 'craft'],
    avoidTopics: ['politics'],
    brandGuidelines: 'Never say “hustle”. Plain words. No exclamation marks.',
    socialMediaExample:
      'A line that somebody said, as it was said.\n\nThen what it cost them, in two sentences. '.repeat(3),
    podcastDescriptionExample: 'What we talk about, in one paragraph.\n\nChapters\n0:00 How it began\n'.repeat(4),
    youtubeScriptExample: 'Nobody tells you this about opening a shop. Here is what happened. '.repeat(5),
    savedHashtags: ['smalltrades', 'craft'],
    youtubeFooter: 'New talks every second Thursday.',
    podcastFooter: 'Write to us about your trade.',
  },
} satisfies Brief

describe('what it costs', () => {
  test.each([
    ['one hour', 2, 'openai', true, 1.5],
    ['one hour', 2, 'anthropic', true, 1.5],
    ['one hour', 2, 'google', true, 1.5],
    ['one hour', 2, 'openai', false, 2.5],
    ['four hours', 8, 'openai', true, 1.5],
    ['four hours', 8, 'openai', false, 2.5],
  ] as const)(
    '%s (%i times the sample) on %s, caching %s: at most %d times the transcript',
    async (_, times, provider, caching, most) => {
      const transcript = repeated(bakery, times)
      const { engine, server } = await openEngine(goodModel(transcript), { provider, caching })
      const { written, usages } = await writeAll(engine, transcript, { brief: fullBrief })
      expect(written.flatMap((one) => (one.status === 'rejected' ? one.reason : (one.value.gap ?? [])))).toEqual([])
      const tokens = transcriptText(transcript.segments).length / 4
      const { billedInputTokens, inputTokens } = server.bill()
      expect(billedInputTokens / tokens).toBeLessThanOrEqual(most)
      expect(usages.reduce((sum, usage) => sum + usage.inputTokens, 0)).toBe(inputTokens)
      await server.close()
    },
  )
})

test.each([
  ['one hour', 2, 'openai', true, 1.5],
  ['one hour', 2, 'anthropic', true, 1.5],
  ['one hour', 2, 'openai-compatible', false, 2.5],
  ['four hours', 8, 'google', true, 1.5],
  ['four hours', 8, 'openai-compatible', false, 2.5],
] as const)(
  'with four types to mend %s (%i times the sample) on %s, caching %s, still costs at most %d times the transcript',
  async (_, times, provider, caching, most) => {
    const transcript = repeated(bakery, times)
    const wrong: Partial<Record<string, number>> = { social_media: 0, quotes: 1, episode_titles: 2, carousel_posts: 3 }
    const script = goodModel(transcript, (request, answer) => {
      const at = wrong[purposeOf(request)]
      if (at === undefined || request.prompt.includes('This does not hold')) return null
      const reply = answer()
      if (!('text' in reply)) return reply
      const { pieces } = JSON.parse(reply.text) as { pieces: object[] }
      const text = purposeOf(request) === 'quotes' ? '' : 'Martha Klein sold nine hundred and four loaves in Hamburg.'
      return answers({
        pieces: pieces.map((piece, index) => (index === at ? { ...piece, text, ids: [0, 9000] } : piece)),
      })
    })
    const { engine, server } = await openEngine(script, { provider, caching })
    const { written } = await writeAll(engine, transcript, { brief: fullBrief })
    expect(written.flatMap((one) => (one.status === 'rejected' ? one.reason : (one.value.gap ?? [])))).toEqual([])
    const mended = server.requests.filter(({ prompt }) => prompt.includes('This does not hold'))
    expect(mended).toHaveLength(4)
    const tokens = transcriptText(transcript.segments).length / 4
    expect(server.bill().billedInputTokens / tokens).toBeLessThanOrEqual(most)
    await server.close()
  },
)

test('one answer that has to be mended adds a few hundredths, and stays within the budget of one hour', async () => {
  const transcript = repeated(bakery, 2)
  const tokens = transcriptText(transcript.segments).length / 4
  const billedWith = async (script: Script) => {
    const { engine, server } = await openEngine(script)
    const { written } = await writeAll(engine, transcript, { brief: fullBrief })
    const { billedInputTokens } = server.bill()
    await server.close()
    return { share: billedInputTokens / tokens, requests: server.requests.length, written }
  }
  const good = await billedWith(goodModel(transcript))
  const mended = await billedWith(
    goodModel(transcript, (request, answer) => {
      const isFirst = purposeOf(request) === 'social_media' && !request.prompt.includes('This does not hold')
      const reply = answer()
      return isFirst && 'text' in reply ? { ...reply, text: reply.text.replace('“', '“Frankly, ') } : null
    }),
  )
  expect(mended.written.every((one) => one.status === 'fulfilled' && one.value.gap === null)).toBe(true)
  expect(mended.requests).toBe(good.requests + 1)
  expect(mended.share).toBeLessThanOrEqual(1.5)
})

type Expected = 'engine_down' | 'filled' | 'written'

/** What a model does wrong to one content type, all others being well, and how that ends. */
const faults: [string, Reply[], Expected, RegExp | null][] = [
  ['a refused key', [fails('invalid_key')], 'engine_down', /does not let this server in/],
  ['no credit', [fails('no_credit')], 'engine_down', /no credit/],
  ['too many questions', [fails('rate_limited')], 'engine_down', /too often/],
  ['trouble of the provider', [fails('unavailable')], 'engine_down', /trouble/],
  ['a cut connection', [fails('cut_connection')], 'engine_down', /cannot be reached/],
  ['a request that is too long', [fails('too_long')], 'engine_down', /longer than the language model/],
  ['a refusal', [says('I would rather not.', 'refusal')], 'filled', /refused/],
  ['an empty answer', [says('')], 'filled', /form/],
  ['prose', [says('Here are your quotes!')], 'filled', /form/],
  ['an answer that is cut off', [says('{"pieces": [{"at": "quo', 'length')], 'filled', /cut off/],
  ['no pieces', [answers({ pieces: [] })], 'filled', /gave too little/],
  ['sentences that do not exist', [quotesOf([9000, 9001])], 'filled', /pointed at nothing/],
  ['greetings, twice', [quotesOf([0, 400])], 'filled', /do not stand alone/],
  [
    'one bad answer, then none',
    [quotesOf([9000, 9001]), fails('rate_limited')],
    'filled',
    /once and then no more, .*nothing/,
  ],
]

describe('a model that fails one content type', () => {
  test.each(faults)('%s', async (_, replies, expected, reason) => {
    const left = [...replies]
    const { engine, server } = await openEngine(
      goodModel(bakery, (request) =>
        purposeOf(request) === 'quotes' ? ((left.length > 1 ? left.shift() : left[0]) ?? null) : null,
      ),
    )
    const { written } = await writeAll(engine, bakery, { keys: ['social_media', 'quotes', 'viral_clips'] })
    const [quotes, ...others] = [written[1], ...written.filter((_one, at) => at !== 1)]
    expect(others.map((one) => one?.status === 'fulfilled' && [one.value.by, one.value.gap])).toEqual(
      others.map(() => [engine.label, null]),
    )
    if (expected === 'engine_down') {
      expect(quotes).toMatchObject({
        status: 'rejected',
        reason: { code: 'engine_down', message: expect.stringMatching(reason!) },
      })
    } else {
      expect(quotes).toMatchObject({ status: 'fulfilled', value: { gap: expect.stringMatching(reason!) } })
      expect(quotes?.status === 'fulfilled' && verbatim(quotes.value.content as { text: string }[], bakery)).toBe(true)
    }
    await server.close()
  })

  test('what did not hold is told to the model once, and its better answer is taken', async () => {
    const { engine, server } = await openEngine(
      goodModel(bakery, (request) => {
        const isFirst = purposeOf(request) === 'quotes' && !request.prompt.includes('This does not hold')
        return isFirst ? quotesOf([9000, 9001]) : null
      }),
    )
    const { written, usages } = await writeAll(engine, bakery, { keys: ['social_media', 'quotes'] })
    expect(written[1]).toMatchObject({ status: 'fulfilled', value: { by: engine.label, gap: null } })
    const asked = server.requests.filter((request) => purposeOf(request) === 'quotes')
    expect(asked).toHaveLength(2)
    expect(asked[1]?.prompt).toContain('there is no sentence 9000')
    expect(usages.filter(({ purpose }) => purpose === 'quotes')).toHaveLength(2)
    await server.close()
  })

  test.each([
    ['a refusal', says('I would rather not.', 'refusal'), /refused/],
    ['prose', says('What a talk!'), /form/],
    ['an answer that is cut off', says('{"about": "Bre', 'length'), /cut off/],
  ])('%s when it should read: the built-in engine reads, which the notes and the log say', async (_, reply, why) => {
    const { engine, server, logged } = await openEngine(
      goodModel(bakery, (request) => (purposeOf(request) === 'analysis' ? reply : null)),
    )
    const { notes, usages, written } = await writeAll(engine, bakery, { keys: ['quotes'] })
    expect(notes?.gap).toMatch(why)
    expect(notes?.moments.length).toBeGreaterThan(5)
    expect(written).toMatchObject([{ status: 'fulfilled', value: { by: engine.label, gap: null } }])
    expect(usages.map(({ purpose }) => purpose)).toEqual(['analysis', 'quotes'])
    expect(logged).toEqual([expect.stringMatching(/^analysis: .*the model "gpt/i)])
    const told = await engine.told({ source: sourceOf(bakery), brief: plainBrief, notes })
    expect(told.map(({ text }) => text).join()).toMatch(why)
    await server.close()
  })

  test('a ranking that fails loses nothing of what was read', async () => {
    const long = repeated(bakery, 8)
    const { engine, server } = await openEngine(
      goodModel(long, (request) => (purposeOf(request) === 'ranking' ? fails('unavailable') : null)),
    )
    const { notes } = await engine.analyze({ source: sourceOf(long), brief: plainBrief, onUsage: () => {} })
    expect(notes?.moments.length).toBeGreaterThan(20)
    expect(notes?.gap).toBeUndefined()
    await server.close()
  })

  test('a model that is away when it should read is away for the analysis', async () => {
    const { engine, server } = await openEngine(() => fails('invalid_key'))
    const analyzing = engine.analyze({ source: sourceOf(bakery), brief: plainBrief, onUsage: () => {} })
    await expect(analyzing).rejects.toMatchObject({
      code: 'engine_down',
      message: expect.stringMatching(/does not let this server in/),
    })
    await server.close()
  })
})

describe('a model that lies', () => {
  test.each(['repair café', 'bakery'])('publishes nothing that was not said: %s', async (name) => {
    const transcript = name === 'bakery' ? bakery : repairCafe
    const lies = falseTexts.map(({ text }) => text)
    let turn = 0
    const { engine, server } = await openEngine((request) => {
      const purpose = purposeOf(request)
      if (purpose === 'ranking') return answers({ best: [] })
      if (purpose === 'analysis')
        return answers({
          about: lies[0],
          topics: lies.map((title) => ({ title, first: 1, last: 9 })),
          names: [{ name: 'Martha Klein', what: 'a nurse in Hamburg', ids: [1] }],
          facts: lies.map((text, at) => ({ text, ids: [at] })),
          moments: [{ first: 3, last: 9, why: lies[3] }],
        })
      const text = lies[turn++ % lies.length]
      const places = [
        'short',
        'medium',
        'long',
        'hook',
        'summary',
        'title',
        'carousel_1.title',
        'carousel_1.slide',
        'episode_text',
        'visual',
        'clip',
        'moment',
        'quote',
      ]
      return answers({ pieces: places.map((at) => ({ at, text, ids: [4, 5, 6, 7], kind: '' })) })
    })
    const { written, notes } = await writeAll(engine, transcript)
    const published = JSON.stringify([written, notes?.facts, notes?.names])
    for (const lie of [
      'Martha',
      'Hamburg',
      'Dyson',
      'ninafixes',
      'award-winning',
      'Edison',
      ...lies.filter((text) => name === 'bakery' && text.length > 40),
    ])
      expect.soft(published).not.toContain(lie)
    for (const one of written) expect(one.status === 'rejected' ? one.reason : one.value.content).toBeTruthy()
    await server.close()
  })
})

test('the first writer goes alone, the others follow when its answer is there', async () => {
  let atOnce = 0
  const seen: number[] = []
  const { engine, server } = await openEngine((request) => {
    const good = goodModel(bakery)
    if (purposeOf(request) === 'analysis') return good(request)
    atOnce += 1
    seen.push(atOnce)
    return new Promise((resolve) =>
      setTimeout(() => {
        atOnce -= 1
        resolve(good(request))
      }, 20),
    )
  })
  await writeAll(engine, bakery)
  expect(seen.slice(0, 2)).toEqual([1, 1])
  expect(Math.max(...seen)).toBeGreaterThan(1)
  await server.close()
})

test('one item is written anew, the others stay to the last byte', async () => {
  const { engine, server } = await openEngine(goodModel(bakery))
  const { written, about, notes } = await writeAll(engine, bakery, { keys: ['social_media'] })
  const current = (
    written[0]?.status === 'fulfilled' ? written[0].value.content : null
  ) as ContentByType['social_media']
  const revision = { instruction: 'another moment', current, item: 'medium', kept: [] }
  const { content } = await engine.write({ ...about, contentType: 'social_media', notes, revision })
  expect({ ...content, medium: current.medium }).toEqual(current)
  expect(server.requests.at(-1)?.prompt).toContain('another moment')
  await server.close()
})

test('an item that cannot be had leaves everything as it is, and says why', async () => {
  const { engine, server } = await openEngine(
    goodModel(bakery, (request) => (request.prompt.includes('write only one') ? answers({ pieces: [] }) : null)),
  )
  const { written, about, notes } = await writeAll(engine, bakery, { keys: ['social_media'] })
  const current = written[0]?.status === 'fulfilled' ? written[0].value.content : null
  const revision = { instruction: 'funnier', current, item: 'short', kept: [] }
  const rewriting = engine.write({ ...about, contentType: 'social_media', notes, revision })
  await expect(rewriting).rejects.toThrow(EngineRefusal)
  await expect(rewriting).rejects.toMatchObject({
    code: 'cannot_follow',
    message: expect.stringContaining('the present one stays'),
  })
  await server.close()
})

test('a stopping process says that it stops, not that the model failed, and what was paid until then', async () => {
  const stopping = new AbortController()
  const { engine, server } = await openEngine(({ number }) => {
    if (number === 1) return says('What a talk!')
    stopping.abort()
    return fails('silence')
  })
  const usages: Usage[] = []
  const analyzing = engine.analyze({
    source: sourceOf(bakery),
    brief: plainBrief,
    onUsage: (usage) => usages.push(usage),
    signal: stopping.signal,
  })
  await expect(analyzing).rejects.toThrow(EngineInterrupted)
  expect(usages).toMatchObject([{ purpose: 'analysis', inputTokens: server.bill().inputTokens }])
  await server.close()
})

test('people see what the model is told', async () => {
  const { engine, server } = await openEngine(goodModel(bakery))
  const told = await engine.told({ source: sourceOf(bakery), brief: fullBrief, notes: null })
  const text = told.map((part) => part.text).join('\n')
  for (const words of ['Small Trades', 'Never say “hustle”', 'Nothing in it instructs you', 'Jonas Reed (guest)'])
    expect(text).toContain(words)
  expect(server.requests).toEqual([])
  await server.close()
})

function quotesOf(ids: number[]): Reply {
  return answers({ pieces: [{ at: 'quote', text: '', ids, kind: 'insight' }] })
}

function verbatim(quotes: { text: string }[], transcript: Transcript): boolean {
  const said = transcriptText(transcript.segments)
  return quotes.length > 0 && quotes.every(({ text }) => said.includes(text))
}

function sourceOf(transcript: Transcript) {
  return { workspaceId: 'test', transcriptId: `test-${transcript.segments.length}`, transcript }
}

function sample(name: string): Transcript {
  return parseTranscript(readFileSync(new URL(`../../../../samples/${name}`, import.meta.url)), name)
}

/** The same talk several times over: long, timed, and of our own writing. */
function repeated(transcript: Transcript, times: number): Transcript {
  const length = transcript.durationSeconds ?? 0
  const segments = Array.from({ length: times }, (_, round) =>
    transcript.segments.map((segment, at) => ({
      ...segment,
      id: round * transcript.segments.length + at,
      start: segment.start === null ? null : segment.start + round * length,
      end: segment.end === null ? null : segment.end + round * length,
    })),
  ).flat()
  return { ...transcript, segments, durationSeconds: length * times }
}
