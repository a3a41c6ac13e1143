// Edits that claim what does not follow from the transcript: nothing of it is stored.
import { readFile } from 'node:fs/promises'
import { type ContentTypeKey, contentTypeKeys, type Evidence } from '@podcastai/content-types'
import { getContent, getSegments, getTranscript, renameSpeaker, saveContent } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { storeContent } from '../../../test/store-written.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { contentVersions } from '../../platform/database/schema.ts'

let app: TestApp
let session: string
let id: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
  const bytes = await readFile(new URL('../../../../samples/the-bakery-that-closed-on-saturdays.vtt', import.meta.url))
  const { body } = await upload(app, session, { bytes, filename: 'the-bakery.vtt' })
  id = (await whenProcessed(app, session, body.id)).id
}, 120_000)
afterAll(() => app.close())

const content = async () => (await app.call(getContent, { session, params: { id } })).body
const save = (contentType: ContentTypeKey, edited: unknown) =>
  app.call(saveContent, { session, params: { id, contentType }, body: { content: edited } })

/** What is ours, by name, as nobody said or counted it. */
const forgeries: Record<string, unknown> = {
  ...{ timestamp: '99:59:59', startTime: 'javascript:alert(1)', endTime: '99:59:59', duration: 1 },
  ...{ verified: true, estimated: true, firstSentence: 'Nobody said this.', lastSentence: 'Nor this.' },
  ...{ why: 'Perfect', recut: true, viralScore: 100, potential: 'high', seoScore: 100 },
  ...{ engagementPotential: 'high', characterCount: 1, slideNumber: 99, estimatedDuration: 0.1 },
  ...{ speaker: 'Someone else', start: 3, end: 4 },
}

function forged(value: unknown, isOurs: (name: string) => boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => forged(one, isOurs))
  const own = Object.entries(value).map(([name, inner]) =>
    isOurs(name) ? [name, forgeries[name]] : [name, forged(inner, isOurs)],
  )
  return Object.fromEntries(own)
}

test.each(contentTypeKeys)('%s stays as it was where an edit changes nothing but what is ours', async (key) => {
  const before = (await content())[key]
  // Who says a quote is the person's to change: it is not verified then.
  const isOurs = (name: string) => name in forgeries && !(key === 'quotes' && name === 'speaker')
  const edited = forged(before, isOurs)
  expect(edited).not.toEqual(before)
  expect(await save(key, edited)).toMatchObject({ status: 200, body: { content: before } })
  expect((await content())[key]).toEqual(before)
})

test('forged speakers and times in evidence are replaced with those of the transcript', async () => {
  const before = (await content()).quotes ?? []
  const evidence = { speaker: 'Someone else', start: 0, end: 1, estimated: true }
  const edited = before.map((quote) => ({ ...quote, evidence: { ...quote.evidence, ...evidence } }))
  expect((await save('quotes', edited)).body.content).toEqual(before)
})

const nowhere = { from: { segment: 90_000, offset: 0 }, to: { segment: 2 ** 31 - 1, offset: 9 } }
const away = (evidence: Evidence | null | undefined) => evidence && { ...evidence, ...nowhere }

test('passages that the transcript does not have are dropped, and a quote is found where it was said', async () => {
  const before = await content()
  const captions = before.social_media
  const short = { ...captions?.short, evidence: captions?.short.evidence.map(away) }
  const [quote, ...quotes] = before.quotes ?? []
  const { body: saved } = await save('social_media', { ...captions, short })
  expect(saved.content).toEqual({ ...captions, short: { ...short, evidence: [] } })
  const { body } = await save('quotes', [{ ...quote, evidence: away(quote?.evidence) }, ...quotes])
  expect(body.content).toEqual(before.quotes)
  await save('social_media', captions)
})

test.each(['video_clips', 'viral_clips'] as const)(
  '%s that are cut where nothing is are refused by name',
  async (key) => {
    const before = (await content())[key] ?? []
    const [first, ...others] = before
    const answer = await save(key, [...others, { ...first, title: 'My own', evidence: away(first?.evidence) }])
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: expect.stringContaining(`Clip ${before.length}, “My own”, is cut where`) },
    })
    expect((await content())[key]).toEqual(before)
  },
)

test('a clip whose ends moved is told its times and sentences by the transcript, and keeps its score without reasons', async () => {
  const before = (await content()).viral_clips ?? []
  const [moment, ...others] = before
  if (!moment) throw new Error('the sample has moments')
  const { segments } = (await app.call(getSegments, { session, params: { id } })).body
  const { from } = moment.evidence
  const opening = segments.find((one) => one.id === from.segment)
  const to = { segment: from.segment, offset: opening?.text.length ?? 0 }
  const claims = forged(moment, (name) => name in forgeries) as typeof moment
  const cut = { ...claims, evidence: { ...moment.evidence, to } }
  const { status, body } = await save('viral_clips', [cut, ...others])
  const [saved] = body.content as typeof before
  expect(status).toBe(200)
  expect(saved).toMatchObject({
    ...{ startTime: moment.startTime, firstSentence: moment.firstSentence, viralScore: moment.viralScore },
    ...{ recut: true, potential: moment.potential, evidence: { from, to } },
  })
  expect(saved).not.toHaveProperty('why')
  expect(saved?.duration).toBeLessThan(moment.duration)
  expect(opening?.text).toContain(saved?.lastSentence)
  const elsewhere = { from: { segment: 0, offset: 0 }, to: { segment: 0, offset: 5 } }
  const free = before.every(({ evidence }) => evidence.from.segment > 0)
  expect(free).toBe(true)
  const added = await save('viral_clips', [{ ...claims, evidence: elsewhere }, ...others])
  const [own] = added.body.content as typeof before
  expect(own).toMatchObject({ viralScore: null, addedByHand: true, evidence: elsewhere })
  expect(own?.startTime).toMatch(/^0:\d\d$/)
  expect(JSON.stringify(added.body)).not.toMatch(/javascript:|Nobody said this|Perfect/)
  await save('viral_clips', before)
})

test('text that a user wrote is not verified, and has no evidence but that of the item it came from', async () => {
  const before = (await content()).quotes ?? []
  const [one, other] = before
  const mine = { text: 'I never said that at all.', speaker: one?.speaker, category: one?.category }
  const { body } = await save('quotes', [
    { ...one, text: mine.text, evidence: one?.evidence },
    { ...mine, verified: true, timestamp: '0:01', evidence: { ...one?.evidence, ...{ from: other?.evidence?.to } } },
    mine,
  ])
  const unsaid = { ...mine, id: expect.any(String), verified: false, timestamp: null, estimated: false, evidence: null }
  expect(body.content).toEqual([{ ...one, text: mine.text, verified: false, why: undefined }, unsaid, unsaid])
  await save('quotes', before)
})

test('a quote that ends with a full stop where its sentence went on is not word for word', async () => {
  const said = 'Nina: Nobody throws away a toaster because it is broken. They throw it away because nobody can open it.'
  const { body } = await upload(app, session, { bytes: said }, { generate: 'false' })
  await whenProcessed(app, session, body.id)
  const asked = { session, params: { id: body.id, contentType: 'quotes' as const } }
  const texts = ['Nobody throws away a toaster because it is broken.', 'Nobody throws away a toaster', 'It is broken.']
  const cut = 'Nobody throws away a toaster.'
  const quote = { speaker: 'Nina', category: 'insight' }
  const edited = [...texts, cut].map((text) => ({ ...quote, text }))
  const { body: saved } = await app.call(saveContent, { ...asked, body: { content: edited } })
  const verified = (saved.content as { text: string; verified: boolean }[]).map((one) => [one.text, one.verified])
  expect(verified).toEqual([...texts.map((text) => [text, true]), [cut, false]])
})

test('a quote whose ends moved is told by the transcript who said it, where, and whether it is word for word', async () => {
  const said = 'Maya: We bake bread. It was hard.\n\nJonas: No. We bake bread.\n\nMaya: We bake bread. Then we sleep.'
  const { body } = await upload(app, session, { bytes: said }, { generate: 'false' })
  await whenProcessed(app, session, body.id)
  const asked = { session, params: { id: body.id, contentType: 'quotes' as const } }
  const { segments } = (await app.call(getSegments, asked)).body
  const passage = (segment: number, words: string) => {
    const offset = segments[segment]?.text.indexOf(words) ?? -1
    expect(offset, words).toBeGreaterThanOrEqual(0)
    return { from: { segment, offset }, to: { segment, offset: offset + words.length } }
  }
  const [hard, asleep] = [passage(0, 'It was hard.'), passage(2, 'We bake bread. Then we sleep.')]
  const told = { speaker: 'Maya', start: 0, end: 1, estimated: true }
  const quote = { ...{ speaker: 'Maya', timestamp: '0:00', category: 'story', estimated: true, verified: true } }
  const stored = { ...quote, text: 'It was hard.', evidence: { ...told, ...hard } }
  await storeContent(app, body.id, { contentType: 'quotes', content: [stored], version: 1 })
  const put = (edited: unknown, as = session) =>
    app.call(saveContent, { ...asked, session: as, body: { content: [edited] } })
  const moved = async (text: string, evidence: unknown) => {
    const answer = await put({ ...stored, text, evidence })
    expect(answer.status).toBe(200)
    return (answer.body.content as unknown[])[0]
  }

  // Said three times: what is meant is where the passage lies.
  expect(await moved('We bake bread. Then we sleep.', asleep)).toMatchObject({ verified: true, evidence: asleep })
  expect(await moved('We bake bread.', passage(2, 'We bake bread.'))).toMatchObject({
    evidence: { ...passage(2, 'We bake bread.'), speaker: 'Maya' },
  })
  // False claims: the passage belongs to another speaker, spans a turn boundary, or has other words.
  const notTheirs = await moved('We bake bread.', passage(1, 'We bake bread.'))
  expect(notTheirs).toMatchObject({ verified: true, evidence: { speaker: 'Maya' } })
  expect(notTheirs).not.toMatchObject({ evidence: passage(1, 'We bake bread.') })
  const over = { from: hard.from, to: { segment: 1, offset: 3 } }
  const unsaid = { verified: false, timestamp: null, evidence: null }
  expect(await moved('It was hard. No.', { ...told, ...over })).toMatchObject(unsaid)
  expect(await moved('We burn bread.', asleep)).toMatchObject(unsaid)
  expect(await moved('It was hard.', asleep)).toMatchObject({ verified: true, evidence: hard })

  const stranger = (await buildPerson(app, { subscribed: true })).session
  expect((await put({ ...stored, text: 'We bake bread.' }, stranger)).status).toBe(404)
  expect((await app.call(getContent, asked)).body.quotes).toMatchObject([{ text: 'It was hard.' }])
}, 60_000)

test('of a talk that names nobody a part of a quote is still its speaker’s, and what stands beside it is not', async () => {
  const said = 'We bake bread every day and it was hard. Nobody else does that.'
  const { body } = await upload(app, session, { bytes: said }, { generate: 'false' })
  await whenProcessed(app, session, body.id)
  const asked = { session, params: { id: body.id, contentType: 'quotes' as const } }
  const passage = (words: string) => ({
    from: { segment: 0, offset: said.indexOf(words) },
    to: { segment: 0, offset: said.indexOf(words) + words.length },
  })
  const whole = 'We bake bread every day and it was hard.'
  const told = { speaker: null, start: 0, end: 1, estimated: true }
  const quote = { text: whole, speaker: 'Jonas', timestamp: '0:00', category: 'story', estimated: true, verified: true }
  const stored = { ...quote, evidence: { ...told, ...passage(whole) } }
  await storeContent(app, body.id, { contentType: 'quotes', content: [stored], version: 1 })
  const moved = async (text: string) => {
    const edited = { ...stored, id: '0', text, evidence: { ...told, ...passage(text) } }
    const answer = await app.call(saveContent, { ...asked, body: { content: [edited] } })
    return (answer.body.content as unknown[])[0]
  }
  expect(await moved(said)).toMatchObject({ verified: false, evidence: passage(whole) })
  await app.call(saveContent, { ...asked, body: { content: [] } })
  await storeContent(app, body.id, { contentType: 'quotes', content: [stored] })
  const part = 'bake bread every day'
  expect(await moved(part)).toMatchObject({ verified: true, speaker: 'Jonas', evidence: passage(part) })
}, 60_000)

test('items are edited, moved and deleted with what is theirs', async () => {
  const before = await content()
  const [first, second, third] = before.video_clips ?? []
  const clips = [third, { ...first, title: 'Mine', description: 'My words.' }]
  expect((await save('video_clips', clips)).body.content).toEqual(clips)
  const added = { title: second?.title, addedByHand: true, evidence: second?.evidence }
  expect((await save('video_clips', [second])).body.content).toMatchObject([added])
  const titles = before.episode_titles
  const [alternative] = titles?.alternative ?? []
  const swapped = { ...titles, primary: alternative, alternative: [titles?.primary] }
  expect((await save('episode_titles', swapped)).body.content).toEqual(swapped)
  const plain = { ...titles, primary: { title: titles?.primary.title, angle: titles?.primary.angle } }
  expect((await save('episode_titles', plain)).body.content).toMatchObject({ primary: titles?.primary })
})

test('a passage with numbers beyond all transcripts is refused, and one that is stored does not stop a renaming', async () => {
  const before = (await content()).quotes ?? []
  const [quote] = before
  const endless = { ...quote?.evidence, to: { segment: Number.MAX_SAFE_INTEGER, offset: 1 } }
  expect((await save('quotes', [{ ...quote, evidence: endless }])).status).toBe(400)
  const stored = [{ ...quote, evidence: endless }, ...before]
  await storeContent(app, id, { contentType: 'quotes', content: stored, version: 90 })
  const { speakers } = (await app.call(getTranscript, { session, params: { id } })).body
  const [{ name = '', labels = [] } = {}] = speakers.filter((one) => one.name === quote?.speaker)
  const rename = (from: string, to: string) =>
    app.call(renameSpeaker, { session, params: { id }, body: { labels, from, to } })
  expect((await rename(name, 'Someone New')).status).toBe(200)
  expect((await content()).quotes?.slice(1).map(({ speaker }) => speaker)).toContain('Someone New')
  expect((await rename('Someone New', name)).status).toBe(200)
  expect((await content()).quotes?.slice(1)).toEqual(before)
}, 60_000)

test.each([
  ['quotes', 'There may be 100 quotes at most'],
  ['video_clips', 'There may be 100 clips at most'],
  ['viral_clips', 'There may be 100 moments at most'],
] as const)('more %s than anybody reads are refused: %s', async (key, message) => {
  const [first] = (await content())[key] ?? []
  const one = { ...first, text: 'e', description: '' }
  expect(
    await save(
      key,
      Array.from({ length: 101 }, () => one),
    ),
  ).toMatchObject({ status: 400, body: { message } })
})

test('a chapter begins with a time', async () => {
  const titles = (await content()).episode_titles
  const chapters = (time: string) => ({ ...titles?.showNotes, chapters: [{ time, title: 'The sum' }] })
  const edit = (time: string) => save('episode_titles', { ...titles, showNotes: chapters(time) })
  for (const time of ['javascript:alert(1)', '12', '1:99', 'x'.repeat(2000)]) {
    expect((await edit(time)).status, time).toBe(400)
  }
  for (const time of ['', '0:00', '0:01:02']) expect((await edit(time)).status, time).toBe(200)
  expect(await edit('99:59:59')).toMatchObject({
    status: 400,
    body: {
      code: 'invalid',
      message: expect.stringMatching(/^The chapter “The sum” begins at 99:59:59, but the last/),
    },
  })
})

test('words that are said everywhere are looked for while other calls are answered', async () => {
  const said = `Maya: ${'the bread and the oven and '.repeat(16_000)}\n\nJonas: Nobody closed it.\n\nMaya: ${'e '.repeat(150_000)}`
  const { body } = await upload(app, session, { bytes: said }, { generate: 'false' })
  await whenProcessed(app, session, body.id)
  const evidence = { speaker: 'Maya', start: 0, end: 1, estimated: true }
  const at = (segment: number) => ({ from: { segment, offset: 0 }, to: { segment, offset: 3 } })
  const quote = { text: 'the', speaker: 'Maya', timestamp: '0:00', category: 'story', estimated: true, verified: true }
  const quotes = Array.from({ length: 100 }, (_, index) => ({
    ...quote,
    text: ['the', 'e', 'nobody said this', 'the bread and'][index % 4],
    evidence: { ...evidence, ...at(index) },
  }))
  const version = { contentType: 'quotes', version: 1, content: quotes.slice(0, 1), origin: 'generated' } as const
  await app.db.insert(contentVersions).values({ transcriptId: body.id, engine: 'An older one', ...version })
  const asked = { session, params: { id: body.id, contentType: 'quotes' } }
  let isSaved = false
  let isSettling = false
  const { settle } = app.deps.contents
  const watched = vi.spyOn(app.deps.contents, 'settle').mockImplementation((...order) => {
    isSettling = true
    return settle(...order).finally(() => {
      isSettling = false
    })
  })
  const saving = app.call(saveContent, { ...asked, body: { content: quotes } }).finally(() => {
    isSaved = true
  })
  // Only calls that begin and end while the edit is settled.
  let answered = 0
  while (!isSaved) {
    const began = isSettling
    expect((await app.call(getTranscript, { session, params: { id } })).status).toBe(200)
    if (began && isSettling) answered += 1
  }
  watched.mockRestore()
  const { status, body: change } = await saving
  expect(status).toBe(200)
  const verified = (change.content as { verified: boolean }[]).map((one) => one.verified)
  expect(verified.slice(0, 4)).toEqual([true, true, false, true])
  expect(answered).toBeGreaterThan(3)
}, 120_000)
