// Number of controls on a project page before any interaction.

import { contentTypes } from './every-screen.ts'
import { expect, signInAsReader, test } from './fixtures.ts'
import { settle } from './settle.ts'

const maxControls = 35

test('each tab of a project initially shows at most 35 controls', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.addInitScript(() => localStorage.setItem('writer-offer:none', 'none'))
  await page.setViewportSize({ width: 1280, height: 800 })
  const counts: Record<string, number> = {}
  for (const type of contentTypes) {
    await page.goto(`/project/${id}?type=${type}`)
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await expect(page.getByRole('tabpanel').locator('[data-item]').first()).toBeVisible()
    if (await dismiss.isVisible()) await dismiss.click()
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
  expect(Object.entries(counts).filter(([, count]) => count > maxControls)).toEqual([])
})
