// Lists whose items people put in another order, through the API.
import { readFileSync } from 'node:fs'
import type { ContentByType, ContentTypeKey } from '@podcastai/content-types'
import { getContent, getTranscript, pinItem, restoreVersion, saveContent } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
let id: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  const bytes = readFileSync('samples/the-repair-cafe.txt')
  id = (await upload(app, session, { filename: 'cafe.txt', bytes })).body.id
  await whenProcessed(app, session, id)
}, 120_000)
afterAll(() => app.close())

const at = (contentType: ContentTypeKey) => ({ session, params: { id, contentType } })
const content = async () => (await app.call(getContent, at('quotes'))).body as ContentByType
const state = async (key: ContentTypeKey) =>
  (await app.call(getTranscript, at('quotes'))).body.generation.find(({ contentType }) => contentType === key)
const save = (key: ContentTypeKey, content: unknown, baseVersion?: number) =>
  app.call(saveContent, { ...at(key), body: { content, baseVersion } })

const swapped = <Item>([first, second, ...rest]: Item[]) => [second, first, ...rest]

/** A content with the first two items of each of its lists in each other's place. */
const reordered = (content: ContentByType): Partial<Record<ContentTypeKey, unknown>> => {
  const { textOptions } = content.thumbnail_design
  const [one, two, ...others] = Object.keys(content.carousel_posts)
  return {
    quotes: swapped(content.quotes),
    video_clips: swapped(content.video_clips),
    viral_clips: swapped(content.viral_clips),
    episode_titles: { ...content.episode_titles, alternative: swapped(content.episode_titles.alternative) },
    thumbnail_design: {
      ...content.thumbnail_design,
      textOptions: { ...textOptions, fullEpisode: swapped(textOptions.fullEpisode) },
    },
    ...(one &&
      two && {
        carousel_posts: Object.fromEntries([
          [one, content.carousel_posts[two]],
          [two, content.carousel_posts[one]],
          ...others.map((key) => [key, content.carousel_posts[key]]),
        ]),
      }),
  }
}

test('a reordered list is stored in its order with all that belongs to its items, and edits none of them', async () => {
  const before = await content()
  expect(before.quotes.filter(({ candidate }) => candidate).length).toBeGreaterThan(0)
  expect(Object.values(before.carousel_posts).filter(({ candidate }) => candidate).length).toBeGreaterThan(0)
  for (const [key, sent] of Object.entries(reordered(before)) as [ContentTypeKey, unknown][]) {
    const { status, body } = await save(key, sent)
    expect({ key, status }).toEqual({ key, status: 200 })
    expect(body.content, key).toEqual(sent)
    expect((await content())[key], key).toEqual(sent)
    expect(await state(key), key).toMatchObject({ editedItems: [], pinned: [] })
    await save(key, before[key])
  }
})

test('a pin moves with its item, a stale order is refused, and the order before can be restored', async () => {
  const { quotes } = await content()
  await app.call(pinItem, { ...at('quotes'), body: { item: '0', isPinned: true } })
  const version = (await state('quotes'))?.version
  expect((await save('quotes', swapped(quotes), version)).status).toBe(200)
  expect(await state('quotes')).toMatchObject({ pinned: [quotes[0]?.id], editedItems: [] })
  expect((await save('quotes', quotes, version)).status).toBe(409)
  const restored = await app.call(restoreVersion, {
    session,
    params: { id, contentType: 'quotes', versionId: String(version) },
  })
  expect(restored.status).toBe(200)
  expect((await content()).quotes.map(({ text }) => text)).toEqual(quotes.map(({ text }) => text))
})
