// How long after opening the page of a four-hour episode a person can work on it, in a real browser.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../../e2e/browser.ts'
import { longEpisode } from '../../e2e/long-episode.ts'
import { judged, printTable, rounded } from './print-table.ts'
import { quantile } from './quantile.ts'
import { startBenchServer } from './server-process.ts'

const goalMs = 1000
const loads = 7
/** Nothing long in this time, and the page is taken for calm. */
const calmMs = 1500

export async function benchInteractive(): Promise<void> {
  console.log(
    'Milliseconds from opening the address of a project of four hours: until its content and its transcript are',
  )
  console.log(
    'seen, and until the page was then last busy for more than 50 ms, which is when it is interactive. The median',
  )
  console.log(`of ${loads} loads by a browser that was there before, as people come back.\n`)
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-bench-'))
  const server = await startBenchServer({ DATA_DIR: folder }, { asNpmStart: true })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const session = await server.register()
    const id = await server.process(session, longEpisode(), 'four-hours.vtt')
    const measured = await measure(browser, { address: `${server.url}/project/${id}`, session })
    const interactive = quantile(measured.interactive, 0.5)
    printTable([
      {
        seen: rounded(quantile(measured.seen, 0.5), 0),
        interactive: rounded(interactive, 0),
        slowest: rounded(Math.max(...measured.interactive), 0),
        [`within ${goalMs}`]: judged(interactive, goalMs),
      },
    ])
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(browser: Browser, { address, session }: { address: string; session: string }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(`localStorage.setItem('sessionId', ${JSON.stringify(session)})`)
  await context.addInitScript(
    `window.busyUntil = 0
     new PerformanceObserver((list) => {
       for (const { startTime, duration } of list.getEntries()) window.busyUntil = startTime + duration
     }).observe({ type: 'longtask', buffered: true })`,
  )
  const page = await context.newPage()
  const measured = { seen: [] as number[], interactive: [] as number[] }
  for (let load = 0; load <= loads; load++) {
    await page.goto(address, { waitUntil: 'commit' })
    const passage = page.getByRole('tabpanel').getByRole('button', { name: /^Jump to/ })
    await passage.first().waitFor()
    const seen = await page.evaluate<number>('performance.now()')
    await page.waitForTimeout(calmMs)
    const busyUntil = await page.evaluate<number>('window.busyUntil')
    // The first finds nothing kept.
    if (load === 0) continue
    measured.seen.push(seen)
    measured.interactive.push(Math.max(seen, busyUntil))
  }
  return measured
}
