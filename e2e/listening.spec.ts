// The recording, heard on the project page.
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, signIn, storeSession, test } from './fixtures.ts'
import { chooseRecording, openRecording, openType } from './recordings.ts'
import { encodeCopy, probeSound, speak, whyNoRecordings } from './speech.ts'

const missing = whyNoRecordings()
test.skip(missing !== '', missing)

const text =
  'Bread is alive. It never sleeps, and neither do you. The thing that nobody tells you about bread is that it is always late. ' +
  'I learned that in a basement with one oven and no money. We sold forty loaves on the first day and I cried in the car. ' +
  'Um, my father said a bakery is a promise that you make at night. You keep it in the morning.'

const getSeconds = (page: Page) => page.evaluate<number>("document.querySelector('audio').currentTime")

/** Waits until the sound comes from just after a second. */
async function expectHeardFrom(page: Page, start: number): Promise<void> {
  await expect(async () => {
    const now = await getSeconds(page)
    expect(now).toBeGreaterThan(start)
    expect(now).toBeLessThan(start + 3)
  }).toPass()
}

/** Returns the middle of a word's first occurrence in the transcript. */
function findWord(page: Page, word: string) {
  return page.evaluate<{ x: number; y: number }>(`(() => {
    for (const row of document.querySelectorAll('[data-row-text]')) {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const at = node.textContent.indexOf('${word}')
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + ${word.length})
        const { x, y, width, height } = range.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
    }
  })()`)
}

test('[MEDIA-04] quotes, clips, moments, and words are heard from their time, and the transcript follows', async ({
  page,
  context,
}) => {
  const speech = speak(text)
  const person = await signIn(context, page)
  const id = await openType(page, person, speech, 'quotes')
  await openRecording(page)
  await chooseRecording(page, speech.wav)
  await expect(page.getByRole('region', { name: 'On this device' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const headers = { 'x-session-id': person.sessionId }
  const content = await (await context.request.get(`/api/transcripts/${id}/content`, { headers })).json()
  const starts: Record<string, number> = {
    quotes: content.quotes[0].evidence.start,
    video_clips: content.video_clips[0].evidence.start,
    viral_clips: content.viral_clips[0].evidence.start,
  }
  const player = page.getByRole('region', { name: 'Player' })
  for (const [index, type] of ['viral_clips', 'video_clips', 'quotes'].entries()) {
    await page
      .getByRole('tab')
      .and(page.locator(`[id$="trigger-${type}"]`))
      .click()
    const play = page.getByRole('tabpanel').getByRole('button', { name: /^Play the recording at/ })
    await play.first().click()
    await expectHeardFrom(page, starts[type] ?? Number.NaN)
    // The space bar pauses also while the pressed button has the focus.
    if (index === 0) {
      await page.keyboard.press('Space')
      await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    }
  }
  const transcript = page.getByRole('region', { name: 'Full transcript' })
  const before = await getSeconds(page)
  await page.keyboard.press('l')
  expect(await getSeconds(page)).toBeGreaterThan(before + 10)
  await page.keyboard.press('>')
  await expect(player.getByRole('button', { name: 'Speed 1.25' })).toBeVisible()
  // From a time of the transcript: the sentence that is heard is marked, and then the next one.
  await transcript
    .getByRole('button', { name: /^Play the recording at/ })
    .first()
    .click()
  await expect(transcript.locator('mark')).toHaveText('Bread is alive.')
  await expect(transcript.locator('mark')).toHaveText('It never sleeps, and neither do you.')
  // From a word in the middle of a sentence.
  const word = speech.words.find((one) => one.word === 'basement')
  const at = await findWord(page, 'basement')
  await page.mouse.dblclick(at.x, at.y)
  await page.getByRole('toolbar', { name: 'Selected words' }).getByRole('button', { name: 'Play' }).click()
  await expectHeardFrom(page, (word?.start ?? Number.NaN) - 0.1)
  await player.getByRole('button', { name: 'Close the player' }).click()
  await expect(player).toBeHidden()
})

test('[MEDIA-06] [MEDIA-07] a link to an audio file plays on the page, without a copy, and is moved', async ({
  page,
  context,
}) => {
  const speech = speak(text)
  const person = await signIn(context, page)
  const address = 'https://media.example.com/episode.wav'
  await page.route(address, (route) => route.fulfill({ path: speech.wav, contentType: 'audio/wav' }))
  await openType(page, person, speech, 'quotes')
  await openRecording(page)
  await page.getByRole('textbox', { name: 'Link to the episode' }).fill(address)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Escape')
  const play = page.getByRole('tabpanel').getByRole('button', { name: /^Play the recording at/ })
  await play.first().click()
  await expect(page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await page.locator('audio').getAttribute('src')).toBe(address)
  await expect(async () => expect(await getSeconds(page)).toBeGreaterThan(0)).toPass()
  const player = page.getByRole('region', { name: 'Player' })
  await player.getByRole('button', { name: 'Match sound and text' }).click()
  await player.getByRole('button', { name: 'The sound is later' }).click()
  await expect(player.getByText('Sound is 0.25 s late')).toBeVisible()
})

test('[MEDIA-03] a copy made in the browser is uploaded over a connection that breaks, heard on another device, and deleted', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000)
  const speech = speak(text)
  const person = await signIn(context, page)
  const id = await openType(page, person, speech, 'quotes')
  const headers = { 'x-session-id': person.sessionId }
  const readState = async () => (await context.request.get(`/api/transcripts/${id}/listening-copy`, { headers })).json()
  let broken = 0
  await page.route('**/listening-copy/parts/*', (route) => (broken++ < 3 ? route.abort() : route.continue()))
  await openRecording(page)
  await chooseRecording(page, speech.wav)
  await page.getByRole('button', { name: 'Listen on other devices' }).click()
  await expect(page.getByText('Connection lost')).toBeVisible()
  expect((await readState()).copy).toMatchObject({ isReady: false, parts: [] })
  // The tab is closed, and the connection breaks again.
  await page.reload()
  await expect(async () => {
    // The page goes on when it is used.
    await page.mouse.move(200, 200 + broken)
    await page.mouse.move(210, 200)
    expect((await readState()).copy?.isReady).toBe(true)
  }).toPass({ timeout: 30_000 })
  expect(broken).toBeGreaterThan(3)

  const sound = await context.request.get(`/api/transcripts/${id}/listening-copy/sound`, { headers })
  const copy = join(speech.folder, 'copy.ogg')
  writeFileSync(copy, await sound.body())
  const { codec, channels, seconds } = probeSound(copy)
  expect({ codec, channels }).toEqual({ codec: 'opus', channels: 1 })
  expect(Math.abs(seconds - speech.seconds)).toBeLessThan(0.5)
  expect((await readState()).usedBytes).toBe((await sound.body()).length)

  const device = await browser.newContext({ storageState: await context.storageState() })
  const other = await device.newPage()
  await storeSession(other, person.sessionId)
  await other.goto(page.url())
  const play = other.getByRole('tabpanel').getByRole('button', { name: /^Play the recording at/ })
  await expect(async () => {
    await other.getByRole('heading', { level: 1 }).hover()
    await expect(play.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await play.first().click()
  await expect(async () => expect(await getSeconds(other)).toBeGreaterThan(1)).toPass()
  expect(await other.locator('audio').getAttribute('src')).toContain(`/api/transcripts/${id}/listening-copy/sound`)
  await device.close()

  await openRecording(page)
  await page.getByRole('button', { name: 'Delete copy' }).click()
  await expect(page.getByRole('button', { name: 'Delete copy' })).toBeHidden()
  expect(await readState()).toMatchObject({ copy: null, usedBytes: 0 })
})

test('[SHARE-08] a guest hears a quote on a shared page, and then silence', async ({ page, context, browser }) => {
  const speech = speak(text)
  const person = await signIn(context, page)
  const id = await openType(page, person, speech, 'quotes')
  const headers = { 'x-session-id': person.sessionId }
  const copy = `/api/transcripts/${id}/listening-copy`
  const bytes = encodeCopy(speech)
  const hash = createHash('sha256').update(bytes).digest('hex')
  await context.request.post(copy, { headers, data: { bytes: bytes.length, hash, offset: 0 } })
  const part = { name: 'part', mimeType: 'audio/ogg', buffer: bytes }
  await context.request.put(`${copy}/parts/0`, { headers, multipart: { part } })
  await context.request.post(`${copy}/finish`, { headers })
  const made = await context.request.post(`/api/transcripts/${id}/share-links`, { headers, data: { hasSound: true } })
  const { token } = await made.json()

  const guest = await (await browser.newContext()).newPage()
  const opened = await guest.goto(`/shared/${token}#quotes`)
  expect(opened?.headers()['content-security-policy']).toMatch(/;media-src blob:(?:;|$)/)
  const asked = guest.waitForRequest('**/sound/*')
  const quote = guest.getByRole('tabpanel').getByRole('listitem').first()
  await quote.getByRole('button', { name: /^Play the recording at/ }).click()
  const pause = quote.getByRole('button', { name: 'Pause' })
  await expect(pause).toBeVisible()
  const piece = join(speech.folder, 'piece.ogg')
  writeFileSync(piece, await (await context.request.get((await asked).url())).body())
  const { quotes } = await (await context.request.get(`/api/shared/${token}`)).json().then(({ content }) => content)
  const { start, end } = quotes[0].evidence
  expect(Math.abs(probeSound(piece).seconds - (end - start + 0.6))).toBeLessThan(0.15)
  // The ring closes as the sound goes on, and the sound ends with the quote.
  const ring = pause.locator('circle').last()
  await expect(async () => expect(Number(await ring.getAttribute('stroke-dashoffset'))).toBeLessThan(0.9)).toPass()
  await expect(pause).toBeHidden()
  await guest.context().close()
})
