// Phone-only behavior: bottom sheets, an on-screen keyboard over half of the screen, and little room.
import type { Page } from '@playwright/test'
import { expectTouchable } from './expect-touchable.ts'
import { alterAnswers, expect, findToasts, signIn, signInAsReader, test, uploadProject } from './fixtures.ts'
import { settle } from './settle.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export' }).click()
  const sheet = page.getByRole('dialog', { name: 'Export' })
  await expect(sheet.getByRole('button', { name: '.docx' })).toBeVisible()
  return sheet
}

test('content is on the first screen, and Copy, Share and Export are visible', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  for (const type of ['social_media', 'quotes', 'video_clips', 'youtube_script', 'episode_titles']) {
    await page.goto(`/project/${id}?type=${type}`)
    const item = page.getByRole('tabpanel').locator('[data-item]').first()
    await expect(item).toBeVisible()
    await settle(page)
    const bar = await page.locator('[data-dock]').boundingBox()
    const words = await item.locator('p, blockquote, h3').first().boundingBox()
    expect((words?.y ?? 0) + (words?.height ?? 0), type).toBeLessThan(bar?.y ?? 0)
    await expect(page.getByRole('button', { name: 'Share' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Export' })).toBeInViewport()
  }
})

test('while content scrolls, the title and the types stay in view within 110 px', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  const banner = page.getByRole('banner')
  const title = banner.getByText('Small Doors: The bakery that closed on Saturdays')
  await expect(page.getByRole('tabpanel').locator('[data-item]').first()).toBeVisible()
  await expect(banner.getByText('PodcastAI')).toBeVisible()
  await page.evaluate('scrollTo(0, 500)')
  await expect(title).toBeInViewport()
  const types = page.getByRole('tablist', { name: 'Content types' })
  await expect(types).toBeInViewport()
  const bar = await page.locator('[data-bar="types"]').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(110)
  await page.evaluate('scrollTo(0, 0)')
  await expect(title).toHaveCount(0)
})

test('a toast doesn’t cover the buttons of a sheet, whichever came first', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  const lowest = async () => (await (await openExport(page)).getByRole('button', { name: '.md' }).boundingBox())?.y ?? 0
  const toastEnd = async () => {
    const box = await findToasts(page).getByRole('status').boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }

  await page.getByRole('tabpanel').getByRole('button', { name: 'CSV' }).click()
  await expect(findToasts(page).getByRole('status')).toBeVisible()
  const button = await lowest()
  expect(button).toBeGreaterThan(400)
  await expect.poll(toastEnd).toBeLessThan(button)

  await page.getByRole('dialog').getByRole('button', { name: '.md' }).click()
  await expect(findToasts(page).getByRole('status')).toBeVisible()
  await expect.poll(toastEnd).toBeLessThan(button)
})

test('a toast over buttons is swiped away', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  await page.getByRole('tabpanel').getByRole('button', { name: 'CSV' }).click()
  const message = findToasts(page).getByRole('status')
  // Hovering keeps it from closing by itself.
  await message.hover()
  await settle(page)
  const { x = 0, y = 0 } = (await message.boundingBox()) ?? {}
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', { x: x + 40, y: y + 30 })
  for (const by of [40, 80, 160]) await send('touchMove', { x: x + 40 + by, y: y + 30 })
  await send('touchEnd')
  await expect(message).toBeHidden({ timeout: 3000 })
})

test('touch targets on a tablet are as tall as on a phone', async ({ page, reader }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const id = await signInAsReader(page, reader)
  for (const path of [`/project/${id}?type=quotes`, '/dashboard?tab=settings']) {
    await page.goto(path)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expectTouchable(page, path)
  }
})

test('on a phone the row of types fades out where it overflows', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=social_media`)
  const row = page.getByRole('tablist', { name: 'Content types' })
  await expect(row).toHaveCSS('mask-image', /gradient/)
  await expect(row).toHaveAttribute('data-more-after')
  await expect(row).not.toHaveAttribute('data-more-before')
  await row.getByRole('tab').last().scrollIntoViewIfNeeded()
  await expect(row).toHaveAttribute('data-more-before')
  await expect(row).not.toHaveAttribute('data-more-after')
})

for (const width of [768, 1024]) {
  test(`at ${width} pixels all types are in view, and the writing options stay in their panel`, async ({
    page,
    reader,
  }) => {
    await page.setViewportSize({ width, height: 1180 })
    const id = await signInAsReader(page, reader)
    await page.goto(`/project/${id}?type=social_media`)
    for (const tab of await page.getByRole('tablist', { name: 'Content types' }).getByRole('tab').all()) {
      await expect(tab).toBeInViewport({ ratio: 1 })
    }
    const panel = page.getByRole('region', { name: /^(Two ways to write|We found only)/ })
    await expect(panel).toBeVisible()
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
    const { height = 0 } = (await page.getByText('For Instagram, TikTok, and YouTube Shorts').boundingBox()) ?? {}
    expect(height).toBeLessThan(30)
  })
}

test('the offline notice covers no header button', async ({ page, context, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await context.setOffline(true)
  const notice = page.getByText(/^You're offline/)
  for (const scrolled of [0, 400]) {
    await page.evaluate(`scrollTo(0, ${scrolled})`)
    const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {}
    expect(y, `at ${scrolled}`).toBe(0)
    const header = await page.getByRole('banner').boundingBox()
    const isBeside = header && (header.y >= height || header.y + header.height <= 0)
    expect(isBeside, `at ${scrolled}`).toBe(true)
  }
})

test('a dialog opened from “About this project” replaces it, and leaves the page unchanged', async ({
  page,
  reader,
}) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  const more = page.getByRole('button', { name: 'About this project' })
  const about = page.getByRole('dialog', { name: 'About this project', includeHidden: true })
  const opened = {
    Rename: 'Rename Project',
    Comments: 'Comments and note',
    'Import details': 'Import details',
    Recording: 'Recording',
  }
  for (const [button, dialog] of Object.entries(opened)) {
    await more.click()
    await expect(about).toHaveCSS('opacity', '1')
    await about.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(about, `behind ${dialog}`).toHaveCSS('opacity', '0')
    await page.keyboard.press('Escape')
    await expect(about, `after ${dialog}`).toHaveCount(0)
    await expect(more).toBeFocused()
  }
})

test('a word is corrected with the on-screen keyboard open, and Undo in the message leaves the transcript open', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  await page.goto(`/project/${id}?type=quotes`)
  await page.getByRole('button', { name: 'Transcript', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Transcript' })
  await sheet.getByRole('button', { name: 'Show full transcript' }).click()
  await sheet.getByRole('button', { name: 'Correct words' }).click()
  await sheet
    .locator('[data-row-text]')
    .first()
    .click({ position: { x: 12, y: 12 } })
  const form = page.getByRole('dialog', { name: /^Correct “/ })
  const typed = form.getByLabel('The right words')
  await expect(typed).toBeFocused()
  await expectTouchable(page, 'the form of a correction')

  await page.setViewportSize({ width: 390, height: 400 })
  await expect(typed).toBeInViewport({ ratio: 1 })
  await typed.fill('Bonjour')
  await expect(form.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.locator('[data-corrected]').first()).toHaveText('Bonjour')

  await page.setViewportSize({ width: 390, height: 844 })
  await findToasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(sheet.locator('[data-corrected]')).toHaveCount(0)
  await expect(sheet).toBeVisible()
})

test('a toast appears above the transcript bar', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  await page.getByRole('tabpanel').getByRole('button', { name: 'CSV' }).click()
  await expect(findToasts(page).getByRole('status')).toBeVisible()
  await page.getByRole('button', { name: 'Transcript', exact: true }).click({ trial: true, timeout: 4000 })
})

test('in All Projects a title has room beside the note about missing types', async ({ page, context }) => {
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'The year we stopped opening on Saturdays.vtt' })
  await alterAnswers<object[]>(page, /\/api\/transcripts\?/, (projects) =>
    projects.map((project) => ({ ...project, failedTypes: ['social_media', 'carousel_posts'] })),
  )
  await page.goto('/dashboard?tab=all')
  const row = page.getByRole('list', { name: 'All projects' }).getByRole('listitem')
  await expect(row.getByText(/^Not generated:/)).toBeVisible()
  await settle(page)
  const title = await row.getByRole('link').boundingBox()
  expect(title?.width).toBeGreaterThan(240)
})

test('editing from the end of a card shows the first field below the header and types', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=video_clips`)
  const edit = page.getByRole('button', { name: /^Edit clip/ }).first()
  await settle(page)
  await page.evaluate(`scrollBy(0, ${((await edit.boundingBox())?.y ?? 0) - 300})`)
  await edit.click()
  const title = page.getByLabel('Title', { exact: true })
  await expect(title).toBeFocused()
  const types = await page.getByRole('tablist', { name: 'Content types' }).boundingBox()
  const bottomOfTypes = (types?.y ?? 0) + (types?.height ?? 0)
  expect((await title.boundingBox())?.y).toBeGreaterThan(bottomOfTypes)
})
