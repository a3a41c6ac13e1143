import { readFileSync } from 'node:fs'
import {
  beginUse,
  buildPerson,
  expect,
  findToasts,
  holdCalls,
  sample,
  signIn,
  signInAsReader,
  storeSession,
  test,
  uploadProject,
} from './fixtures.ts'

test('[PROJ-01] [PROJ-02] a missing project and another user’s look the same', async ({ page, context }) => {
  const theirs = await uploadProject(context, await buildPerson(context), { generate: false })
  const me = await buildPerson(context)
  await storeSession(page, me.sessionId)
  for (const id of [theirs, '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/project/${id}`)
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
    await expect(page.getByText("This project could not be found or you don't have access to it.")).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('[PROJ-05] the preview shows 800 characters and the total; the full text is one click away', async ({
  page,
  context,
  reader,
}) => {
  const id = await signInAsReader(page, reader)
  const headers = { 'x-session-id': reader.sessionId }
  const { content } = await (await context.request.get(`/api/transcripts/${id}`, { headers })).json()
  await page.goto(`/project/${id}`)
  const preview = page.getByRole('region', { name: 'Beginning of the transcript' })
  await expect(preview).toHaveText(`${content.slice(0, 800)}…`, { useInnerText: true })
  await expect(page.getByText(`${content.length.toLocaleString('en-US')} characters`)).toBeVisible()
  await page.getByRole('button', { name: 'Show full transcript' }).click()
  await expect(page.getByRole('complementary', { name: 'Transcript' })).toContainText(content.slice(-9))
})

test('[STATUS-16] [TOAST-07] [API-19] a type shows that it is being generated, and then its content', async ({
  page,
  context,
}) => {
  const id = await uploadProject(context, await signIn(context, page), { generate: false })
  await page.goto(`/project/${id}?type=quotes`)
  const letGo = await holdCalls(page, '**/generate/quotes')
  const answer = page.waitForResponse('**/generate/quotes')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Generating...')).toBeVisible()
  letGo()
  expect((await answer).request().postData()).toBeNull()
  await expect(panel.getByText('Generated', { exact: true })).toBeVisible()
  await expect(findToasts(page)).toContainText('Content Generated!')
  await expect(panel.getByRole('blockquote').first()).toBeVisible()
})

test('[ERR-15] a failed generation says why, or that something went wrong', async ({ page, context }) => {
  const id = await uploadProject(context, await signIn(context, page), { generate: false })
  await page.goto(`/project/${id}?type=quotes`)
  const message = 'The writing engine does not answer. Try again in a minute.'
  const path = '**/generate/quotes'
  await page.route(path, (route) => route.fulfill({ status: 503, json: { code: 'engine_down', message } }))
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(findToasts(page).getByRole('alert')).toContainText('Generation Failed')
  await expect(findToasts(page)).toContainText(message)
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }))
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(findToasts(page)).toContainText('Something went wrong. Please try again.')
  await page.unroute(path)
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByText('Generated', { exact: true })).toBeVisible()
})

test('[EXPORT-03] [EXPORT-05] [TOAST-10] the CSV of a type is built in the browser', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  const quote = await page.getByRole('blockquote').first().innerText()
  const csv = page.getByRole('button', { name: 'CSV', exact: true })
  // The code for exports is fetched on the first user event.
  await beginUse(page, csv)
  const fetched = `performance.getEntriesByType('resource').some((one) => one.name.includes('/assets/full-transcript'))`
  await expect.poll(() => page.evaluate(fetched)).toBe(true)
  const sent: string[] = []
  page.on('request', (request) => {
    // Calls of the API, and not the pictures and scripts that a page fetches as they are needed.
    if (request.resourceType() === 'fetch') sent.push(request.url())
  })
  const download = page.waitForEvent('download')
  await csv.click()
  expect((await download).suggestedFilename()).toBe('Small Doors_ The bakery that closed on Saturdays_quotes.csv')
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(quote.slice(1, 25))
  await expect(findToasts(page)).toContainText('Content downloaded')
  const whole = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download All Generated Content (CSV)' }).click()
  expect((await whole).suggestedFilename()).toBe('Small Doors_ The bakery that closed on Saturdays_all_content.csv')
  expect(readFileSync(await (await whole).path(), 'utf8')).toContain(quote.slice(1, 25))
  expect(sent).toEqual([])
})

test('[PROJ-12] [TOAST-09] [CONST-02] [CONST-09] copying puts the text on the clipboard, and shows a check mark and a message for a while', async ({
  page,
  context,
  reader,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await signInAsReader(page, reader)
  await page.clock.install()
  await page.goto(`/project/${id}?type=quotes`)
  const words = (await page.getByRole('blockquote').first().innerText()).trim()
  const copy = page.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).first()
  // Load the toast code first: it would wait for the stopped clock.
  await beginUse(page, copy)
  await page.clock.pauseAt(Date.now() + 60_000)
  await copy.click()
  const copied = page.getByRole('tabpanel').getByRole('button', { name: 'Copied!' })
  await expect(copied).toHaveCount(1)
  await page.clock.runFor(1900)
  await expect(copied).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(copied).toHaveCount(0)
  await expect(findToasts(page)).toContainText('Copied!')
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain(words)
  await page.clock.runFor(5000)
  await page.clock.resume()
  await expect(findToasts(page)).not.toContainText('Copied!')
})

test('one click leads from every quote to where it was said', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  const said = readFileSync(sample, 'utf8').replace(/<[^>]+>|\s+/g, ' ')
  await page.goto(`/project/${id}?type=quotes`)
  const more = page.getByRole('button', { name: /^Show more/ })
  await more.click()
  const chips = page.getByRole('tabpanel').getByRole('button', { name: /^Jump to/ })
  const quotes = page.getByRole('blockquote')
  const count = await quotes.count()
  await expect(chips).toHaveCount(count)
  for (let at = 0; at < count; at += 1) {
    const words = (await quotes.nth(at).innerText()).replace(/^[“"]|[”"]$/g, '')
    await chips.nth(at).click()
    const first = words.split(/\s+/).slice(0, 3).join(' ')
    // A quoted clause starts with a capital letter that the transcript doesn't have.
    const asSaid = said.includes(first) ? first : `${first.charAt(0).toLowerCase()}${first.slice(1)}`
    await expect(page.locator('mark').first()).toContainText(asSaid.slice(0, 12))
    await expect(page.locator('mark').first()).toBeInViewport()
    expect(said).toContain(asSaid)
  }
})

test('a clicked tab has no focus ring, a tab opened by keyboard has one', async ({ page, reader }) => {
  await page.goto(`/project/${await signInAsReader(page, reader)}`)
  const ring = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => [tab.matches(':focus'), tab.matches(':focus-visible')])
  await page.getByRole('tab', { name: 'Best Quotes' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Best Quotes' })).toBeVisible()
  expect(await ring('Best Quotes')).toEqual([true, false])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { level: 2, name: 'Video Clips' })).toBeVisible()
  expect(await ring('Video Clips')).toEqual([true, true])
})

test('the focus stays on its transcript row while scrolling, and Tab continues from there', async ({
  page,
  reader,
}) => {
  await page.goto(`/project/${await signInAsReader(page, reader)}`)
  await page.getByRole('button', { name: 'Show full transcript' }).click()
  const transcript = page.getByRole('region', { name: 'Full transcript' })
  const speakers = transcript.getByRole('button', { name: /^Who speaks/ })
  const place = (turn: number) => speakers.nth(turn).evaluate((name) => name.closest('li')?.dataset.index)
  const [chosen, next] = [await place(1), await place(2)]
  const getSpeaker = (row: string | undefined) =>
    transcript.locator(`[data-index="${row}"]`).getByRole('button').first()
  await getSpeaker(chosen).focus()
  await transcript.hover()
  for (let turn = 0; turn < 8; turn++) {
    await page.mouse.wheel(0, 900)
    await expect(getSpeaker(chosen)).toBeFocused()
  }
  await expect(getSpeaker(chosen)).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(getSpeaker(next)).toBeFocused()
  await expect(getSpeaker(next)).toBeInViewport()
})
