import type { Page } from '@playwright/test'
import { expect, signIn, signInAsReader, test, uploadProject } from './fixtures.ts'

test('search covers all projects, and leads to where the words were said and written', async ({ page, reader }) => {
  await signInAsReader(page, reader)
  await page.goto('/dashboard?tab=all')
  const places = await findPlaces(page, 'saturd')
  await expect(places.locator('mark').first()).toHaveText(/^saturday/i)

  const said = places.locator('a[href*="said="]').first()
  await said.click()
  await expect(page.getByText(/^Full transcript, at/)).toBeVisible()
  const transcript = page.getByRole('complementary', { name: 'Transcript' })
  await expect(
    transcript
      .locator('mark')
      .filter({ hasText: /saturday/i })
      .first(),
  ).toBeInViewport()

  await page.goBack()
  const written = (await findPlaces(page, 'saturd')).locator('a[href*="type="]').first()
  await written.focus()
  await page.keyboard.press('Enter')
  const item = page.locator('[data-arrived]')
  await expect(item).toBeInViewport()
  await expect(item).toBeFocused()
  await expect(item).toContainText(/saturday/i)
})

test('a renamed project is found under its new name; on a phone the passage opens in its sheet', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person, { generate: false })
  const headers = { 'x-session-id': person.sessionId }
  await context.request.patch(`/api/transcripts/${id}/rename`, { headers, data: { filename: 'Loaves.vtt' } })
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto('/dashboard?tab=all')
  const places = await findPlaces(page, 'saturday')
  await expect(places.getByRole('list', { name: 'Loaves' })).toBeVisible()
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(wide).toBeLessThanOrEqual(375)
  await places.getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Transcript' }).locator('mark').first()).toBeInViewport()
})

/** Waits for results: indexing can take some seconds, and the page retries by itself. */
async function findPlaces(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search all projects' }).fill(words)
  const places = page.getByRole('region', { name: 'In transcripts and content' })
  await expect(places.locator('mark').first()).toBeVisible()
  return places
}
