import type { Page } from '@playwright/test'

/** Waits for fonts, color transitions and animations to finish, so that sizes, positions and colors are final. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(`document.fonts.ready.then(() => Promise.allSettled(
    document.getAnimations()
      .filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  ))`)
}
