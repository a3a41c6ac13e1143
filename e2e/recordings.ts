import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, type SignedIn, uploadProject } from './fixtures.ts'
import type { Speech } from './speech.ts'

/** Uploads the speech as a project, opens a content type of it, and returns the project's ID. */
export async function openType(page: Page, person: SignedIn, { transcript }: Speech, type: string): Promise<string> {
  // The handles of the picker can't be given to a test.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showOpenFilePicker'))
  const id = await uploadProject(page.context(), person, { file: transcript })
  await page.goto(`/project/${id}?type=${type}`)
  return id
}

type Shortened = { id: string; words: string }

/** Ends the first clip and the first moment after their first words: in a short talk, both are all of it. */
export async function shortenClips({ sessionId }: SignedIn, { request }: BrowserContext, { id, words }: Shortened) {
  const headers = { 'x-session-id': sessionId }
  const stored = await (await request.get(`/api/transcripts/${id}/content`, { headers })).json()
  for (const type of ['video_clips', 'viral_clips']) {
    const [clip] = stored[type]
    const { segment } = clip.evidence.from
    const evidence = { from: { segment, offset: 0 }, to: { segment, offset: words.length } }
    const answer = await request.put(`/api/transcripts/${id}/content/${type}`, {
      headers,
      data: { content: [{ ...clip, evidence }] },
    })
    expect(answer.ok()).toBe(true)
  }
}

export async function chooseRecording(page: Page, path: string, button = 'Choose a file'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(path)
}

/** Opens the popover with the project's recording. */
export async function openRecording(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'About this project' }).click()
  await page.getByRole('button', { name: /^Recording/ }).click()
}

/** Opens the dialog that makes a video of the first item. */
export async function openVideo(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Make a video of/ })
    .first()
    .click()
}

/** Renders the video of the open dialog and returns its path. */
export async function makeVideo(page: Page, folder: string): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make the video' }).click()
  const button = dialog.getByRole('button', { name: 'Download' })
  await expect(button).toBeVisible({ timeout: 120_000 })
  const download = page.waitForEvent('download')
  await button.click()
  const path = join(folder, 'made.mp4')
  writeFileSync(path, readFileSync((await (await download).path()) ?? ''))
  return path
}
