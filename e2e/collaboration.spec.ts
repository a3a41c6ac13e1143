// Two team members discuss an episode: comments, a mention, a note that both edit at once.
import {
  buildMember,
  buildPerson,
  expect,
  findToasts,
  payForTeam,
  storeSession,
  test,
  uploadProject,
} from './fixtures.ts'

test('[COLLAB-01] [COLLAB-02] [COLLAB-03] a team comments on a quote and shares a note, in two browsers', async ({
  page,
  context,
  browser,
}) => {
  const maya = await buildPerson(context)
  await payForTeam(context, maya)
  const noor = await buildMember(context, maya, 'user')
  const id = await uploadProject(context, maya)
  await storeSession(page, maya.sessionId)
  const other = await (await browser.newContext()).newPage()
  await storeSession(other, noor.sessionId)

  await page.goto(`/project/${id}?type=quotes`)
  await page
    .getByRole('button', { name: /^Comment on quote/ })
    .first()
    .click()
  const thread = page.getByRole('dialog', { name: /^Comments on quote/ })
  await thread.getByLabel('Comment').pressSequentially('Shall we open with it, @no')
  await thread.getByRole('option', { name: noor.username }).click()
  await expect(thread.getByLabel('Comment')).toHaveValue(`Shall we open with it, @${noor.username} `)
  await thread.getByRole('button', { name: 'Comment' }).click()
  await expect(thread.getByRole('listitem')).toContainText('Shall we open with it')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Comment on quote .*, 1 comment$/ })).toBeVisible()

  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Mentions, 1 new' }).click()
  await other.getByRole('dialog', { name: 'Mentions' }).getByRole('link').click()
  await expect(other).toHaveURL(new RegExp(`/project/${id}\\?.*comment=`))
  const dialog = other.getByRole('dialog', { name: 'Comments and note' })
  await expect(dialog.getByRole('listitem')).toContainText('Mentions you')
  await expect(dialog.getByRole('listitem')).toBeFocused()
  await expect(dialog.getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  await dialog.getByLabel('Comment on the project').fill('Yes, and on Friday.')
  await dialog.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: /^Edit the comment of/ }).click()
  await dialog.getByLabel('Your comment').fill('Yes, and on Monday.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Yes, and on Monday.')).toBeVisible()
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Yes, and on Monday.' })
    .getByRole('button', { name: /^Resolve the comment of/ })
    .click()
  await expect(dialog.getByRole('button', { name: '1 resolved' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Best Quotes' }).click()
  await expect(other.getByRole('heading', { level: 2, name: 'Best Quotes' })).toBeVisible()
  await expect(other.locator('[data-arrived]')).toBeFocused()
  await expect(other.getByRole('button', { name: 'Mentions', exact: true })).toBeVisible()

  for (const one of [page, other]) {
    await one.reload()
    await one.getByRole('button', { name: 'Comments 1' }).click()
    await one.getByRole('tab', { name: 'Note' }).click()
  }
  await page.getByLabel('Shared note').fill('Publish on Friday.')
  await other.getByLabel('Shared note').fill('Publish on Monday.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(findToasts(page)).toContainText('Note saved')
  await other.getByRole('button', { name: 'Save note' }).click()
  const both = other.getByRole('alert', { name: 'Conflicting notes' })
  await expect(both).toContainText('Publish on Friday.')
  await expect(other.getByLabel('Shared note')).toHaveValue('Publish on Monday.')
  await both.getByRole('button', { name: 'Keep mine' }).click()
  await other.getByLabel('Shared note').fill('Publish on Friday, at noon.')
  await other.getByRole('button', { name: 'Save note' }).click()
  await expect(findToasts(other)).toContainText('Note saved')
  await page.reload()
  await page.getByRole('button', { name: 'Comments 1' }).click()
  await page.getByRole('tab', { name: 'Note' }).click()
  await expect(page.getByLabel('Shared note')).toHaveValue('Publish on Friday, at noon.')
  await other.context().close()
})
