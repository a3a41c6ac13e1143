import type { Page } from '@playwright/test'
import { expect, findToasts, signIn, test } from './fixtures.ts'

test('[SUB-03] [SUB-06] [SUB-13] the upgrade page shows its price and that nothing is charged in test mode', async ({
  page,
  context,
}) => {
  await signIn(context, page, { subscribed: false })
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { name: 'Upgrade to PodcastAI Pro' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$4.99 per month')
  await expect(page.getByText('Cancel anytime')).toBeVisible()
  await expect(page.getByText('Test mode – no card is charged')).toBeVisible()
})

test('[SUB-09] [TOAST-13] [SUB-02] a payment makes the account active and goes to /', async ({ page, context }) => {
  await signIn(context, page, { subscribed: false })
  await page.goto('/subscribe')
  await pay(page, '4242 4242 4242 4242')
  await expect(page).toHaveURL('/')
  await expect(findToasts(page)).toContainText('Payment Successful')
  await expect(findToasts(page)).toContainText('Welcome to PodcastAI Pro! You can now upload transcripts.')
  expect(await subscription(page)).toBe('active')
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { name: 'Already Subscribed!' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('[SUB-10] [SUB-15] [ERR-22] a declined card says why, keeps the page, and another card pays', async ({
  page,
  context,
}) => {
  await signIn(context, page, { subscribed: false })
  await page.goto('/subscribe')
  await pay(page, '4000 0000 0000 9995')
  await expect(findToasts(page).getByRole('alert')).toContainText('Payment Failed')
  await expect(findToasts(page)).toContainText('Your card has insufficient funds.')
  await expect(page).toHaveURL('/subscribe')
  expect(await subscription(page)).not.toBe('active')
  await pay(page, '4242 4242 4242 4242')
  await expect(page).toHaveURL('/')
})

test('after paying, the user returns to the page that required the plan', async ({ page, context }) => {
  await signIn(context, page, { subscribed: false })
  await page.goto('/create')
  await page.getByRole('link', { name: 'Subscribe Now' }).first().click()
  await expect(page).toHaveURL('/subscribe')
  await pay(page, '4242 4242 4242 4242')
  await expect(page).toHaveURL('/create')
  await expect(findToasts(page)).toContainText('Payment Successful')
})

async function pay(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: 'Subscribe for $4.99/month' }).click()
}

function subscription(page: Page) {
  return page.evaluate<string>("fetch('/api/auth/profile').then((a) => a.json()).then((p) => p.subscriptionStatus)")
}
