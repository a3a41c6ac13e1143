import { buildPerson, expect, findToasts, holdCalls, newPerson, signIn, test } from './fixtures.ts'

test('[LAND-01] [LAND-02] [DASH-01] the landing screen is at / when signed out and always at /landing', async ({
  page,
  context,
}) => {
  const headline = page.getByRole('heading', { level: 1, name: /You already said it/ })
  for (const path of ['/', '/landing']) {
    await page.goto(path)
    await expect(headline).toBeVisible()
  }
  const { username } = await signIn(context, page)
  await page.goto('/landing')
  await expect(headline).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${username}` })).toBeVisible()
})

test('[LAND-08] [LAND-10] [TOAST-01] signing in on the landing screen says so and reloads /', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  await context.clearCookies()
  await page.goto('/landing')
  const letGo = await holdCalls(page, '**/api/auth/login')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  letGo()
  expect(new URL((await loaded).url()).pathname).toBe('/')
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}` })).toBeVisible()
  await expect(findToasts(page)).toContainText('Welcome back!')
  await expect(findToasts(page)).toContainText('Login successful. Redirecting to your dashboard.')
})

test('the plan chosen before signing up is the one to pay for afterwards', async ({ page }) => {
  const person = newPerson()
  await page.goto('/landing')
  await page.getByRole('button', { name: 'Start with Team' }).click()
  await page.getByLabel('Email Address').fill(person.email)
  await page.getByLabel('Your Name').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/subscribe?plan=team')
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade to Team Plan' })).toBeVisible()
})

test('[LAND-07] [LAND-09] [TOAST-03] signing up on the landing screen welcomes by name and reloads /', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('By signing up you agree to the Terms of Service and Privacy Policy.')
  const letGo = await holdCalls(page, '**/api/auth/register')
  await panel.getByLabel('Email Address').fill(person.email)
  await panel.getByLabel('Your Name').fill(person.username)
  await panel.getByLabel('Password').fill(person.password)
  await panel.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  letGo()
  expect(new URL((await loaded).url()).pathname).toBe('/')
  await expect(findToasts(page)).toContainText('Account created!')
  await expect(findToasts(page)).toContainText(person.username)
})

test('typing and clicks before the sign-in card’s script loads are not lost', async ({ page, context }) => {
  const person = await buildPerson(context)
  await page.goto('/landing')
  const letGo = await holdCalls(page, '**/assets/get-started-card-*.js')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  const sent = page.waitForRequest('**/api/auth/login')
  const loaded = page.waitForRequest((request) => request.isNavigationRequest())
  letGo()
  expect((await sent).postDataJSON()).toEqual({ email: person.email, password: person.password })
  await loaded
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}` })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('[LAND-01] [DASH-01] signed in, / shows nothing of the landing screen while the app loads', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  const letGo = await holdCalls(page, '**/assets/dashboard-screen-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('Loading')).toBeVisible()
  await expect(page.getByRole('heading', { name: /You already said it/ })).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { name: /^Welcome,/ })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('[DASH-01] the app stays alone on the page when the landing script loads late', async ({ page, context }) => {
  const { username } = await signIn(context, page)
  const letGo = await holdCalls(page, '**/assets/landing-*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const welcome = page.getByRole('heading', { level: 1, name: `Welcome, ${username}` })
  await expect(welcome).toBeVisible()
  letGo()
  await page.waitForLoadState('load')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${username}`)
})

test('[CONST-01] [LAND-17] [LAND-18] both plans show a price, and choosing one starts the sign-up', async ({
  page,
}) => {
  await page.goto('/')
  const pro = page.getByRole('article', { name: 'Individual plan' })
  for (const text of ['$4.99', 'per month', 'Unlimited transcripts', '8 formats', 'CSV exports', 'Edit and customize'])
    await expect(pro).toContainText(text)
  const team = page.getByRole('article', { name: 'Team plan' })
  for (const text of ['$19.99', 'per month', 'Most Popular']) await expect(team).toContainText(text)
  await pro.getByRole('button').click()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Email Address')).toBeFocused()
})
