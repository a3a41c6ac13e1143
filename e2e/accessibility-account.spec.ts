// The account screens, each in a wide window in light mode and on the narrowest phone in dark mode.
import type { Page } from '@playwright/test'
import { expectCleanAtBothSizes, sizes } from './expect-clean.ts'
import {
  buildMember,
  buildPerson,
  expect,
  findToasts,
  newPerson,
  payForTeam,
  signIn,
  storeSession,
  test,
} from './fixtures.ts'

test.use({ viewport: sizes.wide, reducedMotion: 'reduce' })
test.setTimeout(180_000)

test('the team tab, with and without a team', async ({ page, context }) => {
  const admin = await signIn(context, page)
  await visit(page, '/dashboard?tab=team', 'This workspace is just you.')
  await payForTeam(context, admin)
  await buildMember(context, admin, 'manager')
  const email = `someone.with.quite.a.long.address@${'a-long-domain.'.repeat(3)}example.com`
  await page.goto('/dashboard?tab=team')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Add Member' }).click()
  await expect(findToasts(page)).toContainText('Team member invited')
  await expect(page.getByText('3 of 5 seats taken')).toBeVisible()
  await expectCleanAtBothSizes(page, 'team with an invitation and a message')
  await page.getByRole('button', { name: 'Remove Noor Haddad' }).click()
  await expectCleanAtBothSizes(page, 'question before a removal')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rename the team' }).click()
  await expectCleanAtBothSizes(page, 'rename the team')
})

test('settings, for an admin with an invalid field and for a manager', async ({ page, context }) => {
  const admin = await signIn(context, page)
  await page.goto('/dashboard?tab=settings')
  await page.getByLabel('Host names').fill('Maya, Ben')
  await page.getByLabel('Podcast name').fill('x'.repeat(121))
  await page.locator('summary', { hasText: 'More' }).click()
  await page.getByLabel('Saved hashtags').fill('#a_rather_long_hashtag_that_goes_on_and_on_and_on_and_on')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('At most 120 characters')).toBeVisible()
  await expectCleanAtBothSizes(page, 'settings with an error')
  await payForTeam(context, admin)
  const manager = await buildMember(context, admin, 'manager')
  const other = await context.newPage()
  await other.setViewportSize(sizes.wide)
  await storeSession(other, manager.sessionId)
  await visit(other, '/dashboard?tab=settings', 'Only an admin can change fields with a lock.')
})

test('the profile with its dialogs, and an invitation over the dashboard', async ({ page, context }) => {
  const admin = await buildPerson(context)
  await payForTeam(context, admin)
  const lena = await signIn(context, page)
  const headers = { 'x-session-id': admin.sessionId }
  const invite = (email: string) =>
    context.request.post('/api/team/members', { headers, data: { email, role: 'user' } })
  await invite(lena.email)
  await visit(page, '/dashboard?tab=profile', 'invited you to the team')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectCleanAtBothSizes(page, 'question before a deletion')
  const { invitationLink } = await (await invite(newPerson().email)).json()
  await visit(page, invitationLink, 'This invitation is for another account')
  const other = await (await context.browser())?.newPage({ viewport: sizes.wide })
  if (!other) throw new Error('the browser is gone')
  await visit(other, invitationLink, 'You’ll join it when you sign up.')
  await other.close()
})

test('forgotten password and email verification', async ({ page, context }) => {
  await visit(page, '/forgot-password', 'Forgot password?')
  await page.getByLabel('Email').fill('maya@example.com')
  await page.getByRole('button', { name: 'Send a reset link' }).click()
  await expect(page.getByText('npm run reset-password')).toBeVisible()
  await expectCleanAtBothSizes(page, 'forgotten password, answered')
  await signIn(context, page)
  await visit(page, '/verify-email?token=over', 'This link didn’t work')
})

async function visit(page: Page, path: string, shown: string) {
  await page.goto(path)
  await expect(page.getByText(shown).first()).toBeVisible()
  await expectCleanAtBothSizes(page, path)
}
