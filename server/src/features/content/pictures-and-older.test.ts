import { addReferenceImage, getContent, getVersion, removeReferenceImage, renameSpeaker } from '@podcastai/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, formData, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { contentVersions } from '../../platform/database/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
})
afterAll(() => app.close())

async function ownerWithProject() {
  const { session } = await buildPerson(app, { subscribed: true })
  const { body } = await upload(app, session)
  await whenProcessed(app, session, body.id)
  const loadContent = async () => (await app.call(getContent, { session, params: { id: body.id } })).body
  return { session, id: body.id, loadContent }
}

const store = (transcriptId: string, contentType: string, content: unknown) =>
  app.db
    .insert(contentVersions)
    .values({ transcriptId, contentType, version: 9, content, origin: 'generated', engine: 'An older one' })

test('[CONTENT-19] the thumbnail design lists the images of the project, as long as they are there', async () => {
  const { session, id, loadContent } = await ownerWithProject()
  expect((await loadContent()).thumbnail_design?.referenceImages).toEqual([])
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = formData({}, { field: 'image', filename: 'set.png', bytes })
  const { body: image } = await app.call(addReferenceImage, { session, params: { id }, ...form })
  expect((await loadContent()).thumbnail_design?.referenceImages).toEqual([
    { id: image.id, url: image.url, filename: 'set.png' },
  ])
  await app.call(removeReferenceImage, { session, params: { id, imageId: image.id } })
  expect((await loadContent()).thumbnail_design?.referenceImages).toEqual([])
})

test('[CONTENT-05] captions that were stored one for each platform are read in the shape of today', async () => {
  const { id, loadContent } = await ownerWithProject()
  const older = {
    instagram: { caption: 'On Instagram' },
    tiktok: { caption: 'On TikTok' },
    youtubeshorts: { caption: 'On Shorts' },
  }
  await store(id, 'social_media', older)
  expect((await loadContent()).social_media).toMatchObject({
    short: { caption: 'On Shorts', characterCount: 9 },
    medium: { caption: 'On TikTok' },
    long: { caption: 'On Instagram', hashtags: [] },
  })
})

test('[CONTENT-18] a design with one text overlay is read in the shape of today', async () => {
  const { id, loadContent } = await ownerWithProject()
  const textOverlay = { mainText: 'Closed on Saturdays', font: 'Inter', color: '#ffffff', size: '72px' }
  await store(id, 'thumbnail_design', {
    visualElements: ['A queue'],
    colorScheme: [],
    composition: 'Left',
    textOverlay,
  })
  expect((await loadContent()).thumbnail_design).toMatchObject({
    visualElements: ['A queue'],
    composition: 'Left',
    textOptions: {
      fullEpisode: [{ text: 'Closed on Saturdays', reasoning: 'Original style: font Inter, color #ffffff, size 72px' }],
      clips: [],
    },
  })
})

test('a version of an older shape does not keep a speaker from being renamed, and can be looked at then', async () => {
  const { session, id } = await ownerWithProject()
  const one = { caption: 'Jonas on the Saturdays' }
  await store(id, 'social_media', { instagram: one, tiktok: one, youtubeshorts: one })
  const body = { labels: ['Jonas'], from: 'Jonas', to: 'Jonas Reed' }
  expect((await app.call(renameSpeaker, { session, params: { id }, body })).status).toBe(200)
  const params = { id, contentType: 'social_media', versionId: '9' }
  const looked = await app.call(getVersion, { session, params })
  expect(looked).toMatchObject({ status: 200, body: { content: { short: { characterCount: expect.any(Number) } } } })
})
