// `node e2e/measure-sound.ts COPY.ogg`, on a quiet machine: how long it takes from a click until a
// listening copy is heard, at different places of the sample. Prints milliseconds. Makes the copy with
// `ffmpeg -f lavfi -i anoisesrc=d=3600:c=pink:r=24000 -ac 1 -c:a libopus -b:a 24k -page_duration 1000000 COPY.ogg`.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { startBuiltApp } from './built-app.ts'
import { newPerson, uploadProject } from './fixtures.ts'

const times = 10
const partBytes = 4 * 1024 * 1024

const { origin, stop } = await startBuiltApp({ BILLING: 'off' })
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  await measure()
} finally {
  await browser.close()
  await stop()
}

async function measure() {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } })
  const person = newPerson()
  const registered = await context.request.post('/api/auth/register', {
    data: { ...person, confirmPassword: person.password },
  })
  const { sessionId } = await registered.json()
  const id = await uploadProject(context, { ...person, sessionId })
  await uploadCopy(context, { sessionId, id })
  await context.addInitScript(`localStorage.setItem('sessionId', ${JSON.stringify(sessionId)})`)
  const page = await context.newPage()
  if (process.env.LOG_CALLS) logCalls(page)
  const first: number[] = []
  const later: number[] = []
  for (let index = 0; index < times; index++) {
    await page.goto(`/project/${id}?type=viral_clips`)
    const buttons = page.getByRole('tabpanel').getByRole('button', { name: /^Play the recording at/ })
    // Recordings are looked for once the page is used.
    for (let move = 0; !(await buttons.first().isVisible()); move++) {
      await page.mouse.move(300, 300 + (move % 9))
      await page.waitForTimeout(100)
    }
    // A user needs this long to look for a passage.
    await page.waitForTimeout(1500)
    const count = await buttons.count()
    first.push(await clickToSound(page, index % count))
    later.push(await clickToSound(page, (index + 1) % count))
  }
  report('first click to sound', first)
  report('later click to sound', later)
}

/** Clicks a play button, and returns the milliseconds until the sound plays from there. */
async function clickToSound(page: Page, index: number): Promise<number> {
  const button = page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Play the recording at/ })
    .nth(index)
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  await page.waitForTimeout(150)
  await page.evaluate(`void (heard = new Promise((resolve) => {
    document.addEventListener('click', ({ timeStamp }) => {
      let start
      const look = () => {
        const audio = document.querySelector('audio')
        if (!audio || audio.seeking || audio.paused || audio.readyState < 3) start = undefined
        else if (start === undefined) start = audio.currentTime
        else if (audio.currentTime > start) return resolve(performance.now() - timeStamp)
        setTimeout(look, 4)
      }
      setTimeout(look)
    }, { once: true, capture: true })
  }))`)
  await button.click()
  return page.evaluate<number>('heard')
}

async function uploadCopy(context: BrowserContext, { sessionId, id }: { sessionId: string; id: string }) {
  const headers = { 'x-session-id': sessionId }
  const copy = `/api/transcripts/${id}/listening-copy`
  const bytes = readFileSync(process.argv[2] ?? '')
  const hash = createHash('sha256').update(bytes).digest('hex')
  await context.request.post(copy, { headers, data: { bytes: bytes.length, hash, offset: 0 } })
  for (let part = 0; part * partBytes < bytes.length; part++) {
    const buffer = bytes.subarray(part * partBytes, (part + 1) * partBytes)
    const multipart = { part: { name: 'part', mimeType: 'audio/ogg', buffer } }
    await context.request.put(`${copy}/parts/${part}`, { headers, multipart })
  }
  const finished = await context.request.post(`${copy}/finish`, { headers })
  if (!finished.ok()) throw new Error(await finished.text())
}

function logCalls(page: Page) {
  page.on('requestfinished', async (request) => {
    if (!request.url().includes('/sound')) return
    const { responseStart, responseEnd } = request.timing()
    console.log(request.headers().range, responseStart.toFixed(0), responseEnd.toFixed(0))
  })
  page.on('requestfailed', (request) => {
    if (request.url().includes('/sound'))
      console.log('canceled', request.headers().range, request.timing().responseStart.toFixed(0))
  })
}

function report(what: string, all: readonly number[]) {
  const sorted = [...all].sort((one, other) => one - other)
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)
  console.log(
    `${what.padEnd(24)} median ${at(0.5)} ms, ${at(0)} to ${at(1)}: ${all.map((ms) => ms.toFixed(0)).join(' ')}`,
  )
}
