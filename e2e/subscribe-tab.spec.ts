import type { Page } from '@playwright/test'
import { alterAnswers, expect, findToasts, signIn, test } from './fixtures.ts'

const tab = '/dashboard?tab=subscription'
const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Subscription' })

test('[ACCT-11] [ACCT-12] [ACCT-16] without a plan the tab names its price and leads to /subscribe', async ({
  page,
  context,
}) => {
  await signIn(context, page, { subscribed: false })
  await page.goto(tab)
  await expect(panel(page).getByRole('heading', { name: 'Pro' })).toBeVisible()
  await expect(panel(page)).toContainText('$4.99 per month')
  await expect(panel(page)).toContainText("You don't have an active subscription")
  await panel(page).getByRole('link', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL('/subscribe')
})

test('[ACCT-13] [SUB-17] an active plan shows when it renews, is canceled and resumed', async ({ page, context }) => {
  await signIn(context, page)
  await page.goto(tab)
  await expect(panel(page).getByText('Active', { exact: true })).toBeVisible()
  await expect(panel(page)).toContainText(/Renews on \w+ \d+, \d{4} for \$4\.99\./)
  await panel(page).getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(findToasts(page)).toContainText('Subscription canceled')
  await expect(panel(page)).toContainText(/Canceled: it runs until \w+ \d+, \d{4} and will not renew\./)
  await page.reload()
  await panel(page).getByRole('button', { name: 'Resume' }).click()
  await expect(findToasts(page)).toContainText('Subscription resumed')
  await expect(panel(page).getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
})

test('[TEAM-18] [ACCT-14] [ACCT-15] an upgrade shows its price, is paid with a test card, and makes a team; both plans list their features', async ({
  page,
  context,
}) => {
  const expectStats = async () => {
    for (const stat of ['Unlimited transcript uploads', '8 content types', 'Export features'])
      await expect(panel(page)).toContainText(stat)
  }
  await signIn(context, page)
  await page.goto(tab)
  await expect(panel(page).getByText('Active', { exact: true })).toBeVisible()
  await expectStats()
  await page.goto('/subscribe?plan=team')
  // A plan bought today: the full difference, minus a few minutes.
  await expect(page.getByRole('definition').first()).toHaveText('$15.00')
  await page.getByRole('button', { name: 'Upgrade to Team Plan' }).click()
  await page.getByRole('button', { name: 'Fill in a test card' }).click()
  await page.getByRole('button', { name: 'Pay $15.00 now' }).click()
  await expect(page).toHaveURL('/dashboard?tab=team')
  await expect(page.getByRole('form', { name: 'Add Team Member' })).toBeVisible()
  await expect(findToasts(page)).toContainText('Your workspace is a team now. You can invite members.')
  await page.goto(tab)
  await expect(panel(page).getByText('Team Access - No charge')).toBeVisible()
  await expect(panel(page).getByRole('heading', { name: 'Team Plan' })).toBeVisible()
  await expect(panel(page)).toContainText('$19.99 per month')
  await expectStats()
  await page.goto('/subscribe')
  await expect(page.getByText('Team Access - No charge')).toBeVisible()
})

test('[SUB-18] a failed renewal shows on the dashboard, and is paid on /subscribe', async ({ page, context }) => {
  await signIn(context, page)
  const due = { standing: 'past_due', until: '2036-05-07T12:00:00.000Z' }
  await alterAnswers<object>(page, '**/api/billing/subscription', (subscription) => ({ ...subscription, ...due }))
  await page.goto(tab)
  await expect(page.getByText('Your last payment failed')).toBeVisible()
  await expect(panel(page)).toContainText('Please pay by May 7, 2036')
  await panel(page).getByRole('link', { name: 'Pay now' }).click()
  await expect(page.getByRole('heading', { name: 'Your last payment failed' })).toBeVisible()
})
