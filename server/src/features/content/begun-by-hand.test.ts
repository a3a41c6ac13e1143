// Content in the shapes of the product's specification, with items that no engine wrote.
import { readFile } from 'node:fs/promises'
import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import {
  byHandLabel,
  generateContent,
  getContent,
  getTranscript,
  listVersions,
  saveContent,
} from '@podcastai/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
let bytes: Buffer
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  bytes = await readFile(new URL('../../../../samples/the-bakery-that-closed-on-saturdays.vtt', import.meta.url))
}, 120_000)
afterAll(() => app.close())

async function uploaded(generate: 'true' | 'false') {
  const { body } = await upload(app, session, { bytes, filename: 'the-bakery.vtt' }, { generate })
  return (await whenProcessed(app, session, body.id)).id
}

const save = (id: string, contentType: ContentTypeKey, content: unknown, baseVersion?: number) =>
  app.call(saveContent, { session, params: { id, contentType }, body: { content, baseVersion } })
const read = async (id: string) => (await app.call(getContent, { session, params: { id } })).body

const times = { startTime: '0:05', endTime: '0:20', duration: 15 }
const clip = { title: 'By hand', ...times, description: 'Mine.', potential: 'low' }
const caption = (text: string) => ({ caption: text, characterCount: text.length })
const option = { text: 'Closed on Saturdays', highlightedWords: ['Closed'], reasoning: 'Short.' }

/** One example of each type with the specification's fields alone. */
const examples: Record<ContentTypeKey, unknown> = {
  social_media: { short: caption('A short one.'), medium: caption('A medium one.'), long: caption('A long one.') },
  quotes: [{ text: 'Nobody here said that.', speaker: 'Maya', timestamp: '0:10', category: 'insight' }],
  video_clips: [clip],
  viral_clips: [{ ...clip, viralType: 'funny', engagementPotential: 'high' }],
  youtube_script: {
    ...{ hook: 'Listen.', problemSetup: 'A sum.', mainContent: 'Nobody did it.', callToAction: 'Do it.' },
    estimatedDuration: 3,
  },
  thumbnail_design: {
    ...{ visualElements: ['A loaf'], colorScheme: ['Crust #aa7733'], composition: 'A loaf at the left.' },
    textOptions: { fullEpisode: [option], clips: [option] },
  },
  episode_titles: {
    primary: { title: 'Why a bakery closed on Saturdays', seoScore: 90 },
    alternative: [{ title: 'The sum nobody did', seoScore: 10 }],
    keywords: ['bakery'],
  },
  carousel_posts: {
    first_post: { title: 'One', format: 'List', slides: [{ slideNumber: 1, purpose: 'Hook', content: 'A slide.' }] },
    '2': { title: 'Two', format: 'Story', slides: [{ slideNumber: 1, purpose: 'Hook', content: 'Another.' }] },
  },
}

/** What follows from the transcript or is counted, which an edit does not decide. */
const computed = new Set(['timestamp', 'startTime', 'endTime', 'duration', 'seoScore', 'estimatedDuration'])

function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent)
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).filter(([name]) => !computed.has(name))
  return Object.fromEntries(own.map(([name, field]) => [name, asSent(field)]))
}

describe.each(['true', 'false'] as const)('with everything generated: %s', (generate) => {
  let id: string
  beforeAll(async () => {
    id = await uploaded(generate)
  }, 120_000)

  test.each(contentTypeKeys)(
    '[API-20] [ITEM-03] %s in its specified shape, with items of its own, is stored',
    async (key) => {
      const answer = await save(id, key, examples[key])
      expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 200 })
      expect(answer.body.content).toMatchObject(asSent(examples[key]) as object)
      expect((await read(id))[key]).toEqual(answer.body.content)
      // What was answered can be sent back as it is.
      expect((await save(id, key, answer.body.content)).body.content).toEqual(answer.body.content)
    },
  )
})

/** Paths of the lists in a content: arrays, and the map of carousels. */
function listsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, inner]) => listsIn(inner, [...path, name]))
  // Stressed words are part of their text.
  return Array.isArray(value) && path.at(-1) !== 'highlightedWords' ? [path, ...inside] : inside
}

const listAt = (content: unknown, path: readonly string[]): unknown[] =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], content) as unknown[]

/** A copy of the last item in other words. */
const another = (item: unknown): unknown =>
  typeof item === 'string'
    ? `${item} again`
    : JSON.parse(JSON.stringify(item), (name, field) => (texts.has(name) ? `${field} again` : field))

const texts = new Set(['text', 'title', 'content'])

test('[ITEM-02] every type is written by hand from nothing, and every list takes items and gives them up', async () => {
  const id = await uploaded('false')
  expect(await read(id)).toEqual({})
  const titles = {
    showNotes: {
      summary: 'A sum.',
      chapters: [{ time: '0:00', title: 'One' }],
      links: ['https://a.example'],
      footer: '',
    },
  }
  for (const key of contentTypeKeys) {
    const example = key === 'episode_titles' ? { ...(examples[key] as object), ...titles } : examples[key]
    const begun = await save(id, key, example)
    expect({ key, status: begun.status }).toEqual({ key, status: 200 })
    for (const path of listsIn(example)) {
      const longer = structuredClone(begun.body.content)
      const list = listAt(longer, path)
      const count = list.length
      list.push(another(list.at(-1)))
      const added = await save(id, key, longer)
      expect(listAt(added.body.content, path), `${key} ${path}`).toHaveLength(count + 1)
      const shorter = structuredClone(added.body.content)
      listAt(shorter, path).shift()
      expect(listAt((await save(id, key, shorter)).body.content, path), `${key} ${path}`).toHaveLength(count)
      await save(id, key, begun.body.content)
    }
  }
  const { carousel_posts: carousels } = await read(id)
  const { first_post: post, ...others } = carousels as Record<string, unknown>
  const more = await save(id, 'carousel_posts', { ...carousels, third_post: post })
  expect(Object.keys(more.body.content as object)).toHaveLength(3)
  expect(Object.keys((await save(id, 'carousel_posts', others)).body.content as object)).toEqual(['2'])
}, 60_000)

test('what people began is theirs: no engine is named, and every item stays when the rest is generated', async () => {
  const id = await uploaded('false')
  const { body } = await save(id, 'quotes', [{ text: 'Nobody said that.', category: 'story' }], 0)
  expect(body.content).toMatchObject([{ verified: false, speaker: null, timestamp: null, evidence: null }])
  const { generation } = (await app.call(getTranscript, { session, params: { id } })).body
  const own = generation.find(({ contentType }) => contentType === 'quotes')
  expect(own).toMatchObject({ state: 'generated', version: 1, engine: byHandLabel, edited: true })
  expect(own?.editedItems).toEqual([(body.content as { id: string }[])[0]?.id])
  const params = { id, contentType: 'quotes' as const }
  expect((await app.call(generateContent, { session, params })).status).toBe(200)
  const quotes = (await read(id)).quotes ?? []
  expect(quotes.length).toBeGreaterThan(1)
  expect(quotes.map(({ text }) => text)).toContain('Nobody said that.')
  const { versions } = (await app.call(listVersions, { session, params })).body
  expect(versions.map(({ origin }) => origin)).toEqual(['generated', 'edited'])
})

test('a quote written by hand is verified, and told its speaker and time, where the transcript has its words', async () => {
  const id = await uploaded('true')
  const [known] = (await read(id)).quotes ?? []
  const fresh = await uploaded('false')
  const { body } = await save(fresh, 'quotes', [{ text: known?.text, category: 'story' }])
  const { verified, speaker, timestamp } = known ?? {}
  expect(body.content).toMatchObject([{ verified, speaker, timestamp, evidence: { from: known?.evidence?.from } }])
  expect(verified).toBe(true)
})

test('new clips at times where nothing can be cut are refused with what to do', async () => {
  const id = await uploaded('false')
  const refused = async (change: object) => (await save(id, 'video_clips', [{ ...clip, ...change }])).body
  expect(await refused({ startTime: 'soon' })).toMatchObject({
    message: expect.stringMatching(/needs a start and an end time, such as/),
  })
  expect(await refused({ endTime: '0:01' })).toMatchObject({
    message: expect.stringMatching(/ends at 0:01, which is not after its start/),
  })
  expect(await refused({ startTime: '98:00:00', endTime: '99:00:00' })).toMatchObject({
    message: expect.stringMatching(/no words between/),
  })
  expect((await read(id)).video_clips).toBeUndefined()
})

test('of two people who begin a type at once one is told, and nothing is overwritten', async () => {
  const id = await uploaded('false')
  const texts = ['The first of two.', 'The second of two.']
  const answers = await Promise.all(texts.map((text) => save(id, 'quotes', [{ text, category: 'story' }], 0)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a script without any words, and keys of carousels that are no names, are refused in words', async () => {
  const id = await uploaded('false')
  const script = { hook: '', problemSetup: '', mainContent: '', callToAction: '', estimatedDuration: 0 }
  expect((await save(id, 'youtube_script', script)).body).toMatchObject({
    message: expect.stringMatching(/^Write at least one section/),
  })
  expect((await save(id, 'youtube_script', { ...script, hook: 'Listen.' })).status).toBe(200)
  expect((await save(id, 'youtube_script', { ...script, mainContent: 'Now.' })).body).toMatchObject({
    message: 'The section “Hook” has no words. Write at least one.',
  })
  const carousel = { title: 'One', slides: [{ content: 'A slide.' }] }
  expect((await save(id, 'carousel_posts', { 'a.b': carousel })).status).toBe(400)
})
