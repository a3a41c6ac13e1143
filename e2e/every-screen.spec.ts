// Every screen, wide in light mode and on a narrow phone in dark mode: no axe violations, no sideways scrolling, and no
// small touch targets on the phone. Other states are in accessibility.spec.ts and accessibility-account.spec.ts.
import type { Page } from '@playwright/test'
import { buildWorld, everyScreen, openScreen, type World } from './every-screen.ts'
import { expectClean, sizes } from './expect-clean.ts'
import { expectTouchable } from './expect-touchable.ts'
import { expect, listenForComplaints, storeSession, test } from './fixtures.ts'

let world: World

test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser, baseURL }, info) => {
  info.setTimeout(180_000)
  const context = await browser.newContext({ baseURL })
  world = await buildWorld(context)
  await context.close()
})

for (const as of ['nobody', 'newcomer', 'maya'] as const) {
  test.describe(`${as}:`, () => {
    // One page for all screens: opening a window takes as long as checking a screen.
    let page: Page
    let complaints: string[]

    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage({ baseURL, viewport: sizes.wide, reducedMotion: 'reduce' })
      complaints = listenForComplaints(page)
      if (as !== 'nobody') await storeSession(page, world[as].sessionId)
    })
    test.afterAll(() => page.close())

    for (const screen of everyScreen.filter((each) => each.as === as)) {
      test(screen.name, async () => {
        await page.setViewportSize(sizes.wide)
        await openScreen(page, screen, world)
        await expectClean(page, `${screen.name}, wide`)
        await page.setViewportSize(sizes.phone)
        if (screen.act) await openScreen(page, screen, world)
        await expectClean(page, `${screen.name}, phone`)
        await expectTouchable(page, screen.name)
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        expect(complaints.splice(0)).toEqual([])
      })
    }
  })
}
