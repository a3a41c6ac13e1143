// What the eight types show, and editing in place.
import type { Page } from '@playwright/test'
import { expect, findToasts, type SignedIn, signIn, signInAsReader, test, uploadProject } from './fixtures.ts'
import { settle } from './settle.ts'

test('[CONTENT-04] [CONTENT-06] [CONTENT-26] captions have length guides, and hashtags that are copied along', async ({
  page,
  context,
  reader,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await signInAsReader(page, reader)
  const { social_media } = await fetchContent(page, reader, id)
  await page.goto(`/project/${id}?type=social_media`)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('For Instagram, TikTok, and YouTube Shorts')).toBeVisible()
  for (const guide of ['150-200 characters', '250-300 characters', '350-400 characters'])
    await expect(panel.getByText(guide)).toBeVisible()
  await panel.getByRole('button', { name: 'Copy' }).first().click()
  await expect(findToasts(page)).toContainText('Copied!')
  const { caption, characterCount, hashtags } = social_media.short
  expect(characterCount).toBe(caption.length)
  expect(hashtags.length).toBeLessThanOrEqual(5)
  const tags = hashtags.map((tag: string) => `#${tag}`).join(' ')
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied.replaceAll('\r\n', '\n')).toBe(tags === '' ? caption : `${caption}\n\n${tags}`)
})

test('[CONTENT-07] [TOAST-08] [API-20] saving a caption stores it, and canceling leaves it unchanged', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  await page.goto(`/project/${id}?type=social_media`)
  const before = (await fetchContent(page, person, id)).social_media
  await page.getByRole('button', { name: 'Edit medium caption' }).click()
  await page.getByRole('textbox', { name: 'Caption' }).fill('Thrown away.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Thrown away.')).toHaveCount(0)
  expect((await fetchContent(page, person, id)).social_media).toEqual(before)
  await page.getByRole('button', { name: 'Edit short caption' }).click()
  await page.getByRole('textbox', { name: 'Caption' }).fill('Kept.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToasts(page)).toContainText('Content saved')
  await page.reload()
  await expect(page.getByText('Kept.', { exact: true })).toBeVisible()
  const after = (await fetchContent(page, person, id)).social_media
  expect(after).toEqual({ ...before, short: { ...before.short, caption: 'Kept.', characterCount: 5, evidence: [] } })
})

test('[CONTENT-08] [CONTENT-15] the script shows its times; saving the hook stores it, and canceling does not', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  await page.goto(`/project/${id}?type=youtube_script`)
  for (const times of ['0-15s', '15-45s', '45-150s', '150-180s'])
    await expect(page.getByText(times, { exact: true })).toBeVisible()
  const { hook } = (await fetchContent(page, person, id)).youtube_script
  await page.getByRole('button', { name: 'Edit hook' }).click()
  await page.getByRole('textbox', { name: 'Text to speak' }).fill('Thrown away.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect((await fetchContent(page, person, id)).youtube_script.hook).toBe(hook)
  await page.getByRole('button', { name: 'Edit hook' }).click()
  await page.getByRole('textbox', { name: 'Text to speak' }).fill('A bakery closes on its best day.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToasts(page)).toContainText('Content saved')
  expect((await fetchContent(page, person, id)).youtube_script.hook).toBe('A bakery closes on its best day.')
})

test('[CONTENT-09] [CONTENT-30] a quote shows its source, and loses its highlight once its words are edited', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  const [quote] = (await fetchContent(page, person, id)).quotes
  expect(Object.keys(quote)).toEqual(expect.arrayContaining(['text', 'speaker', 'timestamp', 'category', 'verified']))
  await page.goto(`/project/${id}?type=quotes`)
  const item = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(item).toContainText(quote.text)
  await expect(item).toContainText(quote.speaker)
  await expect(item.getByText('Not word for word')).toHaveCount(0)
  await item.getByRole('button', { name: /^Edit quote/ }).click()
  await page.getByRole('textbox', { name: 'Quote' }).fill('Nobody ever said this.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(item).toContainText('Nobody ever said this.')
  await expect(item.getByText('Not word for word')).toBeVisible()
  await expect(item.getByText('Edited', { exact: true })).toBeVisible()
  await page.reload()
  await expect(item.getByText('Edited', { exact: true })).toBeVisible()
})

test('a pin and an edited label move nothing below a quote, also on a phone', async ({ page, context }) => {
  const id = await uploadProject(context, await signIn(context, page))
  await page.goto(`/project/${id}?type=quotes`)
  for (const [place, width] of [1280, 360].entries()) {
    await page.setViewportSize({ width, height: 800 })
    const item = page.getByRole('tabpanel').getByRole('listitem').nth(place)
    /** Returns the quote's height and the positions of its buttons. */
    const places = () =>
      item.evaluate((card) => {
        const { top, height } = card.getBoundingClientRect()
        const buttons = [
          ...card.querySelectorAll('button[aria-label]:not([aria-label^=Rewrite]):not([aria-label^=Swap])'),
        ].filter((button) => button.checkVisibility())
        return [height, ...buttons.map((button) => button.getBoundingClientRect()).map(({ x, y }) => [x, y - top])]
      })
    // The card's picture loads after its text.
    await expect(item.getByRole('img')).toBeVisible()
    await settle(page)
    if (width < 768) await item.getByRole('button', { name: /^More for quote/ }).click()
    const before = await places()
    await item.getByRole('button', { name: /^Pin/ }).click()
    await expect(item.getByRole('button', { name: /^Unpin/ })).toBeVisible()
    expect(await places()).toEqual(before)
    await item.getByRole('button', { name: /^Edit quote/ }).click()
    await page.getByLabel('Category').selectOption('Story')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(item.getByText('Edited', { exact: true })).toBeVisible()
    await expect(item.getByRole('img')).toBeVisible()
    if (width < 768) await item.getByRole('button', { name: /^More for quote/ }).click()
    expect(await places()).toEqual(before)
  }
})

test('[CONTENT-29] [ERR-16] an edit that is not saved survives a failed save and a reload', async ({
  page,
  context,
}) => {
  const id = await uploadProject(context, await signIn(context, page))
  await page.goto(`/project/${id}?type=episode_titles`)
  const path = '**/content/episode_titles'
  await page.route(path, (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  const field = page.getByRole('tabpanel').getByRole('textbox').first()
  await field.fill('A title worth keeping')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToasts(page).getByRole('alert')).toContainText('Save failed')
  await expect(field).toHaveValue('A title worth keeping')
  await page.unroute(path)
  await page.reload()
  await expect(field).toHaveValue('A title worth keeping')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(findToasts(page)).toContainText('Content saved')
  await page.reload()
  await expect(page.getByText('A title worth keeping').first()).toBeVisible()
  await expect(field).toHaveCount(0)
})

// biome-ignore lint/suspicious/noExplicitAny: the answer as it is; what it must hold is what the tests say
async function fetchContent(page: Page, { sessionId }: SignedIn, id: string): Promise<any> {
  const headers = { 'x-session-id': sessionId }
  return (await page.request.get(`/api/transcripts/${id}/content`, { headers })).json()
}
