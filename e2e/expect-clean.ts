// What holds for every screen, wide and on a phone, light and dark: nothing that axe finds, nothing that scrolls sideways.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settle } from './settle.ts'

/** Both themes hold the same elements, so that the dark one is asked for its colors alone. */
export async function expectClean(page: Page, what: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  expect.soft(await complaints(axe(page)), what).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect.soft(await complaints(axe(page).withRules('color-contrast')), `${what}, dark`).toEqual([])
  const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  expect.soft(tooWide, `${what} scrolls sideways by`).toBeLessThanOrEqual(0)
}

function axe(page: Page): AxeBuilder {
  // No frames anywhere: the quicker way, without a second page for each look.
  return new AxeBuilder({ page }).setLegacyMode()
}

async function complaints(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target} ${html.slice(0, 120)}`),
  )
}
