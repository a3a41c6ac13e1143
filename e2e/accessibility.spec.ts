// Every screen, wide and on a phone, light and dark: nothing that axe finds, nothing that scrolls sideways.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectClean } from './expect-clean.ts'
import { alterAnswers, expect, sample, signIn, test, toastOf, uploadProject } from './fixtures.ts'

const contentTypes = [
  'social_media',
  'quotes',
  'video_clips',
  'viral_clips',
  'youtube_script',
  'thumbnail_design',
  'episode_titles',
  'carousel_posts',
]
const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 740 } }

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`${size}, light and dark:`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })
    test.setTimeout(180_000)

    test('landing, sign-in, registration, password reset, legal texts and an unknown address', async ({ page }) => {
      await visit(page, '/', 'You already said it.')
      await page.getByRole('tab', { name: 'Sign Up' }).click()
      await expectClean(page, 'landing, Sign Up')
      await visit(page, '/login', 'Login')
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(toastOf(page)).toContainText('Missing information')
      await expectClean(page, 'login with a message')
      await visit(page, '/register', 'Create your account')
      await visit(page, '/reset-password', 'Forgot password?')
      await visit(page, '/reset-password?token=abc', 'Set a new password')
      await visit(page, '/terms', 'Terms of Service')
      await visit(page, '/privacy', 'Privacy Policy')
      await visit(page, '/nowhere', 'Page Not Found')
    })

    test('payment, and what a person without a subscription or a project sees', async ({ page, context }) => {
      await signIn(context, page, { subscribed: false })
      await visit(page, '/create', 'Upload a transcript')
      await visit(page, '/dashboard', 'Welcome back')
      await page.goto('/subscribe')
      await page.getByRole('button', { name: /^Subscribe for/ }).click()
      await expect(page.getByText('Please enter the whole card number')).toBeVisible()
      await expectClean(page, 'subscribe with what is missing')
      await page.getByRole('button', { name: 'Fill in a test card' }).click()
      await page.getByRole('button', { name: /^Subscribe for/ }).click()
      await expect(page.getByText('No projects yet')).toBeVisible()
      await visit(page, '/subscribe', 'Already Subscribed!')
      await visit(page, '/project/00000000-0000-4000-8000-000000000000', 'Project Not Found')
    })

    test('dashboard, upload and processing', async ({ page, context }) => {
      const person = await signIn(context, page)
      const id = await uploadProject(context, person)
      await visit(page, '/dashboard', 'Welcome back')
      await page.getByRole('button', { name: /^Rename or delete/ }).click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      await expect(page.getByRole('dialog', { name: 'Rename Project' })).toBeVisible()
      await expectClean(page, 'rename dialog')
      await page.keyboard.press('Escape')
      await visit(page, '/dashboard?tab=help', 'Welcome back')
      await page.getByText('Getting Started').click()
      await expectClean(page, 'open help article')
      await visit(page, '/dashboard?tab=profile', 'Welcome back')
      await visit(page, '/create', 'Upload a transcript')
      const name = 'an-episode-whose-file-name-is-far-longer-than-any-phone-is-wide-and-goes-on.vtt'
      const buffer = readFileSync(sample)
      await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/vtt', buffer })
      await expect(page.getByText(/Read well/)).toBeVisible()
      await expectClean(page, 'upload with a chosen file')
      await page.locator('input[type=file]').setInputFiles({ name: 'a.pdf', mimeType: '', buffer: Buffer.from('a') })
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
      await expectClean(page, 'upload with a wrong file')
      await visit(page, `/transcript/${id}`, 'the-bakery')
      await alterAnswers<object>(page, `**/api/transcripts/${id}`, (transcript) => ({
        ...transcript,
        status: 'analyzing',
      }))
      await visit(page, `/processing/${id}`, 'the-bakery')
      await visit(page, `/project/${id}`, 'the-bakery')
    })

    test('the project with each of its eight types, a passage and an editor', async ({ page, context }) => {
      const person = await signIn(context, page)
      const id = await uploadProject(context, person)
      for (const contentType of contentTypes) {
        await page.goto(`/project/${id}?type=${contentType}`)
        await expect(page.getByRole('tabpanel').getByText('Generated', { exact: true })).toBeVisible()
        for (const more of await page.getByRole('button', { name: /^Show more/ }).all()) await more.click()
        await expectClean(page, contentType)
      }
      await page.goto(`/project/${id}?type=quotes`)
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: /^Jump to/ })
        .first()
        .click()
      await expect(page.locator('mark').first()).toBeVisible()
      await expectClean(page, 'passage in the transcript')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Edit/ }).first().click()
      await expect(page.getByRole('textbox', { name: 'Quote' })).toBeVisible()
      await expectClean(page, 'editor')
    })
  })
}

async function visit(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: heading })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectClean(page, path)
}
