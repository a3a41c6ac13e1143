// Checks for every screen: no axe violations, no sideways scrolling.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settle } from './settle.ts'

/** Window sizes that every screen is checked in. */
export const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } }

/** Windows from this width in pixels aren't phones. */
const minWideWidth = 600

/** Checks a phone in dark mode and a wide window in light mode; the themes color the same elements. */
export async function expectClean(page: Page, what: string) {
  const isPhone = (page.viewportSize()?.width ?? minWideWidth) < minWideWidth
  await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light' })
  await settle(page)
  expect.soft(await findViolations(page), what).toEqual([])
  const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect.soft(tooWide, `${what} scrolls sideways by`).toBeLessThanOrEqual(0)
}

/** Checks the page in a wide window, then on a phone; leaves the window wide. */
export async function expectCleanAtBothSizes(page: Page, what: string) {
  await page.setViewportSize(sizes.phone)
  await expectClean(page, `${what}, phone`)
  await page.setViewportSize(sizes.wide)
  await expectClean(page, `${what}, wide`)
}

async function findViolations(page: Page): Promise<string[]> {
  // Legacy mode is faster and enough without frames. Only violations are reported in full.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`),
  )
}
