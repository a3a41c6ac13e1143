// What the built-in engine does where a person asks for something else: it says so, and shows it first.
import { expect, findToasts, signIn, test, uploadProject } from './fixtures.ts'

test('[ITEM-09] Regenerate that finds nothing better says so, keeps what is there, and makes no version', async ({
  page,
  context,
}, testInfo) => {
  const { writeFileSync } = await import('node:fs')
  const maya = await signIn(context, page)
  const file = testInfo.outputPath('short.txt')
  writeFileSync(file, 'Ada: We closed on Saturdays because every loaf cost us forty cents.')
  const id = await uploadProject(context, maya, { file })
  await page.goto(`/project/${id}?type=quotes`)
  const panel = page.getByRole('tabpanel')
  const quote = panel.getByText('We closed on Saturdays because every loaf cost us forty cents.').first()
  await expect(quote).toBeVisible()
  await panel.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(findToasts(page)).toContainText('Nothing better found')
  await expect(quote).toBeVisible()
  const headers = { 'x-session-id': maya.sessionId }
  const answer = await context.request.get(`/api/transcripts/${id}/content/quotes/versions`, { headers })
  expect((await answer.json()).versions).toHaveLength(1)
})

test('[ITEM-10] without a model, Swap shows what it would put there before it acts', async ({ page, context }) => {
  const maya = await signIn(context, page)
  const id = await uploadProject(context, maya)
  const headers = { 'x-session-id': maya.sessionId }
  const stored = async () =>
    (await (await context.request.get(`/api/transcripts/${id}/content`, { headers })).json()).quotes
  const before = await stored()
  await page.goto(`/project/${id}?type=quotes`)
  const first = page.getByRole('tabpanel').getByRole('listitem').first()
  await first.hover()
  await first.getByRole('button', { name: /^Swap quote/ }).click()
  const box = page.getByRole('dialog', { name: /^Swap quote/ })
  const shown = box.getByRole('region', { name: 'The new one' })
  await expect(shown).toContainText(/\w+ \w+ \w+/)
  const proposed = (await shown.textContent()) ?? ''
  expect(await stored()).toEqual(before)
  await box.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(findToasts(page)).toContainText('Content Generated!')
  const after = await stored()
  expect(after[0].text).not.toBe(before[0].text)
  expect(proposed).toContain(after[0].text)
  expect(after.slice(1)).toEqual(before.slice(1))
})
