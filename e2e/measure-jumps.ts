// `node e2e/measure-jumps.ts`, on a quiet machine: in a four-hour transcript, measures how long a jump
// to a passage takes, how long a letter typed into the search blocks the page, and frame times while scrolling. Prints
// milliseconds, and fails if a jump is slower than the limit.
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { startBuiltApp } from './built-app.ts'
import { longEpisode } from './long-episode.ts'

const limitMs = 150
const types = ['quotes', 'video_clips', 'viral_clips', 'carousel_posts', 'youtube_script'] as const

const { origin, stop } = await startBuiltApp({ BILLING: 'off' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  await measure()
} finally {
  await browser.close()
  await stop()
}

async function measure() {
  const { sessionId, id } = await longProject()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(`localStorage.setItem('sessionId', ${JSON.stringify(sessionId)})`)
  await context.addInitScript({ path: join(import.meta.dirname, 'page-timing.js') })
  const page = await context.newPage()
  const jumps: number[] = []
  for (const type of types) {
    await page.goto(`${origin}/project/${id}?type=${type}`)
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Jump to/ })
      .first()
      .waitFor()
    // A user needs this long to look for a passage; prefetching finishes within it.
    await page.waitForTimeout(700)
    const all = await page.evaluate<number[]>('timing.jumpEverywhere()')
    console.log(`${type.padEnd(16)} ${all.map((ms) => ms.toFixed(0)).join(' ')}`)
    jumps.push(...all)
  }
  report('click to marked passage', jumps)
  report('key stroke in the search, page busy', await typing(page))
  report('frame while scrolling', await page.evaluate<number[]>('timing.scrollThrough()'))
  if (Math.max(...jumps) > limitMs) {
    console.error(`A jump took longer than ${limitMs} ms.`)
    process.exitCode = 1
  }
}

async function typing(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Search the transcript' }).click()
  await page.evaluate('watched = timing.watchTyping()')
  await page
    .getByRole('searchbox', { name: 'Search the transcript' })
    .pressSequentially('e the oven and', { delay: 120 })
  return page.evaluate<number[]>('watched()')
}

function report(what: string, all: readonly number[]) {
  const sorted = [...all].sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  console.log(`${what.padEnd(38)} median ${at(0.5)} ms, slowest ${at(1)} ms, ${all.length} times`)
}

async function longProject(): Promise<{ sessionId: string; id: string }> {
  const person = { email: 'jumps@example.com', username: 'Maya', password: 'correct horse' }
  const { sessionId = '' } = await call('/api/auth/register', { body: JSON.stringify(person) })
  const form = new FormData()
  form.set('transcript', new File([longEpisode()], 'four-hours.vtt'))
  const { id = '' } = await call('/api/transcripts/upload', { body: form, sessionId })
  for (;;) {
    const { status } = await call(`/api/transcripts/${id}`, { method: 'GET', sessionId })
    if (status === 'completed') return { sessionId, id }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function call(path: string, options: { method?: string; body?: string | FormData; sessionId?: string }) {
  const { method = 'POST', body, sessionId } = options
  const headers = { ...(typeof body === 'string' && { 'content-type': 'application/json' }) }
  const answer = await fetch(origin + path, {
    method,
    body,
    headers: { ...headers, ...(sessionId && { 'x-session-id': sessionId }) },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, string>
}
