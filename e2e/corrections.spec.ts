// A name misheard throughout an episode, corrected once by a team member.
import { readFileSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page, TestInfo } from '@playwright/test'
import { expect, findToasts, type SignedIn, sample, signIn, test, uploadProject } from './fixtures.ts'

const heard = 'Satyr day'
const right = 'Saturday'
const misheard = readFileSync(sample, 'utf8').replace(/\bSaturday\b/g, heard)
const times = misheard.split(heard).length - 1

/** Opens the sample with a misheard name, in a new user's project. */
async function openMisheard(context: BrowserContext, page: Page, testInfo: TestInfo, type: string) {
  const person = await signIn(context, page)
  const file = testInfo.outputPath('bakery.vtt')
  writeFileSync(file, misheard)
  const id = await uploadProject(context, person, { file })
  await page.goto(`/project/${id}?type=${type}`)
  return { id, person, stored: () => readStored(context, person, id) }
}

/** Returns everything the API has about a project, without version numbers. */
async function readStored(context: BrowserContext, { sessionId }: SignedIn, id: string) {
  const headers = { 'x-session-id': sessionId }
  const get = async (path: string) => (await context.request.get(`/api/transcripts/${id}${path}`, { headers })).json()
  const [{ content, analysis }, segments, written] = await Promise.all([get(''), get('/segments'), get('/content')])
  return { content, analysis, segments, written }
}

/** Returns the box of these words on screen, measured in the page, the only place that knows its lines. */
async function findWordsBox(page: Page, words: string) {
  type Box = { left: number; right: number; middle: number }
  const find = () =>
    page.evaluate<Box | null>(`(() => {
      for (const row of document.querySelectorAll('[data-row-text]')) {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const at = node.textContent.indexOf(${JSON.stringify(words)})
          if (at < 0) continue
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + ${words.length})
          const { left, right, top, bottom } = range.getClientRects()[0]
          return { left, right, middle: (top + bottom) / 2 }
        }
      }
      return null
    })()`)
  let box: Box | null = null
  await expect
    .poll(async () => {
      const last = box
      box = await find()
      // A sheet that is still sliding in is not in its final place.
      return box !== null && JSON.stringify(box) === JSON.stringify(last)
    })
    .toBe(true)
  return box as unknown as Box
}

/** Checks that it is above or below, near, and not covering the words. */
async function isBeside(floating: Locator, words: Locator) {
  const [form, passage] = [await floating.boundingBox(), await words.boundingBox()]
  if (!form || !passage) return false
  const [above, beneath] = [passage.y - form.y - form.height, form.y - passage.y - passage.height]
  return (above >= 0 && above < 10) || (beneath >= 0 && beneath < 10)
}

const hasHeard = (value: unknown) => JSON.stringify(value).includes(heard)

test('[WORDS-05] one correction fixes a misheard name in transcript, content and exports, with author and time, and one click undoes it', async ({
  context,
  page,
}, testInfo) => {
  const { id, person, stored } = await openMisheard(context, page, testInfo, 'carousel_posts')
  const before = await stored()
  const pane = page.getByRole('complementary', { name: 'Transcript' })
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText(heard).first()).toBeVisible()

  await test.step('two words are selected and corrected everywhere', async () => {
    await page.getByRole('button', { name: 'Show full transcript' }).click()
    const { left, right: end, middle } = await findWordsBox(page, heard)
    await page.mouse.move(left + 3, middle)
    await page.mouse.down()
    await page.mouse.move(end - 3, middle, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('toolbar', { name: 'Selected words' }).getByRole('button', { name: 'Correct words' }).click()
    const form = page.getByRole('dialog', { name: `Correct “${heard}”` })
    // A low window with the words in the middle: the form fits neither above nor below.
    await page.setViewportSize({ width: 1280, height: 560 })
    await page.evaluate(`scrollBy(0, ${middle - 280})`)
    await expect.poll(() => isBeside(form, page.locator('[data-picked]').first())).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })
    await form.getByLabel('The right words').fill(right)
    await expect(form.getByRole('radio', { name: `Everywhere in this episode (${times} places)` })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(pane.locator('[data-corrected]').first()).toHaveText(right)
    await expect(findToasts(page)).toContainText(`Corrected in ${times} places`)
  })

  await test.step('the page has no trace of the old words, and marks the corrected places', async () => {
    await expect(panel.getByText(heard)).toHaveCount(0)
    await expect(panel.getByText(right).first()).toBeVisible()
    await page.getByRole('tab', { name: /Best Quotes/ }).click()
    await expect(panel.getByText('Word for word').first()).toBeVisible()
    await page.getByRole('tab', { name: /Carousels/ }).click()
    await panel
      .getByRole('button', { name: /^Corrected words in slide/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: /^Corrected in slide/ })).toContainText(`Heard as “${heard}”`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Search the transcript' }).click()
    await page.getByRole('searchbox', { name: 'Search the transcript' }).fill(heard)
    await expect(pane.getByText('Not found')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('neither do stored content and downloads', async () => {
    expect(hasHeard(await stored())).toBe(false)
    const headers = { 'x-session-id': person.sessionId }
    const { corrections } = await (await context.request.get(`/api/transcripts/${id}/corrections`, { headers })).json()
    expect(corrections).toMatchObject([{ heard, written: right, author: 'Maya Brandt' }])
    expect(Math.abs(Date.now() - Date.parse(corrections[0].createdAt))).toBeLessThan(120_000)
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download All Generated Content (CSV)' }).click()
    const csv = readFileSync(await (await arriving).path(), 'utf8')
    expect(csv.includes(right)).toBe(true)
    expect(hasHeard(csv)).toBe(false)
  })

  await test.step('undoing it in the list restores everything', async () => {
    await pane.getByRole('button', { name: 'Corrections (1)' }).click()
    const list = page.getByRole('dialog', { name: 'Corrections (1)' })
    await expect(list.getByRole('listitem')).toContainText(`${times} places · corrected by Maya Brandt, just now`)
    await list.getByRole('button', { name: `Undo “${heard}” to “${right}”` }).click()
    await expect(findToasts(page)).toContainText('Correction undone')
    await page.getByRole('dialog', { name: 'Corrections' }).getByRole('button', { name: 'Close' }).click()
    await expect(pane.locator('[data-corrected]')).toHaveCount(0)
    await expect(panel.getByText(heard).first()).toBeVisible()
    expect(await stored()).toEqual(before)
  })
})

test('[WORDS-08] texts, search and exports follow a correction; an edited text offers the corrected words', async ({
  context,
  page,
}, testInfo) => {
  const { person, stored } = await openMisheard(context, page, testInfo, 'social_media')
  /** Returns where workspace search finds the words, once the index is current. */
  const found = async (words: string) => {
    const url = `/api/search?q=${encodeURIComponent(`"${words}"`)}`
    const answer = await context.request.get(url, { headers: { 'x-session-id': person.sessionId } })
    const { waiting, projects } = await answer.json()
    return waiting === 0 ? projects.flatMap((one: { findings: unknown[] }) => one.findings).length : 'not yet'
  }
  const exported = async () => {
    const arriving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download All Generated Content (CSV)' }).click()
    return readFileSync(await (await arriving).path(), 'utf8')
  }
  const panel = page.getByRole('tabpanel')
  const pane = page.getByRole('complementary', { name: 'Transcript' })
  await panel.getByRole('button', { name: 'Edit short caption' }).click()
  await page.getByLabel('Caption', { exact: true }).fill(`We closed every ${heard}, and I tell you why.`)
  await page.keyboard.press('Control+Enter')
  await expect(findToasts(page)).toContainText('Content saved')
  expect((await exported()).split(heard).length).toBeGreaterThan(2)
  await expect.poll(() => found(heard)).toBeGreaterThan(1)

  // By keyboard only: the cursor is on the first word.
  await page.keyboard.press('F2')
  await expect(pane.getByRole('button', { name: 'Most' })).toBeFocused()
  for (const word of ['bakeries', 'live', 'for', 'Satyr']) {
    await page.keyboard.press('ArrowRight')
    await expect(pane.getByRole('button', { name: word, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByLabel('The right words').fill(right)
  await page.keyboard.press('Enter')
  await expect(findToasts(page)).toContainText(`Corrected in ${times} places`)
  await expect(pane.getByRole('button', { name: right, exact: true })).toBeFocused()
  await expect(panel.getByText(`We closed every ${heard}`)).toBeVisible()
  // Only the edited text still has the misheard words.
  const { written } = await stored()
  expect(written.social_media.short.caption).toContain(heard)
  expect(hasHeard({ ...written, social_media: { ...written.social_media, short: null } })).toBe(false)
  expect((await exported()).split(heard)).toHaveLength(2)
  await expect.poll(() => found(heard)).toBe(1)
  await panel
    .getByRole('button', { name: `The transcript was corrected here: Use “${right}” in short caption` })
    .click()
  await expect(findToasts(page)).toContainText('Content saved')
  await expect(panel.getByText(`We closed every ${right}, and I tell you why.`).first()).toBeVisible()
  expect(hasHeard(await stored())).toBe(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('in correction mode a tap corrects a word, and Undo in the message reverts it', async ({
    context,
    page,
  }, testInfo) => {
    const { stored } = await openMisheard(context, page, testInfo, 'episode_titles')
    const before = await stored()
    await page.getByRole('button', { name: 'Transcript', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Transcript' })
    await sheet.getByRole('button', { name: 'Correct words' }).tap()
    await expect(sheet.getByText('Tap a word, or hold and select several.')).toBeVisible()
    await expect(sheet.getByRole('region', { name: 'Full transcript' })).toBeVisible()
    const { left, middle } = await findWordsBox(page, 'bakeries')
    await page.touchscreen.tap(left + 4, middle)
    const form = page.getByRole('dialog', { name: 'Correct “bakeries”' })
    await form.getByLabel('The right words').fill('breweries')
    await form.getByText('Everywhere in this episode').tap()
    await form.getByRole('button', { name: 'Save' }).tap()
    await expect(sheet.locator('[data-corrected]').first()).toHaveText('breweries')
    await expect(findToasts(page)).toContainText('Corrected')
    await findToasts(page).getByRole('button', { name: 'Undo' }).tap()
    await expect(findToasts(page)).toContainText('Correction undone')
    await expect(sheet.locator('[data-corrected]')).toHaveCount(0)
    expect(await stored()).toEqual(before)
  })
})

test('[WORDS-07] the glossary corrects whole words in the next upload; corrections are marked and can be undone', async ({
  context,
  page,
}, testInfo) => {
  const person = await signIn(context, page)
  await page.goto('/dashboard?tab=settings')
  const glossary = page.getByRole('region', { name: 'Glossary' })
  await glossary.getByLabel('Heard as').fill(heard)
  await glossary.getByLabel('Written as').fill(right)
  await page.keyboard.press('Enter')
  await expect(glossary.getByRole('listitem')).toContainText('Added by Maya Brandt')
  const file = testInfo.outputPath('bakery.vtt')
  const others = misheard.replace(/\bSaturdays\b/g, `${heard}s`)
  expect(others).toContain(`${heard}s`)
  writeFileSync(file, others)
  const id = await uploadProject(context, person, { file })
  const stored = JSON.stringify(await readStored(context, person, id))
  expect(stored).not.toMatch(new RegExp(`${heard}\\b`))
  expect(stored).toContain(`${heard}s`)
  await page.goto(`/project/${id}`)
  await page.getByRole('button', { name: 'Show full transcript' }).click()
  const pane = page.getByRole('complementary', { name: 'Transcript' })
  await expect(pane.locator('[data-corrected]').first()).toHaveText(right)
  await page.getByRole('button', { name: 'Corrections (1)' }).click()
  const list = page.getByRole('dialog', { name: 'Corrections (1)' })
  await expect(list.getByRole('listitem')).toContainText('corrected by the glossary')
  await list.getByRole('button', { name: `Undo “${heard}” to “${right}”` }).click()
  await expect(findToasts(page)).toContainText('Correction undone')
  await expect(pane.locator('[data-corrected]')).toHaveCount(0)
  expect(JSON.stringify(await readStored(context, person, id))).toMatch(new RegExp(`${heard}\\b`))
})
