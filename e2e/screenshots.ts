// `npm run screenshots -w e2e -- folder --only project`: screenshots of every screen, light and dark, wide and on a
// phone. The default folder is `screenshots`; `--only` selects screens by part of their name.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { startBuiltApp } from './built-app.ts'
import { buildWorld, everyScreen, openScreen, type World } from './every-screen.ts'
import { sizes } from './expect-clean.ts'
import { storeSession } from './fixtures.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const folder = positionals[0] ?? 'screenshots'
const screens = everyScreen.filter(({ name }) => name.includes(values.only))
const themes = ['light', 'dark'] as const

mkdirSync(folder, { recursive: true })
const app = await startBuiltApp()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const world = await buildWorld(await browser.newContext({ baseURL: app.origin }))
  for (const size of ['wide', 'phone'] as const) await takeAll(browser, world, size)
} finally {
  await browser.close()
  await app.stop()
}

async function takeAll(browser: Browser, world: World, size: keyof typeof sizes): Promise<void> {
  const contexts = {
    nobody: await browser.newContext({ baseURL: app.origin }),
    newcomer: await browser.newContext({ baseURL: app.origin }),
    maya: await browser.newContext({ baseURL: app.origin }),
  }
  for (const screen of screens) {
    const page = await contexts[screen.as].newPage()
    await page.setViewportSize(sizes[size])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (screen.as !== 'nobody') await storeSession(page, world[screen.as].sessionId)
    await openScreen(page, screen, world)
    // The pictures beside quotes and slides load after the text.
    await page.waitForLoadState('networkidle')
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await page.screenshot({ path: join(folder, `${screen.name}.${size}-${theme}.png`), fullPage: true })
    }
    await page.close()
    process.stdout.write(`${size} ${screen.name}\n`)
  }
  for (const context of Object.values(contexts)) await context.close()
}
