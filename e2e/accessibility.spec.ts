// States of the screens in every-screen.ts that users bring about: messages, dialogs, choices, typed text, open panels.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectCleanAtBothSizes, sizes } from './expect-clean.ts'
import { expectTouchable } from './expect-touchable.ts'
import { expect, findToasts, sample, signIn, signInAsReader, test } from './fixtures.ts'

test.use({ viewport: sizes.wide, reducedMotion: 'reduce' })
test.setTimeout(180_000)

test('registration on the landing screen, an incomplete login, a reset without its link', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Email Address')).toBeVisible()
  await expectCleanAtBothSizes(page, 'landing, Sign Up')
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(findToasts(page)).toContainText('Missing information')
  await expectCleanAtBothSizes(page, 'login with a message')
  await visit(page, '/reset-password', 'Forgot password?')
})

test('an incomplete card, and a paid plan', async ({ page, context }) => {
  await signIn(context, page, { subscribed: false })
  await page.goto('/subscribe')
  await page.getByRole('button', { name: /^Subscribe for/ }).click()
  await expect(page.getByText('Please enter the whole card number')).toBeVisible()
  await expectCleanAtBothSizes(page, 'subscribe with what is missing')
  await page.getByRole('button', { name: 'Fill in a test card' }).click()
  await page.getByRole('button', { name: /^Subscribe for/ }).click()
  await expect(page.getByText('No projects yet')).toBeVisible()
  await visit(page, '/subscribe', 'Already Subscribed!')
})

test('a dialog, an open article, an accepted file and a rejected one', async ({ page, reader }) => {
  await signInAsReader(page, reader)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Rename or delete/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(page.getByRole('dialog', { name: 'Rename Project' })).toBeVisible()
  await expectCleanAtBothSizes(page, 'rename dialog')
  await page.keyboard.press('Escape')
  await page.goto('/dashboard?tab=help')
  await page.getByText('Getting Started').click()
  await expectCleanAtBothSizes(page, 'open help article')
  await page.goto('/create')
  const name = 'an-episode-whose-file-name-is-far-longer-than-any-phone-is-wide-and-goes-on.vtt'
  const buffer = readFileSync(sample)
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/vtt', buffer })
  await expect(page.getByText(/Speakers found/)).toBeVisible()
  await expectCleanAtBothSizes(page, 'upload with a chosen file')
  await page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('a') })
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectCleanAtBothSizes(page, 'upload with a wrong file')
})

test('all quotes, with one being edited', async ({ page, reader }) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  await page
    .getByRole('button', { name: /^Show more/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  await expect(page.getByRole('textbox', { name: 'Quote' })).toBeVisible()
  await expectCleanAtBothSizes(page, 'all quotes, one in an editor')
  await page.setViewportSize(sizes.phone)
  await expectTouchable(page, 'all quotes, one in an editor')
})

for (const [size, viewport] of Object.entries(sizes)) {
  test(`no sticky bar hides a focused element or scrolls the page on focus: ${size}`, async ({ page, reader }) => {
    const id = await signInAsReader(page, reader)
    await page.setViewportSize({ ...viewport, height: 600 })
    for (const path of [`/project/${id}?type=video_clips`, '/dashboard?tab=settings']) {
      await page.goto(path)
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const key of ['Tab', 'Shift+Tab']) expect(await hiddenOnTheWay(page, key), `${path} by ${key}`).toEqual([])
      await page.evaluate('scrollTo(0, 300)')
      await page.getByRole('link', { name: 'PodcastAI' }).first().focus()
      expect(await page.evaluate<number>('scrollY'), path).toBe(300)
    }
    // A form's action bar belongs to that form; focusing the form from below brings the bar back.
    await page.setViewportSize({ ...viewport, height: 300 })
    const save = page.getByRole('button', { name: 'Save Settings' })
    await page.evaluate(`scrollBy(0, document.querySelector('form').getBoundingClientRect().bottom)`)
    await expect(save).not.toBeInViewport({ ratio: 1 })
    await save.focus()
    await expect(save).toBeInViewport({ ratio: 1 })
    expect((await save.boundingBox())?.y).toBeGreaterThan(56)
  })
}

/** Returns the focused elements whose center is under a sticky element. */
async function hiddenOnTheWay(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = []
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press(key)
    const seen = await page.evaluate<{ isLast: boolean; covered: string | null }>(`(() => {
      const focused = document.activeElement
      const { left, top, width, height } = focused.getBoundingClientRect()
      const stays = (element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position)
      let above = document.elementFromPoint(left + width / 2, top + height / 2)
      while (above && !above.contains(focused) && !stays(above)) above = above.parentElement
      const isCovered = height < 200 && above !== null && !above.contains(focused)
      return {
        isLast: focused === document.body,
        covered: isCovered ? focused.ariaLabel || focused.name || focused.textContent : null,
      }
    })()`)
    if (seen.isLast && presses > 0) break
    if (seen.covered !== null) hidden.push(seen.covered)
  }
  return hidden
}

async function visit(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: heading })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectCleanAtBothSizes(page, path)
}
