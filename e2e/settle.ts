import type { Page } from '@playwright/test'

/**
 * Waits for what changes by itself: fonts that still come, what fades to its new color or slides in. Until then widths,
 * places and colors are those of something on its way.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(`document.fonts.ready.then(() => Promise.allSettled(
    document.getAnimations()
      .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  ))`)
}
