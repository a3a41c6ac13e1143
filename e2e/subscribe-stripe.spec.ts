import type { Page } from '@playwright/test'
import { expect, findToasts, storeSession, test } from './fixtures.ts'
import { type PaidServer, standInForScript, startPaidServer } from './paid-server.ts'

let server: PaidServer
test.beforeAll(async () => {
  server = await startPaidServer()
})
test.afterAll(() => server.stop())

let people = 0

/** Signs in a new account on this server in the browser. */
async function signIn(page: Page, { subscribed = false } = {}) {
  people += 1
  const email = `payer-${process.pid}-${Date.now()}-${people}@example.com`
  const person = { email, username: 'Maya Brandt', password: 'correct horse' }
  const { sessionId } = await post<{ sessionId: string }>('/api/auth/register', '', person)
  await storeSession(page, sessionId)
  if (!subscribed) return { sessionId, id: '' }
  const { clientSecret } = await post<{ clientSecret: string }>('/api/create-subscription', sessionId)
  const id = server.stripe.confirm(clientSecret)
  expect(await server.tell(server.stripe.event('invoice.paid', id))).toBe(200)
  return { sessionId, id }
}

async function post<Answer>(path: string, sessionId: string, body: object = {}): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(sessionId && { 'x-session-id': sessionId }) }
  const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Answer
}

async function profile(sessionId: string) {
  const answer = await fetch(`${server.url}/api/auth/profile`, { headers: { 'x-session-id': sessionId } })
  return (await answer.json()) as { subscriptionStatus: string; teamId: string | null }
}

test('[SUB-12] only the card page allows Stripe’s script; in test mode no page does', async ({ request }) => {
  const readPolicy = async (url: string) => (await request.get(url)).headers()['content-security-policy'] ?? ''
  const open = await readPolicy(`${server.url}/subscribe?plan=team`)
  for (const place of ['script-src', 'frame-src']) {
    expect(open).toMatch(new RegExp(`${place} 'self' https://js.stripe.com`))
  }
  for (const path of ['/', '/dashboard', '/subscribe/more', '/project/subscribe', '/api/setup']) {
    expect(await readPolicy(server.url + path), path).not.toContain('stripe')
  }
  expect(await readPolicy('/subscribe')).not.toContain('stripe')
})

test('[SUB-11] [SUB-12] [SUB-09] the card goes to the provider, and the plan starts when the provider says so', async ({
  page,
}) => {
  const { sessionId } = await signIn(page)
  const script = await standInForScript(page)
  // Arrive by a link: the page reloads itself to get the policy that allows the script.
  await page.goto(`${server.url}/dashboard`)
  await page.getByRole('link', { name: 'Subscribe Now' }).first().click()
  await expect(page.getByText('Card form of the provider')).toBeVisible()
  await expect(page.getByText('Test mode')).toHaveCount(0)
  await page.getByRole('button', { name: 'Subscribe for $4.99/month' }).click()
  await expect(page.getByText('Almost there')).toBeVisible()
  const [asked] = await script.asked()
  expect(asked).toMatchObject({ key: 'pk_test_e2e', returnUrl: server.url, redirect: 'if_required' })
  expect((await profile(sessionId)).subscriptionStatus).not.toBe('active')
  const id = server.stripe.confirm(asked?.secret ?? '')
  expect(await server.tell(server.stripe.event('invoice.paid', id))).toBe(200)
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(findToasts(page)).toContainText('Welcome to PodcastAI Pro! You can now upload transcripts.')
  expect((await profile(sessionId)).subscriptionStatus).toBe('active')
})

test('leaving the page that allows Stripe’s script always reloads, also by a header link', async ({ page }) => {
  await signIn(page)
  await standInForScript(page)
  await page.goto(`${server.url}/subscribe`)
  await expect(page.getByText('Card form of the provider')).toBeVisible()
  await page.evaluate("window.isStillHere = 'yes'")
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(`${server.url}/dashboard`)
  await expect.poll(() => page.evaluate('window.isStillHere')).toBeUndefined()
})

test('a team that was closed unpaid is asked to pay for its plan, not for Pro', async ({ page }) => {
  await signIn(page, { subscribed: true })
  const due = { plan: 'team', standing: 'past_due', until: '2040-01-08T00:00:00.000Z', hasPortal: true }
  await page.route('**/api/billing/subscription', (route) => route.fulfill({ json: due }))
  await standInForScript(page)
  await page.goto(`${server.url}/subscribe`)
  await expect(page.getByText('$19.99', { exact: true })).toBeVisible()
  await expect(page.getByText('$4.99')).toHaveCount(0)
})

test("[SUB-10] [ERR-22] a declined card says why in the provider's words and keeps the page", async ({ page }) => {
  const { sessionId } = await signIn(page)
  await standInForScript(page)
  await page.goto(`${server.url}/subscribe`)
  await page.evaluate("sessionStorage.setItem('declines', 'yes')")
  await page.getByRole('button', { name: 'Subscribe for $4.99/month' }).click()
  await expect(findToasts(page).getByRole('alert')).toContainText('Payment Failed')
  await expect(findToasts(page)).toContainText('Your card has insufficient funds.')
  await expect(page).toHaveURL(`${server.url}/subscribe`)
  expect((await profile(sessionId)).subscriptionStatus).not.toBe('active')
})

test('a card form that does not load says so, and can be tried again', async ({ page }) => {
  await signIn(page)
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await page.goto(`${server.url}/subscribe`)
  await expect(page.getByText('We couldn’t load the card form.')).toBeVisible()
  await page.unroute('https://js.stripe.com/**')
  await standInForScript(page)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Card form of the provider')).toBeVisible()
})

test('[TEAM-18] an upgrade shows what is due today before the card on file is charged', async ({ page }) => {
  const { sessionId } = await signIn(page, { subscribed: true })
  await page.goto(`${server.url}/subscribe?plan=team`)
  await expect(page.getByRole('heading', { name: 'Upgrade to Team Plan' })).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('$10.00')
  expect((await profile(sessionId)).teamId).toBeNull()
  await page.getByRole('button', { name: 'Upgrade to Team Plan' }).click()
  await expect(page).toHaveURL(`${server.url}/dashboard?tab=team`)
  await expect(findToasts(page)).toContainText('Your workspace is a team now. You can invite members.')
  expect((await profile(sessionId)).teamId).not.toBeNull()
})

test("[SUB-17] the Subscription tab cancels, resumes, and opens the provider's pages", async ({ page }) => {
  const { id } = await signIn(page, { subscribed: true })
  await page.goto(`${server.url}/dashboard?tab=subscription`)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/Canceled: it runs until/)).toBeVisible()
  expect(server.stripe.subscriptions.get(id)?.cancelAtPeriodEnd).toBe(true)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText(/^Renews on .* for \$4\.99\.$/)).toBeVisible()
  expect(server.stripe.subscriptions.get(id)?.cancelAtPeriodEnd).toBe(false)
  await page.route('https://billing.stripe.com/**', (route) => route.fulfill({ body: 'pages of the provider' }))
  await page.getByRole('button', { name: 'Cards and invoices' }).click()
  await expect(page.getByText('pages of the provider')).toBeVisible()
})
