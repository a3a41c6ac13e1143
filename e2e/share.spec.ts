// A share link from the project page to a guest without an account, and its revocation.
import { expect, findToasts, signIn, test, uploadProject } from './fixtures.ts'

test('[SHARE-01] [SHARE-03] [SHARE-07] a guest reads the content through a link without an account, until it is revoked', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const maya = await signIn(context, page)
  const id = await uploadProject(context, maya)
  await page.goto(`/project/${id}?type=quotes`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this project' })
  await expect(dialog.getByText('Export links stay active for 30 days.')).toBeVisible()
  await dialog.getByLabel('Who is it for?').fill('Jonas')
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const url = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(url).not.toContain(id)

  const guest = await (await browser.newContext()).newPage()
  const asked: string[] = []
  guest.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const opened = await guest.goto(url)
  expect(opened?.status()).toBe(200)
  expect(opened?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(/bakery/)
  await expect(guest.getByRole('tab')).toHaveCount(8)
  await guest.getByRole('tab', { name: 'Best Quotes' }).click()
  await expect(guest.getByRole('tabpanel').getByRole('blockquote').first()).toBeVisible()
  await expect(guest.getByRole('link')).toHaveCount(0)
  expect(await guest.context().cookies()).toEqual([])
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([
    new URL(url).pathname.replace('/shared/', '/api/shared/'),
  ])

  await dialog.getByRole('button', { name: 'Revoke For Jonas' }).click()
  await expect(findToasts(page)).toContainText('Link revoked')
  const ended = await guest.reload()
  expect(ended?.status()).toBe(410)
  await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  const unknown = await guest.goto(`/shared/${'a'.repeat(43)}`)
  expect(unknown?.status()).toBe(404)
  await expect(guest.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
  await guest.context().close()
})
