// The main job on a phone, in dark mode, with the keyboard only: no click in this file.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, findToasts, newPerson, sample, test } from './fixtures.ts'

const types = [
  'Captions',
  'Best Quotes',
  'Video Clips',
  'Viral Moments',
  'YouTube Script',
  'Thumbnail',
  'Episode Titles',
  'Carousels',
]

test.use({ viewport: { width: 390, height: 740 }, colorScheme: 'dark' })

test('the main job with the keyboard alone, on a phone, in dark mode', async ({ page, context }) => {
  test.setTimeout(180_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = newPerson()

  await test.step('sign up on the landing screen', async () => {
    await page.goto('/')
    await tabTo(page, page.getByRole('tab', { name: 'Sign In' }))
    await page.keyboard.press('ArrowRight')
    await type(page, page.getByLabel('Email Address'), person.email)
    await type(page, page.getByLabel('Your Name'), person.username)
    await type(page, page.getByLabel('Password'), person.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Welcome, ${person.username}` })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('subscribe', async () => {
    await press(page, page.getByRole('link', { name: 'Subscribe Now' }))
    await press(page, page.getByRole('button', { name: 'Fill in a test card' }))
    await press(page, page.getByRole('button', { name: /^Subscribe for/ }))
    await expect(findToasts(page)).toContainText('Payment Successful')
    await expectNoSidewaysScroll(page)
  })

  await test.step('upload', async () => {
    await press(page, page.getByRole('link', { name: 'Create Your First Project' }))
    const chooser = page.waitForEvent('filechooser')
    await press(page, page.getByLabel('Transcript file'))
    await (await chooser).setFiles(sample)
    await expect(page.getByText(/Speakers found/)).toBeVisible()
    await expect(page.getByRole('group', { name: /^Chosen: / })).toBeFocused()
    await expectNoSidewaysScroll(page)
    await press(page, page.getByRole('button', { name: 'Upload Transcript' }))
    await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('walk through the eight types', async () => {
    await tabTo(page, page.getByRole('tab', { selected: true }))
    for (const [index, name] of types.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { selected: true, name: new RegExp(`^${name}`) })).toBeFocused()
      await expect(page.getByRole('tabpanel').getByText('Generated', { exact: true })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })

  await test.step('jump to where a quote was said, and back', async () => {
    await page.keyboard.press('Home')
    await expect(page.getByRole('tab', { selected: true, name: /^Captions/ })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    const panel = page.getByRole('tabpanel', { name: /^Best Quotes/ })
    const chip = panel.getByRole('button', { name: /^Jump to/ }).first()
    await press(page, chip)
    await expect(page.locator('mark').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(chip).toBeFocused()
    await press(page, panel.getByRole('button', { name: 'Copy' }).first())
    await expect(findToasts(page)).toContainText('Copied!')
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toMatch(/^“.+” — \w+/)
  })

  await test.step('edit a caption', async () => {
    await backTo(page, page.getByRole('tab', { selected: true }))
    await page.keyboard.press('ArrowLeft')
    await press(page, page.getByRole('button', { name: 'Edit short caption' }))
    const caption = page.getByRole('textbox', { name: 'Caption' })
    await expect(caption).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Typed without a mouse.')
    await page.keyboard.press('Control+Enter')
    await expect(findToasts(page)).toContainText('Content saved')
    await expect(page.getByRole('button', { name: 'Edit short caption' })).toBeFocused()
  })

  await test.step('download everything', async () => {
    const download = page.waitForEvent('download')
    const button = page.getByRole('button', { name: 'Download All Generated Content (CSV)' })
    await backTo(page, button)
    await page.keyboard.press('Enter')
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('Typed without a mouse.')
  })

  await test.step('log out', async () => {
    await backTo(page, page.getByRole('button', { name: `Account of ${person.username}` }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem').last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/login')
  })
})

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

const tabTo = (page: Page, target: Locator) => walkTo(page, target, 'Tab')
const backTo = (page: Page, target: Locator) => walkTo(page, target, 'Shift+Tab')

async function walkTo(page: Page, target: Locator, key: string) {
  await expect(target).toBeAttached()
  for (let presses = 0; presses < 100; presses += 1) {
    if ((await target.and(page.locator(':focus')).count()) === 1) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} was not reached with ${key}`)
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
}
