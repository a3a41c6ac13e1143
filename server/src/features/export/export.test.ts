import { downloadDocument, downloadKit, renameTranscript, saveContent } from '@podcastai/contracts'
import { and, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleContent } from '../../../../content-types/src/registry/sample-content.fixture.ts'
import { buildPerson, endPlan, formData, sampleTalk, upload, whenProcessed } from '../../../test/people.ts'
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
  id = await newProject('closed: on Saturdays?.vtt')
})
afterAll(() => app.close())

/** Words that no font of ours can draw. */
const hebrew = 'She said שלום and left.'

async function newProject(filename: string, fields = {}) {
  const { body } = await upload(
    app,
    person.session,
    { bytes: `${sampleTalk.bytes}\n\n00:01:01.000 --> 00:01:05.000\n<v Jonas>${hebrew}`, filename },
    fields,
  )
  await whenProcessed(app, person.session, body.id)
  return body.id
}

async function download(path: string, query: Record<string, string> = {}) {
  const url = path.replace(':id', id)
  const answer = await app.app.inject({ url, query, headers: { 'x-session-id': person.session } })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload, answer }
}

async function edit(key: keyof typeof sampleContent, content: unknown) {
  const params = { id, contentType: key }
  const { status } = await app.call(saveContent, { session: person.session, params, body: { content } })
  expect(status).toBe(200)
}

/** Quotes as they were written, without a look at whether they were said. */
async function haveQuotes(quotes: unknown[]) {
  await app.db
    .delete(contentVersions)
    .where(and(eq(contentVersions.transcriptId, id), eq(contentVersions.contentType, 'quotes')))
  await storeContent(app, id, { contentType: 'quotes', content: quotes })
}

const readText = async (buffer: Buffer) => (await mammoth.extractRawText({ buffer })).value

test('[EXPORT-07] a type is downloaded as a .docx with what was edited, under a safe name', async () => {
  const [first, ...others] = sampleContent.quotes
  await edit('quotes', [{ ...first, text: 'We never closed on a Saturday.' }, ...others])
  const { status, headers, bytes } = await download(downloadDocument.path, { contentType: 'quotes' })
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  expect(headers['content-disposition']).toBe('attachment; filename="closed_ on Saturdays__quotes.docx"')
  const text = await readText(bytes)
  for (const quote of others) expect(text).toContain(quote.text)
  expect(text).toContain('We never closed on a Saturday.')
  expect(text).not.toContain(first?.text)
  expect(text).toContain('edited: not word for word')
  expect(text).not.toContain('YouTube Script')
})

test('[EXPORT-07] the whole project is one .docx; its name may have any letters', async () => {
  const { session } = person
  await app.call(renameTranscript, { session, params: { id }, body: { filename: 'Überstunden 漢字' } })
  const { headers, bytes } = await download(downloadDocument.path)
  expect(headers['content-disposition']).toContain(
    "filename*=UTF-8''%C3%9Cberstunden%20%E6%BC%A2%E5%AD%97_all_content.docx",
  )
  const text = await readText(bytes)
  for (const title of ['Überstunden 漢字', 'Captions', 'Best Quotes', 'Carousel Posts']) expect(text).toContain(title)
})

test('a kit holds what a platform takes, pictures and edits included', async () => {
  const image = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const picture = formData({}, { field: 'image', filename: '../cover: art.png', bytes: image })
  const headers = { ...picture.headers, 'x-session-id': person.session }
  await app.app.inject({
    method: 'POST',
    url: `/api/transcripts/${id}/thumbnail-images`,
    payload: picture.payload,
    headers,
  })
  const { primary, ...titles } = sampleContent.episode_titles
  await edit('episode_titles', { ...titles, primary: { ...primary, title: 'A title of the editor' } })
  const { status, bytes } = await download(downloadKit.path, { platform: 'youtube' })
  expect(status).toBe(200)
  const files = unzipSync(bytes)
  expect(Buffer.from(files['YouTube/Title.txt']!).toString()).toBe('\uFEFFA title of the editor\r\n')
  const names = Object.keys(files)
  for (const name of ['Read me first.txt', 'Description.txt', 'Tags.txt', 'Script.docx', 'Thumbnail brief.docx'])
    expect(names).toContain(`YouTube/${name}`)
  const [webp] = names.filter((name) => name.startsWith('YouTube/Reference images/'))
  expect(webp).toMatch(/^YouTube\/Reference images\/1 [^/]+\.webp$/)
  expect((await sharp(files[webp!]).metadata()).format).toBe('webp')
  expect(await readText(Buffer.from(files['YouTube/Script.docx']!))).toContain('Hook (0–15 s)')
})

test('a kit has the pictures that its platform takes, each folder is explained, and what was changed or cannot be drawn is left out', async () => {
  const [first, ...others] = sampleContent.quotes
  const changed = { ...first, text: 'Nobody said this.', verified: false }
  const passage = { from: { segment: 5, offset: 0 }, to: { segment: 5, offset: hebrew.length } }
  const undrawable = { ...first, text: hebrew, evidence: { ...first?.evidence, ...passage } }
  await haveQuotes([changed, undrawable, ...others])
  const listFileNames = async (platform: string) =>
    Object.keys(unzipSync((await download(downloadKit.path, { platform })).bytes))
  const { bytes } = await download(downloadKit.path, { platform: 'instagram' })
  const files = unzipSync(bytes)
  const cards = Object.keys(files).filter((name) => name.startsWith('Instagram/Quote cards/'))
  expect(cards).toHaveLength(others.length)
  expect(cards[0]).toMatch(/^Instagram\/Quote cards\/02 [^/]+\.png$/)
  expect(await sharp(files[cards[0]!]).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1080 })
  const slides = Object.keys(files).filter((name) => name.startsWith('Instagram/Carousels/'))
  const folder = 'Instagram/Carousels/01 Five sums before you open on Saturday'
  expect(slides).toEqual([1, 2, 3].map((at) => `${folder}/slide 0${at}.png`))
  for (const name of ['Carousels', 'Quote cards'])
    expect(strFromU8(files['Instagram/Read me first.txt']!)).toContain(name)

  expect(await listFileNames('linkedin')).toContain('LinkedIn/Carousels/01 Five sums before you open on Saturday.pdf')
  expect((await listFileNames('youtube')).some((name) => /^YouTube\/Thumbnails\/01 [^/]+\.png$/.test(name))).toBe(true)
  expect((await listFileNames('tiktok')).every((name) => name.endsWith('.txt'))).toBe(true)
  await edit('quotes', sampleContent.quotes)
})

test('without a platform the kit has a folder for each, cut lists in the frame rate that was asked for', async () => {
  const { bytes } = await download(downloadKit.path, { frameRate: '25' })
  const files = unzipSync(bytes)
  const folders = new Set(Object.keys(files).map((name) => name.split('/')[0]))
  expect([...folders]).toEqual(['YouTube', 'Instagram', 'TikTok', 'LinkedIn', 'X', 'Newsletter', 'Editing'])
  expect(strFromU8(files['Editing/Read me first.txt']!)).toContain('at 25 frames a second')
  for (const name of Object.keys(files)) expect(name).toMatch(/^[^/\\:]+(?:\/[^/\\:]+)+$/)
})

test('a frame rate or platform that there is not is refused', async () => {
  expect((await download(downloadKit.path, { frameRate: '12' })).status).toBe(400)
  expect((await download(downloadKit.path, { platform: 'myspace' })).status).toBe(400)
  expect((await download(downloadDocument.path, { contentType: 'poems' })).status).toBe(400)
})

test('nothing generated is nothing to download', async () => {
  const empty = await newProject('empty.txt', { generate: 'false' })
  for (const { path } of [downloadDocument, downloadKit]) {
    const headers = { 'x-session-id': person.session }
    const answer = await app.app.inject({ url: path.replace(':id', empty), headers })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().message).toBe('Please generate some content first before downloading.')
  }
})

test('[SUB-18] exporting goes on when the plan has ended', async () => {
  await endPlan(app, person)
  expect((await download(downloadDocument.path)).status).toBe(200)
  expect((await download(downloadKit.path)).status).toBe(200)
})
