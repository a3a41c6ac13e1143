// Script size of each screen, as requested by the browser and as transferred.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { contentTypes, dashboardTabs } from './every-screen.ts'
import { buildPerson, expect, holdCalls, signIn, signInAsReader, test, uploadProject } from './fixtures.ts'

const served = join(import.meta.dirname, '../web/dist/pages')
const landingBudget = 100_000
/** For recipients of a share link, who visit once. */
const sharedBudget = 180_000
const screenBudget = 250_000
/** Everything needed before the transcript is readable: at 400 kbit/s, 50 kB take a second. */
const wordsBudget = 290_000

/** Returns the scripts that a page loads without user input. */
async function listScripts(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>()
  // Leave the page, so that one that redirects (finished processing) doesn't load the next screen too.
  await page.goto('about:blank')
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  expect(scripts.size).toBeGreaterThan(0)
  return [...scripts]
}

/** Returns their gzipped size in bytes. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const scripts = await listScripts(page, path)
  return scripts.reduce((bytes, script) => bytes + gzipSync(readFileSync(join(served, script))).length, 0)
}

test('the landing screen loads at most 100 kB of script before its card is used', async ({ page }) => {
  for (const path of ['/', '/landing']) expect.soft(await scriptBytes(page, path), path).toBeLessThan(landingBudget)
})

test('every other screen loads at most 250 kB of script, whatever tab or type it opens with', async ({
  page,
  reader,
}) => {
  // Thirty pages, each until the network is idle.
  test.setTimeout(180_000)
  for (const path of ['/login', '/register', '/reset-password', '/terms', '/privacy', '/nowhere'])
    expect.soft(await scriptBytes(page, path), path).toBeLessThan(screenBudget)
  const id = await signInAsReader(page, reader)
  const paths = [
    '/',
    ...dashboardTabs.map((tab) => `/dashboard?tab=${tab}`),
    ...['/create', `/transcript/${id}`, `/processing/${id}`, '/clip-thumbnails', '/subscribe', '/operator/model'],
    ...contentTypes.map((type) => `/project/${id}?type=${type}`),
  ]
  for (const path of paths) expect.soft(await scriptBytes(page, path), path).toBeLessThan(screenBudget)
})

test('the page behind a share link loads at most 180 kB of script, without the router and the query library', async ({
  page,
  context,
}) => {
  const person = await buildPerson(context)
  const id = await uploadProject(context, person)
  const headers = { 'x-session-id': person.sessionId }
  const made = await context.request.post(`/api/transcripts/${id}/share-links`, { headers })
  const { token } = await made.json()
  expect(await scriptBytes(page, `/shared/${token}`)).toBeLessThan(sharedBudget)
  expect((await listScripts(page, `/shared/${token}`)).filter((script) => /\/(app|frame)-/.test(script))).toEqual([])
})

test('projects and settings load without a schema library', async ({ page, context }) => {
  await signIn(context, page)
  for (const path of ['/dashboard', '/dashboard?tab=settings'])
    expect(
      (await listScripts(page, path)).filter((script) => /\/zod-/.test(script)),
      path,
    ).toEqual([])
})

for (const path of ['/', '/dashboard']) {
  test(`the dashboard’s data is requested once, before its code is loaded: ${path}`, async ({ page, context }) => {
    await signIn(context, page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const codeArrives = await holdCalls(page, '**/assets/index-*.js')
    await Promise.all([
      page.waitForRequest('**/api/auth/profile'),
      page.waitForRequest(/\/api\/transcripts\?/),
      page.goto(path, { waitUntil: 'commit' }),
    ])
    codeArrives()
    await expect(page.getByText('No projects yet')).toBeVisible()
    for (const call of ['/api/auth/profile', '/api/transcripts', '/api/activity'])
      expect(
        asked.filter((one) => one === call),
        call,
      ).toHaveLength(1)
  })
}

test('a project’s text takes at most 290 kB over the wire: page, styles, scripts and data', async ({
  page,
  reader,
}) => {
  const id = await signInAsReader(page, reader)
  const calls = ['/api/auth/profile', `/api/transcripts/${id}`]
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(`/project/${id}`)
  await expect(page.getByText('Most bakeries live for Saturday').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const needed = finished.filter(
    (request) =>
      ['document', 'stylesheet', 'script'].includes(request.resourceType()) ||
      calls.includes(new URL(request.url()).pathname),
  )
  expect(needed.filter((request) => request.resourceType() === 'fetch')).toHaveLength(calls.length)
  const sizes = await Promise.all(needed.map(async (request) => (await request.sizes()).responseBodySize))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(wordsBudget)
})

test('a project shows its outline before its styles are loaded, and requests its text before its code', async ({
  page,
  reader,
}) => {
  const id = await signInAsReader(page, reader)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const stylesArrive = await holdCalls(page, '**/assets/*.css')
  const codeArrives = await holdCalls(page, '**/assets/index-*.js')
  await Promise.all([
    page.waitForRequest(`**/api/transcripts/${id}`),
    page.goto(`/project/${id}`, { waitUntil: 'commit' }),
  ])
  await expect(page.locator('.first-project')).toBeVisible()
  stylesArrive()
  codeArrives()
  await expect(page.getByText('Most bakeries live for Saturday').first()).toBeVisible()
  for (const call of ['/api/auth/profile', `/api/transcripts/${id}`])
    expect(
      asked.filter((one) => one === call),
      call,
    ).toHaveLength(1)
})
