import { writeFileSync } from 'node:fs'
import { expectClean } from './expect-clean.ts'
import { expect, findToasts, signIn, test, uploadProject } from './fixtures.ts'

const threeVoices = `Speaker 1: Why did you close the bakery on the busiest day of the whole week?

Speaker 2: We closed on Saturdays because every single loaf cost us more than we charged for it. I had eleven people on the payroll, and not one of them had eaten lunch sitting down.

Speaker 3: I told them that a queue is not a business model, it is a photograph of one good hour.

Speaker 2: Profit rose by thirty-four percent in the first year, and we slept on Sundays again. If you only listen to the people in the queue, you never hear the ones who left.
`

test('renaming a speaker once changes transcript, content, and strip; merging asks first and can be undone', async ({
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
    await pane.getByRole('button', { name: 'Who speaks here: Speaker 2' }).first().click()
    await page.getByRole('button', { name: 'Rename Speaker 2 everywhere…' }).click()
    await dialog.getByLabel('Name').fill('Jonas Reed')
    await page.keyboard.press('Enter')
    await expect(findToasts(page)).toContainText('“Speaker 2” is now “Jonas Reed”')
    await expect(pane.getByText('Jonas Reed').first()).toBeVisible()
    await expect(quotes.getByText('Jonas Reed').first()).toBeVisible()
    await expect(quotes.getByText('Word for word').first()).toBeVisible()
    await expect(page.getByText('Speaker 2')).toHaveCount(0)
  })

  await test.step('another speaker’s name: asked, merged, undone', async () => {
    const report = page.getByRole('dialog', { name: 'Import details' })
    await page.getByRole('button', { name: 'About this project' }).click()
    await page.getByRole('button', { name: 'Import details' }).click()
    await expect(report.getByText('Estimated at 150 words a minute')).toBeVisible()
    await report.getByRole('button', { name: 'Rename Speaker 3' }).click()
    await dialog.getByLabel('Name').fill('jonas reed')
    await expect(dialog.getByText('The two will be merged')).toBeVisible()
    await dialog.getByRole('button', { name: 'Merge the two' }).click()
    await expect(pane.getByText('Speaker 3')).toHaveCount(0)
    await findToasts(page).getByRole('button', { name: 'Undo' }).click()
    await expect(findToasts(page)).toContainText('Rename undone')
    await expect(pane.getByText('Speaker 3').first()).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'About this project' }).click()
    await page.getByRole('button', { name: 'Import details' }).click()
    await expect(report.getByRole('button', { name: /^Rename / })).toHaveCount(3)
  })
})

const wronglyTurned = `WEBVTT

00:00:05.000 --> 00:00:09.000
<v Maya>Why did you close the bakery on the busiest day of the whole week?

00:00:10.000 --> 00:00:16.000
<v Jonas>We closed on Saturdays because every single loaf cost us more than we charged for it.

00:00:17.000 --> 00:00:22.000
<v Maya>I had eleven people on the payroll, and not one of them had eaten lunch sitting down.

00:00:23.000 --> 00:00:28.000
<v Jonas>A queue is not a business model for a bakery like ours,

00:00:29.000 --> 00:00:33.000
<v Jonas>it is a photograph of one good hour.
`

test('a turn with the wrong speaker is reassigned, by mouse and by keyboard, and undone', async ({
  context,
  page,
}, testInfo) => {
  const person = await signIn(context, page)
  const file = testInfo.outputPath('wrongly-turned.vtt')
  writeFileSync(file, wronglyTurned)
  const id = await uploadProject(context, person, { file })
  await page.goto(`/project/${id}?type=quotes`)
  const pane = page.getByRole('complementary', { name: 'Transcript' })
  const menu = page.getByRole('dialog', { name: 'Who speaks here?' })
  const quote = (words: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words })
  await expect(quote('A queue is not')).toContainText('Jonas')

  await test.step('by the name above the turn: to an existing speaker', async () => {
    await pane.getByRole('button', { name: 'Who speaks here: Jonas' }).nth(1).click()
    await expectClean(page, 'Who speaks here?')
    await menu.getByLabel('Maya').check()
    await menu.getByRole('button', { name: 'Save' }).click()
    await expect(findToasts(page)).toContainText('Speaker changed to “Maya”')
    await expect(pane.getByRole('button', { name: /^Who speaks here/ })).toHaveCount(3)
    await expect(quote('A queue is not')).toContainText('Maya')
    await expect(quote('A queue is not')).not.toContainText('Two people say these words')
  })

  await test.step('from a word on, by keyboard: to a new name; words of two people are not a quote of one', async () => {
    await pane.getByRole('region', { name: 'Full transcript' }).focus()
    await page.keyboard.press('F2')
    await page.keyboard.press('End')
    for (let words = 0; words < 80 && !(await pane.locator('[data-picked]').getByText('photograph').count()); words++) {
      await page.keyboard.press('ArrowRight')
    }
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Change the speaker from here…' }).press('Enter')
    await expect(menu).toContainText('Starting at “it is a photograph of one…”, the speaker is')
    await menu.getByLabel('Someone else').press('Space')
    await menu.getByLabel('Name of the speaker').fill('Nora Lind')
    await page.keyboard.press('Enter')
    await expect(pane.getByRole('button', { name: 'Who speaks here: Nora Lind' })).toBeVisible()
    await expect(quote('A queue is not')).toContainText('Two people say these words')
  })

  await test.step('the list of corrections has both, and undoes them', async () => {
    await pane.getByRole('button', { name: 'Corrections (2)' }).click()
    const list = page.getByRole('dialog', { name: 'Corrections (2)' })
    await list.getByRole('button', { name: 'Undo “Maya” to “Nora Lind”' }).click()
    await page.getByRole('button', { name: 'Undo “Jonas” to “Maya”' }).click()
    await expect(page.getByText('No corrections yet.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pane.getByRole('button', { name: /^Who speaks here/ })).toHaveCount(4)
    await expect(quote('A queue is not')).toContainText('Jonas')
    await expect(quote('A queue is not')).not.toContainText('Two people say these words')
  })
})

test('in a file without names, the speaker is named on a phone, and that is undone', async ({
  context,
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await signIn(context, page)
  const file = testInfo.outputPath('nobody-named.txt')
  writeFileSync(file, threeVoices.replaceAll(/Speaker \d: /g, ''))
  const id = await uploadProject(context, person, { file })
  await page.goto(`/project/${id}?type=quotes`)
  await page.getByRole('button', { name: /^Transcript/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Transcript' })
  await sheet.getByRole('button', { name: 'Who speaks here: No name' }).click()
  const menu = page.getByRole('dialog', { name: 'Who speaks here?' })
  await expectClean(page, 'Who speaks here? on a phone')
  await menu.getByLabel('Name of the speaker').fill('Jonas Reed')
  await menu.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('button', { name: 'Who speaks here: Jonas Reed' })).toHaveCount(1)
  await findToasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(findToasts(page)).toContainText('Correction undone')
  await expect(sheet.getByRole('button', { name: 'Who speaks here: No name' })).toHaveCount(1)
  await expect(sheet.getByRole('button', { name: 'Who speaks here: Jonas Reed' })).toHaveCount(0)
})

test('a file that is not a transcript is rejected on the card, with the expected formats', async ({
  context,
  page,
}) => {
  await signIn(context, page)
  await page.goto('/create')
  const buffer = Buffer.from('{"weather": [{"day": "Monday", "rain": 0.3}]}')
  await page.locator('input[type=file]').setInputFiles({ name: 'weather.json', mimeType: 'application/json', buffer })
  const card = page.getByRole('main').getByRole('alert')
  await expect(card).toContainText('No speech was found in this file.')
  await expect(card).toContainText('Looked for:')
  await expect(card).toContainText('Deepgram JSON')
  await expect(page.getByRole('button', { name: 'Upload Transcript' })).toBeDisabled()
})
