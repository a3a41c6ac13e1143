import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

const port = Number(process.env.E2E_PORT ?? 4517)
const root = join(import.meta.dirname, '..')
const dataDir = join(root, `test-results/data-${port}`)
// Workers load this file too, while the server is running.
if (!process.env.TEST_WORKER_INDEX) rmSync(dataDir, { recursive: true, force: true })

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results/traces'),
  fullyParallel: true,
  workers: 2,
  // A browser can be slow once on a busy machine. Tests that pass on retry are named in the last line of `npm test`.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/browser.json') }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    // Recording every test would take a third of the time; use --trace on when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'npm start',
    cwd: root,
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 120_000,
    // With AI_PROVIDER, a new server doesn't ask which model writes: any test may have its first account.
    env: {
      ...{ PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' },
      ...{ LINE_ENCODER: 'off', AI_PROVIDER: 'builtin' },
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
