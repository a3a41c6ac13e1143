import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, findToasts, signIn, test, uploadProject } from './fixtures.ts'

test('a user makes pictures in the show’s colors and saves them', async ({ page, context }) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  await page.goto(`/project/${id}?type=carousel_posts`)
  const slides = page
    .getByRole('tabpanel')
    .getByRole('list', { name: /^Slides of/ })
    .first()
    .getByRole('listitem')
  await expect(slides.first()).toBeVisible()
  const words = await slides.allInnerTexts()
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByRole('radio', { name: 'Images' }).click()
  const previews = dialog.getByRole('list', { name: 'Previews' }).getByRole('img')

  async function saved(button: string | RegExp) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
  }
  const pixel = async (bytes: Uint8Array) =>
    (await sharp(bytes).extract({ left: 4, top: 4, width: 1, height: 1 }).ensureAlpha().raw().toBuffer()).toString(
      'hex',
    )

  await test.step('carousel slides in preview', async () => {
    await expect(previews.first()).toBeVisible()
    await expect(previews).toHaveCount(words.length)
    const alt = (await previews.first().getAttribute('alt')) ?? ''
    expect(words[0]?.replace(/\s+/g, ' ')).toContain(alt.replace(/\s+/g, ' '))
  })

  await test.step('the brand: colors and handle', async () => {
    await dialog.getByText('Your own', { exact: true }).click()
    await dialog.getByLabel('Background', { exact: true }).fill('7a1fa2')
    await dialog.getByRole('button', { name: 'Edit brand' }).click()
    await dialog.getByLabel('Handle').fill('@thelongtable')
    await dialog.getByRole('button', { name: 'Save brand' }).click()
    await expect(findToasts(page)).toContainText('Brand saved')
    await expect(dialog.getByRole('radio', { name: 'Brand', exact: true })).toBeVisible()
    await expect(dialog.getByText('Signed @thelongtable.')).toBeVisible()
  })

  await test.step('one PNG, a ZIP, a PDF', async () => {
    const png = await saved('Download image 1')
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
    expect(await pixel(png.bytes)).toBe('7a1fa2ff')
    const zip = unzipSync((await saved(/^ZIP of/)).bytes)
    const count = await previews.count()
    expect(Object.keys(zip)).toHaveLength(count)
    const pdf = await saved('PDF')
    expect(pdf.name).toMatch(/\.pdf$/)
    const document = await getDocumentProxy(new Uint8Array(pdf.bytes))
    expect(document.numPages).toBe(count)
    const { text } = await extractText(document)
    expect(text[1]).toContain('@thelongtable')
  })

  await test.step('story cards and transparent overlays', async () => {
    await dialog.getByLabel('Images', { exact: true }).selectOption({ label: 'Best Quotes: story cards, 1080×1920' })
    await expect(previews.first()).toBeVisible()
    const story = await saved('Download image 1')
    expect(await sharp(story.bytes).metadata()).toMatchObject({ width: 1080, height: 1920 })
    await dialog.getByLabel('Images', { exact: true }).selectOption({ label: 'Video Clips: text overlays, 1080×1920' })
    await expect(previews.first()).toBeVisible()
    const overlay = await saved('Download image 1')
    expect(await pixel(overlay.bytes)).toBe('00000000')
  })
})

test('a quote with letters that the fonts lack is reported, and the others are saved without it', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  const headers = { 'x-session-id': person.sessionId }
  const content = await (await context.request.get(`/api/transcripts/${id}/content`, { headers })).json()
  const [first, ...others] = content.quotes
  const quotes = [{ ...first, text: '土曜日は休みです。' }, ...others]
  const url = `/api/transcripts/${id}/content/quotes`
  expect((await context.request.put(url, { headers, data: { content: quotes } })).ok()).toBe(true)

  await page.goto(`/project/${id}?type=quotes`)
  await page.getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export' })
  await dialog.getByRole('radio', { name: 'Images' }).click()
  await expect(dialog.getByText('no Chinese or Japanese letters')).toBeVisible()
  await expect(dialog.getByText('Without 1 that can’t be drawn.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: `ZIP of ${others.length} PNGs` }).click(),
  ])
  expect(Object.keys(unzipSync(readFileSync(await download.path())))).toHaveLength(others.length)
})
