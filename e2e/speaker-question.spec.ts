import { writeFileSync } from 'node:fs'
import { expectClean } from './expect-clean.ts'
import { expect, findToasts, signIn, test, uploadProject } from './fixtures.ts'
import { settle } from './settle.ts'

const interview = `Q: Why did you close the bakery on the busiest day of the whole week?

A: We closed on Saturdays because every single loaf cost us more than we charged for it. I had eleven people on the payroll, and not one of them had eaten lunch sitting down.

Q: And what did the people in the queue say when they read the sign on the door?

A: A queue is not a business model, it is a photograph of one good hour. If you only listen to the people in the queue, you never hear the ones who left.

Q: What changed after the first year without Saturdays?

A: Profit rose by thirty-four percent in the first year, and we slept on Sundays again.
`

test('an ambiguous file asks “Are these the speakers?” and follows the answer, by keyboard too, until it is undone', async ({
  context,
  page,
}, testInfo) => {
  const person = await signIn(context, page)
  const file = testInfo.outputPath('interview.txt')
  writeFileSync(file, interview)
  const id = await uploadProject(context, person, { file })
  const question = page.getByRole('region', { name: 'Are these the speakers?' })
  const pane = page.getByRole('complementary', { name: 'Transcript' })
  const quotes = page.getByRole('tabpanel')

  await test.step('the processing screen asks too, while processing continues', async () => {
    await page.goto(`/transcript/${id}`)
    await expect(question).toBeVisible()
    await page.getByRole('link', { name: 'View content' }).click()
    await expect(question.getByRole('region', { name: 'With speakers' })).toContainText('Used now')
    await expect(question.getByRole('region', { name: 'Without speakers' })).toContainText('A: We closed on Saturdays')
    await page.goto(`/project/${id}?type=quotes`)
    await expect(quotes.getByText('Word for word').first()).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Who speaks here: A' }).first()).toBeVisible()
    await expect(question).toBeVisible()
    await expectClean(page, 'the question')
  })

  await test.step('two columns, stacked on a phone', async () => {
    const boxes = async () =>
      Promise.all(
        ['With speakers', 'Without speakers'].map((name) => question.getByRole('region', { name }).boundingBox()),
      )
    await settle(page)
    const [left, right] = await boxes()
    expect(right?.y).toBe(left?.y)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(question).toBeVisible()
    const [above, below] = await boxes()
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('an answer by keyboard updates names, strip and content, and closes the question', async () => {
    await question.getByRole('button', { name: 'No, these aren’t speakers' }).focus()
    await page.keyboard.press('Enter')
    await expect(findToasts(page)).toContainText('Names treated as text')
    await expect(question).toHaveCount(0)
    await expect(pane.getByRole('button', { name: 'Who speaks here: A' })).toHaveCount(0)
    await expect(pane.getByText('A: We closed on Saturdays')).toBeVisible()
    await expect(quotes.getByText('Word for word').first()).toBeVisible()
    await page.reload()
    await expect(pane.getByText('A: We closed on Saturdays')).toBeVisible()
    await expect(question).toHaveCount(0)
  })

  await test.step('the answer is listed, and undone', async () => {
    await pane.getByRole('button', { name: 'Corrections (1)' }).click()
    const list = page.getByRole('dialog', { name: 'Corrections (1)' })
    await expect(list.getByText('turned into text by')).toBeVisible()
    await list.getByRole('button', { name: 'Undo “Q, A” to “Not a speaker”' }).click()
    await expect(findToasts(page)).toContainText('Correction undone')
    await page.keyboard.press('Escape')
    await expect(pane.getByRole('button', { name: 'Who speaks here: A' }).first()).toBeVisible()
  })

  await test.step('the menu at a name makes one label words', async () => {
    await pane.getByRole('button', { name: 'Who speaks here: A' }).first().click()
    const menu = page.getByRole('dialog', { name: 'Who speaks here?' })
    await menu.getByRole('button', { name: 'Not a speaker' }).click()
    await expect(findToasts(page)).toContainText('“A” treated as text')
    await expect(pane.getByText('A: We closed on Saturdays')).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Who speaks here: Q' }).first()).toBeVisible()
  })
})
