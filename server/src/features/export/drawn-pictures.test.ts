import {
  addReferenceImage,
  downloadPictures,
  drawClipOverlays,
  drawPicture,
  type Endpoint,
  getPictureLook,
  maxPictures,
  saveContent,
  savePictureLook,
  saveTeamSettings,
} from '@podcastai/contracts'
import { and, eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { buildPerson, endPlan, formData, giveRole, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { storeContent } from '../../../test/store-written.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { contentVersions } from '../../platform/database/schema.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
let id: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  person = await buildPerson(app, { subscribed: true })
  id = (await upload(app, person.session, { ...sampleTalk, filename: 'The bakery: closed.vtt' })).body.id
  await whenProcessed(app, person.session, id)
})
afterAll(() => app.close())

async function get({ path }: Endpoint, query: Record<string, string> = {}) {
  const url = path.replace(':id', id)
  const answer = await app.app.inject({ url, query, headers: { 'x-session-id': person.session } })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, answer }
}

async function edit(key: keyof typeof sampleContent, content: unknown) {
  const params = { id, contentType: key }
  expect((await app.call(saveContent, { session: person.session, params, body: { content } })).status).toBe(200)
}

/** Quotes as earlier versions took them: more of them, and longer names, than an edit may have. */
/** Replaces what is stored, whatever an edit would refuse of it. */
async function haveOlder(quotes: unknown[]) {
  await app.db
    .delete(contentVersions)
    .where(and(eq(contentVersions.transcriptId, id), eq(contentVersions.contentType, 'quotes')))
  await storeContent(app, id, { contentType: 'quotes', content: quotes })
}

const pixel = async (bytes: Uint8Array, left: number, top: number) => {
  const part = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()
  return `#${part.toString('hex')}`
}

test.each([
  ['carousel_posts', undefined, 1080, 1350],
  ['quotes', 'square', 1080, 1080],
  ['quotes', 'story', 1080, 1920],
  ['thumbnail_design', 'thumbnail', 1280, 720],
  ['thumbnail_design', 'overlay', 1080, 1920],
  ['video_clips', undefined, 1080, 1920],
])('%s as %s is a PNG of %i×%i', async (contentType, format, width, height) => {
  const { status, headers, bytes } = await get(drawPicture, { contentType, ...(format && { format }) })
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
  const isOverlay = height === 1920 && format !== 'story'
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height })
  expect((await sharp(bytes).stats()).isOpaque).toBe(!isOverlay)
})

test('a preview is the same picture, smaller', async () => {
  const whole = await get(drawPicture, { contentType: 'quotes', item: '0' })
  const small = await get(drawPicture, { contentType: 'quotes', item: '0', width: '270' })
  const likeness = await sharp(whole.bytes).resize(270).raw().toBuffer()
  const drawn = await sharp(small.bytes).raw().toBuffer()
  const apart = likeness.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / likeness.length
  expect(apart).toBeLessThan(3)
})

test('what is drawn is what was edited, in the colors that were asked for', async () => {
  const before = (await get(drawPicture, { contentType: 'quotes', item: '0' })).bytes
  const [first, ...others] = sampleContent.quotes
  await edit('quotes', [{ ...first, text: 'We never closed on a Saturday.' }, ...others])
  const after = (await get(drawPicture, { contentType: 'quotes', item: '0' })).bytes
  expect(after.equals(before)).toBe(false)
  const again = (await get(drawPicture, { contentType: 'quotes', item: '0' })).bytes
  expect(again.equals(after)).toBe(true)
  const red = await get(drawPicture, { contentType: 'quotes', ground: '#aa2211', accent: '#FFFFFF' })
  expect(await pixel(red.bytes, 5, 5)).toBe('#aa2211ff')
})

test('a carousel is a ZIP of its slides, and a PDF whose words are words', async () => {
  const zip = await get(downloadPictures, { contentType: 'carousel_posts' })
  expect(zip.headers['content-type']).toBe('application/zip')
  expect(zip.headers['content-disposition']).toContain('carousel_posts.zip')
  const files = unzipSync(zip.bytes)
  expect(Object.keys(files)).toEqual(['slide 01.png', 'slide 02.png', 'slide 03.png'])
  for (const png of Object.values(files))
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })

  const pdf = await get(downloadPictures, { contentType: 'carousel_posts', as: 'pdf' })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const document = await getDocumentProxy(new Uint8Array(pdf.bytes))
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  expect([document.numPages, width, height]).toEqual([3, 1080, 1350])
  const { text } = await extractText(document)
  const slides = sampleContent.carousel_posts.carousel_1?.slides ?? []
  for (const [at, slide] of slides.entries()) expect(text[at]?.replace(/\s+/g, ' ')).toContain(slide.content)
  expect((await document.getMetadata()).info).toMatchObject({ Title: 'Five sums before you open on Saturday' })
})

test('several carousels are a folder each; chosen quotes are numbered', async () => {
  const { carousel_1 } = sampleContent.carousel_posts
  await edit('carousel_posts', { carousel_1, carousel_2: { ...carousel_1, title: 'Why / how: now?' } })
  const both = unzipSync((await get(downloadPictures, { contentType: 'carousel_posts' })).bytes)
  expect(Object.keys(both)).toHaveLength(6)
  expect(Object.keys(both)[3]).toBe('02 Why - how_ now_/slide 01.png')
  expect((await get(downloadPictures, { contentType: 'carousel_posts', as: 'pdf' })).status).toBe(400)
  const items = 'carousel_2.slides.0,carousel_2.slides.1'
  expect((await get(downloadPictures, { contentType: 'carousel_posts', as: 'pdf', items })).status).toBe(200)
  const quotes = unzipSync(
    (await get(downloadPictures, { contentType: 'quotes', format: 'story', items: '1,3' })).bytes,
  )
  expect(Object.keys(quotes)).toEqual(['01 I took one month of till.png', '02 Saturday was the whole problem.png'])
  await edit('carousel_posts', { carousel_1 })
})

test('quotes that begin with the same words are a file each', async () => {
  const [first, ...others] = sampleContent.quotes
  await edit('quotes', [first, { ...first, speaker: null }, ...others])
  const files = unzipSync((await get(downloadPictures, { contentType: 'quotes' })).bytes)
  expect(Object.keys(files)).toHaveLength(sampleContent.quotes.length + 1)
  await edit('quotes', sampleContent.quotes)
})

test('no file holds more pictures than may be asked for by name', async () => {
  const [first] = sampleContent.quotes
  await haveOlder(Array(maxPictures + 1).fill(first))
  expect((await get(downloadPictures, { contentType: 'quotes' })).status).toBe(400)
  expect((await get(drawPicture, { contentType: 'quotes', item: String(maxPictures) })).status).toBe(200)
  await edit('quotes', sampleContent.quotes)
})

test('a name as long as a book is refused before anybody looks for a size for it', async () => {
  const [first, ...others] = sampleContent.quotes
  await haveOlder([{ ...first, speaker: 'Q'.repeat(100_000) }, ...others])
  const { status, answer } = await get(drawPicture, { contentType: 'quotes' })
  expect(status).toBe(422)
  expect(answer.json().message).toContain('too long for this image')
  await edit('quotes', sampleContent.quotes)
})

test('a script that the fonts lack is refused with its name, alone and in a ZIP', async () => {
  const [first, ...others] = sampleContent.quotes
  await edit('quotes', [{ ...first, text: 'She said שלום and left.' }, ...others])
  for (const endpoint of [drawPicture, downloadPictures]) {
    const { status, answer } = await get(endpoint, { contentType: 'quotes' })
    expect(status).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'cannot_draw', message: expect.stringContaining('no Hebrew letters') })
  }
  expect((await get(downloadPictures, { contentType: 'quotes', items: '1,2' })).status).toBe(200)
  await edit('quotes', sampleContent.quotes)
})

test('a thumbnail stands over the reference image, and without one over the color', async () => {
  const plain = await get(drawPicture, { contentType: 'thumbnail_design', ground: '#102030' })
  expect(await pixel(plain.bytes, 10, 10)).toBe('#102030ff')
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#e0a030' } })
    .png()
    .toBuffer()
  const { body } = await app.call(addReferenceImage, {
    session: person.session,
    params: { id },
    ...formData({}, { field: 'image', filename: 'studio.png', bytes }),
  })
  const query = { contentType: 'thumbnail_design', ground: '#102030' }
  for (const image of [undefined, body.id]) {
    const over = await get(drawPicture, { ...query, ...(image && { image }) })
    const [, red = ''] = /^#(..)/.exec(await pixel(over.bytes, 1270, 360)) ?? []
    expect(Number.parseInt(red, 16)).toBeGreaterThan(200)
  }
  expect(await pixel((await get(drawPicture, { ...query, image: 'none' })).bytes, 10, 10)).toBe('#102030ff')
  expect((await get(drawPicture, { ...query, image: crypto.randomUUID() })).status).toBe(404)
})

test('what there is not is not found, and what cannot be is refused', async () => {
  expect((await get(drawPicture, { contentType: 'quotes', item: '99' })).status).toBe(404)
  expect((await get(downloadPictures, { contentType: 'quotes', items: '0,99' })).status).toBe(404)
  expect((await get(drawPicture, { contentType: 'quotes', format: 'slide' })).status).toBe(400)
  expect((await get(drawPicture, { contentType: 'youtube_script' })).status).toBe(400)
  expect((await get(drawPicture, { contentType: 'quotes', ground: 'url(#x)' })).status).toBe(400)
  expect((await get(downloadPictures, { contentType: 'quotes', as: 'pdf' })).status).toBe(400)
  const { body } = await upload(app, person.session, { filename: 'empty.txt' }, { generate: 'false' })
  await whenProcessed(app, person.session, body.id)
  const answer = await app.app.inject({
    url: drawPicture.path.replace(':id', body.id),
    headers: { 'x-session-id': person.session },
  })
  expect(answer.statusCode).toBe(409)
})

test('[COLLAB-07] the brand colors and the handle are the workspace’s, and an admin’s to change', async () => {
  const { session } = person
  expect((await app.call(getPictureLook, { session })).body).toEqual({
    ground: null,
    accent: null,
    handle: '',
    show: '',
  })
  await app.call(saveTeamSettings, { session, body: { podcastName: 'The Long Table' } })
  const brand = { ground: '#2b1a6b', accent: '#ffd400', handle: '@thelongtable' }
  const { body } = await app.call(savePictureLook, { session, body: brand })
  expect(body).toEqual({ ...brand, show: 'The Long Table' })
  expect((await app.call(savePictureLook, { session, body: { handle: '@longtable' } })).body).toEqual({
    ...body,
    handle: '@longtable',
  })
  expect(await pixel((await get(drawPicture, { contentType: 'quotes' })).bytes, 5, 5)).toBe('#2b1a6bff')
  // The brand goes before the colors of the brief; the settings themselves are as they were.
  expect(await pixel((await get(drawPicture, { contentType: 'thumbnail_design', image: 'none' })).bytes, 5, 5)).toBe(
    '#2b1a6bff',
  )
  expect((await app.call(savePictureLook, { session, body: { ground: 'red' } })).status).toBe(400)
  await giveRole(app, person, 'manager')
  expect((await app.call(savePictureLook, { session, body: brand })).status).toBe(403)
  await giveRole(app, person, 'admin')
})

test('texts of the clip tool are transparent pictures, one or all of them', async () => {
  const { session } = person
  const texts = [
    { text: 'Closed Saturdays', highlightedWords: ['Saturdays'] },
    { text: 'Forty cents a loaf', highlightedWords: [] },
  ]
  const post = (body: unknown) =>
    app.app.inject({
      method: 'POST',
      url: drawClipOverlays.path,
      headers: { 'x-session-id': session },
      payload: body as object,
    })
  const one = await post({ texts, ground: '#102030', accent: '#ffd400' })
  expect(await sharp(one.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1080,
    height: 1920,
    hasAlpha: true,
  })
  expect(await pixel(one.rawPayload, 3, 3)).toBe('#00000000')
  const all = unzipSync((await post({ texts, as: 'zip' })).rawPayload)
  expect(Object.keys(all)).toEqual(['01 Closed Saturdays.png', '02 Forty cents a loaf.png'])
  expect((await post({ texts: [{ text: '漢字', highlightedWords: [] }] })).statusCode).toBe(422)
  expect((await post({ texts: [] })).statusCode).toBe(400)
})

test('[SUB-18] pictures are drawn when the plan has ended', async () => {
  await endPlan(app, person)
  expect((await get(drawPicture)).status).toBe(200)
  expect((await get(downloadPictures)).status).toBe(200)
})
