// Pages that request scripts they can't get: after an update the scripts are gone, and offline they have to wait.
import { expect, signIn, signInAsReader, test, uploadProject } from './fixtures.ts'

test('a page from before an update offers a reload, and works after it', async ({ page, context }) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  // Expected errors: the browser's about the script, and React's about the part that can't render.
  const old = await context.newPage()
  await old.addInitScript(`localStorage.setItem('sessionId', ${JSON.stringify(person.sessionId)})`)
  await old.goto(`/project/${id}?type=quotes`)
  const exporting = old.getByRole('button', { name: 'Export' })
  await expect(exporting).toBeVisible()
  // What the page fetches by itself is there; only the dialog is missing.
  await old.waitForLoadState('networkidle')
  await old.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  // Hovering already requests the script, and the button is gone before the click.
  await exporting.dispatchEvent('click')
  await expect(old.getByRole('heading', { name: 'This page needs to be reloaded' })).toBeVisible()

  await old.unroute('**/assets/*.js')
  await old.getByRole('button', { name: 'Reload' }).click()
  await exporting.click()
  await expect(old.getByRole('dialog', { name: 'Export' })).toBeVisible()
  await old.close()
})

test('parts of a page requested offline load when the connection is back', async ({ page, context, reader }) => {
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
