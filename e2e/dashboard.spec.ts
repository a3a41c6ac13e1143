import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, findToasts, signIn, signInAsReader, storedProjects, test, uploadProject } from './fixtures.ts'

test('[DASH-06] [DASH-26] [DASH-27] the header shows one initial, and a card leads to its project and its transcript', async ({
  page,
  reader,
}) => {
  const id = await signInAsReader(page, reader)
  await page.goto('/dashboard')
  await expect(page.getByRole('banner').getByText('M', { exact: true }).filter({ visible: true })).toHaveCount(1)
  const card = page.getByRole('article')
  await card.getByRole('link', { name: /^Small Doors/ }).click()
  await expect(page).toHaveURL(`/project/${id}`)
  await page.goBack()
  await card.getByRole('link', { name: /^Open the transcript of Small Doors/ }).click()
  await expect(page).toHaveURL(`/transcript/${id}`)
})

test('[DASH-29] [DASH-31] [TOAST-04] [DASH-32] a project is renamed, trimmed, and deleted; Cancel sends nothing, and an empty name can’t be saved', async ({
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
  await expect(findToasts(page)).toContainText('Project renamed successfully')
  await expect(page.getByRole('article', { name: 'Bakers at Dawn' })).toBeVisible()
  expect(sent).toEqual([{ filename: 'Bakers at Dawn' }])
  expect(await storedProjects(context, person)).toMatchObject([{ filename: 'Bakers at Dawn' }])
  await page.getByRole('button', { name: 'Rename or delete Bakers at Dawn' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete Project' }).getByRole('button', { name: 'Delete' }).click()
  await expect(findToasts(page)).toContainText('Project deleted successfully')
  await expect(page.getByText('No projects yet')).toBeVisible()
  expect(await storedProjects(context, person)).toEqual([])
})

test('[DASH-30] [ERR-10] [ERR-11] a rename shows its progress, and a failed one says why', async ({ page, reader }) => {
  await signInAsReader(page, reader)
  await page.goto('/dashboard')
  const dialog = await openRename(page, 'Small Doors: The bakery that closed on Saturdays')
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
  await expect(findToasts(page)).toContainText('This name is taken.')
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 500, body: 'plain words' }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(findToasts(page)).toContainText('plain words')
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 500, body: '' }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(findToasts(page)).toContainText('Failed to rename transcript')
})

test('[EXPORT-01] [EXPORT-02] the summary of all projects is one file', async ({ page, reader }) => {
  await signInAsReader(page, reader)
  await page.goto('/dashboard')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Summary' }).click()
  expect((await download).suggestedFilename()).toBe('all_projects_summary.csv')
  const [head, row] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(head).toContain('Project Name,Duration,Status,Created')
  expect(row).toMatch(/^Small Doors: The bakery that closed on Saturdays,\d+ min,Ready,\d{4}-\d\d-\d\d$/)
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

async function openRename(page: Page, name: string) {
  await page.getByRole('button', { name: `Rename or delete ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  return page.getByRole('dialog', { name: 'Rename Project' })
}
