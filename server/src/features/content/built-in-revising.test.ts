// What the built-in engine makes of wishes: its next choices, "shorter", and plain words about the rest.
import { readFileSync } from 'node:fs'
import { type ContentByType, type ContentTypeKey, contentTypeKeys, contentTypes } from '@podcastai/content-types'
import { generateContent, getBrief, getContent, getUsage, pinItem } from '@podcastai/contracts'
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
  '%s keeps its shape when its first item is pinned and the rest is written anew',
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
