// Reordering quotes by dragging and by keyboard.
import { expect, findToasts, signIn, test, uploadProject } from './fixtures.ts'

test('a quote is dragged to another position, which survives a reload; an arrow key moves it back', async ({
  page,
  context,
}) => {
  const maya = await signIn(context, page)
  const id = await uploadProject(context, maya)
  await page.goto(`/project/${id}?type=quotes`)
  const quotes = page.getByRole('tabpanel').getByRole('listitem')
  const handles = page.getByRole('button', { name: /^Move quote/ })
  await expect(handles).toHaveCount(3)
  const getText = (at: number) => quotes.nth(at).getByRole('blockquote').textContent()
  const [first, second] = [await getText(0), await getText(1)]

  await quotes.first().hover()
  const from = await handles.first().boundingBox()
  const to = await quotes.nth(1).boundingBox()
  if (!from || !to) throw new Error('the quotes are not shown')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 40)
  await expect(async () => {
    await page.mouse.move(from.x, to.y + to.height - 5, { steps: 8 })
    await expect(quotes.nth(1)).toHaveAttribute('style', /translateY\(-/, { timeout: 500 })
  }).toPass()
  await page.mouse.up()
  await expect(findToasts(page)).toContainText('Content saved')
  await expect.poll(() => getText(0)).toBe(second)
  expect(await getText(1)).toBe(first)
  await page.reload()
  await expect.poll(() => getText(1)).toBe(first)

  await handles.nth(1).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Moved to place 1 of 3.')).toBeAttached()
  await expect.poll(() => getText(0)).toBe(first)
  await expect(handles.first()).toBeFocused()
})
