// What only a phone has: sheets from the bottom, and little room.
import type { Page } from '@playwright/test'
import { expect, signIn, test, toastOf, uploadProject } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

async function openExport(page: Page) {
  await page.getByRole('tabpanel').getByRole('button', { name: 'Export' }).click()
  const sheet = page.getByRole('dialog', { name: 'Export' })
  await expect(sheet.getByRole('button', { name: '.docx' })).toBeVisible()
  return sheet
}

test('a toast leaves the buttons of a sheet free, whichever of them came first', async ({ page, context }) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  await page.goto(`/project/${id}?type=quotes`)
  const lowest = async () => (await (await openExport(page)).getByRole('button', { name: '.md' }).boundingBox())?.y ?? 0
  const toastEnd = async () => {
    const box = await toastOf(page).getByRole('status').boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }

  await page.getByRole('tabpanel').getByRole('button', { name: 'CSV' }).click()
  await expect(toastOf(page).getByRole('status')).toBeVisible()
  const button = await lowest()
  expect(button).toBeGreaterThan(500)
  await expect.poll(toastEnd).toBeLessThan(button)

  await page.getByRole('dialog').getByRole('button', { name: '.md' }).click()
  await expect(toastOf(page).getByRole('status')).toBeVisible()
  await expect.poll(toastEnd).toBeLessThan(button)
})
