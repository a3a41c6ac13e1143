import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  alterAnswers,
  expect,
  holdCalls,
  newPerson,
  signIn,
  storedProjects,
  storeSession,
  test,
  toastOf,
  uploadProject,
} from './fixtures.ts'

test('[DASH-02] [DASH-03] without a session the login, with one that ended a word about it', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await storeSession(page, 'a-session-that-is-no-more')
  await page.evaluate("sessionStorage.removeItem('begun')")
  await page.goto('/dashboard')
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Login' }).click()
  await expect(page).toHaveURL('/login?to=%2Fdashboard')
})

test('[DASH-04] [DASH-24] [DASH-25] a spinner, six grey cards, then the invitation to begin', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  const profileArrives = await holdCalls(page, '**/api/auth/profile')
  const projectsArrive = await holdCalls(page, /\/api\/transcripts\?/)
  await page.goto('/dashboard')
  await expect(page.getByText('Loading your account')).toBeAttached()
  profileArrives()
  const loading = page.getByRole('status', { name: 'Loading your projects' })
  await expect(loading.getByTestId('project-skeleton')).toHaveCount(6)
  projectsArrive()
  await expect(page.getByText('No projects yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create Your First Project' }).click()
  await expect(page).toHaveURL('/create')
})

test('[DASH-05] [DASH-06] the header and the greeting name the person', async ({ page, context }) => {
  const { username } = await signIn(context, page)
  await page.goto('/dashboard')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'PodcastAI' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await expect(header.getByText(`Welcome, ${username}`)).toBeVisible()
  await expect(header.getByText('M', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(username)
  await header.getByRole('link', { name: 'Create Content' }).click()
  await expect(page).toHaveURL('/create')
})

test('[DASH-20] [DASH-18] [DASH-14] every tab has its address, and the quick actions lead where they say', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  for (const [tab, name] of Object.entries({ help: 'Help & Guides', profile: 'Profile' })) {
    await page.goto('/dashboard')
    await page.getByRole('tab', { name }).click()
    await expect(page).toHaveURL(`/dashboard?tab=${tab}`)
    await page.reload()
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
  const actions = page.getByRole('region', { name: 'Quick actions' })
  await actions.getByRole('link', { name: 'Get Help' }).click()
  await expect(page.getByPlaceholder('Search help articles...')).toBeVisible()
  await actions.getByRole('link', { name: 'Upload New Transcript' }).click()
  await expect(page).toHaveURL('/create')
})

test('[DASH-12] the recent activity tells the three latest events', async ({ page, context }) => {
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'Bakers at Dawn.vtt' })
  await uploadProject(context, person, { filename: 'Bakers at Noon.vtt', generate: false })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')).toHaveText([
    /^Bakers at Noon ?uploaded just now$/,
    /^Bakers at Dawn ?content generated just now$/,
    /^Bakers at Dawn ?uploaded (just now|1 minute ago)$/,
  ])
})

test('[DASH-22] [DASH-23] at most six cards, searched by name and status', async ({ page, context }) => {
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'Bakers at Dawn.vtt', generate: false })
  await alterAnswers<object[]>(page, /\/api\/transcripts\?/, ([first]) =>
    Array.from({ length: 8 }, (_, at) => ({
      ...first,
      id: `0000000${at}-0000-4000-8000-000000000000`,
      filename: at === 7 ? 'Bakers at Dawn.vtt' : `Episode ${at}.vtt`,
      status: at === 0 ? 'error' : 'completed',
    })),
  )
  await page.goto('/dashboard')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(6)
  const search = page.getByPlaceholder('Search your projects...')
  await search.fill('BAKERS')
  await expect(cards).toHaveCount(1)
  await expect(cards).toHaveAccessibleName('Bakers at Dawn')
  await search.fill('error')
  await expect(cards).toHaveAccessibleName('Episode 0')
})

test('[DASH-26] [DASH-27] a card leads to its project and to its transcript', async ({ page, context }) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person, { filename: 'Bakers.vtt', generate: false })
  await page.goto('/dashboard')
  const card = page.getByRole('article', { name: 'Bakers' })
  await card.getByRole('link', { name: 'Bakers', exact: true }).click()
  await expect(page).toHaveURL(`/project/${id}`)
  await page.goBack()
  await card.getByRole('link', { name: 'Open the transcript of Bakers' }).click()
  await expect(page).toHaveURL(`/transcript/${id}`)
})

test('[DASH-29] [DASH-31] [TOAST-04] a project is renamed, trimmed; Cancel sends nothing, an empty name cannot be saved', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'Bakers.vtt', generate: false })
  const sent: unknown[] = []
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()))
  await page.goto('/dashboard')
  const dialog = await openRename(page, 'Bakers')
  await dialog.getByRole('textbox').fill('Something else')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await openRename(page, 'Bakers')
  await dialog.getByRole('textbox').fill('   ')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(sent).toEqual([])
  await dialog.getByRole('textbox').fill('  Bakers at Dawn  ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('Project renamed successfully')
  await expect(page.getByRole('article', { name: 'Bakers at Dawn' })).toBeVisible()
  expect(sent).toEqual([{ filename: 'Bakers at Dawn' }])
  expect(await storedProjects(context, person)).toMatchObject([{ filename: 'Bakers at Dawn' }])
})

test('[DASH-30] [ERR-10] [ERR-11] a rename waits visibly; one that fails says why', async ({ page, context }) => {
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'Bakers.vtt', generate: false })
  await page.goto('/dashboard')
  const dialog = await openRename(page, 'Bakers')
  const path = '**/rename'
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await free
    await route.fulfill({ status: 409, json: { message: 'This name is taken.' } })
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  letGo()
  await expect(toastOf(page)).toContainText('This name is taken.')
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 500, body: 'plain words' }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('plain words')
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page)).toContainText('Failed to rename transcript')
})

test('[DASH-32] [TOAST-05] [ERR-12] a project is deleted only when confirmed; a failure says why', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'Bakers.vtt', generate: false })
  let sent = 0
  await page.route(/\/api\/transcripts\/[\w-]+$/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    sent += 1
    return sent === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue()
  })
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: 'Rename or delete Bakers' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Project' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(sent).toBe(0)
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page).getByRole('alert')).toContainText('Failed to delete project')
  expect(await storedProjects(context, person)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('Project deleted successfully')
  await expect(page.getByText('No projects yet')).toBeVisible()
  expect(await storedProjects(context, person)).toEqual([])
})

test('[EXPORT-01] [EXPORT-02] the summary of all projects is one file', async ({ page, context }) => {
  const person = await signIn(context, page)
  await uploadProject(context, person, { filename: 'Bakers.vtt', generate: false })
  await page.goto('/dashboard')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Summary' }).click()
  expect((await download).suggestedFilename()).toBe('all_projects_summary.csv')
  const [head, row] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(head).toContain('Project Name,Duration,Status,Created')
  expect(row).toMatch(/^Bakers,\d+ min,Ready,\d{4}-\d\d-\d\d$/)
})

test('[ACCT-01] [ACCT-02] [ACCT-09] the profile tab shows the account, active or not', async ({ page, context }) => {
  for (const [subscribed, badge] of [
    [false, 'Inactive'],
    [true, 'Active'],
  ] as const) {
    const tab = await context.newPage()
    const { email, username } = await signIn(context, tab, { subscribed })
    await tab.goto('/dashboard?tab=profile')
    await expect(tab.getByText(badge, { exact: true })).toBeVisible()
    await expect(tab.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await expect(tab.getByRole('textbox', { name: 'Email' })).not.toBeEditable()
    await expect(tab.getByLabel('Full name')).toHaveValue(username)
    await expect(tab.locator('input[type=password]')).toHaveCount(2)
  }
  await page.close()
})

test('[ACCT-03] [ACCT-04] [TOAST-20] name and password change, and the new password logs in', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  await page.goto('/dashboard?tab=profile')
  await page.getByLabel('Full name').fill('Ada Kern')
  await page.getByLabel('New password', { exact: true }).fill('a better one')
  await page.getByLabel('Repeat new password').fill('a better one')
  await page.getByLabel('Current password').fill(person.password)
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await expect(toastOf(page)).toContainText('Profile updated')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Kern')
  const login = (password: string) =>
    context.request.post('/api/auth/login', { data: { email: person.email, password } })
  expect((await login(person.password)).status()).toBe(401)
  expect((await login('a better one')).status()).toBe(200)
})

test('[ACCT-05] [ACCT-06] [ACCT-17] a password is changed only with the right one, typed twice, long enough', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  await page.goto('/dashboard?tab=profile')
  const change = async (password: string, repeated: string, current: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Repeat new password').fill(repeated)
    await page.getByLabel('Current password').fill(current)
    await page.getByRole('button', { name: 'Update Profile' }).click()
  }
  await change('12345', '12345', person.password)
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await change('a better one', 'a worse one', person.password)
  await expect(page.getByText('The two new passwords do not match')).toBeVisible()
  await change('a better one', 'a better one', newPerson().email)
  await expect(toastOf(page).getByRole('alert')).toContainText('Error')
  const data = { email: person.email, password: person.password }
  expect((await context.request.post('/api/auth/login', { data })).status()).toBe(200)
})

test('[CONST-08] [CONST-09] one message at a time, and it goes by itself after five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  const login = page.getByRole('button', { name: 'Login' })
  await login.click()
  await expect(toastOf(page).getByRole('alert')).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + 60_000)
  await login.click()
  await page.clock.runFor(100)
  await expect(toastOf(page).getByRole('alert')).toHaveCount(1)
  await page.clock.runFor(4500)
  await expect(toastOf(page).getByRole('alert')).toHaveCount(1)
  await page.clock.runFor(1500)
  await expect(toastOf(page).getByRole('alert')).toHaveCount(0)
})

async function openRename(page: Page, name: string) {
  await page.getByRole('button', { name: `Rename or delete ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  return page.getByRole('dialog', { name: 'Rename Project' })
}
