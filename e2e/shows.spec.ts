import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import {
  buildMember,
  expect,
  findToasts,
  payForTeam,
  type SignedIn,
  sample,
  signIn,
  storeSession,
  test,
} from './fixtures.ts'

const nightShift = {
  podcastName: 'Night Shift',
  hostNames: 'Ada Okafor',
  brandVoice: 'humorous',
  savedHashtags: ['nightshift'],
  podcastFooter: 'Recorded after midnight.',
}

/** Creates a second show through the API; returns its ID and that of the first. */
async function addShow(context: BrowserContext, { sessionId }: SignedIn) {
  const headers = { 'x-session-id': sessionId }
  const first = { podcastName: 'The Long Table', savedHashtags: ['longtable'], podcastFooter: 'Set the table.' }
  await context.request.put('/api/team/settings', { headers, data: first })
  const { id } = await (await context.request.post('/api/shows', { headers, data: { name: 'Night Shift' } })).json()
  const saved = await context.request.put(`/api/shows/${id}/settings`, { headers, data: nightShift })
  expect(saved.ok()).toBe(true)
  await context.request.put(`/api/shows/${id}/picture-look`, { headers, data: { handle: '@nightshift' } })
  const { shows } = await (await context.request.get('/api/shows', { headers })).json()
  return { second: id as string, first: shows[0].id as string }
}

async function uploadTo(context: BrowserContext, { sessionId }: SignedIn, showId: string, title: string) {
  const headers = { 'x-session-id': sessionId }
  const answer = await context.request.post('/api/transcripts/upload', {
    headers,
    multipart: {
      ...{ generate: 'false', showId, title },
      transcript: { name: basename(sample), mimeType: 'text/plain', buffer: readFileSync(sample) },
    },
  })
  const { id } = await answer.json()
  const status = async () => (await (await context.request.get(`/api/transcripts/${id}`, { headers })).json()).status
  await expect.poll(status).toBe('completed')
}

const switcher = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Show' })

test('with one show nothing about shows is on the pages but a way to add another; the second has settings of its own', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  await page.goto('/dashboard?tab=settings')
  await page.getByLabel('Podcast name').fill('The Long Table')
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(findToasts(page).getByText('Settings saved')).toBeVisible()

  await page.getByRole('button', { name: 'Add another show' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Night Shift')
  await page.getByRole('dialog').getByRole('button', { name: 'Add show' }).click()
  const picker = page.getByRole('main').getByRole('combobox', { name: 'Show', exact: true })
  await expect(picker.locator('option:checked')).toHaveText('Night Shift')
  await expect(page.getByLabel('Podcast name')).toHaveValue('Night Shift')
  await page.getByLabel('Host names').fill('Ada Okafor')
  // Unsaved changes are asked about before another show's settings replace them.
  await picker.selectOption('The Long Table')
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  await leave.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Host names')).toHaveValue('Ada Okafor')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(findToasts(page).getByText('Settings saved')).toBeVisible()
  await page.getByRole('region', { name: 'Glossary' }).getByLabel('Heard as').fill('call start')
  await page.getByRole('region', { name: 'Glossary' }).getByLabel('Written as').fill('cold start')
  await page.getByRole('button', { name: 'Add to the glossary' }).click()
  await expect(page.getByRole('list', { name: 'Words in the glossary' })).toBeVisible()

  await picker.selectOption('The Long Table')
  await expect(page.getByLabel('Podcast name')).toHaveValue('The Long Table')
  await expect(page.getByLabel('Host names')).toHaveValue('')
  await expect(page.getByText('No entries yet.')).toBeVisible()

  // A deleted show leaves its projects to another one.
  await page.getByRole('button', { name: 'Delete show' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete “The Long Table”?' })
  await expect(dialog.getByLabel('Move its projects to').locator('option')).toHaveText(['Night Shift'])
  await dialog.getByRole('button', { name: 'Delete show' }).click()
  await expect(page.getByLabel('Podcast name')).toHaveValue('Night Shift')
  await expect(page.getByRole('combobox', { name: 'Show' })).toHaveCount(0)
})

test('the show in the header limits lists and search, also after a reload; with all shows, cards and rows name theirs', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const { first, second } = await addShow(context, person)
  await uploadTo(context, person, first, 'Saturday bread')
  await uploadTo(context, person, second, 'Bread at night')
  await page.goto('/dashboard')
  const card = (name: string) => page.getByRole('article', { name })
  await expect(card('Saturday bread').getByText('The Long Table')).toBeVisible()
  await expect(card('Bread at night').getByText('Night Shift')).toBeVisible()
  await switcher(page).selectOption('Night Shift')
  await expect(card('Saturday bread')).toHaveCount(0)
  await expect(card('Bread at night')).toBeVisible()
  await expect(card('Bread at night').getByText('Night Shift')).toHaveCount(0)
  await page.reload()
  await expect(card('Bread at night')).toBeVisible()
  await expect(card('Saturday bread')).toHaveCount(0)

  const found = page.getByRole('region', { name: 'In transcripts and content' })
  await page.goto('/dashboard?tab=all')
  const rows = page.getByRole('list', { name: 'All projects' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Search all projects').fill('saturday')
  await expect(found.getByRole('list', { name: 'Bread at night' })).toBeVisible()
  await expect(found.getByRole('list', { name: 'Saturday bread' })).toHaveCount(0)
  await switcher(page).selectOption('All shows')
  await expect(found.getByRole('list', { name: 'Saturday bread' })).toBeVisible()
  await page.getByLabel('Search all projects').fill('')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Saturday bread' })).toContainText('The Long Table')
})

test('an upload goes into the current show or a chosen one, is written by its settings, and can be moved', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  await addShow(context, person)
  await page.goto('/create')
  const target = page.getByLabel('Upload to')
  await expect(target.locator('option:checked')).toHaveText('The Long Table')
  await switcher(page).selectOption('Night Shift')
  await expect(target.locator('option:checked')).toHaveText('Night Shift')
  await page.locator('input[type=file]').first().setInputFiles(sample)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await page.waitForURL(/\/project\//)
  const main = page.getByRole('main')
  await expect(main.getByText('Night Shift', { exact: true })).toBeVisible()

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const headers = { 'x-session-id': person.sessionId }
  const read = async () => (await context.request.get(`/api/transcripts/${id}/content`, { headers })).text()
  await expect.poll(read, { timeout: 45_000 }).toContain('Recorded after midnight.')
  const content = await read()
  expect(content).toContain('nightshift')
  expect(content).not.toContain('longtable')
  expect(content).not.toContain('Set the table.')

  const openImages = async () => {
    await page.getByRole('button', { name: 'Export' }).first().click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Images' }).click()
  }
  await openImages()
  await expect(page.getByRole('dialog').getByText('Signed Night Shift · @nightshift.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'About this project' }).click()
  await page.getByRole('button', { name: 'Move to show…' }).click()
  const move = page.getByRole('dialog', { name: 'Move to another show' })
  await expect(move.getByLabel('Show').locator('option')).toHaveText(['The Long Table'])
  await move.getByRole('button', { name: 'Move' }).click()
  await expect(findToasts(page).getByText('Moved to “The Long Table”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main.getByText('The Long Table', { exact: true })).toBeVisible()
  await openImages()
  await expect(page.getByRole('dialog').getByText('Signed The Long Table.')).toBeVisible()
})

test('a manager sees the settings of each show, and neither adds nor deletes shows', async ({ page, context }) => {
  const admin = await signIn(context, page)
  await payForTeam(context, admin)
  await addShow(context, admin)
  const manager = await buildMember(context, admin, 'manager')
  await context.clearCookies()
  const other = await context.newPage()
  await storeSession(other, manager.sessionId)
  await other.goto('/dashboard?tab=settings')
  const picker = other.getByRole('main').getByRole('combobox', { name: 'Show', exact: true })
  await picker.selectOption('Night Shift')
  await expect(other.getByLabel('Podcast name')).toHaveValue('Night Shift')
  await expect(other.getByLabel('Podcast name')).not.toBeEditable()
  await expect(other.getByRole('button', { name: /New show|Delete show|Add another show/ })).toHaveCount(0)
})
