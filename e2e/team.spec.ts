// A team in two browsers: inviting, joining, changing roles and leaving.
import type { Browser, Page } from '@playwright/test'
import {
  buildMember,
  buildPerson,
  expect,
  findToasts,
  newPerson,
  payForTeam,
  type SignedIn,
  signIn,
  storeSession,
  test,
  uploadProject,
} from './fixtures.ts'
import { settle } from './settle.ts'

const members = (page: Page) => page.getByRole('list', { name: 'Members' })
const row = (page: Page, name: string) => members(page).getByRole('listitem', { name })

/** Opens another user's page in a separate browser context. */
async function otherPage(browser: Browser, person?: SignedIn): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  if (person) await storeSession(page, person.sessionId)
  return page
}

test('[TEAM-19] [TEAM-20] [TEAM-22] an admin invites, the invited person registers with the link and is in the team', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const admin = await signIn(context, page)
  await payForTeam(context, admin)
  const noor = newPerson('Noor Haddad')
  await page.goto('/dashboard?tab=team')
  const form = page.getByRole('form', { name: 'Add Team Member' })
  await expect(page.getByText('4 slots remaining')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Add Member' })).toBeDisabled()
  await expect(form.getByLabel('Role')).toHaveValue('user')
  await form.getByLabel('Email').fill(noor.email)
  await form.getByRole('button', { name: 'Add Member' }).click()
  await expect(findToasts(page)).toContainText('Team member invited')
  await expect(page.getByText('3 slots remaining')).toBeVisible()
  await expect(form.getByLabel('Email')).toHaveValue('')
  await expect(row(page, noor.email).getByText('Invited', { exact: true })).toBeVisible()

  await row(page, noor.email).getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(new URL(link).origin).toBe(new URL(page.url()).origin)

  const other = await otherPage(browser)
  await other.goto(link)
  await expect(other.getByText(/^Maya Brandt invited you to the team .* as User\./)).toBeVisible()
  await expect(other.getByLabel('Email Address')).toHaveValue(noor.email)
  await expect(other.getByLabel('Email Address')).toHaveAttribute('readonly')
  await other.getByLabel('Your Name').fill(noor.username)
  await other.getByLabel('Password').fill(noor.password)
  await other.getByRole('button', { name: 'Create Account' }).click()
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('heading', { name: 'Welcome, Noor Haddad' })).toBeVisible()
  await expect(other.getByRole('region', { name: 'Statistics' })).toContainText('Team Plan')

  await page.reload()
  await expect(row(page, noor.username)).toContainText(noor.email)
  await expect(row(page, noor.username).getByText('Invited')).toHaveCount(0)
  await other.goto(link)
  await expect(other.getByText(/^This invitation is no longer valid/)).toBeVisible()
  await other.context().close()
})

test('[TEAM-06] [TEAM-07] [TOAST-17] a changed role applies from the next request', async ({
  page,
  context,
  browser,
}) => {
  const admin = await signIn(context, page)
  await payForTeam(context, admin)
  const noor = await buildMember(context, admin, 'user')
  await uploadProject(context, admin, { filename: 'Shared.vtt', generate: false })
  const other = await otherPage(browser, noor)
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Rename or delete Shared' }).click()
  await expect(other.getByRole('menuitem', { name: 'Rename' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
  await expect(other.getByRole('tab', { name: 'AI Settings' })).toHaveCount(0)

  await page.goto('/dashboard?tab=team')
  await expect(row(page, 'Maya Brandt').getByRole('combobox')).toHaveCount(0)
  await expect(row(page, 'Maya Brandt').getByRole('button')).toHaveCount(0)
  await page.getByLabel('Role of Noor Haddad').selectOption('manager')
  await expect(findToasts(page)).toContainText('Noor Haddad is now a Manager')
  const remove = await other.request.delete('/api/transcripts/00000000-0000-4000-8000-000000000000', {
    headers: { 'x-session-id': noor.sessionId },
  })
  expect(remove.status()).toBe(404)
  await other.reload()
  await expect(other.getByRole('tab', { name: 'AI Settings' })).toBeVisible()
  await expect(other.getByRole('tab', { name: 'Team', exact: true })).toHaveCount(0)
  await other.context().close()
})

test('a role removed while the page is open shows with the first refusal', async ({ page, context, browser }) => {
  const admin = await buildPerson(context)
  await payForTeam(context, admin)
  const noor = await buildMember(context, admin, 'manager')
  const other = await otherPage(browser, noor)
  await other.goto('/dashboard?tab=settings')
  await other.locator('summary', { hasText: 'More' }).click()
  await other.getByRole('textbox', { name: 'YouTube style' }).fill('calm')
  await storeSession(page, admin.sessionId)
  await page.goto('/dashboard?tab=team')
  await page.getByLabel('Role of Noor Haddad').selectOption('user')
  await expect(findToasts(page)).toContainText('Noor Haddad is now a User')
  await other.getByRole('button', { name: 'Save Settings' }).click()
  await expect(findToasts(other)).toContainText('Failed to save settings')
  await expect(other.getByRole('tab', { name: 'AI Settings' })).toHaveCount(0)
  await other.context().close()
})

test('[TEAM-08] [TEAM-27] [TEAM-28] [TOAST-18] a removed member works alone again, and the team keeps the projects', async ({
  page,
  context,
  browser,
}) => {
  const admin = await signIn(context, page)
  await payForTeam(context, admin)
  const noor = await buildMember(context, admin, 'manager')
  await uploadProject(context, noor, { filename: 'By Noor.vtt', generate: false })
  await page.goto('/dashboard?tab=team')
  const removals: string[] = []
  page.on('request', (request) => request.method() === 'DELETE' && removals.push(request.url()))
  await page.getByRole('button', { name: 'Remove Noor Haddad' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Noor Haddad from the team?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(removals).toEqual([])
  await page.getByRole('button', { name: 'Remove Noor Haddad' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(findToasts(page)).toContainText('Noor Haddad has been removed from the team')
  await expect(row(page, 'Noor Haddad')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page.getByRole('article', { name: 'By Noor' })).toBeVisible()
  const other = await otherPage(browser, noor)
  await other.goto('/dashboard')
  await expect(other.getByText('No projects yet')).toBeVisible()
  await expect(other.getByRole('region', { name: 'Statistics' })).toContainText('Individual')
  await other.context().close()
})

test('[TEAM-24] [TEAM-25] [TEAM-31] a user with an account is asked first, and gets their own projects back on leaving', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const admin = await signIn(context, page)
  await payForTeam(context, admin)
  const otherContext = await browser.newContext()
  const other = await otherContext.newPage()
  const lena = await signIn(otherContext, other)
  await uploadProject(otherContext, lena, { filename: 'Her own.vtt', generate: false })
  const headers = { 'x-session-id': admin.sessionId }
  const invite = () =>
    context.request.post('/api/team/members', { headers, data: { email: lena.email, role: 'manager' } })
  await invite()
  await other.goto('/dashboard')
  const banner = other.getByRole('region', { name: /^Invitation to/ })
  await expect(banner).toContainText('as Manager')
  await expect(other.getByRole('article', { name: 'Her own' })).toBeVisible()
  await banner.getByRole('button', { name: 'Decline' }).click()
  await expect(findToasts(other)).toContainText('Invitation declined')
  await expect(banner).toHaveCount(0)
  await page.goto('/dashboard?tab=team')
  await expect(members(page).getByRole('listitem')).toHaveCount(1)

  await invite()
  await page.reload()
  await page.getByRole('button', { name: `Remove ${lena.email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(findToasts(page)).toContainText(`${lena.email} has been removed from the team`)
  await other.reload()
  await expect(other.getByRole('article', { name: 'Her own' })).toBeVisible()
  await expect(banner).toHaveCount(0)

  await invite()
  await other.reload()
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(findToasts(other)).toContainText('You joined')
  await expect(other.getByText('No projects yet')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(`Role of ${lena.username}`)).toHaveValue('manager')

  await other.goto('/dashboard?tab=profile')
  await other.getByRole('button', { name: 'Leave the team' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click()
  await expect(findToasts(other)).toContainText('You left')
  await other.getByRole('tab', { name: 'Recent Projects' }).click()
  await expect(other.getByRole('article', { name: 'Her own' })).toBeVisible()
  await otherContext.close()
})

test('a user with an account answers an invitation after the login', async ({ page, context, browser }) => {
  const admin = await buildPerson(context)
  await payForTeam(context, admin)
  const lena = await buildPerson(context)
  const answer = await context.request.post('/api/team/members', {
    headers: { 'x-session-id': admin.sessionId },
    data: { email: lena.email, role: 'user' },
  })
  const { invitationLink } = await answer.json()
  const other = await otherPage(browser)
  await other.goto(invitationLink)
  const login = other.getByRole('link', { name: 'Login' })
  await expect(login).toBeVisible()
  // The link is in a line of text and moves when the font loads.
  await settle(other)
  await login.click()
  await other.getByLabel('Email').fill(lena.email)
  await other.getByLabel('Password').fill(lena.password)
  await other.getByRole('button', { name: 'Login' }).click()
  await expect(other.getByRole('heading', { name: /^Join “/ })).toBeVisible()
  await other.getByRole('button', { name: 'Accept' }).click()
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('region', { name: 'Statistics' })).toContainText('Team Plan')
  await storeSession(page, admin.sessionId)
  await page.goto('/dashboard?tab=team')
  await expect(members(page).getByRole('listitem')).toHaveCount(2)
  await other.context().close()
})

test('[TEAM-16] [TEAM-18] [TEAM-29] a single user can start a team, and a team can be closed', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  await page.goto('/dashboard?tab=team')
  await expect(page.getByText('Individual Plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add Team Member' })).toBeDisabled()
  await expect(page.getByRole('form', { name: 'Add Team Member' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Upgrade to Team Plan ($19.99/month)' }).click()
  await expect(page).toHaveURL('/subscribe?plan=team')
  await payForTeam(context, person)
  await page.goto('/dashboard?tab=team')
  await expect(page.getByText('4 slots remaining')).toBeVisible()
  await expect(page.getByText('$19.99/month')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Upgrade to Team Plan/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Close the team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the team?' })
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Close the team' }).click()
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible()
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Close the team' }).click()
  await expect(findToasts(page)).toContainText('Team closed')
  // The paid period continues: the page names that plan and resumes it at no extra cost.
  await expect(page.getByText('This plan is from the team you closed.')).toBeVisible()
  await page.getByRole('button', { name: 'Make this workspace a team again' }).click()
  await expect(page.getByText('$0.00')).toBeVisible()
})
