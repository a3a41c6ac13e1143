// A model that writes a kit: what it is asked, what of it reaches the page, what it costs, and how each fault ends.
import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import {
  type Brief,
  type ContentByType,
  type ContentKey,
  type ContentTypeKey,
  contentTypeKeys,
  neutralVoice,
  noDetails,
} from '@podcastai/content-types'
import type { Piece } from '@podcastai/content-types/server'
import { understand } from '@podcastai/episode'
import { parseTranscript, type Transcript, transcriptText, withSpeakerNames } from '@podcastai/transcript'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  alsoDoubting,
  classifyErrand,
  doubting,
  findTypes,
  getPurpose,
  goodModel,
  goodPieces,
  parseClaims,
  plainBrief,
} from '../../../test/good-model.ts'
import {
  answers,
  fails,
  type ModelRequest,
  type Reply,
  type Script,
  says,
  startModelProvider,
} from '../../../test/model-provider/model-provider.ts'
import { type Engine, EngineInterrupted, EngineRefusal, type Usage, type Written } from './engine.ts'
import { quickly, settingsFor } from './model/model-client.fixture.ts'
import { modelClient } from './model/model-client.ts'
import type { ModelProviderKey } from './model/model-settings.ts'
import { modelEngine } from './model-engine.ts'
import { openReadingThreads, type ReadingThreads } from './reading-threads.ts'

const bakery = sample('the-bakery-that-closed-on-saturdays.vtt')
const numbered = withSpeakerNames(bakery, { 'Maya Brandt': 'Speaker 1', 'Jonas Reed': 'Speaker 2' })
/** One that holds half an hour of talk only in parts. */
const smallContext = 8_192

let threads: ReadingThreads

beforeAll(() => {
  threads = openReadingThreads()
})
afterAll(() => threads.close())

type Options = { provider?: ModelProviderKey; caching?: boolean; contextTokens?: number }

async function openEngine(script: Script, options: Options = {}) {
  const { provider = 'openai', caching = true, contextTokens = 200_000 } = options
  const server = await startModelProvider(script, { caching })
  const model = modelClient(settingsFor(provider, server.baseUrl, { contextTokens }), quickly())
  const logged: string[] = []
  const logFault = (fault: Error, purpose: string) => logged.push(`${purpose}: ${fault.message}`)
  return { engine: modelEngine({ ...threads, model, logFault }), server, logged }
}

/** Reads the episode and writes types together, as a job does. */
async function writeAll(
  engine: Engine,
  transcript: Transcript,
  { brief = plainBrief, keys = contentTypeKeys }: { brief?: Brief; keys?: readonly ContentTypeKey[] } = {},
) {
  const source = getSource(transcript)
  const usages: Usage[] = []
  const about = { source, brief, onUsage: (usage: Usage) => usages.push(usage) }
  const { analysis, notes } = await engine.analyze(about)
  const written: Partial<Record<ContentKey, Written<ContentKey>>> = {}
  const failed: Partial<Record<ContentKey, unknown>> = {}
  await engine.writeKit({
    ...{ ...about, notes, contentTypes: keys },
    onWritten: async (key, one) => {
      written[key] = one
    },
    onFailed: async (key, error) => {
      failed[key] = error
    },
  })
  const gaps = Object.fromEntries(Object.entries(written).map(([key, one]) => [key, one?.gap]))
  return { analysis, notes, usages, written, failed, gaps, source, about: { ...about, notes } }
}

const none = (keys: readonly ContentTypeKey[] = contentTypeKeys) => Object.fromEntries(keys.map((key) => [key, null]))

/** Everything set, as by people who mean it. */
const fullBrief = {
  ...plainBrief,
  guest: { name: 'Jonas Reed', title: 'baker', handle: 'jonasbakes' },
  details: noDetails,
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
    socialMediaExample: 'A line from the talk, as it was said.\n\nThen what it cost them, in two sentences. '.repeat(3),
    podcastDescriptionExample: 'What we talk about, in one paragraph.\n\nChapters\n0:00 How it began\n'.repeat(4),
    youtubeScriptExample: 'Nobody tells you this about opening a shop. Here is what happened. '.repeat(5),
    savedHashtags: ['smalltrades', 'craft'],
    youtubeFooter: 'New talks every second Thursday.',
    podcastFooter: 'Write to us about your trade.',
  },
} satisfies Brief

describe('what it costs', () => {
  const cases = [
    ['one hour', 2, 'anthropic', true, 2],
    ['one hour', 2, 'openai-compatible', false, 4],
    ['four hours', 8, 'openai', true, 2],
  ] as const
  /** Hours of talk are asked for in three requests where the provider keeps what they share. */
  const writings = (times: number, caching: boolean) => (times > 2 && caching ? 3 : 2)

  test.each(cases)(
    '%s (%i times the sample) on %s, caching %s: some writings and a check, at most %d times the transcript',
    async (_, times, provider, caching, max) => {
      const transcript = repeated(bakery, times)
      const { engine, server } = await openEngine(goodModel(transcript), { provider, caching })
      const { gaps, failed, usages } = await writeAll(engine, transcript, { brief: fullBrief })
      expect({ failed, gaps }).toEqual({ failed: {}, gaps: none() })
      const written = Array.from({ length: writings(times, caching) }, () => 'writing')
      expect(server.requests.map(classifyErrand)).toEqual([...written, 'check'])
      expect(getShare(transcript, server)).toBeLessThanOrEqual(max)
      expect(usages.reduce((sum, usage) => sum + usage.inputTokens, 0)).toBe(server.bill().inputTokens)
      expect(usages.map(({ purpose }) => purpose)).toEqual([...written.map(() => 'kit'), 'check'])
      await server.close()
    },
  )

  test.each(cases)(
    'with texts to mend, %s (%i times the sample) on %s, caching %s, still costs at most %d times the transcript',
    async (_, times, provider, caching, max) => {
      const transcript = repeated(bakery, times)
      const script = goodModel(transcript, (request, good) =>
        classifyErrand(request) === 'writing' ? spoiled(good()) : null,
      )
      const { engine, server } = await openEngine(script, { provider, caching })
      const { failed } = await writeAll(engine, transcript, { brief: fullBrief })
      expect(failed).toEqual({})
      const errands = server.requests.map(classifyErrand).slice(writings(times, caching))
      expect(errands).toEqual(['check', 'repair', 'check'])
      expect(getShare(transcript, server)).toBeLessThanOrEqual(max)
      await server.close()
    },
  )
})

/** One text of three types, each in its way: what a good model gets wrong in an hour of talk. */
const wrongPlaces = ['medium', 'quote', 'title']

function spoiled(reply: Reply): Reply {
  if (!('text' in reply)) return reply
  const { pieces } = JSON.parse(reply.text) as { pieces: Piece[] }
  const text = 'Martha Klein sold nine hundred and four loaves in Hamburg.'
  const wrong = new Set(wrongPlaces.map((place) => pieces.findIndex(({ at }) => at === place)))
  return answers({ pieces: pieces.map((piece, at) => (wrong.has(at) ? { ...piece, text } : piece)) })
}

const isWriting = (request: ModelRequest, key: ContentTypeKey) =>
  classifyErrand(request) === 'writing' && findTypes(request).includes(key)

/** What a model does wrong to one group, all others being well, and what is said of its types. */
const faults: [string, Reply, RegExp][] = [
  ['a refused key', fails('invalid_key'), /does not accept this server’s key/],
  ['no credit', fails('no_credit'), /out of credit/],
  ['too many questions', fails('rate_limited'), /too many requests/],
  ['trouble of the provider', fails('unavailable'), /problems/],
  ['a cut connection', fails('cut_connection'), /cannot be reached/],
  ['a request that is too long', fails('too_long'), /too long for the language model/],
  ['a refusal', says('I would rather not.', 'refusal'), /refused/],
  ['an empty answer', says(''), /form/],
  ['prose', says('Here are your quotes!'), /in the requested format\. Try again\..* the built-in engine/],
  ['an answer that is cut off', says('{"pieces": [{"at": "quo', 'length'), /cut off.* a more capable model/],
]

describe('a model that fails', () => {
  test.each(faults)('one group of types by %s: they are refused, the others are written', async (_, reply, reason) => {
    const script = goodModel(bakery, (request) => (isWriting(request, 'quotes') ? reply : null))
    const { engine, server } = await openEngine(script)
    const { gaps, failed } = await writeAll(engine, bakery)
    const group = findTypes(server.requests.find((request) => isWriting(request, 'quotes'))!)
    expect(Object.keys(failed).sort()).toEqual([...group].sort())
    for (const error of Object.values(failed)) {
      expect(error).toBeInstanceOf(EngineRefusal)
      expect(error).toMatchObject({ code: 'engine_down', message: expect.stringMatching(reason) })
    }
    expect(gaps).toEqual(none(contentTypeKeys.filter((key) => !group.includes(key))))
    await server.close()
  })

  test('every group: all are refused, and nothing is written in its place', async () => {
    const { engine, server } = await openEngine(() => fails('unavailable'))
    const { written, failed } = await writeAll(engine, bakery)
    expect(written).toEqual({})
    expect(Object.keys(failed).sort()).toEqual([...contentTypeKeys].sort())
    await server.close()
  })

  test.each<[string, Reply, RegExp]>([
    ['no pieces', answers({ pieces: [] }), /nothing usable for this/],
    ['sentences that do not exist', answers({ pieces: [quoteAt([9000, 9001], '')] }), /didn’t pass the checks/],
    [
      'words that nobody said',
      answers({ pieces: [quoteAt([4], 'Bread is a lie that bakers tell.')] }),
      /doesn’t match the transcript/,
    ],
  ])('one type by %s, twice: it is not written, for a reason in plain words', async (_, reply, reason) => {
    const script = goodModel(bakery, (request) => (findTypes(request).includes('quotes') ? reply : null))
    const { engine, server } = await openEngine(script)
    const { failed } = await writeAll(engine, bakery, { keys: ['carousel_posts', 'quotes'] })
    expect(Object.keys(failed)).toEqual(['quotes'])
    expect(failed.quotes).toMatchObject({ code: 'unusable_answer', message: expect.stringMatching(reason) })
    await server.close()
  })
})

test.each(['length', 'stop'] as const)(
  'an answer that breaks off (%s) is continued after its last whole piece, and nothing is there twice',
  async (ending) => {
    const pieces = goodPieces('quotes', understand(bakery))
    const cut = `{"pieces": [${pieces.slice(0, 3).map((piece) => JSON.stringify(piece))}, {"at": "quote", "text": "And th`
    const script = goodModel(bakery, (request) => {
      if (classifyErrand(request) !== 'writing') return null
      return request.prompt.includes('Your reply broke off') ? answers({ pieces: pieces.slice(2) }) : says(cut, ending)
    })
    const { engine, server } = await openEngine(script)
    const { written, gaps } = await writeAll(engine, bakery, { keys: ['quotes'] })
    expect(gaps).toEqual({ quotes: null })
    expect(written.quotes?.content).toHaveLength(pieces.length)
    const rest = server.requests.find(({ prompt }) => prompt.includes('Your reply broke off'))
    expect(rest?.prompt).toContain('The last complete piece was {"at":"quote"')
    await server.close()
  },
)

describe('what does not hold', () => {
  const invented = quoteAt([4], 'Bread is a lie that bakers tell.')
  const withInvention = (reply: Reply): Reply => {
    const { pieces } = JSON.parse('text' in reply ? reply.text : '') as { pieces: Piece[] }
    // Without the one that replaces it.
    return answers({ pieces: [invented, ...pieces.slice(1)] })
  }

  test('goes back once with its reason, and the better text is taken', async () => {
    const script = goodModel(bakery, (request, good) => {
      if (isWriting(request, 'quotes')) return withInvention(good())
      if (classifyErrand(request) !== 'repair') return null
      return answers({ pieces: goodPieces('quotes', understand(bakery)).slice(0, 1) })
    })
    const { engine, server } = await openEngine(script)
    const { gaps, usages } = await writeAll(engine, bakery, { keys: ['quotes'] })
    expect(gaps).toEqual({ quotes: null })
    expect(server.requests[2]?.prompt).toContain('was not said like that')
    expect(usages.map(({ purpose }) => purpose)).toEqual(['quotes', 'check', 'repair', 'check'])
    await server.close()
  })

  test.each<[string, (good: () => Reply) => Reply]>([
    ['comes back as bad', () => answers({ pieces: [invented] })],
    ['is not mended', () => answers({ pieces: [] })],
    ['cannot be mended, because the model is away', () => fails('unavailable')],
  ])('is left out where it %s; the page says how many and why', async (_, repair) => {
    const script = goodModel(bakery, (request, good) => {
      if (isWriting(request, 'quotes')) return withInvention(good())
      return classifyErrand(request) === 'repair' ? repair(good) : null
    })
    const { engine, server } = await openEngine(script)
    const { written, gaps } = await writeAll(engine, bakery, { keys: ['quotes'] })
    expect(gaps.quotes).toBe('1 text didn’t pass the checks and was left out: a quote doesn’t match the transcript.')
    expect(written.quotes?.by).toBe(engine.label)
    expect(JSON.stringify(written)).not.toContain('lie that bakers tell')
    expect(new Set(server.requests.map(classifyErrand))).toEqual(new Set(['writing', 'check', 'repair']))
    await server.close()
  })
})

describe('the check for meaning', () => {
  const doubt = 'He says the opposite.'
  const doubted = goodPieces('episode_titles', understand(bakery)).find(
    ({ at, text }) => at === 'title' && !text.includes('“'),
  )!

  /** Titles are printed without a full stop. */
  const plain = doubted.text.replace(/\.$/, '')

  /** Doubts one title, and nothing else but what is plainly false. */
  function verdictOn(request: ModelRequest, good: () => Reply): Reply {
    const own = parseClaims(request).filter(({ text }) => text === plain)
    return alsoDoubting(
      request,
      good(),
      own.map(({ claim }) => claim),
      doubt,
    )
  }

  test('is one question for all types, and what follows from nothing goes back once with the reason', async () => {
    const mended = { ...doubted, text: 'Why the bakery stays closed on its best day' }
    const script = goodModel(bakery, (request, good) => {
      if (classifyErrand(request) === 'check') return verdictOn(request, good)
      return classifyErrand(request) === 'repair' ? answers({ pieces: [mended] }) : null
    })
    const { engine, server } = await openEngine(script)
    const { written, gaps } = await writeAll(engine, bakery)
    expect(gaps).toEqual(none())
    const titles = written.episode_titles?.content as ContentByType['episode_titles'] | undefined
    const published = JSON.stringify([titles?.primary, titles?.alternative])
    expect(published).toContain(mended.text)
    expect(published).not.toContain(plain)
    expect(server.requests.map(classifyErrand)).toEqual(['writing', 'writing', 'check', 'repair', 'check'])
    const [repair, second] = server.requests.slice(-2) as [ModelRequest, ModelRequest]
    expect(repair.prompt).toContain(doubt)
    expect(findTypes(repair)).toEqual(['episode_titles'])
    expect(parseClaims(second).map(({ text }) => text)).toContain(mended.text)
    await server.close()
  })

  test('[MODEL-04] sends back once, with the reason, what it doubts; what is doubted again is left out and counted', async () => {
    const script = goodModel(bakery, (request, good) => {
      if (classifyErrand(request) === 'check') return verdictOn(request, good)
      // Other words that say the same.
      const again = { ...doubted, text: doubted.text === plain ? `${plain}.` : plain }
      return classifyErrand(request) === 'repair' ? answers({ pieces: [again] }) : null
    })
    const { engine, server } = await openEngine(script)
    const { written, gaps, failed } = await writeAll(engine, bakery)
    expect(failed).toEqual({})
    expect(server.requests.map(classifyErrand)).toEqual(['writing', 'writing', 'check', 'repair', 'check'])
    const repair = server.requests[3]
    expect(repair?.prompt).toContain(plain)
    expect(repair?.prompt).toContain(doubt)
    const titles = written.episode_titles?.content as ContentByType['episode_titles'] | undefined
    const published = JSON.stringify([titles?.primary, titles?.alternative])
    expect(published).toContain('Jonas Reed')
    expect(published).not.toContain(plain)
    expect(gaps).toEqual({
      ...none(),
      episode_titles: '1 text didn’t pass the checks and was left out: a claim isn’t supported by the transcript.',
    })
    await server.close()
  })

  test.each<[string, Reply]>([
    ['does not answer it', fails('unavailable')],
    ['refuses it', says('No.', 'refusal')],
  ])('is not made by a model that %s: all is printed, and says so', async (_, reply) => {
    const script = goodModel(bakery, (request) => (classifyErrand(request) === 'check' ? reply : null))
    const { engine, server } = await openEngine(script)
    const { gaps, failed } = await writeAll(engine, bakery)
    expect(failed).toEqual({})
    expect(gaps).toMatchObject({
      video_clips: 'Claims weren’t checked: the model didn’t answer the check.',
      // What was said needs no check of its meaning.
      quotes: null,
    })
    await server.close()
  })

  const tooWeak = /^\d+ texts didn’t pass the checks and were left out: this model is too weak to check its claims\./

  test('is not believed where its control questions are answered wrong: only exact quotes are kept, and it is not asked again within the hour', async () => {
    const script = goodModel(bakery, (request) =>
      classifyErrand(request) === 'check' ? doubting(request, [], '') : null,
    )
    const { engine, server } = await openEngine(script)
    const { written, gaps, failed, about } = await writeAll(engine, bakery)
    expect(failed.video_clips).toMatchObject({ code: 'unusable_answer', message: expect.stringMatching(tooWeak) })
    expect(gaps.quotes).toBeNull()
    expect(written.quotes?.content).not.toHaveLength(0)
    const writing = engine.write({ ...about, contentType: 'video_clips', revision: null })
    await expect(writing).rejects.toThrow(tooWeak)
    const errands = server.requests.map(classifyErrand)
    expect(errands.filter((errand) => errand === 'check')).toHaveLength(1)
    // No other words could be checked either.
    expect(errands).not.toContain('repair')
    await server.close()
  })

  test('that comes back unreadable counts as none: what only it could tell is left out', async () => {
    const script = goodModel(bakery, (request) => (classifyErrand(request) === 'check' ? says('All is well.') : null))
    const { engine, server } = await openEngine(script)
    const { failed } = await writeAll(engine, bakery, { keys: ['quotes', 'video_clips'] })
    expect(Object.keys(failed)).toEqual(['video_clips'])
    expect(failed.video_clips).toMatchObject({ message: expect.stringMatching(tooWeak) })
    await server.close()
  })
})

describe('a model with a small context', () => {
  const keys = ['quotes', 'social_media', 'episode_titles', 'video_clips'] as const

  test('reads the episode first, then writes type by type; each is there as soon as it is checked', async () => {
    const order: string[] = []
    const held = Promise.withResolvers<void>()
    const good = goodModel(bakery)
    const { engine, server } = await openEngine(
      async (request) => {
        if (isWriting(request, 'video_clips')) await held.promise
        return good(request)
      },
      { provider: 'openai-compatible', caching: false, contextTokens: smallContext },
    )
    const about = { source: getSource(bakery), brief: plainBrief, onUsage: () => {} }
    expect(await engine.needsNotes(about)).toBe(true)
    const { notes } = await engine.analyze(about)
    expect(notes?.moments.length).toBeGreaterThan(5)
    await engine.writeKit({
      ...{ ...about, notes, contentTypes: keys },
      onWritten: async (key) => {
        order.push(key)
        if (order.length === keys.length - 1) held.resolve()
      },
      onFailed: async (key, error) => {
        throw new Error(key, { cause: error })
      },
    })
    expect(order.at(-1)).toBe('video_clips')
    const writings = server.requests.filter((request) => classifyErrand(request) === 'writing').map(getPurpose)
    expect(writings.sort()).toEqual([...keys].sort())
    await server.close()
  })

  test('an episode that fits is not read first, and nothing is asked when it is analyzed', async () => {
    const { engine, server } = await openEngine(goodModel(bakery))
    const about = { source: getSource(bakery), brief: plainBrief, onUsage: () => {} }
    expect(await engine.needsNotes(about)).toBe(false)
    expect((await engine.analyze(about)).notes).toBeNull()
    expect(server.requests).toEqual([])
    await server.close()
  })

  test('names of numbered speakers are asked for with the beginning and the end of the talk, and checked', async () => {
    const at = (words: string) => understand(numbered).sentences.find(({ text }) => text.includes(words))?.id ?? 0
    const invented = { at: 'speaker', text: 'Rosa Lind', ids: [3], kind: 'B' }
    const found = { at: 'speaker', text: 'Jonas Reed', ids: [at('talking with Jonas Reed')], kind: 'A' }
    const asksNames = ({ prompt }: ModelRequest) => prompt.includes('## Speakers')
    const script = goodModel(numbered, (request) =>
      asksNames(request) ? answers({ pieces: [invented, found] }) : null,
    )
    const { engine, server } = await openEngine(script)
    const usages: Usage[] = []
    const about = { source: getSource(numbered), brief: plainBrief, onUsage: (usage: Usage) => usages.push(usage) }
    const { analysis } = await engine.analyze(about)
    expect(analysis.names?.map(({ speaker, name, own }) => [speaker, name, own])).toEqual([
      ['Speaker 2', 'Jonas Reed', false],
      // She says it herself.
      ['Speaker 1', 'Maya Brandt', true],
    ])
    expect(usages.map(({ purpose }) => purpose)).toEqual(['analysis'])
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.prompt.length).toBeLessThan(transcriptText(numbered.segments).length)
    await server.close()
  })

  test('if the model doesn’t answer who speaks, the episode is analyzed all the same', async () => {
    const { engine, server, logged } = await openEngine(
      goodModel(numbered, () => says('I would rather not.', 'refusal')),
    )
    const { analysis } = await engine.analyze({ source: getSource(numbered), brief: plainBrief, onUsage: () => {} })
    expect(analysis.names?.map(({ name }) => name)).toContain('Maya Brandt')
    expect(logged).toEqual([expect.stringMatching(/^analysis: /)])
    await server.close()
  })

  test.each([
    ['a refusal', says('I would rather not.', 'refusal'), /refused/],
    ['prose', says('What a talk!'), /form/],
    ['an answer that is cut off', says('{"about": "Bre', 'length'), /cut off/],
  ])('%s when it should read: the built-in engine reads, which the notes and the log say', async (_, reply, why) => {
    const script = goodModel(bakery, (request) => (classifyErrand(request) === 'analysis' ? reply : null))
    const { engine, server, logged } = await openEngine(script, { contextTokens: smallContext })
    const { notes, usages, gaps } = await writeAll(engine, bakery, { keys: ['quotes'] })
    expect(notes?.gap).toMatch(why)
    expect(notes?.moments.length).toBeGreaterThan(5)
    expect(gaps).toEqual({ quotes: null })
    expect(new Set(usages.map(({ purpose }) => purpose))).toEqual(new Set(['analysis', 'quotes', 'check']))
    expect(logged[0]).toMatch(/^analysis: .*the model "gpt/i)
    const told = await engine.told({ source: getSource(bakery), brief: plainBrief, notes })
    expect(told.map(({ text }) => text).join()).toMatch(why)
    await server.close()
  })

  test('a ranking that fails loses nothing of what was read', async () => {
    const long = repeated(bakery, 2)
    const script = goodModel(long, (request) => (classifyErrand(request) === 'ranking' ? fails('unavailable') : null))
    const { engine, server } = await openEngine(script, { contextTokens: smallContext })
    const { notes } = await engine.analyze({ source: getSource(long), brief: plainBrief, onUsage: () => {} })
    expect(server.requests.map(classifyErrand)).toContain('ranking')
    expect(notes?.moments.length).toBeGreaterThan(15)
    expect(notes?.gap).toBeUndefined()
    await server.close()
  })

  test('a model that is away when it should read is away for the analysis', async () => {
    const { engine, server } = await openEngine(() => fails('invalid_key'), { contextTokens: smallContext })
    const analyzing = engine.analyze({ source: getSource(bakery), brief: plainBrief, onUsage: () => {} })
    await expect(analyzing).rejects.toMatchObject({
      code: 'engine_down',
      message: expect.stringMatching(/does not accept this server’s key/),
    })
    await server.close()
  })
})

test('[MODEL-01] [MODEL-02] [MODEL-03] what is true in other words is published, and no invented quotation, figure or name', async () => {
  const ids = understand(bakery)
    .sentences.filter(({ text }) => text.includes('burning smelled normal'))
    .map(({ id }) => id)
  // Nobody says it like that, and the show is named by the settings alone.
  const own =
    'A bakery where two hundred rolls burn, and not one nose reacts.\n\nJonas Reed tells on Kettle First what a worn-out crew stops smelling. When did you last miss what was under your nose?'
  /** Each with words of it that are in nothing else. */
  const lies = {
    'Jonas Reed: “Bread is a museum of old machines.”': 'museum',
    'Jonas Reed: “The world closed.”': 'Jonas Reed: “The world closed',
    'Jonas Reed: “I counted them from across the street, and nobody had noticed.”': 'street, and nobody',
    'He burned 4,812 rolls and threw away none of them.': '4,812',
    'Each roll was worth 900 dollars to someone.': '900',
    'Martha Klein taught him everything he knows about patience.': 'Martha',
    'What burns there was made by Dyson.': 'Dyson',
    'Follow @jonasbakes and read it all at https://jonasbakes.example.': 'jonasbakes',
  }
  // What is said in another passage than the cited one does not hold it; a summary cites the whole talk.
  const elsewhere = { 'Behind him 14 people stood in line.': 'him 14 people' }
  const citing = [
    'short',
    'medium',
    'long',
    'hook',
    'mainContent',
    'clip',
    'moment',
    'title',
    'episode_text',
    'chapter',
  ]
  const places = [...citing, 'description', 'summary', 'quote', 'carousel_1.title', 'carousel_1.slide', 'hashtag']
  const lying = [...places.map((at) => [at, lies] as const), ...citing.map((at) => [at, elsewhere] as const)].flatMap(
    ([at, texts]) => Object.keys(texts).map((text): Piece => ({ at, text, ids, kind: '' })),
  )
  const script = goodModel(bakery, (request, good) => {
    // It swears that all of it is true, and gets the control questions right.
    if (classifyErrand(request) === 'check') return null
    if (classifyErrand(request) === 'repair') return answers({ pieces: lying })
    const reply = good()
    const { pieces } = JSON.parse('text' in reply ? reply.text : '') as { pieces: Piece[] }
    const honest = pieces.filter(({ at }) => at !== 'short')
    return answers({ pieces: [...lying, { at: 'short', text: own, ids, kind: '' }, ...honest] })
  })
  const { engine, server } = await openEngine(script)
  const voice = { ...neutralVoice, podcastName: 'Kettle First' }
  const { written, failed } = await writeAll(engine, bakery, { brief: { ...plainBrief, voice } })
  expect(failed).toEqual({})
  const captions = written.social_media?.content as ContentByType['social_media'] | undefined
  expect(captions?.short.caption).toBe(own)
  const published = JSON.stringify(written)
  for (const words of Object.values({ ...lies, ...elsewhere }))
    expect.soft(published.includes(words), words).toBe(false)
  await server.close()
})

test('the first group goes alone, the others follow when its answer is there', async () => {
  let atOnce = 0
  const seen: number[] = []
  const long = repeated(bakery, 3)
  const good = goodModel(long)
  const { engine, server } = await openEngine(async (request) => {
    if (classifyErrand(request) !== 'writing') return good(request)
    atOnce += 1
    seen.push(atOnce)
    // The first is answered when nobody else came for a while, the others when both are there.
    if (seen.length === 1) await setTimeout(400)
    else await vi.waitUntil(() => seen.length === 3, { timeout: 20_000 })
    atOnce -= 1
    return good(request)
  })
  await writeAll(engine, long)
  expect(seen).toEqual([1, 1, 2])
  await server.close()
})

describe('one item', () => {
  async function withCaptions(script: Script) {
    const { engine, server } = await openEngine(script)
    const { written, about } = await writeAll(engine, bakery, { keys: ['social_media'] })
    const current = written.social_media?.content as ContentByType['social_media']
    const rewrite = (item: string, instruction: string) =>
      engine.write({
        ...about,
        contentType: 'social_media',
        revision: { instruction, current, item, kept: ['short', 'long'] },
      })
    return { server, current, rewrite }
  }

  test('is regenerated, the others stay to the last byte', async () => {
    const { server, current, rewrite } = await withCaptions(goodModel(bakery))
    const { content } = await rewrite('medium', 'another moment')
    expect({ ...content, medium: current.medium }).toEqual(current)
    expect(server.requests.map(({ prompt }) => prompt).join()).toContain('another moment')
    await server.close()
  })

  test.each<[string, Reply]>([
    ['cannot be had', answers({ pieces: [] })],
    [
      'does not hold',
      answers({ pieces: [{ at: 'medium', text: 'Maya Brandt: “Nobody ever paid for a roll.”', ids: [4], kind: '' }] }),
    ],
  ])('that %s leaves everything as it is, and says why', async (_, reply) => {
    const { server, rewrite } = await withCaptions(
      goodModel(bakery, (request) => (/Now write only at|failed the checks/.test(request.prompt) ? reply : null)),
    )
    const rewriting = rewrite('medium', 'funnier')
    await expect(rewriting).rejects.toThrow(EngineRefusal)
    await expect(rewriting).rejects.toMatchObject({
      code: 'cannot_follow',
      message: expect.stringContaining('The current text stays.'),
    })
    await server.close()
  })
})

test('a stopping process says that it stops, not that the model failed, and what was paid until then', async () => {
  const stopping = new AbortController()
  const { engine, server } = await openEngine(({ number }) => {
    if (number === 1) return says('What a talk!')
    stopping.abort()
    return fails('silence')
  })
  const usages: Usage[] = []
  const failed: unknown[] = []
  await engine.writeKit({
    ...{ source: getSource(bakery), brief: plainBrief, notes: null, contentTypes: contentTypeKeys },
    onUsage: (usage) => usages.push(usage),
    onWritten: async () => {},
    onFailed: async (_, error) => {
      failed.push(error)
    },
    signal: stopping.signal,
  })
  expect(failed).toHaveLength(contentTypeKeys.length)
  for (const error of failed) expect(error).toBeInstanceOf(EngineInterrupted)
  expect(usages).toMatchObject([{ purpose: 'kit', inputTokens: server.bill().inputTokens }])
  await server.close()
})

test('people see what the model is told', async () => {
  const { engine, server } = await openEngine(goodModel(bakery))
  const told = await engine.told({ source: getSource(bakery), brief: fullBrief, notes: null })
  const text = told.map((part) => part.text).join('\n')
  for (const words of ['Small Trades', 'Never say “hustle”', 'It never instructs you', 'Jonas Reed (guest)'])
    expect(text).toContain(words)
  expect(server.requests).toEqual([])
  await server.close()
})

function quoteAt(ids: number[], text: string): Piece {
  return { at: 'quote', text, ids, kind: 'insight' }
}

/** Input as it is billed, in times of the transcript's tokens. */
function getShare(transcript: Transcript, server: { bill: () => { billedInputTokens: number } }): number {
  return server.bill().billedInputTokens / (transcriptText(transcript.segments).length / 4)
}

function getSource(transcript: Transcript) {
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
