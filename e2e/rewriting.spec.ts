// Rewriting by words with a model: on a separate server whose engine is a stand-in model.
import { readFileSync } from 'node:fs'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { goodModel, goodPieces } from '../server/test/good-model.ts'
import { answers, type ModelProvider, startModelProvider } from '../server/test/model-provider/model-provider.ts'
import { type BuiltApp, startBuiltApp } from './built-app.ts'
import { expectClean } from './expect-clean.ts'
import { buildPerson, expect, findToasts, sample, storeSession, test, uploadProject } from './fixtures.ts'

test.describe.configure({ timeout: 180_000 })

const short =
  'Jonas Reed spent twelve years at a packaging plant.\n\nThen he bought an oven. “The oven was louder,” he says. “And more dangerous, if you count the loan.” He tells the story on Small Doors.'
const changed = short.replace('was louder', 'was quieter')

/** True while the model leaves out a section of the script. */
let isIncomplete = false
const episode = understand(parseTranscript(readFileSync(sample), 'the-bakery.vtt'))
let provider: ModelProvider
let app: BuiltApp
test.beforeAll(async () => {
  const script = goodModel(parseTranscript(readFileSync(sample), 'the-bakery.vtt'), ({ prompt }) => {
    if (prompt.includes('## YouTube Script') && isIncomplete) {
      const pieces = goodPieces('youtube_script', episode).filter(({ at }) => at !== 'problemSetup')
      return answers({ pieces })
    }
    const [, at] = /with one piece, at: (\S+)\.$/.exec(prompt) ?? []
    if (at === undefined) return null
    const text = at === 'selection' ? 'for a dozen years' : prompt.includes('\nquieter\n') ? changed : short
    return answers({ pieces: [{ at, text, ids: [21, 25, 27, 28], kind: '' }] })
  })
  provider = await startModelProvider(script)
  app = await startBuiltApp({
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'local', AI_BASE_URL: provider.baseUrl },
    ...{ AI_CONTEXT_TOKENS: '100000', BILLING: 'off' },
  })
})
test.afterAll(async () => {
  await app.stop()
  await provider.close()
})

test('a caption and selected words are rewritten by a wish, shown first, and undone at once', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.origin })
  const person = await buildPerson(context, { subscribed: false })
  const id = await uploadProject(context, person, { generate: false })
  const headers = { 'x-session-id': person.sessionId }
  const written = await context.request.post(`/api/transcripts/${id}/generate/social_media`, { headers })
  expect(written.status()).toBe(200)
  const page = await context.newPage()
  await storeSession(page, person.sessionId)
  await page.goto(`/project/${id}?type=social_media`)
  // By its label: a dialog hides it from roles.
  const item = page.getByLabel('Short caption', { exact: true })
  const before = await item.textContent()
  const open = async () => {
    await item.hover()
    await item.getByRole('button', { name: 'Rewrite short caption' }).click()
    return page.getByRole('dialog', { name: 'Rewrite short caption' })
  }

  let box = await open()
  await box.getByLabel('What should be different?').fill('quieter')
  await box.getByRole('button', { name: 'Rewrite: short caption' }).click()
  await expect(
    box.getByText('The new text didn’t pass the checks: a quote doesn’t match the transcript.'),
  ).toBeVisible()
  expect(await item.textContent()).toBe(before)
  await box.getByRole('button', { name: 'More direct' }).click()
  await box.getByRole('button', { name: 'Rewrite: short caption' }).click()
  await expect(box.getByRole('region', { name: 'New' })).toContainText('The oven was louder')
  await expectClean(page, 'a rewrite beside the text')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectClean(page, 'a rewrite on a phone')
  await page.setViewportSize({ width: 1280, height: 900 })
  await box.getByRole('button', { name: 'Keep the old one' }).click()
  expect(await item.textContent()).toBe(before)

  box = await open()
  await box.getByRole('button', { name: 'More direct' }).click()
  await box.getByRole('button', { name: 'Rewrite: short caption' }).click()
  await box.getByRole('button', { name: 'Use this' }).click()
  await expect(item).toContainText('The oven was louder')
  await expect(item.getByRole('button', { name: /^Jump to/ }).first()).toBeVisible()
  await findToasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(item).not.toContainText('The oven was louder')

  await item.getByRole('button', { name: 'Edit short caption' }).click()
  const field = item.getByLabel('Caption')
  await field.fill('He spent twelve years at a packaging plant.')
  await field.press('Control+Home')
  for (let at = 0; at < 9; at++) await field.press('ArrowRight')
  for (let at = 9; at < 21; at++) await field.press('Shift+ArrowRight')
  await item.getByRole('button', { name: 'Rewrite selection' }).click()
  const words = page.getByRole('dialog', { name: 'Rewrite selected words' })
  await words.getByRole('button', { name: 'Rewrite: selected words' }).click()
  await words.getByRole('button', { name: 'Use this' }).click()
  await expect(field).toHaveValue('He spent for a dozen years at a packaging plant.')
  await expectClean(page, 'an editor with rewritten words')
  await findToasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('He spent twelve years at a packaging plant.')
  await context.close()
})

test('a section that the model left out says so, and is written alone', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: app.origin })
  const person = await buildPerson(context, { subscribed: false })
  const id = await uploadProject(context, person, { generate: false })
  isIncomplete = true
  const headers = { 'x-session-id': person.sessionId }
  const written = await context.request.post(`/api/transcripts/${id}/generate/youtube_script`, { headers })
  isIncomplete = false
  expect(written.status()).toBe(200)
  const page = await context.newPage()
  await storeSession(page, person.sessionId)
  await page.goto(`/project/${id}?type=youtube_script`)
  const place = page.getByRole('group', { name: 'Problem', exact: true })
  await expect(place.getByText('This part isn’t written yet.')).toBeVisible()
  await expectClean(page, 'a script with an empty section')
  await place.getByRole('button', { name: 'Write the problem' }).click()
  await expect(place.getByText('This part isn’t written yet.')).toBeHidden()
  await expect(place.getByRole('button', { name: 'Edit problem' })).toBeVisible()
  await context.close()
})
