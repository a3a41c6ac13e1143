// Edits in the shapes that the product's specification names, with nothing of what we keep beside them.
import { readFile } from 'node:fs/promises'
import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import { type ContentByType, getContent, saveContent } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
let id: string
let written: ContentByType
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  const bytes = await readFile(new URL('../../../../samples/the-bakery-that-closed-on-saturdays.vtt', import.meta.url))
  const { body } = await upload(app, session, { bytes, filename: 'the-bakery.vtt' })
  id = (await whenProcessed(app, session, body.id)).id
  written = (await app.call(getContent, { session, params: { id } })).body
}, 120_000)
afterAll(() => app.close())

const save = (contentType: ContentTypeKey, content: unknown) =>
  app.call(saveContent, { session, params: { id, contentType }, body: { content } })

const clip = ['title', 'startTime', 'endTime', 'duration', 'description', 'potential']

/** The fields that the specification gives each type. */
const specified: Record<ContentTypeKey, string[]> = {
  social_media: ['short', 'medium', 'long', 'caption', 'characterCount'],
  quotes: ['text', 'speaker', 'timestamp', 'category'],
  video_clips: clip,
  viral_clips: [...clip, 'viralType', 'engagementPotential'],
  youtube_script: ['hook', 'problemSetup', 'mainContent', 'callToAction', 'estimatedDuration'],
  thumbnail_design: [
    ...['visualElements', 'colorScheme', 'composition', 'textOptions', 'fullEpisode', 'clips'],
    ...['text', 'highlightedWords', 'reasoning', 'referenceImages', 'id', 'url', 'filename'],
  ],
  episode_titles: ['primary', 'alternative', 'title', 'seoScore', 'keywords'],
  carousel_posts: ['title', 'format', 'slides', 'slideNumber', 'purpose', 'content'],
}

/** What people write in each type, by the names of its fields. */
const texts = new Set(['caption', 'text', 'title', 'description', 'hook', 'composition', 'content'])

function mapped(value: unknown, change: (name: string, field: unknown) => [string, unknown] | null): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, change))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const changed = change(name, field)
    return changed ? [[changed[0], mapped(changed[1], change)]] : []
  })
  return Object.fromEntries(fields)
}

/** A content with the specified fields alone. Keys of a map, such as carousel_1, are no names of fields. */
const inSpecifiedShape = (key: ContentTypeKey, content: unknown) =>
  mapped(content, (name, field) => (specified[key].includes(name) || /_\d+$/.test(name) ? [name, field] : null))

const rewritten = (content: unknown) =>
  mapped(content, (name, field) => [name, texts.has(name) && typeof field === 'string' ? `${field} Twice.` : field])

test.each(contentTypeKeys)(
  '[API-20] %s in its specified shape is stored with all that is ours as it was',
  async (key) => {
    const before = written[key]
    const sent = inSpecifiedShape(key, before)
    expect(sent).not.toEqual(before)
    expect(await save(key, sent)).toMatchObject({ status: 200, body: { content: before } })
  },
)

test.each(contentTypeKeys)('[API-20] %s in its specified shape is stored with every text rewritten', async (key) => {
  const sent = rewritten(inSpecifiedShape(key, written[key]))
  const { status, body } = await save(key, sent)
  expect({ status, message: body }).toMatchObject({ status: 200 })
  // What is counted or said by the transcript follows from the texts, and is not taken from the edit.
  const computed = ['characterCount', 'seoScore', 'estimatedDuration', 'timestamp', 'referenceImages']
  const asSent = mapped(sent, (name, field) => (computed.includes(name) ? null : [name, field]))
  expect(body.content).toMatchObject(asSent as object)
  expect((await app.call(getContent, { session, params: { id } })).body[key]).toEqual(body.content)
  expect((await save(key, written[key])).status).toBe(200)
})

test('what an edit leaves out stays: hashtags, the description, show notes and the kind of a title', async () => {
  const { social_media: captions, youtube_script: script, episode_titles: titles } = written
  const edit = async (key: ContentTypeKey) =>
    (await save(key, rewritten(inSpecifiedShape(key, written[key])))).body.content as Record<string, unknown>
  expect(await edit('social_media')).toMatchObject({ short: { hashtags: captions?.short.hashtags } })
  expect(await edit('youtube_script')).toMatchObject({ description: script?.description })
  expect(await edit('episode_titles')).toMatchObject({
    primary: { angle: titles?.primary.angle },
    showNotes: titles?.showNotes,
  })
  for (const key of ['social_media', 'youtube_script', 'episode_titles'] as const) await save(key, written[key])
})

test('titles that a user adds get their category from their wording', async () => {
  const titles = written.episode_titles
  const added = ['Who counts the loaves?', 'Eleven people and 40 cents', 'The sum nobody had done']
  const alternative = [...(titles?.alternative ?? []), ...added.map((title) => ({ title, seoScore: 50 }))]
  const { body } = await save('episode_titles', { ...titles, alternative })
  const kinds = (body.content as { alternative: { angle: string }[] }).alternative.slice(-3).map(({ angle }) => angle)
  expect(kinds).toEqual(['question', 'number', 'claim'])
  await save('episode_titles', titles)
})

test('a clip under another title is known by its times, and one at times that the talk does not have is refused', async () => {
  const [first, ...others] = inSpecifiedShape('video_clips', written.video_clips) as { title: string }[]
  const { body } = await save('video_clips', [...others, { ...first, title: 'Mine' }])
  const [own] = written.video_clips ?? []
  expect((body.content as unknown[]).at(-1)).toEqual({ ...own, title: 'Mine' })
  expect(
    await save('video_clips', [{ ...first, title: 'Nowhere', startTime: '9:58:59', endTime: '9:59:59' }]),
  ).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('“Nowhere”, has no words between 9:58:59 and 9:59:59') },
  })
  await save('video_clips', written.video_clips)
})
