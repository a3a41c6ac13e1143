// The processing screen and the text of each status. Statuses that pass too quickly are simulated: the server's real
// response with another status.
import type { Page, Response } from '@playwright/test'
import { alterAnswers, expect, sample, signIn, signInAsReader, test, uploadProject } from './fixtures.ts'

type Answer = { status: string; [key: string]: unknown }

/** Replaces the status in responses about one project until told otherwise. */
async function standIn(page: Page, id: string, status: string, more: object = {}) {
  const shown = { status: status as string | null }
  await alterAnswers<Answer>(page, `**/api/transcripts/${id}*`, (answer) =>
    shown.status === null ? answer : { ...answer, ...more, status: shown.status, revision: shown.status },
  )
  return shown
}

/** Stops the page's clock once the requests of its timers are answered. */
async function standStill(page: Page) {
  const answer = page.waitForResponse('**/api/transcripts/*')
  await page.clock.pauseAt(Date.now() + 30_000)
  await untilRead(page, await answer)
}

/** Waits until the page has read a response and set its next timer, which the following response proves. */
async function untilRead(page: Page, answer: Response) {
  await answer.finished()
  await page.evaluate(() => fetch('/api/health').then((health) => health.text()))
}

async function expectAnswerAfter(page: Page, id: string, milliseconds: number) {
  const answer = page.waitForResponse(`**/api/transcripts/${id}*`, { timeout: 10_000 })
  await page.clock.runFor(milliseconds)
  await untilRead(page, await answer)
}

test('[PROC-01] [PROC-02] an upload runs from parsing through the analysis to its eight types', async ({
  page,
  context,
}) => {
  const { sessionId } = await signIn(context, page)
  await page.goto('/create')
  await page.getByLabel('Transcript file').setInputFiles(sample)
  const upload = page.waitForResponse('**/api/transcripts/upload')
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  const { id, status } = await (await upload).json()
  expect(status).toBe('processing')
  const seen = new Set<string>([status])
  const headers = { 'x-session-id': sessionId }
  await expect
    .poll(
      async () => {
        const answer = await (await context.request.get(`/api/transcripts/${id}`, { headers })).json()
        seen.add(answer.status)
        return answer
      },
      { timeout: 45_000, intervals: [50] },
    )
    .toMatchObject({ status: 'completed', generatedTypes: 8 })
  expect([...seen]).toEqual(['processing', 'analyzing', 'completed'])
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
})

test('[PROC-08] [PROC-09] [PROC-14] it polls every two seconds with the session, and counts down from 120', async ({
  page,
  reader,
}) => {
  const id = await signInAsReader(page, reader)
  await standIn(page, id, 'analyzing')
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api/transcripts/${id}`) asked.push(request.headers())
  })
  await page.clock.install()
  await page.goto(`/processing/${id}`)
  await expect(page.getByText('Generating social media content...')).toBeVisible()
  await expect(page.getByText(/Up to (2m 0s|1m 5\ds) left/)).toBeVisible()
  await standStill(page)
  for (let round = 0; round < 3; round += 1) {
    const before = asked.length
    await expectAnswerAfter(page, id, 2000)
    expect(asked.length).toBe(before + 1)
  }
  expect(new Set(asked.map((headers) => headers['x-session-id']))).toEqual(new Set([reader.sessionId]))
  await page.clock.fastForward(50_000)
  await expect(page.getByText(/Up to \d\ds left/)).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Taking longer than usual')).toBeVisible()
})

test('[PROC-10] [PROC-11] [STATUS-06] done: shows 100%, and a second later the dashboard with that project first', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person, { filename: 'first.vtt', generate: false })
  await uploadProject(context, person, { filename: 'second.vtt', generate: false })
  const shown = await standIn(page, id, 'analyzing')
  await page.goto(`/processing/${id}`)
  await expect(page.getByText('Generating social media content...')).toBeVisible()
  shown.status = null
  await expect(page.getByText('Content Generated!')).toBeVisible()
  await expect(page.getByText('100%', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`/dashboard?transcript=${id}`)
  await expect(page.getByRole('article').first()).toHaveAccessibleName('first')
  await expect(page.getByRole('article', { name: 'first' }).getByRole('link', { name: 'View content' })).toBeFocused()
})

test('[STATUS-13] [PROC-13] [PROC-16] before the first response it shows uploading, and says that the page may be closed', async ({
  page,
  reader,
}) => {
  const id = await signInAsReader(page, reader)
  await page.route(`**/api/transcripts/${id}*`, () => {})
  await page.goto(`/processing/${id}`)
  await expect(page.getByText('Uploading transcript...', { exact: true })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Processing' })).toHaveAttribute('aria-valuenow', '10')
  await expect(page.getByText('You can safely close this page')).toBeVisible()
  await expect(page.getByText(/2-3 minutes/)).toBeVisible()
})

test('[PROC-13] closing the page does not stop the processing', async ({ page, context }) => {
  const { sessionId } = await signIn(context, page)
  await page.goto('/create')
  await page.getByLabel('Transcript file').setInputFiles(sample)
  const upload = page.waitForResponse('**/api/transcripts/upload')
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  const { id } = await (await upload).json()
  await page.close()
  const headers = { 'x-session-id': sessionId }
  const project = async () => (await context.request.get(`/api/transcripts/${id}`, { headers })).json()
  await expect.poll(project, { timeout: 45_000 }).toMatchObject({ status: 'completed', generatedTypes: 8 })
})

test('[STATUS-07] [STATUS-08] [STATUS-09] an error says what to do, and Try Again reprocesses', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person, { generate: false })
  const shown = await standIn(page, id, 'error')
  await page.goto(`/project/${id}`)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Processing Error')
  await expect(alert).toContainText(
    'Please try uploading your transcript again. If the problem persists, contact support.',
  )
  const retry = page.waitForResponse(`**/api/transcripts/${id}/retry`)
  shown.status = null
  await alert.getByRole('button', { name: 'Try Again' }).click()
  expect((await retry).ok()).toBe(true)
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(alert).toHaveCount(0)
})
