// A page that asks for scripts it cannot have: after an update of the product they are gone, without a connection they
// have to wait.
import { expect, signIn, signInAsReader, test, uploadProject } from './fixtures.ts'

test('a page from before an update offers to be loaded again, and is whole after that', async ({ page, context }) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  // The browser's own complaint about the script, and React's about the part that cannot be shown.
  const old = await context.newPage()
  await old.addInitScript(`localStorage.setItem('sessionId', ${JSON.stringify(person.sessionId)})`)
  await old.goto(`/project/${id}?type=quotes`)
  const exporting = old.getByRole('button', { name: 'Export' })
  await expect(exporting).toBeVisible()
  await old.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  // A pointer that comes near already asks for the script, and the button is gone before it is pressed.
  await exporting.dispatchEvent('click')
  await expect(old.getByRole('heading', { name: 'This page needs to be reloaded' })).toBeVisible()

  await old.unroute('**/assets/*.js')
  await old.getByRole('button', { name: 'Reload' }).click()
  await exporting.click()
  await expect(old.getByRole('dialog', { name: 'Export' })).toBeVisible()
  await old.close()
})

test('parts of a page that are asked for without a connection come when it is back', async ({
  page,
  context,
  reader,
}) => {
  const id = await signInAsReader(page, reader)
  await page.goto(`/project/${id}?type=quotes`)
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('listitem').first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('tab', { name: /^Episode Titles/ }).click()
  await expect(panel.getByText(/^You're offline\. This part loads/)).toBeVisible()
  await context.setOffline(false)
  await expect(panel.getByRole('listitem').first()).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible()
})
