import { addReferenceImage, getContent, removeReferenceImage } from '@podcastai/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, formData, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

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
