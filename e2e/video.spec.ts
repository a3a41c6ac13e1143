// Videos out of a recording that never leaves the computer.
import { expect, signIn, test } from './fixtures.ts'
import { chooseRecording, makeVideo, openType, openVideo, shortenClips } from './recordings.ts'
import { film, filmRate, probe, readFrames, speak, whyNoRecordings } from './speech.ts'

const missing = whyNoRecordings()
test.skip(missing !== '', missing)

// Its first quote takes four seconds.
const text =
  'Bread is alive. I cried in a basement with one oven and no money. You keep it in the morning. That is why we close on Saturdays now. ' +
  'People were angry for a year. Then they came on Fridays instead and bought twice as much.'

test('[CUT-02] a quote becomes a captioned vertical MP4 in three clicks, with exactly its words', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const speech = speak(text)
  const recording = film(speech)
  const person = await signIn(context, page)
  await openType(page, person, speech, 'quotes')
  await openVideo(page)
  await chooseRecording(page, recording)
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('region', { name: 'Words of the clip' }).getByRole('paragraph')
  const said = ((await words.textContent()) ?? '').trim().split(/\s+/)
  const first = text.split(' ').findIndex((_, index, all) => said.every((word, at) => all[index + at] === word))
  expect(first).toBeGreaterThanOrEqual(0)
  const path = await makeVideo(page, speech.folder)
  const facts = probe(path)
  const own = speech.words.slice(first, first + said.length)
  const length = (own.at(-1)?.end ?? 0) - (own[0]?.start ?? 0)
  expect(facts).toMatchObject({ width: 1080, height: 1920, codecs: ['h264', 'aac'], framesPerSecond: 30 })
  expect(Math.abs(facts.seconds - length)).toBeLessThan(0.5)
  expect(Math.abs(facts.loudness + 14)).toBeLessThanOrEqual(1)
  const frames = readFrames(path, read)
  expectWordsLitInTime(frames, own)
  // The clip starts at the frame of its first word, with a little room before it.
  const start = Math.round(((own[0]?.start ?? 0) - 0.12) * filmRate)
  const filmed = readFrames(recording, { width: 2, height: 2 }).map(([gray = 0]) => gray)
  const isCutAt = (first: number) =>
    frames.slice(0, 10).every(([gray = 0], at) => Math.abs(gray - (filmed[first + at] ?? 0)) < 9)
  expect([-1, 0, 1].some((off) => isCutAt(start + off))).toBe(true)
})

test('[CUT-01] quotes, clips, and moments become videos in three formats, and audiograms where there is no picture', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const speech = speak(text)
  const person = await signIn(context, page)
  const id = await openType(page, person, speech, 'quotes')
  await shortenClips(person, context, { id, words: 'I cried in a basement with one oven' })
  const runs = [
    { type: 'quotes', recording: film(speech), formats: ['9:16', '1:1', '16:9'] },
    { type: 'video_clips', recording: speech.wav, formats: ['1:1'] },
    { type: 'viral_clips', recording: speech.wav, formats: ['16:9'] },
  ]
  for (const { type, recording, formats } of runs) {
    // The browser remembers the recording, but not how to open it.
    await page.goto(`/project/${id}?type=${type}`)
    await openVideo(page)
    await chooseRecording(page, recording, type === 'quotes' ? 'Choose a file' : 'Open again')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { name: 'Waveform' })).toHaveCount(recording === speech.wav ? 0 : 1)
    for (const format of formats) {
      await dialog.getByRole('radio', { name: format, exact: true }).click()
      const facts = probe(await makeVideo(page, speech.folder))
      const [width, height] = sizes[format] ?? []
      expect(facts).toMatchObject({ width, height, codecs: ['h264', 'aac'] })
    }
  }
})

const sizes: Record<string, [number, number]> = { '9:16': [1080, 1920], '1:1': [1080, 1080], '16:9': [1920, 1080] }

test('[MEDIA-01] [MEDIA-02] a recording stays on the computer and is known again; a file that is none is refused by name', async ({
  page,
  context,
}) => {
  const speech = speak(text)
  const person = await signIn(context, page)
  await openType(page, person, speech, 'quotes')
  await openVideo(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`))
  await chooseRecording(page, speech.transcript)
  await expect(page.getByRole('alert')).toContainText('This is a transcript (WebVTT), not a recording.')
  await chooseRecording(page, speech.wav)
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Make the video' })).toBeVisible()
  expect(sent).toEqual([])
  // A recording with a longer intro than the transcript's.
  const starts = page.getByRole('region', { name: 'Words of the clip' })
  const before = await starts.textContent()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'About this project' }).click()
  await page.getByRole('button', { name: 'Recording', exact: true }).click()
  const later = page.getByRole('button', { name: 'Start the transcript later' })
  for (let press = 0; press < 12; press++) await later.click()
  await expect(page.getByRole('region', { name: 'On this device' })).toContainText('3.00 s')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await openVideo(page)
  await expect(starts).not.toHaveText(before ?? '')
  // The browser has no handle of it here, so it asks for the file.
  await page.reload()
  await openVideo(page)
  await expect(page.getByRole('heading', { name: 'Open speech.wav again' })).toBeVisible()
  await chooseRecording(page, speech.wav, 'Open again')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Make the video' })).toBeVisible()
})

/** The size that frames are read at. */
const read = { width: 540, height: 960 }

/** The lit word moves from word to word within 100 ms of the speech. */
function expectWordsLitInTime(frames: readonly Buffer[], words: readonly { start: number }[]): void {
  const places = frames.map((frame) => findLit(frame))
  const changes = places.flatMap((place, index) => {
    const before = places[index - 1]
    return place && (!before || Math.abs(place.x - before.x) > 10 || Math.abs(place.y - before.y) > 10)
      ? index / filmRate
      : []
  })
  const first = words[0]?.start ?? 0
  // The clip starts a little before its first word: 0.12 s.
  const lead = changes[0] ?? 0
  expect(Math.abs(lead - 0.12)).toBeLessThanOrEqual(0.1)
  const expected = words.map(({ start }) => start - first + lead)
  const late = expected.filter((time) => !changes.some((change) => Math.abs(change - time) <= 0.1))
  expect(late).toEqual([])
}

/** Returns the middle of the pixels in the color of the word being spoken. */
function findLit(frame: Buffer): { x: number; y: number } | null {
  let [count, x, y] = [0, 0, 0]
  for (let pixel = 0; pixel * 3 < frame.length; pixel++) {
    const [red = 0, green = 0, blue = 0] = [frame[pixel * 3], frame[pixel * 3 + 1], frame[pixel * 3 + 2]]
    const isLit = red > 225 && green > 150 && green < 200 && blue < 60
    if (!isLit) continue
    count += 1
    x += pixel % read.width
    y += Math.floor(pixel / read.width)
  }
  return count < 12 ? null : { x: x / count, y: y / count }
}
