// Content from the user's own chat assistant: copy the prompt, paste the reply, save what passes the checks.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type ContentTypeKey, contentTypeKeys } from '@podcastai/content-types'
import type { Piece } from '@podcastai/content-types/server'
import { understand } from '@podcastai/episode'
import { parseTranscript } from '@podcastai/transcript'
import { goodPieces } from '../server/test/good-model.ts'
import { expectClean } from './expect-clean.ts'
import { expect, findToasts, sample, signIn, test, uploadProject } from './fixtures.ts'

const episode = understand(parseTranscript(readFileSync(sample), basename(sample)))
const pieces = (...keys: ContentTypeKey[]) => keys.flatMap((key) => goodPieces(key, episode))
/** A reply as chat assistants write it: a sentence, then the texts in a code fence. */
const answered = (some: Piece[]) =>
  `Here is your kit.\n\n\`\`\`json\n${JSON.stringify({ pieces: some }, null, 2)}\n\`\`\``

test('a reply from a chat assistant becomes content, and a follow-up fixes what failed the checks', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await signIn(context, page)
  const id = await uploadProject(context, person, { generate: false })
  await page.goto(`/project/${id}?type=episode_titles`)
  await page.getByRole('button', { name: 'Write with ChatGPT, Claude, or another assistant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write with ChatGPT, Claude, or another assistant' })

  await test.step('the prompt is copied', async () => {
    await expect(dialog.getByText(/^About [\d,]+ words, the transcript included\./)).toBeVisible()
    await dialog.getByRole('button', { name: 'Copy the prompt' }).click()
    await expect(dialog.getByText('Copied!')).toBeVisible()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain(episode.sentences[20]?.text)
  })

  const kit = pieces(...contentTypeKeys)
  const lie: Piece = { at: 'title', text: 'Why 4,312 dentists left the moon', ids: [3], kind: 'number' }
  const first = kit.findIndex(({ at }) => at === 'title')

  await test.step('the reply is checked on paste, and is still there after a reload', async () => {
    await dialog.getByLabel('Reply', { exact: true }).fill(answered(kit.with(first, lie)))
    await expect(dialog.getByRole('region', { name: 'What didn’t pass' })).toContainText('dentists')
    await expectClean(page, 'an answer that was checked')
    await page.reload()
    await page.getByRole('button', { name: 'Write with ChatGPT, Claude, or another assistant' }).click()
    await expect(dialog.getByRole('region', { name: 'What didn’t pass' })).toContainText('dentists')
  })

  await test.step('a follow-up prompt fixes what failed', async () => {
    await dialog.getByRole('button', { name: 'Copy the follow-up prompt for the one that didn’t pass' }).click()
    await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toContain('dentists')
    await dialog.getByLabel('Second reply', { exact: true }).fill(answered(kit.slice(first, first + 1)))
    await expect(dialog.getByRole('region', { name: 'What didn’t pass' })).toBeHidden()
  })

  await test.step('what passed is saved, and every type appears at once', async () => {
    await dialog.getByRole('button', { name: 'Save what passed' }).click()
    await expect(findToasts(page).getByText('8 of 8 types')).toBeVisible()
    await expect(dialog).toBeHidden()
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByText('Generated', { exact: true })).toBeVisible()
    await expect(panel.getByText(/^Claims weren’t checked, because a chat assistant wrote this/)).toBeVisible()
    await expect(page.getByText('Written by your chat assistant').first()).toBeVisible()
    for (const tab of await page.getByRole('tab').all()) await expect(tab).not.toContainText('Not generated')
  })
})
