// Formats besides the eight content types: switched on, made from a preset, pasted, and written by hand.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { goodFormatPieces } from '../server/test/good-model.ts'
import { expectClean } from './expect-clean.ts'
import { expect, findToasts, sample, signIn, test, uploadProject } from './fixtures.ts'

const episode = understand(parseTranscript(readFileSync(sample), basename(sample)))

test('[WRITER-06] an own format leads from an idea to its first text within two minutes', async ({ page, context }) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await signIn(context, page)
  const id = await uploadProject(context, person, { generate: false })
  await page.goto('/dashboard?tab=settings')
  const section = page.getByRole('region', { name: 'More formats' })
  await section.getByRole('switch', { name: 'Newsletter' }).click()
  await expect(section.getByRole('switch', { name: 'Newsletter' })).toBeChecked()
  await section.getByRole('button', { name: 'New format' }).click()
  const dialog = page.getByRole('dialog', { name: 'New format' })
  await dialog.getByLabel('Start with').selectOption('Key takeaways')
  await dialog.getByLabel('Name').fill('Five to keep')
  await expectClean(page, 'a new format')
  await dialog.getByRole('button', { name: 'Add format' }).click()
  await expect(findToasts(page).getByText('“Five to keep” added')).toBeVisible()
  await expectClean(page, 'the formats of a show')

  await page.goto(`/project/${id}`)
  await page.getByRole('tab', { name: 'Five to keep' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Five to keep' })
  await expect(panel.getByText('This needs a writer')).toBeVisible()
  await expectClean(page, 'a format without a writer')
  await panel.getByRole('button', { name: 'Write with a chat assistant' }).click()
  const assistant = page.getByRole('dialog', { name: 'Write with ChatGPT, Claude, or another assistant' })
  await assistant.getByRole('button', { name: 'Copy the prompt' }).click()
  await expect(assistant.getByText('Copied!')).toBeVisible()
  const pieces = goodFormatPieces(await page.evaluate<string>('navigator.clipboard.readText()'), episode)
  await assistant.getByLabel('Reply', { exact: true }).fill(JSON.stringify({ pieces }))
  await assistant.getByRole('button', { name: 'Save what passed' }).click()
  await expect(assistant).toBeHidden()
  await expect(panel.getByRole('group', { name: 'Post 2' })).toBeVisible()
  await expectClean(page, 'posts of an own format')

  await page.getByRole('tab', { name: 'Newsletter' }).click()
  const newsletter = page.getByRole('tabpanel', { name: 'Newsletter' })
  await newsletter.getByRole('button', { name: 'Write it yourself' }).click()
  await newsletter.getByRole('button', { name: 'Add text' }).click()
  await newsletter.getByLabel('Headline').fill('We closed on our best day')
  await newsletter.getByLabel('Text', { exact: true }).fill('It was the right thing to do.')
  await newsletter.getByRole('button', { name: 'Save' }).click()
  await expect(newsletter.getByRole('heading', { name: 'We closed on our best day' })).toBeVisible()
})
