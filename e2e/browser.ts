// Finds a Chrome or Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell comes first: same engine, about 20% faster. */
const names = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the path of the browser to test with: CHROMIUM_PATH, else the system's, else Debian's (installed here when
 * root), else Playwright's own download.
 * @throws Error with a one-line message that says how to get a browser
 */
export function findBrowser(): string {
  const found = installed() ?? installDebians() ?? downloadPlaywrights()
  if (found) return found
  throw new Error('No Chrome or Chromium found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
}

function installed(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const fromPath = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim())
  return [...fromPath, ...places].find((path) => path && existsSync(path)) ?? null
}

function installDebians(): string | null {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('which', ['apt-get']).status !== 0) return null
  process.stdout.write('No browser found: installing Debian’s Chromium.\n')
  const apt = (...rest: string[]) =>
    spawnSync('apt-get', rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-qq')
  const install = (name: string) => apt('install', '-y', '-qq', '--no-install-recommends', name).status === 0
  if (!install('chromium-headless-shell')) install('chromium')
  return installed()
}

function downloadPlaywrights(): string | null {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' })
  return existsSync(own) ? own : null
}
