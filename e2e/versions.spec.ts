// What became of a text: an edit, the difference to what was before, and the way back.
import { expect, signIn, test, toastOf, uploadProject } from './fixtures.ts'

test('an edit is compared with the version before, and taken back', async ({ page, context }) => {
  const maya = await signIn(context, page)
  const id = await uploadProject(context, maya)
  await page.goto(`/project/${id}?type=social_media`)
  await page.getByRole('button', { name: 'Edit short caption' }).click()
  const before = await page.getByRole('textbox', { name: 'Caption' }).inputValue()
  await page.getByRole('textbox', { name: 'Caption' }).fill(`${before} Come by on Friday.`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page)).toContainText('Content saved')

  await page.getByRole('button', { name: 'Version 2, edited' }).click()
  await expect(page.getByText('Edited by Maya Brandt, first written by Built-in engine')).toBeVisible()
  await page.getByRole('button', { name: 'Compare version 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Version 1 of Captions' })
  const changes = dialog.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(changes).toHaveCount(1)
  await expect(changes.locator('del').first()).toContainText('Come by on Friday.')
  await dialog.getByRole('radio', { name: 'As it was' }).click()
  await expect(dialog.getByText(before.split('\n')[0] ?? '').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByRole('button', { name: 'Version 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit short caption' }).click()
  await expect(page.getByRole('textbox', { name: 'Caption' })).toHaveValue(before)
})
