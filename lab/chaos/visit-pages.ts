import { type Browser, chromium } from '@playwright/test'
import { contentTypeKeys } from '@podcastai/content-types'
import { findBrowser } from '../../e2e/browser.ts'
import { html } from './attacking-texts.ts'
import type { SpoiledHome } from './spoiled-home.ts'

/** A project's page listens for news and so is never done with the network. */
const settleMs = 2000

/** Every page on which texts of people stand, and addresses that attack, in a real browser: what ran, or went wrong. */
export async function visitPages(url: string, { admin, id, token }: SpoiledHome): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const { session } = admin
    return [
      ...(await visit(browser, { url, session, paths: listPages(id, token) })),
      ...(await visit(browser, { url, session, paths: addresses, mayBeMissing: true })),
      ...(await visit(browser, { url, session: null, paths: addresses, mayBeMissing: true })),
    ]
  } finally {
    await browser.close()
  }
}

const listPages = (id: string, token: string) => [
  ...['/dashboard', '/dashboard?tab=team', '/dashboard?tab=settings', '/dashboard?tab=deleted', '/create'],
  ...['/clip-thumbnails', '/subscribe', `/processing/${id}`, `/transcript/${id}`],
  ...contentTypeKeys.map((key) => `/project/${id}?type=${key}`),
  `/shared/${token}`,
]

const inAddress = encodeURIComponent(html)
/** Links that an attacker sends. */
const addresses = [
  ...[`/project/${inAddress}`, `/shared/${inAddress}`, `/${inAddress}`, `/dashboard?tab=${inAddress}`],
  ...[`/reset-password?token=${inAddress}`, `/verify-email?token=${inAddress}`, `/register?invitation=${inAddress}`],
  ...['/login?to=javascript:window.ran=1', '/login?to=//elsewhere.example/', '/login?to=/%5C/elsewhere.example'],
]

async function visit(
  browser: Browser,
  order: { url: string; session: string | null; paths: readonly string[]; mayBeMissing?: boolean },
): Promise<string[]> {
  const { url, session, paths, mayBeMissing = false } = order
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(`${session ? `localStorage.setItem('sessionId', ${JSON.stringify(session)})` : ''}
    addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective))`)
  if (session) await context.addCookies([{ name: 'sessionId', value: session, url }])
  const faults: string[] = []
  for (const path of paths) {
    const page = await context.newPage()
    const said = `${session ? '' : 'signed out, '}${path}`
    page.on('console', (message) => {
      const isMissing = mayBeMissing && /status of 4\d\d/.test(message.text())
      if (message.type() === 'error' && !isMissing) faults.push(`${said}: ${message.text().slice(0, 200)}`)
    })
    page.on('pageerror', (error) => faults.push(`${said}: ${error.message}`))
    page.on('dialog', (dialog) => {
      faults.push(`${said}: a dialog, ${dialog.message()}`)
      void dialog.dismiss()
    })
    await page.goto(url + path)
    await page.waitForTimeout(settleMs)
    if (await page.evaluate('window.ran === 1')) faults.push(`${said}: it ran`)
    if (new URL(page.url()).origin !== new URL(url).origin) faults.push(`${said}: led to ${page.url()}`)
    if (!mayBeMissing && (await page.getByText('window.ran').count()) === 0 && /project|shared/.test(path))
      faults.push(`${said}: nothing of it is shown`)
    await page.close()
  }
  await context.close()
  return faults
}
