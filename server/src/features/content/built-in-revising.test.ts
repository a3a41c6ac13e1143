// What the built-in engine makes of wishes: its next choices, "shorter", and plain words about the rest.
import { readFileSync } from 'node:fs'
import { type ContentByType, type ContentTypeKey, contentTypeKeys, contentTypes } from '@podcastai/content-types'
import {
  createShareLink,
  generateContent,
  getBrief,
  getContent,
  getSharedProject,
  getUsage,
  listVersions,
  pinItem,
  saveContent,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
let id: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  const bytes = readFileSync('samples/the-bakery-that-closed-on-saturdays.vtt')
  id = (await upload(app, session, { filename: 'bakery.vtt', bytes })).body.id
  await whenProcessed(app, session, id)
})
afterAll(() => app.close())

const at = (contentType: ContentTypeKey) => ({ session, params: { id, contentType } })
const wish = (contentType: ContentTypeKey, body: unknown) => app.call(generateContent, { ...at(contentType), body })
const content = async () => (await app.call(getContent, at('quotes'))).body as ContentByType

test('one quote is replaced by another one that is not there yet', async () => {
  const before = (await content()).quotes
  expect((await wish('quotes', { item: '1' })).status).toBe(200)
  const after = (await content()).quotes
  expect(after.filter((_, place) => place !== 1)).toEqual(before.filter((_, place) => place !== 1))
  expect(before.map(({ text }) => text)).not.toContain(after[1]?.text)
  expect(after[1]).toMatchObject({ verified: true })
})

test('a candidate is left out of share pages until someone pins it', async () => {
  const shared = async () => {
    const link = await app.call(createShareLink, { session, params: { id }, body: { name: 'Jonas' } })
    const { body } = await app.call(getSharedProject, { params: { token: link.body.token } })
    return body.content.episode_titles?.alternative.map(({ title }) => title)
  }
  const { alternative } = (await content()).episode_titles
  const picks = alternative.filter(({ candidate }) => !candidate).map(({ title }) => title)
  const place = alternative.findIndex(({ candidate }) => candidate)
  expect(place).toBeGreaterThanOrEqual(0)
  expect(await shared()).toEqual(picks)
  await app.call(pinItem, { ...at('episode_titles'), body: { item: `alternative.${place}`, isPinned: true } })
  expect(await shared()).toEqual([...picks, alternative[place]?.title])
  expect((await content()).episode_titles.alternative[place]?.candidate).toBeUndefined()
  await app.call(pinItem, { ...at('episode_titles'), body: { item: `alternative.${place}`, isPinned: false } })
})

test('a swap is shown first: a preview stores nothing, and what it shows is what is stored', async () => {
  const before = await content()
  const versions = async () => (await app.call(listVersions, at('quotes'))).body.versions.length
  const count = await versions()
  const seen = await wish('quotes', { item: '0', preview: true })
  expect(seen).toMatchObject({ status: 200, body: { content: before.quotes, proposed: { verified: true } } })
  expect(await content()).toEqual(before)
  expect(await versions()).toBe(count)
  const swapped = await wish('quotes', { item: '0', engine: 'builtin', baseVersion: count })
  expect((swapped.body.content as unknown[])[0]).toEqual(seen.body.proposed)
  expect((await wish('quotes', { item: '0', engine: 'builtin', baseVersion: count })).status).toBe(409)
  expect((await wish('quotes', { preview: true })).status).toBe(400)
})

test('where nothing differs no version is made, and the answer says so', async () => {
  const one = await upload(app, session, {
    bytes: 'Ada: We closed on Saturdays because every loaf cost us forty cents.',
  })
  await whenProcessed(app, session, one.body.id)
  const own = { session, params: { id: one.body.id, contentType: 'episode_titles' as const } }
  const was = (await app.call(getContent, own)).body.episode_titles
  const { body } = await app.call(generateContent, own)
  expect(body).toMatchObject({ unchanged: true, content: was })
  expect((await app.call(listVersions, own)).body.versions).toHaveLength(1)
})

test.each(['quotes', 'video_clips', 'viral_clips', 'carousel_posts'] as const)(
  'regenerating %s again and again never leaves fewer items',
  async (contentType) => {
    const bytes = readFileSync('samples/the-repair-cafe.txt')
    const project = (await upload(app, session, { filename: 'repair.txt', bytes })).body.id
    await whenProcessed(app, session, project)
    const own = { session, params: { id: project, contentType } }
    const count = async () => Object.values((await app.call(getContent, own)).body[contentType] ?? {}).length
    let before = await count()
    expect(before).toBeGreaterThan(0)
    for (let round = 0; round < 4; round++) {
      expect((await app.call(generateContent, own)).status).toBe(200)
      const after = await count()
      expect(after, `round ${round}`).toBeGreaterThanOrEqual(before)
      before = after
    }
  },
)

test('[ITEM-11] after each swap of a title the best by its score leads, unless it was chosen by hand', async () => {
  const own = { session, params: { id, contentType: 'episode_titles' as const } }
  const titles = async () => ((await app.call(getContent, own)).body as ContentByType).episode_titles
  const getScore = ({ seoScore }: { seoScore: number | null }) => seoScore ?? -1
  // A swap shows no title that is there already, so most of them go first.
  const { alternative: all, ...first } = await titles()
  const few = { ...first, alternative: all.slice(0, 2) }
  expect((await app.call(saveContent, { ...own, body: { content: few } })).status).toBe(200)
  for (const item of ['primary', 'alternative.0']) {
    const seen = await wish('episode_titles', { item, preview: true })
    expect((await wish('episode_titles', { item })).status, item).toBe(200)
    const after = await titles()
    expect(getScore(after.primary), item).toBe(Math.max(...[after.primary, ...after.alternative].map(getScore)))
    const shown = [after.primary, ...after.alternative]
    expect(shown, item).toContainEqual(seen.body.proposed)
    expect(new Set(shown.map(({ title }) => title)).size, item).toBe(shown.length)
  }

  const { alternative, ...rest } = await titles()
  const [chosen, ...others] = alternative.toSorted((one, other) => getScore(one) - getScore(other))
  const edited = { ...rest, primary: chosen, alternative: [rest.primary, ...others] }
  expect((await app.call(saveContent, { ...own, body: { content: edited } })).status).toBe(200)
  expect((await wish('episode_titles', { item: 'alternative.0' })).status).toBe(200)
  expect((await wish('episode_titles', {})).status).toBe(200)
  expect((await titles()).primary).toMatchObject({ title: chosen?.title, seoScore: chosen?.seoScore })
})

test('"shorter" makes one section of the script shorter, or says that nothing shorter is there', async () => {
  const before = (await content()).youtube_script
  const { status, body } = await wish('youtube_script', { item: 'hook', instruction: 'Make it shorter, please' })
  const after = (await content()).youtube_script
  if (status === 200) expect(after.hook.length).toBeLessThan(before.hook.length)
  else expect(body).toMatchObject({ code: 'not_enough_material', message: expect.stringContaining('shorter') })
  expect(after.mainContent).toBe(before.mainContent)
})

test('“shorter” leaves as many quotes as there were, and makes them shorter', async () => {
  const before = (await content()).quotes
  const { status } = await wish('quotes', { instruction: 'Shorter' })
  const after = (await content()).quotes
  const length = (quotes: { text: string }[]) => quotes.reduce((sum, { text }) => sum + text.length, 0)
  expect({ status, items: after.length }).toEqual({ status: 200, items: before.length })
  expect(length(after)).toBeLessThan(length(before))
})

test('an instruction that it cannot follow is said so plainly, and nothing changes', async () => {
  const before = await content()
  expect(await wish('social_media', { instruction: 'Write it like a pirate' })).toMatchObject({
    status: 422,
    body: { code: 'cannot_follow', message: expect.stringContaining('built-in engine') },
  })
  expect(await wish('carousel_posts', { item: 'carousel_1.slides.1' })).toMatchObject({ status: 422 })
  expect(await content()).toEqual(before)
})

test('a carousel with a pinned slide stays whole', async () => {
  const before = (await content()).carousel_posts
  await app.call(pinItem, { ...at('carousel_posts'), body: { item: 'carousel_1.slides.1', isPinned: true } })
  expect((await wish('carousel_posts', {})).status).toBe(200)
  expect((await content()).carousel_posts.carousel_1).toEqual(before.carousel_1)
})

test.each(contentTypeKeys)(
  '%s keeps its shape when its first item is pinned and the rest is regenerated',
  async (key) => {
    const type = contentTypes[key]
    const [first] = type.items((await content())[key] as never)
    await app.call(pinItem, { ...at(key), body: { item: first?.path, isPinned: true } })
    expect((await wish(key, {})).status).toBe(200)
    expect(type.schema.safeParse((await content())[key]).error).toBeUndefined()
  },
)

test('what it is told is the voice and the episode; what it costs is nothing', async () => {
  const brief = await app.call(getBrief, { session, params: { id } })
  expect(brief).toMatchObject({ status: 200, body: { engine: 'Built-in engine' } })
  expect(brief.body.sections.map(({ title }) => title)).toEqual(['Voice', 'Episode', 'How it writes'])
  expect(await app.call(getUsage, { session, params: { id } })).toMatchObject({
    status: 200,
    body: { total: { calls: 0, inputTokens: 0, dollars: 0 }, purposes: [] },
  })
})
