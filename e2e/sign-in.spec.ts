// Sign-up, login, logout and session permissions, in the browser that keeps the session.
import type { Page } from '@playwright/test'
import {
  buildPerson,
  expect,
  findToasts,
  holdCalls,
  newPerson,
  type Person,
  signIn,
  test,
  uploadProject,
} from './fixtures.ts'

const storedSession = (page: Page) => page.evaluate<string | null>("localStorage.getItem('sessionId')")

test('[AUTH-01] [AUTH-02] [AUTH-04] the login shows its progress, keeps the session and goes to /', async ({
  page,
  context,
}) => {
  const person = await buildPerson(context)
  await context.clearCookies()
  await page.goto('/login')
  const letGo = await holdCalls(page, '**/api/auth/login')
  const answer = page.waitForResponse('**/api/auth/login')
  await logIn(page, person)
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  letGo()
  await expect(findToasts(page)).toContainText(`Welcome back, ${person.username}!`)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: `Welcome, ${person.username}` })).toBeVisible()
  expect(await storedSession(page)).toBe((await (await answer).json()).sessionId)
})

test('[AUTH-03] [AUTH-06] login and registration link to each other', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
})

test('[AUTH-01] [AUTH-07] [AUTH-12] the registration shows its progress, keeps the session and leads to the payment', async ({
  page,
}) => {
  const person = newPerson()
  await page.goto('/register')
  const letGo = await holdCalls(page, '**/api/auth/register')
  const answer = page.waitForResponse('**/api/auth/register')
  await fillRegistration(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  letGo()
  await expect(page).toHaveURL('/subscribe')
  await expect(findToasts(page)).toContainText(`Welcome to PodcastAI, ${person.username}!`)
  expect(await storedSession(page)).toBe((await (await answer).json()).sessionId)
})

test('[AUTH-08] [AUTH-09] the browser itself rejects an invalid address', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto('/register')
  for (const label of ['Email Address', 'Your Name', 'Password'])
    await expect(page.getByLabel(label)).toHaveAttribute('required')
  await fillRegistration(page, { ...newPerson(), email: 'nobody' })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.locator('input[type=email]:invalid')).toBeFocused()
  expect(sent).toEqual([])
})

test('[AUTH-14] [AUTH-15] [DASH-07] logging out ends the session, and the next user sees nothing of the last', async ({
  page,
  context,
}) => {
  const next = await buildPerson(context)
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'private-matters.vtt', generate: false })
  await page.goto('/dashboard')
  await expect(page.getByRole('article', { name: 'private-matters' })).toBeVisible()
  const call = page.waitForRequest((request) => request.url().endsWith('/api/auth/logout'))
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await call).method()).toBe('POST')
  await expect(page).toHaveURL('/login')
  expect(await storedSession(page)).toBeNull()
  await logIn(page, next)
  await expect(page.getByText('No projects yet')).toBeVisible()
  await expect(page.getByText('private-matters')).toHaveCount(0)
})

async function logIn(page: Page, { email, password }: Person) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function fillRegistration(page: Page, { email, username, password }: Person) {
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Your Name').fill(username)
  await page.getByLabel('Password').fill(password)
}
