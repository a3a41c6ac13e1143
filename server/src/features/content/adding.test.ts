// Words selected in the transcript become items of each type.
import { readFile } from 'node:fs/promises'
import { type ContentTypeKey, timeCode } from '@podcastai/content-types'
import {
  addSelectedWords,
  correctTranscript,
  getContent,
  getSegments,
  getTranscript,
  pinItem,
  renameSpeaker,
  restoreVersion,
  type Segment,
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
  const { id } = await whenProcessed(app, session, body.id)
  const { segments } = (await app.call(getSegments, { session, params: { id } })).body
  return { id, segments }
}

type Places = { from: { segment: number; offset: number }; to: { segment: number; offset: number } }
type More = { into?: string; preview?: true; baseVersion?: number; session?: string }

function add(
  id: string,
  contentType: ContentTypeKey,
  words: Places & { seen: string },
  { session: by, ...more }: More = {},
) {
  return app.call(addSelectedWords, {
    session: by ?? session,
    params: { id, contentType },
    body: { ...words, ...more },
  })
}

const load = async (id: string) => (await app.call(getContent, { session, params: { id } })).body

/** Returns these words where one segment has them. */
function select(segments: readonly Segment[], words: string) {
  const segment = segments.find(({ text }) => text.includes(words))
  if (!segment) throw new Error(`No segment has “${words}”.`)
  const offset = segment.text.indexOf(words)
  const from = { segment: segment.id, offset }
  return { from, to: { ...from, offset: offset + words.length }, seen: words }
}

/** Returns the words of some whole segments in a row. */
function selectSegments(some: readonly Segment[]) {
  const [first, last] = [some[0] as Segment, some.at(-1) as Segment]
  return {
    ...{ from: { segment: first.id, offset: 0 }, to: { segment: last.id, offset: last.text.length } },
    seen: some.map(({ text }) => text).join(' '),
  }
}

/** Returns two segments in a row, by one speaker or by two. */
function findPair(segments: readonly Segment[], isOneSpeaker: boolean) {
  const at = segments.findIndex(
    ({ speaker }, index) => index > 0 && (speaker === segments[index - 1]?.speaker) === isOneSpeaker,
  )
  return segments.slice(at - 1, at + 1)
}

describe.each(['true', 'false'] as const)('with everything generated: %s', (generate) => {
  let id: string
  let segments: Segment[]
  beforeAll(async () => {
    ;({ id, segments } = await uploaded(generate))
  }, 120_000)

  test('a quote has the selected words byte for byte, with their speaker and time, and is not added twice', async () => {
    const before = (await load(id)).quotes ?? []
    const pair = findPair(segments, true)
    const words = selectSegments(pair)
    const { status, body } = await add(id, 'quotes', words)
    expect(status).toBe(200)
    expect(body.item).toBe(String(before.length))
    const quotes = (await load(id)).quotes ?? []
    expect(body.content).toEqual(quotes)
    expect(quotes.slice(0, -1)).toEqual(before)
    const { text, evidence, ...quote } = quotes.at(-1) ?? {}
    expect(text).toBe(words.seen.replace(/[,;:–—-]$/, ''))
    const { speaker, start } = pair[0] as Segment
    expect(quote).toMatchObject({ speaker, timestamp: timeCode(start ?? -1), verified: true })
    expect(quote).not.toHaveProperty('candidate')
    expect(evidence).toMatchObject({ from: words.from, speaker, start })
    const own = body.transcript.generation.find(({ contentType }) => contentType === 'quotes')
    expect(own?.editedItems).toContain(quotes[Number(body.item)]?.id)

    const again = await add(id, 'quotes', words)
    expect(again.body).toMatchObject({ item: body.item, unchanged: true })
    expect((await load(id)).quotes).toEqual(quotes)
  })

  test.each(['video_clips', 'viral_clips'] as const)(
    '%s: a clip reaches from the first to the last word',
    async (key) => {
      const before = (await load(id))[key] ?? []
      const some = segments.slice(4, 12)
      const words = selectSegments(some)
      const { status, body } = await add(id, key, words)
      expect({ status, body }).toMatchObject({ status: 200, body: { item: String(before.length) } })
      const clips = (await load(id))[key] ?? []
      expect(clips.slice(0, -1)).toEqual(before)
      const { start } = some[0] as Segment
      const clip = clips.at(-1)
      expect(clip?.evidence).toMatchObject({ from: words.from, to: words.to, start })
      expect(clip).toMatchObject({ startTime: timeCode(Math.floor(start ?? -1)), addedByHand: true })
      expect(words.seen.startsWith(clip?.firstSentence ?? '?')).toBe(true)
      expect(words.seen.endsWith(clip?.lastSentence ?? '?')).toBe(true)
      expect(clip?.title.length).toBeGreaterThan(3)
      expect((await add(id, key, words)).body).toMatchObject({ unchanged: true })
    },
  )

  test('a caption is shown before it replaces one, takes the length that fits, and leaves a pinned one', async () => {
    const before = (await load(id)).social_media
    const [words, next] = segments
      .filter(({ text }) => text.length > 60 && text.length < 140)
      .map((segment) => selectSegments([segment]))
    if (!words || !next) throw new Error('The sample has short segments.')
    const shown = await add(id, 'social_media', words, { preview: true })
    expect(shown.body).toMatchObject({ item: 'short', proposed: { caption: expect.stringContaining('“') } })
    expect((await load(id)).social_media).toEqual(before)

    const { body } = await add(id, 'social_media', words)
    const after = (await load(id)).social_media
    expect(after?.short).toEqual(shown.body.proposed)
    expect(after?.short.caption).toContain(words.seen.replace(/[,;:–—-]$/, '').slice(1))
    expect(after?.short.caption.length).toBeLessThanOrEqual(200)
    expect(after?.short.evidence).toMatchObject([{ from: words.from }])
    if (before) expect(after).toMatchObject({ medium: before.medium, long: before.long })
    expect((await add(id, 'social_media', words)).body).toMatchObject({ item: 'short', unchanged: true })

    const params = { id, contentType: 'social_media' as const }
    await app.call(pinItem, { session, params, body: { item: body.item, isPinned: true } })
    expect((await add(id, 'social_media', next)).body.item).toBe('medium')
    expect((await load(id)).social_media?.short).toEqual(after?.short)
  })

  test('a slide starts a carousel, or joins one in front of its call to action', async () => {
    const before = (await load(id)).carousel_posts ?? {}
    const [one, other] = [findPair(segments, true), findPair(segments.slice(8), true)].map(selectSegments)
    if (!one || !other) throw new Error('The sample has several turns.')
    const { body } = await add(id, 'carousel_posts', one)
    const [key = ''] = body.item.split('.')
    const begun = (await load(id)).carousel_posts ?? {}
    expect(Object.keys(begun)).toEqual([...Object.keys(before), key])
    expect(begun[key]?.slides).toMatchObject([{ slideNumber: 1, evidence: { from: one.from } }])
    for (const [name, carousel] of Object.entries(begun)) {
      const { slides } = carousel
      const last = slides.at(-1)
      const isClosed = slides.length > 1 && last?.evidence === null
      const { item } = (await add(id, 'carousel_posts', other, { into: name })).body
      const joined = (await load(id)).carousel_posts?.[name]?.slides ?? []
      expect(item).toBe(`${name}.slides.${isClosed ? slides.length - 1 : slides.length}`)
      expect(joined).toHaveLength(slides.length + 1)
      expect(joined.find(({ evidence }) => evidence?.from.segment === other.from.segment)).toBeDefined()
      if (isClosed) expect(joined.at(-1)).toEqual({ ...last, slideNumber: joined.length })
    }
    const gone = await add(id, 'carousel_posts', other, { into: 'carousel_99' })
    expect(gone).toMatchObject({ status: 400, body: { message: expect.stringMatching(/no longer exists/) } })
  })

  test('a thumbnail text has a few words at most, and stresses one of them', async () => {
    const before = (await load(id)).thumbnail_design?.textOptions.fullEpisode ?? []
    const { text = '' } = segments[5] ?? {}
    const few = text.split(' ').slice(0, 4).join(' ')
    const { status, body } = await add(id, 'thumbnail_design', select(segments, few))
    expect({ status, item: body.item }).toEqual({ status: 200, item: `textOptions.fullEpisode.${before.length}` })
    const option = (await load(id)).thumbnail_design?.textOptions.fullEpisode.at(-1)
    expect(option?.text.toLowerCase()).toBe(few.toLowerCase().replace(/[.,]$/, ''))
    expect(option?.highlightedWords).toHaveLength(1)
    const long = await add(id, 'thumbnail_design', selectSegments(segments.slice(0, 3)))
    expect(long).toMatchObject({ status: 400, body: { message: expect.stringMatching(/Select up to 6 words/) } })
  })
})

test('an item follows the transcript, and the version before it can be restored', async () => {
  const { id, segments } = await uploaded('true')
  const before = await load(id)
  const { speaker, text } = segments[5] as Segment
  const words = selectSegments(segments.slice(5, 6))
  const { body } = await add(id, 'quotes', words)
  const [word = ''] = text.split(' ')
  const here = { ...select(segments, text), to: { segment: 5, offset: word.length }, seen: word }
  await app.call(correctTranscript, {
    ...{ session, params: { id } },
    body: { ...here, written: 'Corrected', scope: 'here' },
  })
  await app.call(renameSpeaker, {
    session,
    params: { id },
    body: { labels: [speaker ?? ''], from: speaker ?? '', to: 'Alexandra' },
  })
  const added = (await load(id)).quotes?.[Number(body.item)]
  expect(added).toMatchObject({ speaker: 'Alexandra', verified: true, text: expect.stringMatching(/^Corrected/) })
  // The words as they were are no longer there.
  const stale = await add(id, 'quotes', words)
  expect(stale).toMatchObject({ status: 409, body: { message: expect.stringMatching(/Select them again/) } })

  const version = before.quotes ? 1 : 0
  const params = { id, contentType: 'quotes' as const, versionId: String(version) }
  await app.call(restoreVersion, { session, params, body: {} })
  expect((await load(id)).quotes).toHaveLength(before.quotes?.length ?? 0)
})

test('words of two people are no quote and no caption, but a clip', async () => {
  const { id, segments } = await uploaded('false')
  const words = selectSegments(findPair(segments, false))
  for (const key of ['quotes', 'social_media'] as const) {
    const { status, body } = await add(id, key, words)
    expect({ key, status, body }).toMatchObject({ status: 400, body: { message: expect.stringMatching(/Two people/) } })
  }
  expect((await add(id, 'video_clips', words)).status).toBe(200)
})

test('places without words, types without items of words, other versions and other people are refused', async () => {
  const { id, segments } = await uploaded('true')
  const words = selectSegments(segments.slice(3, 4))
  const far = { segment: 99_999, offset: 3 }
  for (const wrong of [
    { ...words, to: words.from },
    { ...words, from: words.to, to: words.from },
    { ...words, from: far, to: far },
    { ...words, to: far },
    { ...words, from: { ...words.from, offset: 90_000 }, to: { ...words.to, offset: 90_001 } },
  ])
    expect((await add(id, 'quotes', wrong)).status, JSON.stringify(wrong)).toBe(400)
  expect((await add(id, 'quotes', { ...words, seen: 'Nobody said this.' })).status).toBe(409)
  for (const key of ['episode_titles', 'youtube_script'] as const)
    expect((await add(id, key, words)).body).toMatchObject({ message: expect.stringMatching(/Edit them instead/) })
  expect((await add(id, 'quotes', words)).status).toBe(200)
  expect((await add(id, 'quotes', selectSegments(segments.slice(5, 6)), { baseVersion: 1 })).status).toBe(409)
  const { session: stranger } = await buildPerson(app, { subscribed: true })
  expect((await add(id, 'quotes', words, { session: stranger })).status).toBe(404)
  const { generation } = (await app.call(getTranscript, { session, params: { id } })).body
  expect(generation.find(({ contentType }) => contentType === 'quotes')?.version).toBe(2)
})
