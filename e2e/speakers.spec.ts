import { writeFileSync } from 'node:fs'
import { expect, signIn, test, toastOf, uploadProject } from './fixtures.ts'

const threeVoices = `Speaker 1: Why did you close the bakery on the busiest day of the whole week?

Speaker 2: We closed on Saturdays because every single loaf cost us more than we charged for it. I had eleven people on the payroll, and not one of them had eaten lunch sitting down.

Speaker 3: I told them that a queue is not a business model, it is a photograph of one good hour.

Speaker 2: Profit rose by thirty-four percent in the first year, and we slept on Sundays again. If you only listen to the people in the queue, you never hear the ones who left.
`

test('a speaker renamed once is renamed in transcript, content, strip and versions; joining asks first and can be undone', async ({
  context,
  page,
}, testInfo) => {
  const person = await signIn(context, page)
  const file = testInfo.outputPath('three-voices.txt')
  writeFileSync(file, threeVoices)
  const id = await uploadProject(context, person, { file })
  await page.goto(`/project/${id}?type=quotes`)
  const quotes = page.getByRole('tabpanel')
  const pane = page.getByRole('complementary', { name: 'Transcript' })
  const dialog = page.getByRole('dialog', { name: /^Rename / })
  await expect(quotes.getByText('Speaker 2').first()).toBeVisible()

  await test.step('by a click on the name in the transcript', async () => {
    await page.getByRole('button', { name: 'Show full transcript' }).click()
    await pane.getByRole('button', { name: 'Rename Speaker 2' }).first().click()
    await dialog.getByLabel('Name').fill('Jonas Reed')
    await page.keyboard.press('Enter')
    await expect(toastOf(page)).toContainText('“Speaker 2” is now “Jonas Reed”')
    await expect(pane.getByText('Jonas Reed').first()).toBeVisible()
    await expect(quotes.getByText('Jonas Reed').first()).toBeVisible()
    await expect(quotes.getByText('Word for word').first()).toBeVisible()
    await expect(page.getByText('Speaker 2')).toHaveCount(0)
    await quotes.getByRole('button', { name: 'Version 2', exact: true }).click()
    await expect(page.getByText('“Speaker 2” renamed to “Jonas Reed” by Maya Brandt')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the name of another speaker: asked, joined, undone', async () => {
    const report = page.getByRole('dialog', { name: 'How this file was read' })
    await page.getByRole('button', { name: 'About this project' }).click()
    await page.getByRole('button', { name: 'How this file was read' }).click()
    await expect(report.getByText('Estimated at 150 words a minute')).toBeVisible()
    await report.getByRole('button', { name: 'Rename Speaker 3' }).click()
    await dialog.getByLabel('Name').fill('jonas reed')
    await expect(dialog.getByText('The two become one')).toBeVisible()
    await dialog.getByRole('button', { name: 'Join the two' }).click()
    await expect(pane.getByText('Speaker 3')).toHaveCount(0)
    await toastOf(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toastOf(page)).toContainText('Renaming undone')
    await expect(pane.getByText('Speaker 3').first()).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'About this project' }).click()
    await page.getByRole('button', { name: 'How this file was read' }).click()
    await expect(report.getByRole('button', { name: /^Rename / })).toHaveCount(3)
  })
})

test('a file that is no transcript is refused on the card, with all that was looked for', async ({ context, page }) => {
  await signIn(context, page)
  await page.goto('/create')
  const buffer = Buffer.from('{"weather": [{"day": "Monday", "rain": 0.3}]}')
  await page.locator('input[type=file]').setInputFiles({ name: 'weather.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  const card = page.getByRole('main').getByRole('alert')
  await expect(card).toContainText('No speech was found in this file.')
  await expect(card).toContainText('Looked for:')
  await expect(card).toContainText('Deepgram JSON')
})
