// Number of controls on a project page before any interaction.

import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contentTypes } from './every-screen.ts'
import { expect, sample, signIn, signInAsReader, test, uploadProject } from './fixtures.ts'
import { settle } from './settle.ts'

const maxControls = 35

test('each tab of a project initially shows at most 35 controls', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  expect(await findCrowdedTabs(page, id)).toEqual([])
})

test('so does the first project of a raw transcript, with the offer to write with a model', async ({
  page,
  context,
}, testInfo) => {
  const person = await signIn(context, page)
  const file = testInfo.outputPath('raw-talk.vtt')
  writeFileSync(
    file,
    readFileSync(sample, 'utf8')
      .replace(/<\/?v[^>]*>/g, '')
      .replace(/^WEBVTT.*/, 'WEBVTT'),
  )
  const id = await uploadProject(context, person, { file })
  await page.goto(`/project/${id}`)
  await expect(page.getByRole('region', { name: /^(Two ways to write|We found only)/ })).toBeVisible()
  await expect(page.getByRole('button', { name: / episode details$/ })).toBeVisible()
  expect(await findCrowdedTabs(page, id)).toEqual([])
})

/** Returns the tabs of a project that show too many controls, with their number. */
async function findCrowdedTabs(page: Page, id: string): Promise<[string, number][]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const counts: Record<string, number> = {}
  for (const type of contentTypes) {
    await page.goto(`/project/${id}?type=${type}`)
    await expect(page.getByRole('tabpanel').locator('[data-item]').first()).toBeVisible()
    await page.mouse.move(0, 0)
    await settle(page)
    counts[type] = await page.locator('body').evaluate((body) => {
      const all = 'a[href], button, input, select, textarea, summary, [role=slider]'
      const shown = [...body.querySelectorAll(all)].filter(
        (control) =>
          control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          control.getBoundingClientRect().width > 1,
      )
      // The talk strip's marks are one tab stop and one picture.
      const strip = shown.filter((control) => control.closest('fieldset[aria-label="Marked passages"]'))
      return shown.length - strip.length + Math.min(1, strip.length)
    })
  }
  return Object.entries(counts).filter(([, count]) => count > maxControls)
}
