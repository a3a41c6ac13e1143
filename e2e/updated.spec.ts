// A page that was opened before an update of the product, and now asks for scripts that are gone.
import { expect, signIn, test, uploadProject } from './fixtures.ts'

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
  await exporting.click()
  await expect(old.getByRole('heading', { name: 'This page needs to be reloaded' })).toBeVisible()

  await old.unroute('**/assets/*.js')
  await old.getByRole('button', { name: 'Reload' }).click()
  await exporting.click()
  await expect(old.getByRole('dialog', { name: 'Export' })).toBeVisible()
  await old.close()
})
