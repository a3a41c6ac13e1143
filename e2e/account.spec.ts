// The user's own account: name, password, data export and deletion.
import { readFile } from 'node:fs/promises'
import {
  buildMember,
  buildPerson,
  expect,
  findToasts,
  payForTeam,
  signIn,
  storeSession,
  test,
  uploadProject,
} from './fixtures.ts'

test('[ACCT-03] [TOAST-20] a new name is still there after a reload', async ({ page, context }) => {
  await signIn(context, page)
  await page.goto('/dashboard?tab=profile')
  await page.getByLabel('Full name').fill('Maya B. Brandt')
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(findToasts(page)).toContainText('Profile updated')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Maya B. Brandt')
  await expect(page.getByRole('banner')).toContainText('Welcome, Maya B. Brandt')
})

test('[ACCT-04] [ACCT-05] [ACCT-07] changing the password requires the old one and ends other sessions', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const login = (password: string) =>
    context.request.post('/api/auth/login', { data: { email: person.email, password } })
  const { sessionId: elsewhere } = await (await login(person.password)).json()
  await page.goto('/dashboard?tab=profile')
  const change = async (current: string) => {
    await page.getByLabel('New password', { exact: true }).fill('a better horse')
    await page.getByLabel('Confirm new password').fill('a better horse')
    await page.getByLabel('Current password').fill(current)
    await page.getByRole('button', { name: 'Update Profile' }).click()
  }
  await change('not this one')
  await expect(findToasts(page).getByRole('alert')).toContainText('The current password is incorrect.')
  await change(person.password)
  await expect(findToasts(page)).toContainText('Profile updated')
  const profile = (session: string) =>
    context.request.get('/api/auth/profile', { headers: { 'x-session-id': session } })
  expect((await profile(elsewhere)).status()).toBe(401)
  expect((await profile(person.sessionId)).status()).toBe(200)
  expect((await login(person.password)).status()).toBe(401)
  expect((await login('a better horse')).status()).toBe(200)
})

test('[ACCT-01] [ACCT-09] [ACCT-11] the account’s tabs and its badge follow role and plan', async ({
  page,
  context,
}) => {
  const admin = await signIn(context, page, { subscribed: false })
  const tabs = page.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab')
  await page.goto('/dashboard?tab=profile')
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await expect(tabs).toHaveText([/./, /./, /./, 'Profile', 'Subscription', 'Team', 'AI Settings'])
  await payForTeam(context, admin)
  await page.reload()
  await expect(page.getByText('Team Access', { exact: true })).toBeVisible()
  for (const [role, expected] of [
    ['manager', ['Profile', 'AI Settings']],
    ['user', ['Profile']],
  ] as const) {
    const member = await buildMember(context, admin, role)
    const other = await context.newPage()
    await storeSession(other, member.sessionId)
    await other.goto('/dashboard?tab=team')
    await expect(other.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible()
    await expect(other.getByRole('tablist', { name: 'Dashboard' }).getByRole('tab')).toHaveText([
      /./,
      /./,
      /./,
      ...expected,
    ])
    await other.close()
  }
})

test('users can download all their data as one file', async ({ page, context }) => {
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'My talk.vtt', generate: false })
  await page.goto('/dashboard?tab=profile')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await (await download).path()
  const text = await readFile(file, 'utf8')
  expect(() => JSON.parse(text)).not.toThrow()
  expect(text).toContain(person.email)
  expect(text).toContain('My talk.vtt')
})

test('deleting an account takes the typed email address and the password', async ({ page, context }) => {
  const person = await signIn(context, page)
  await page.goto('/dashboard?tab=profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const act = dialog.getByRole('button', { name: 'Delete my account' })
  await dialog.getByLabel('Your password').fill('not this one')
  await expect(act).toBeDisabled()
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email)
  await act.click()
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(person.password)
  await act.click()
  await expect(findToasts(page)).toContainText('Account deleted')
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  const again = await context.request.post('/api/auth/login', { data: person })
  expect(again.status()).toBe(401)
})

test('the last admin of a team with members is sent to the team first', async ({ page, context }) => {
  const admin = await signIn(context, page)
  await payForTeam(context, admin)
  await buildMember(context, admin, 'user')
  await page.goto('/dashboard?tab=profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel(`Type ${admin.email} to confirm`).fill(admin.email)
  await dialog.getByLabel('Your password').fill(admin.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText(/^Your team needs an admin/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Go to the team' }).click()
  await expect(page.getByRole('tab', { name: 'Team', exact: true, selected: true })).toBeVisible()
})

test('a forgotten password: the same response for every address, and instructions when the server sends no email', async ({
  page,
  context,
}) => {
  const person = await buildPerson(context)
  for (const email of [person.email, 'nobody@example.com']) {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    // Wait for the page: the login has an email field too.
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send a reset link' }).click()
    await expect(page.getByText('npm run reset-password')).toBeVisible()
    await page.getByRole('link', { name: 'Back to login' }).click()
  }
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send a reset link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
})

test('an email verification link leads through the login, and says when it has expired', async ({ page, context }) => {
  const person = await buildPerson(context)
  await page.goto('/verify-email?token=a-link-that-is-over')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'This link didn’t work' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible()
})
