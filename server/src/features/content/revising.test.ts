// Regenerating with an instruction, one item at a time, and around pinned or edited items.
import {
  generateContent,
  getContent,
  getTranscript,
  listVersions,
  pinItem,
  restoreVersion,
  saveContent,
} from '@podcastai/contracts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { said } from '../../../../content-types/src/type/sample-talk.fixture.ts'
import { buildPerson, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
import { quickContent, quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { contentVersions, generations } from '../../platform/database/schema.ts'
import { type Engine, EngineInterrupted, EngineRefusal } from '../../platform/engine/engine.ts'

const quick = quickEngine()
const write = vi.fn(quick.write)
let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine({ write: write as Engine['write'] }) })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())
beforeEach(() => {
  write.mockReset().mockImplementation(quick.write)
})

const texts = quickContent.quotes.map(({ text }) => text)
const rewritten = quickContent.quotes.map(({ id: _, ...quote }, at) => ({
  ...quote,
  text: `New ${at}`,
  evidence: said(4, 'What did you tell'),
}))

/** Moves a quote away from the passages of the old ones. */
const elsewhere = (quote: (typeof rewritten)[number]) => ({ ...quote, evidence: null })

async function project(contentType = 'quotes') {
  const { body } = await upload(app, session, sampleTalk)
  const { id } = await whenProcessed(app, session, body.id)
  write.mockReset().mockImplementation(async () => ({ content: rewritten, by: 'Quick engine', gap: null }) as never)
  const at = { session, params: { id, contentType } }
  const generation = async () =>
    (await app.call(getTranscript, at)).body.generation.find((one) => one.contentType === contentType)
  return {
    id,
    generate: (body?: unknown) => app.call(generateContent, { ...at, body }),
    pin: (item: string, { isPinned = true, baseVersion }: { isPinned?: boolean; baseVersion?: number } = {}) =>
      app.call(pinItem, { ...at, body: { item, isPinned, baseVersion } }),
    save: (content: unknown) => app.call(saveContent, { ...at, body: { content } }),
    restore: (version: number) =>
      app.call(restoreVersion, { session, params: { ...at.params, versionId: String(version) } }),
    content: async () => (await app.call(getContent, at)).body.quotes ?? [],
    quotes: async () => ((await app.call(getContent, at)).body.quotes ?? []).map(({ text }) => text),
    versions: async () => (await app.call(listVersions, at)).body.versions,
    generation,
  }
}

type Project = Awaited<ReturnType<typeof project>>

test('pinned items stay where they are, whatever the engine writes, and stay pinned', async () => {
  const { pin, generate, quotes, generation } = await project()
  for (const item of ['3', '1']) expect(await pin(item)).toMatchObject({ status: 200 })
  expect((await generate()).status).toBe(200)
  expect(await quotes()).toEqual(['New 0', texts[1], 'New 1', texts[3], 'New 2'])
  expect(await generation()).toMatchObject({ version: 2, pinned: ['1', '3'], editedItems: [] })
  expect(write.mock.calls.at(-1)?.[0].revision).toMatchObject({ kept: ['1', '3'], item: null, instruction: '' })
})

test('of two items that are pinned at once both stay pinned', async () => {
  const { pin, generation } = await project()
  const pins = await Promise.all([pin('1'), pin('4')])
  expect(pins.map(({ status }) => status)).toEqual([200, 200])
  expect(await generation()).toMatchObject({ pinned: ['1', '4'] })
})

test('an instruction goes to the engine with what is there, and stands with the version', async () => {
  const { generate, versions } = await project()
  expect((await generate({ instruction: '  Less hype. ' })).status).toBe(200)
  const order = write.mock.calls.at(-1)?.[0]
  expect(order?.revision).toEqual({ instruction: 'Less hype.', current: quickContent.quotes, item: null, kept: [] })
  expect((await versions())[0]).toMatchObject({ version: 2, instruction: 'Less hype.' })
})

test.each([
  ['Shorter, please', ['New 0', 'New 1', 3]],
  ['Less about money', ['New 0', 'New 1', 0]],
  ['Shorter, and only two of them', ['New 0', 'New 1', 0]],
  ['Leave out the ones about the short season', ['New 0', 'New 1', 0]],
])('after “%s” an answer of two quotes leaves so many of the old ones: %j', async (instruction, [one, two, kept]) => {
  const { generate, quotes } = await project()
  write.mockResolvedValue({ content: rewritten.slice(0, 2).map(elsewhere), by: 'Quick engine', gap: null } as never)
  expect((await generate({ instruction })).status).toBe(200)
  const now = await quotes()
  expect(now.slice(0, 2)).toEqual([one, two])
  expect(now.slice(2).every((text) => texts.includes(text))).toBe(true)
  expect(now.slice(2)).toHaveLength(kept as number)
})

test('one item is regenerated, and every other stays byte for byte', async () => {
  const { generate, quotes, pin } = await project()
  await pin('0')
  expect((await generate({ item: '2', instruction: 'Shorter' })).status).toBe(200)
  expect(await quotes()).toEqual([texts[0], texts[1], 'New 2', texts[3], texts[4]])
  expect(write.mock.calls.at(-1)?.[0].revision).toMatchObject({ item: '2', kept: ['0', '1', '3', '4'] })
})

test('an edit that was saved while the engine wrote is not lost', async () => {
  const { generate, save, quotes, generation } = await project()
  write.mockImplementation(async () => {
    const edited = quickContent.quotes.map((quote, at) => (at === 4 ? { ...quote, text: 'Mine.' } : quote))
    expect((await save(edited)).status).toBe(200)
    return { content: rewritten, by: 'Quick engine', gap: null } as never
  })
  expect((await generate()).status).toBe(200)
  expect(await quotes()).toEqual(['New 0', 'New 1', 'New 2', 'New 3', 'Mine.'])
  expect(await generation()).toMatchObject({ version: 3, editedItems: ['4'] })
})

test('pins follow an edit', async () => {
  const { pin, save, generation } = await project()
  for (const item of ['0', '1']) await pin(item)
  await save(quickContent.quotes.map((quote, at) => (at === 1 ? { ...quote, text: 'Mine.' } : quote)))
  expect(await generation()).toMatchObject({ pinned: ['0', '1'], editedItems: ['1'] })
})

test('a version comes back with its own pins and marks of edits, whatever came after it', async () => {
  const { pin, save, generate, restore, content, quotes, generation } = await project()
  for (const item of ['0', '3']) await pin(item)
  await save(quickContent.quotes.map((quote, at) => (at === 1 ? { ...quote, text: 'Mine.' } : quote)))
  await generate()
  const [third, marks] = [await quotes(), { pinned: ['0', '3'], editedItems: ['1'] }]
  expect(await generation()).toMatchObject({ version: 3, ...marks })
  const ids = (await content()).map(({ id }) => id)
  await save((await content()).map((quote, at) => (at === 4 ? { ...quote, text: 'Also mine.' } : quote)))
  await pin('2')
  await pin('0', { isPinned: false })
  expect(await generation()).toMatchObject({
    version: 4,
    pinned: [ids[2], '3'],
    editedItems: ['1', ids[4]],
  })

  expect((await restore(3)).status).toBe(200)
  expect(await generation()).toMatchObject({ version: 5, ...marks })
  expect(await quotes()).toEqual(third)
  await generate()
  const kept = await quotes()
  for (const at of [0, 1, 3]) expect(kept[at]).toBe(third[at])
})

test('where nothing may change, nothing is asked of the engine', async () => {
  const { pin, generate } = await project()
  for (const item of ['0', '1', '2', '3', '4']) await pin(item)
  expect(await generate()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await generate({ item: '2' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(write).not.toHaveBeenCalled()
})

test('a caption that is missing is written beside others that stay, and where none is missing nothing is asked', async () => {
  const { id, pin, save, generate } = await project('social_media')
  const { social_media: captions } = quickContent
  const caption = (size: 'short' | 'long') => ({ ...captions[size], caption: `New ${size}` })
  const content = { ...captions, short: caption('short'), long: caption('long') }
  write.mockResolvedValue({ content, by: 'Quick engine', gap: null } as never)
  const none = { ...captions.long, caption: '', characterCount: 0, hashtags: [], evidence: [] }
  const version = and(eq(contentVersions.transcriptId, id), eq(contentVersions.contentType, 'social_media'))
  await app.db
    .update(contentVersions)
    .set({ content: { ...captions, long: none } })
    .where(version)
  await pin('short')
  expect((await save({ ...captions, long: none, medium: { ...captions.medium, caption: 'Mine.' } })).status).toBe(200)
  expect((await generate()).status).toBe(200)
  const { social_media: now } = (await app.call(getContent, { session, params: { id } })).body
  expect(now).toMatchObject({ short: captions.short, medium: { caption: 'Mine.' }, long: { caption: 'New long' } })
  await pin('long')
  write.mockClear()
  expect(await generate()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(write).not.toHaveBeenCalled()
})

test('an empty place is written by itself; a place that the engine leaves empty keeps its text', async () => {
  const { id, generate, save } = await project('social_media')
  const { social_media: captions } = quickContent
  const blank = { caption: '', characterCount: 0, hashtags: [], evidence: [] }
  const writes = (content: unknown) =>
    write.mockImplementation(async () => ({ content, by: 'Quick engine', gap: null }) as never)
  const now = async () => (await app.call(getContent, { session, params: { id } })).body.social_media
  const first = await now()
  writes({ ...captions, short: { ...captions.short, caption: 'Rewritten, and shorter.' }, long: blank })
  expect((await generate()).status).toBe(200)
  expect(await now()).toMatchObject({
    short: { caption: 'Rewritten, and shorter.' },
    long: { caption: first?.long.caption },
  })
  expect(await generate({ item: 'other' })).toMatchObject({ status: 404 })
  await app.deps.db
    .delete(contentVersions)
    .where(and(eq(contentVersions.transcriptId, id), eq(contentVersions.contentType, 'social_media')))
  await app.deps.db
    .delete(generations)
    .where(and(eq(generations.transcriptId, id), eq(generations.contentType, 'social_media')))
  writes({ ...captions, long: blank })
  expect((await generate()).status).toBe(200)
  expect(await now()).toMatchObject({ long: { caption: '' } })
  const long = { ...captions.long, caption: 'Here it is.', characterCount: 11 }
  writes({ ...captions, short: { ...captions.short, caption: 'Not asked for.' }, long })
  expect((await generate({ item: 'long' })).status).toBe(200)
  expect(write.mock.calls.at(-1)?.[0].revision).toMatchObject({ item: 'long', kept: ['short', 'medium'] })
  expect(await now()).toMatchObject({ long: { caption: 'Here it is.' }, short: { caption: captions.short.caption } })
  expect((await save({ ...captions, long })).status).toBe(200)
})

test('a section of the script that the engine leaves empty keeps its text and its passages', async () => {
  const { id, generate } = await project('youtube_script')
  const now = async () => (await app.call(getContent, { session, params: { id } })).body.youtube_script
  const first = await now()
  const { youtube_script: script } = quickContent
  const content = { ...script, hook: '', callToAction: 'Try it.', evidence: { ...script.evidence, hook: [] } }
  write.mockImplementation(async () => ({ content, by: 'Quick engine', gap: null }) as never)
  expect((await generate()).status).toBe(200)
  const second = await now()
  expect(second).toMatchObject({ hook: first?.hook, callToAction: 'Try it.' })
  expect(first?.hook).not.toBe('')
  expect(second?.evidence.hook).toEqual(first?.evidence.hook)
})

test('an emptied list is filled again', async () => {
  const { save, generate, quotes } = await project()
  expect((await save([])).status).toBe(200)
  expect((await generate()).status).toBe(200)
  expect(await quotes()).toHaveLength(5)
})

test('a type that is being written is not written a second time, and can be asked for again afterwards', async () => {
  const { generate, generation } = await project()
  const answer = Promise.withResolvers<void>()
  write.mockImplementation(async () => {
    await answer.promise
    return { content: rewritten, by: 'Quick engine', gap: null } as never
  })
  const first = generate()
  await vi.waitFor(async () => expect(await generation()).toMatchObject({ state: 'generating', version: 1 }), 10_000)
  expect(await generate()).toMatchObject({ status: 409, body: { message: expect.stringMatching(/being written/) } })
  answer.resolve()
  expect((await first).status).toBe(200)
  expect(await generation()).toMatchObject({ state: 'generated', version: 2 })
  write.mockRejectedValueOnce(new EngineRefusal('engine_down', 'The model is away.'))
  expect((await generate()).status).toBe(503)
  expect(await generation()).toMatchObject({ state: 'generated', reason: 'The model is away.', version: 2 })
})

test('one item is regenerated where it is by then: an item before it was deleted', async () => {
  const { save, generate, content } = await project()
  write.mockImplementation(async () => {
    await save(quickContent.quotes.slice(1))
    return { content: rewritten, by: 'Quick engine', gap: null } as never
  })
  expect((await generate({ item: '2' })).status).toBe(200)
  expect((await content()).map(({ id, text }) => [id, text])).toEqual([
    ['1', texts[1]],
    ['2', 'New 2'],
    ['3', texts[3]],
    ['4', texts[4]],
  ])
})

test.each([
  ['it was deleted', ({ save }: Project) => save(quickContent.quotes.toSpliced(2, 1))],
  ['it was pinned', ({ pin }: Project) => pin('2')],
])('regenerating one item overwrites nothing else: %s', async (_, interfere) => {
  const there = await project()
  write.mockImplementation(async () => {
    await interfere(there)
    return { content: rewritten, by: 'Quick engine', gap: null } as never
  })
  expect(await there.generate({ item: '2' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await there.quotes()).not.toContain('New 2')
})

test('a generation that stopped renewing counts as dead: the type can be generated again', async () => {
  const { id, generate } = await project()
  const row = and(eq(generations.transcriptId, id), eq(generations.contentType, 'quotes'))
  const begun = (minutes: number) => ({
    state: 'generating' as const,
    updatedAt: new Date(Date.now() - minutes * 60_000),
  })
  await app.db.update(generations).set(begun(3)).where(row)
  expect((await generate()).status).toBe(409)
  await app.db.update(generations).set(begun(6)).where(row)
  expect((await generate()).status).toBe(200)
})

test('a writing that a stopping server breaks off is no failure of the engine, and says what happened', async () => {
  const { generate, generation } = await project()
  write.mockRejectedValueOnce(new EngineInterrupted('The server is stopping.'))
  expect(await generate()).toMatchObject({ status: 503, body: { message: expect.stringMatching(/restarted/) } })
  expect(await generation()).toMatchObject({ state: 'generated', reason: expect.stringMatching(/restarted/) })
})

test('a long generation renews its mark, and does not count as dead', async () => {
  const { id, generate } = await project()
  const writing = Promise.withResolvers<void>()
  write.mockImplementation(async () => {
    await writing.promise
    return { content: rewritten, by: 'Quick engine', gap: null } as never
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const first = generate()
  await vi.waitFor(() => expect(write).toHaveBeenCalled(), 10_000)
  const row = and(eq(generations.transcriptId, id), eq(generations.contentType, 'quotes'))
  await app.db
    .update(generations)
    .set({ updatedAt: new Date(0) })
    .where(row)
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await vi.waitFor(async () => expect((await generate()).status).toBe(409), 10_000)
  writing.resolve()
  expect((await first).status).toBe(200)
})

test('an item that is not there is answered with 404, an older version with 409, a wrong body with 400', async () => {
  const { pin, generate, save } = await project()
  expect(await generate({ item: '9' })).toMatchObject({ status: 404 })
  expect(await generate({ item: '__proto__' })).toMatchObject({ status: 404 })
  expect(await pin('9')).toMatchObject({ status: 404 })
  await save(quickContent.quotes)
  expect(await pin('0', { baseVersion: 1 })).toMatchObject({ status: 409 })
  for (const wrong of [{ instruction: 'x'.repeat(301) }, { item: '../0' }, { engine: 'other' }, [], 'shorter']) {
    expect(await generate(wrong), JSON.stringify(wrong)).toMatchObject({ status: 400 })
  }
  expect(write).not.toHaveBeenCalled()
})

test.each([
  ['engine_down', 503],
  ['not_enough_material', 422],
  ['unusable_answer', 422],
  ['cannot_follow', 422],
] as const)(
  'a refusal %s is answered with %i, and a wish that is refused says nothing of the type',
  async (code, status) => {
    const { generate, generation } = await project()
    write.mockRejectedValue(new EngineRefusal(code, 'A reason.'))
    expect(await generate({ instruction: 'Longer' })).toMatchObject({ status, body: { code, message: 'A reason.' } })
    expect(await generation()).toMatchObject({ state: 'generated', reason: null, version: 1 })
  },
)

test('with the engine away the built-in one can be asked for by name', async () => {
  const { generate, generation } = await project()
  write.mockRejectedValue(new EngineRefusal('engine_down', 'The model cannot be reached.'))
  expect((await generate()).status).toBe(503)
  expect(await generation()).toMatchObject({ reason: 'The model cannot be reached.' })
  expect((await generate({ engine: 'builtin' })).status).toBe(200)
  expect(await generation()).toMatchObject({ engine: 'Built-in engine', reason: null, gap: null, version: 2 })
})

test('what was left out of a type is said until all of it is written again', async () => {
  const { generate, generation } = await project()
  const gap = '1 text didn’t pass the checks and was left out: a number isn’t in the passage.'
  write.mockResolvedValueOnce({ content: rewritten, by: 'Quick engine', gap } as never)
  await generate()
  expect(await generation()).toMatchObject({ gap })
  expect((await generate({ item: '2' })).status).toBe(200)
  expect(await generation()).toMatchObject({ gap })
  await generate()
  expect(await generation()).toMatchObject({ engine: 'Quick engine', gap: null })
})

const titled = (title: string) => ({ ...quickContent.episode_titles.primary, title, evidence: [] })
const [weak, strong] = [titled('Bread'), titled('How a bakery lost 40 cents on every loaf it sold')]

test('[ITEM-11] after a swap the best title by its score leads, unless people chose another one', async () => {
  const { id, generate, save } = await project('episode_titles')
  const lead = async () => (await app.call(getContent, { session, params: { id } })).body.episode_titles?.primary.title
  const answer = (primary: typeof weak, alternative: (typeof weak)[]) =>
    write.mockImplementation(
      async () =>
        ({
          content: { ...quickContent.episode_titles, primary, alternative },
          by: 'Quick engine',
          gap: null,
        }) as never,
    )
  const swap = async (item: string) => expect((await generate({ item })).status).toBe(200)
  const { title: best } = quickContent.episode_titles.primary
  expect(await lead()).toBe(best)

  answer(weak, [])
  await swap('primary')
  expect(await lead()).not.toBe(weak.title)
  await save({ ...quickContent.episode_titles, primary: weak, alternative: [titled('Rye')] })
  answer(titled('Bun'), [strong])
  await swap('alternative.0')
  expect(await lead()).toBe(weak.title)
})
