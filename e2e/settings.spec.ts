// The podcast settings in the browser: changes are saved, fields a role may not change are read-only, and typed text is
// never lost.
import type { Page } from '@playwright/test'
import {
  buildMember,
  buildPerson,
  expect,
  findToasts,
  holdCalls,
  payForTeam,
  signIn,
  storeSession,
  test,
  uploadProject,
} from './fixtures.ts'

const texts = {
  'Podcast name': 'The Long Table',
  'Podcast description': 'Talks with people who feed others.',
  'Host names': 'Maya Brandt, Ben Okafor',
  'Target audience': 'People who run a small food business',
  'Content goals': 'Newsletter sign-ups',
  'Brand guidelines': 'Never say “foodie”.',
  'Key themes': 'pricing, closing days',
  'Topics to avoid': 'politics',
  'Social media example': 'Why close on a Saturday?\n\nWould you?',
  'YouTube style': 'fast and punchy',
  'YouTube script example': 'Bread is time.\nSee you next Friday.',
  'Show notes example': 'Chapters:\n(0:00) Hello',
  'YouTube footer': 'Mugs: shop.example',
  'Podcast footer': 'Music: Nils',
}
/** Expands the collapsed sections. */
async function openSettings(page: Page) {
  await page.goto('/dashboard?tab=settings')
  await page.getByText('More', { exact: true }).click()
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' })

test('[SET-02] [SET-07] [SET-14] every field is saved, and still there after a reload', async ({ page, context }) => {
  await signIn(context, page)
  await openSettings(page)
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  await field(page, 'Brand voice').selectOption('casual')
  await field(page, 'Social media tone').selectOption('educational')
  const letGo = await holdCalls(page, '**/api/shows/*/settings')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  expect(Object.keys((await sent).postDataJSON())).toHaveLength(Object.keys(texts).length + 5)
  letGo()
  await expect(findToasts(page)).toContainText('Settings saved')
  await expect(findToasts(page)).toContainText('Your podcast customization has been updated.')
  await page.reload()
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text)
  await expect(field(page, 'Brand voice')).toHaveValue('casual')
  await expect(field(page, 'Social media tone')).toHaveValue('educational')
})

test('[SET-06] [SET-12] [SET-13] hashtags are added with Enter, lose their #, and appear once', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  await openSettings(page)
  const input = field(page, 'Saved hashtags')
  const tags = page.getByRole('list', { name: 'Hashtags' }).getByRole('listitem')
  for (const typed of [' #LongTable ', 'longtable', '   ', '#', 'bakery', 'small business']) {
    await input.fill(typed)
    await input.press('Enter')
  }
  await expect(tags).toHaveText(['#LongTable', '#bakery', '#small business'])
  await page.getByRole('button', { name: 'Remove #small business' }).click()
  // Text still in the field counts too.
  await input.fill('#shops')
  await save(page).click()
  await expect(findToasts(page)).toContainText('Settings saved')
  await page.reload()
  await page.getByText('More', { exact: true }).click()
  await expect(tags).toHaveText(['#LongTable', '#bakery', '#shops'])
})

test('[SET-08] [SET-09] [SET-10] the voices and tones are those of the list, and an example shows their effect', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  await openSettings(page)
  const options = (label: string) => field(page, label).locator('option').allTextContents()
  await expect(field(page, 'Brand voice')).toBeVisible()
  expect((await options('Brand voice')).slice(1)).toEqual([
    'Friendly',
    'Professional',
    'Casual',
    'Inspiring',
    'Humorous',
    'Authoritative',
  ])
  expect((await options('Social media tone')).slice(1)).toEqual([
    'Engaging',
    'Educational',
    'Emotional',
    'Trendy',
    'Supportive',
  ])
  const example = page.getByRole('complementary', { name: 'How a post ends' })
  await field(page, 'Brand voice').selectOption('casual')
  await field(page, 'Host names').fill('Maya, Ben')
  await expect(page.getByText('2 hosts, Maya and Ben: written as “we.”')).toBeVisible()
  await expect(example).toContainText('Tell us in the comments')
  await field(page, 'Host names').fill('Maya')
  await expect(page.getByText('One host, Maya: written as “I.”')).toBeVisible()
  await expect(example).toContainText('Tell me in the comments')
  await field(page, 'Content goals').fill('more newsletter readers')
  await expect(example).toContainText(/sign up for (?:our|my) newsletter/)
})

test('[SET-15] a manager reads all fields and changes their own', async ({ page, context }) => {
  const admin = await buildPerson(context)
  await payForTeam(context, admin)
  const headers = { 'x-session-id': admin.sessionId }
  await context.request.put('/api/team/settings', {
    headers,
    data: { podcastName: 'The Long Table', brandVoice: 'casual' },
  })
  const manager = await buildMember(context, admin, 'manager')
  await storeSession(page, manager.sessionId)
  await openSettings(page)
  for (const label of ['Podcast name', 'Podcast description', 'Host names', 'Target audience', 'Brand guidelines']) {
    await expect(field(page, label)).toHaveAttribute('readonly')
  }
  await expect(field(page, 'Podcast name')).toHaveValue('The Long Table')
  await expect(field(page, 'Brand voice')).toHaveValue('Casual')
  await expect(field(page, 'Brand voice')).toHaveAttribute('readonly')
  await expect(field(page, 'Content goals')).toHaveAttribute('readonly')
  await expect(page.getByText('Only an admin can change this')).toHaveCount(8)
  await field(page, 'Podcast footer').fill('Music: Nils')
  await save(page).click()
  await expect(findToasts(page)).toContainText('Settings saved')
  const stored = await context.request.get('/api/team/settings', { headers })
  expect(await stored.json()).toMatchObject({ podcastName: 'The Long Table', podcastFooter: 'Music: Nils' })
})

test('the page asks about unsaved changes before the form is left, by a tab or by a link', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  await page.goto('/dashboard?tab=settings')
  await field(page, 'Podcast name').fill('The Long Table')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await page.getByRole('tab', { name: 'Profile' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Podcast name')).toHaveValue('The Long Table')
  await page.getByRole('link', { name: 'Create Content' }).first().click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/create')
})

test('when two people change the settings at once, neither loses text', async ({ page, context }) => {
  const admin = await signIn(context, page)
  await page.goto('/dashboard?tab=settings')
  await field(page, 'Podcast name').fill('The Long Table')
  const headers = { 'x-session-id': admin.sessionId }
  await context.request.put('/api/team/settings', { headers, data: { podcastFooter: 'Music: Nils' } })
  await save(page).click()
  await expect(findToasts(page)).toContainText('Someone else just changed the settings.')
  await expect(field(page, 'Podcast footer')).toHaveValue('Music: Nils')
  await expect(field(page, 'Podcast name')).toHaveValue('The Long Table')
  await save(page).click()
  await expect(findToasts(page)).toContainText('Settings saved')
  const stored = await context.request.get('/api/team/settings', { headers })
  expect(await stored.json()).toMatchObject({ podcastName: 'The Long Table', podcastFooter: 'Music: Nils' })
})

test('[COLLAB-04] [COLLAB-07] settings and templates reach what the team writes', async ({ page, context }) => {
  const admin = await signIn(context, page)
  await openSettings(page)
  await field(page, 'Podcast name').fill('The Long Table')
  await field(page, 'Saved hashtags').fill('#LongTable')
  await save(page).click()
  await expect(findToasts(page)).toContainText('Settings saved')
  const templates = page.getByRole('region', { name: 'Team templates' })
  await templates.getByLabel('Captions').fill('Never say “queue”.')
  await save(page).click()
  await expect(findToasts(page)).toContainText('Templates saved')
  const id = await uploadProject(context, admin)
  await page.goto(`/project/${id}?type=social_media`)
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/on The Long Table/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('#LongTable').first()).toBeVisible()
  await openSettings(page)
  await expect(templates.getByLabel('Captions')).toHaveValue('Never say “queue”.')
})
