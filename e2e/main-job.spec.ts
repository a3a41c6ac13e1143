// The product's main job from start to finish: from the landing page to eight types of content on disk.
import { readFileSync } from 'node:fs'
import { expect, newPerson, sample, test } from './fixtures.ts'

const transcriptText = readFileSync(sample, 'utf8')
const labels = [
  'Captions',
  'Best Quotes',
  'Video Clips',
  'Viral Moments',
  'YouTube Script',
  'Thumbnail',
  'Episode Titles',
  'Carousels',
]

test('from signing up to reading, editing, copying and downloading all eight types', async ({ page, context }) => {
  test.setTimeout(180_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = newPerson()

  await test.step('[AUTH-05] [AUTH-12] register', async () => {
    await page.goto('/')
    await page.goto('/register')
    await page.getByLabel('Email Address').fill(person.email)
    await page.getByLabel('Your Name').fill(person.username)
    await page.getByLabel('Password').fill(person.password)
    await page.getByRole('button', { name: /sign up|create account/i }).click()
    await expect(page).toHaveURL(/\/subscribe$/)
  })

  await test.step('subscribe in the test mode', async () => {
    await expect(page.getByText('Test mode – no card is charged')).toBeVisible()
    await page.getByText('Fill in a test card').click()
    await page.getByRole('button', { name: 'Subscribe for $4.99/month' }).click()
    await expect(page.getByText('Payment Successful')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })

  await test.step('upload an episode', async () => {
    await page.goto('/create')
    await page.locator('input[type=file]').setInputFiles(sample)
    await page.getByRole('button', { name: 'Upload Transcript' }).click()
    await expect(page).toHaveURL(/\/project\/[\w-]+/)
    await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 60_000 })
  })

  await test.step('read all eight types', async () => {
    for (const label of labels) {
      await page.getByRole('tab', { name: new RegExp(label) }).click()
      await expect(page.getByRole('tabpanel').getByText('Generated', { exact: true })).toBeVisible()
    }
  })

  await test.step('one click leads from a quote to where it was said', async () => {
    await page.getByRole('tab', { name: /Best Quotes/ }).click()
    await page
      .getByRole('button', { name: /^Jump to .* in the transcript/ })
      .first()
      .click()
    const passage = page.locator('mark').first()
    await expect(passage).toBeVisible()
    const words = (await passage.innerText()).replace(/\s+/g, ' ').trim()
    expect(transcriptText.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ')).toContain(words.slice(0, 30))
  })

  await test.step('copy a quote', async () => {
    await page.getByRole('tabpanel').getByRole('button', { name: /^Copy/ }).first().click()
    await expect(page.getByText('Copied!').first()).toBeVisible()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('Jonas')
  })

  await test.step('edit a caption', async () => {
    await page.getByRole('tab', { name: /Captions/ }).click()
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    await page
      .getByRole('textbox')
      .first()
      .fill('Saturdays are closed, and that is the whole point of this caption of mine.')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect(page.getByText('Content saved')).toBeVisible()
  })

  await test.step('download everything as CSV, the edit included', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download All Generated Content (CSV)' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/_all_content\.csv$/)
    const csv = readFileSync(await download.path(), 'utf8')
    expect(csv).toContain('that is the whole point of this caption of mine')
    for (const title of ['Captions', 'Best Quotes', 'YouTube Script']) expect(csv).toContain(title)
  })

  await test.step('everything is there after coming back', async () => {
    await page.reload()
    await expect(page.getByText('the whole point of this caption of mine').first()).toBeVisible()
  })
})
