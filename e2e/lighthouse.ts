// `npm run lighthouse -w e2e`, on a quiet machine: audits the landing screen and a signed-in dashboard with one
// project, three times each for desktop and phone. Prints the median scores and the lost points, and fails below the
// targets.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { buildPerson, uploadProject } from './fixtures.ts'

const root = join(import.meta.dirname, '..')
const port = Number(process.env.E2E_PORT ?? 4533)
const debuggingPort = port + 1
const debuggingUrl = `http://127.0.0.1:${debuggingPort}/json/version`
const origin = `http://127.0.0.1:${port}`
const times = 3
const categories = ['performance', 'accessibility', 'best-practices'] as const
type Goals = Record<(typeof categories)[number], number>
const devices: Record<string, { options: string[]; goals: Goals }> = {
  desktop: { options: ['--preset=desktop'], goals: { performance: 95, accessibility: 100, 'best-practices': 100 } },
  mobile: { options: [], goals: { performance: 85, accessibility: 100, 'best-practices': 100 } },
}

/**
 * The parts of Lighthouse's report that we read:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md
 */
type Result = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>
}

spawnSync(process.execPath, ['web/build-when-stale.ts'], { cwd: root, stdio: 'inherit' })
const dataDir = mkdtempSync(join(tmpdir(), 'podcastai-lighthouse-'))
const profileDir = mkdtempSync(join(tmpdir(), 'podcastai-browser-'))
const server = spawn(process.execPath, ['server/src/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', AI_PROVIDER: 'builtin' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
// A separate browser: with Playwright attached, Lighthouse can't record some page loads.
const browser = spawn(
  findBrowser(),
  [
    ...['--headless=new', '--no-sandbox', '--no-first-run', `--user-data-dir=${profileDir}`],
    `--remote-debugging-port=${debuggingPort}`,
  ],
  { stdio: 'ignore' },
)
try {
  await answers(`${origin}/api/health`)
  await answers(debuggingUrl)
  console.log(['', ...categories, 'LCP ms', 'TBT ms', 'CLS', 'kB'].map((head) => head.padEnd(16)).join(''))
  measure('landing', '/')
  await signInHere()
  measure('dashboard', '/dashboard')
} finally {
  const ended = [browser, server].map((child) => new Promise((resolve) => child.once('exit', resolve)))
  await closeBrowser().catch(() => browser.kill())
  server.kill()
  await Promise.all(ended)
  for (const folder of [dataDir, profileDir]) rmSync(folder, { recursive: true, force: true })
}

function measure(name: string, path: string): void {
  for (const [device, { options, goals }] of Object.entries(devices)) {
    const results: Result[] = []
    for (let run = 0; run < times; run += 1) {
      results.push(audit(`${origin}${path}`, options))
    }
    report(
      `${name} ${device}`,
      results.sort((a, b) => getScore(a, 'performance') - getScore(b, 'performance')),
      goals,
    )
  }
}

/**
 * Runs Lighthouse, downloaded on first use: nothing else needs it, and it would add a seventh to the install. Retries
 * page loads that a busy machine couldn't record.
 */
function audit(url: string, options: string[], triesLeft = 2): Result {
  const asked = [url, ...options, `--port=${debuggingPort}`, `--only-categories=${categories.join()}`]
  const { stdout } = spawnSync(
    'npm',
    ['exec', '--yes', '--package=lighthouse@13.5.0', '--', 'lighthouse', ...asked, '--output=json', '--quiet'],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 100_000_000 },
  )
  const result = stdout === '' ? null : (JSON.parse(stdout) as Result)
  if (result && !result.runtimeError) return result
  if (triesLeft > 0) return audit(url, options, triesLeft - 1)
  throw new Error(`Lighthouse: ${result?.runtimeError?.message ?? 'no result'}`)
}

function report(name: string, results: Result[], goals: Goals): void {
  const median = results[Math.floor(results.length / 2)] as Result
  const figure = (audit: string) => median.audits[audit]?.numericValue ?? Number.NaN
  const cells = [
    ...categories.map((category) => `${getScore(median, category)} (${goals[category]})`),
    ...['largest-contentful-paint', 'total-blocking-time'].map((audit) => figure(audit).toFixed(0)),
    figure('cumulative-layout-shift').toFixed(3),
    (figure('total-byte-weight') / 1000).toFixed(0),
  ]
  console.log([name, ...cells].map((cell) => cell.padEnd(16)).join(''))
  for (const category of categories) {
    if (getScore(median, category) < goals[category]) process.exitCode = 1
    for (const { id, weight } of median.categories[category]?.auditRefs ?? []) {
      const { score, title, displayValue } = median.audits[id] ?? {}
      if (weight > 0 && typeof score === 'number' && score < 0.9) console.log(`  ${title}: ${displayValue ?? 'failed'}`)
    }
  }
}

function getScore(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100)
}

async function answers(url: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null || browser.exitCode !== null) throw new Error('The server or the browser ended.')
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * Closes the browser through its own API: the started process may be a launcher script, and a leftover browser would be
 * measured next time.
 */
async function closeBrowser(): Promise<void> {
  const attached = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`)
  await (await attached.newBrowserCDPSession()).send('Browser.close')
}

/** Creates an account with a finished project and signs in every page of this browser. */
async function signInHere(): Promise<void> {
  const attached = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`)
  const calling = await attached.newContext({ baseURL: origin })
  const person = await buildPerson(calling)
  await uploadProject(calling, person)
  const page = await attached.contexts()[0]?.newPage()
  await page?.goto(`${origin}/terms`)
  await page?.evaluate((sessionId) => localStorage.setItem('sessionId', sessionId), person.sessionId)
  await page?.close()
  await attached.close()
}
