// Clicks between the landing page and the first copied quote. Typing and the file dialog don't count.
import type { Locator, Page } from '@playwright/test'
import { type BuiltApp, startBuiltApp } from './built-app.ts'
import { expect, newPerson, sample, test } from './fixtures.ts'

let app: BuiltApp
test.beforeAll(async () => {
  app = await startBuiltApp({ FREE_EPISODES: '1' })
})
test.afterAll(() => app.stop())
// Not every browser without a window lets pages write to the clipboard.
test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('with a free episode the first quote is copied after at most 6 clicks', async ({ page }) => {
  const clicks = countClicks()
  await page.goto(app.origin)
  await clicks.click(page.getByRole('banner').getByRole('link', { name: 'Sign Up' }))
  await signUp(page, clicks)
  await uploadAndCopy(page, clicks)
  expect(clicks.count()).toBeLessThanOrEqual(6)
})

test('with a subscription the first quote is copied after at most 8 clicks', async ({ page }) => {
  const clicks = countClicks()
  await page.goto('/')
  await clicks.click(page.getByRole('button', { name: 'Start with Individual' }))
  await signUp(page, clicks)
  await expect(page).toHaveURL('/subscribe')
  await clicks.click(page.getByRole('button', { name: 'Fill in a test card' }))
  await clicks.click(page.getByRole('button', { name: 'Subscribe for $4.99/month' }))
  await expect(page).toHaveURL('/')
  await uploadAndCopy(page, clicks)
  expect(clicks.count()).toBeLessThanOrEqual(8)
})

type Clicks = { click: (control: Locator) => Promise<void>; count: () => number }

function countClicks(): Clicks {
  let count = 0
  return {
    click: async (control) => {
      await control.click()
      count += 1
    },
    count: () => count,
  }
}

async function signUp(page: Page, { click }: Clicks) {
  const { email, username, password } = newPerson()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Your Name').fill(username)
  await page.getByLabel('Password').fill(password)
  await click(page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }))
}

async function uploadAndCopy(page: Page, { click }: Clicks) {
  const chooser = page.waitForEvent('filechooser')
  await click(page.getByText('choose a file', { exact: true }))
  await (await chooser).setFiles(sample)
  await click(page.getByRole('button', { name: 'Upload Transcript' }))
  await click(page.getByRole('tab', { name: /Best Quotes/ }))
  await click(page.getByRole('tabpanel').getByRole('button', { name: /^Copy/ }).first())
  await expect(page.getByRole('button', { name: 'Copied!' }).or(page.getByText('Copied!')).first()).toBeVisible()
}
