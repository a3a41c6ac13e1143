// Videos on devices that don't have the recording: out of its listening copy.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, type SignedIn, signIn, test } from './fixtures.ts'
import { openType, shortenClips } from './recordings.ts'
import { encodeCopy, probe, readFrames, speak, whyNoRecordings } from './speech.ts'

const missing = whyNoRecordings()
test.skip(missing !== '', missing)
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone, a clip becomes an audiogram in three taps, out of the listening copy, and is shared', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const clip = 'I cried in a basement with one oven'
  const speech = speak(
    `Bread is alive. ${clip} and no money. You keep it in the morning. That is why we close on Saturdays now. ` +
      'People were angry for a year. Then they came on Fridays instead and bought twice as much.',
  )
  const person = await signIn(context, page)
  await keepShared(page)
  const id = await openType(page, person, speech, 'video_clips')
  await shortenClips(person, context, { id, words: clip })
  await uploadCopy(person, context, { id, bytes: encodeCopy(speech) })
  await page.reload()
  const ranges: (string | undefined)[] = []
  page.on('request', (request) => request.url().includes('/sound') && ranges.push(request.headers().range))

  await page.getByRole('button', { name: /^Make a video of/ }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Recording' })).toContainText('The picture is in the recording.')
  await expect(dialog.getByRole('button', { name: 'Choose the recording' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Make the video' }).tap()
  await dialog.getByRole('button', { name: 'Share' }).tap({ timeout: 90_000 })
  const path = join(speech.folder, 'shared.mp4')
  writeFileSync(path, await readShared(page))
  const { loudness, seconds, ...facts } = probe(path)
  expect(facts).toEqual({ width: 1080, height: 1920, codecs: ['h264', 'aac'], framesPerSecond: 30 })
  const words = speech.words.slice(3, 3 + clip.split(' ').length)
  expect(Math.abs(seconds - (words.at(-1)?.end ?? 0) + (words[0]?.start ?? 0))).toBeLessThan(0.5)
  expect(Math.abs(loudness + 14)).toBeLessThanOrEqual(1)
  // The ground has the show's color.
  const [first] = readFrames(path, { width: 9, height: 16 })
  const ground = [0x12, 0x3a, 0x44]
  expect(ground.filter((value, at) => Math.abs(value - (first?.[at] ?? 0)) > 12)).toEqual([])
  // The copy isn't loaded whole.
  expect(ranges.length).toBeGreaterThan(0)
  expect(ranges.filter((range) => range === undefined)).toEqual([])
})

test('a linked audio file is used where its server lets pages read it; elsewhere, the recording is asked for', async ({
  page,
  context,
}) => {
  const speech = speak('Bread is alive. I cried in a basement with one oven and no money. You keep it in the morning.')
  const person = await signIn(context, page)
  // To a page, a server that refuses it looks like no server.
  let isRefused = true
  await context.route('https://media.example.com/episode.wav', (route) =>
    isRefused ? route.abort() : route.fulfill({ path: speech.wav, contentType: 'audio/wav' }),
  )
  const id = await openType(page, person, speech, 'quotes')
  const answer = await context.request.patch(`/api/transcripts/${id}/recording`, {
    headers: { 'x-session-id': person.sessionId },
    data: { recordingUrl: 'https://media.example.com/episode.wav' },
  })
  expect(answer.ok()).toBe(true)
  const dialog = page.getByRole('dialog')
  const openFirst = async () => {
    await page.reload()
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .tap()
    await page
      .getByRole('button', { name: /^Make a video of/ })
      .first()
      .tap()
  }
  await openFirst()
  await expect(dialog.getByRole('heading', { name: 'Add the recording' })).toBeVisible()
  isRefused = false
  await openFirst()
  await expect(dialog.getByText('Sound from the linked audio.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Make the video' })).toBeEnabled()
})

/** Gives the page a share sheet that keeps the file. */
async function keepShared(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const share = async ({ files }: { files: unknown[] }) => Object.assign(globalThis, { shared: files[0] })
    Object.defineProperties(navigator, { canShare: { value: () => true }, share: { value: share } })
  })
}

async function readShared(page: Page): Promise<Buffer> {
  const url = await page.evaluate<string>(`new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsDataURL(shared)
  })`)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

/** Uploads a listening copy, as the page that has the recording does. */
async function uploadCopy(
  { sessionId }: SignedIn,
  { request }: BrowserContext,
  { id, bytes }: { id: string; bytes: Buffer },
): Promise<void> {
  const headers = { 'x-session-id': sessionId }
  const url = `/api/transcripts/${id}/listening-copy`
  const data = { bytes: bytes.length, hash: createHash('sha256').update(bytes).digest('hex'), offset: 0 }
  const multipart = { part: { name: 'part', mimeType: 'application/octet-stream', buffer: bytes } }
  expect((await request.post(url, { headers, data })).ok()).toBe(true)
  expect((await request.put(`${url}/parts/0`, { headers, multipart })).ok()).toBe(true)
  expect((await request.post(`${url}/finish`, { headers })).ok()).toBe(true)
}
