// Every screen of the product, wide and on a narrow phone, light and dark: nothing that axe finds, nothing that scrolls
// sideways. States beyond the table stand in accessibility.spec.ts and accessibility-account.spec.ts.
import { buildWorld, everyScreen, openScreen, sizes, type World } from './every-screen.ts'
import { expectClean } from './expect-clean.ts'
import { storeSession, test } from './fixtures.ts'

let world: World

test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ browser, baseURL }, info) => {
  info.setTimeout(180_000)
  const context = await browser.newContext({ baseURL })
  world = await buildWorld(context)
  await context.close()
})

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`${size}, light and dark:`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })
    for (const screen of everyScreen) {
      test(screen.name, async ({ page }) => {
        if (screen.as !== 'nobody') await storeSession(page, world[screen.as].sessionId)
        await openScreen(page, screen, world)
        await expectClean(page, screen.name)
      })
    }
  })
}
