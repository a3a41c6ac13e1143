// Many videos in one go, what is left out of them, how they are cropped, and what a browser can't do.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, signIn, test } from './fixtures.ts'
import { chooseRecording, makeVideo, openType, openVideo } from './recordings.ts'
import { breakOff, filmSlope, probe, speak, whyNoRecordings } from './speech.ts'

const missing = whyNoRecordings()
test.skip(missing !== '', missing)

const text =
  'Bread is alive. It never sleeps, and neither do you. The thing that nobody tells you about bread is that it is always late. ' +
  'I learned that in a basement with one oven and no money. We sold forty loaves on the first day and I cried in the car. ' +
  'My father said a bakery is a promise that you make at night. You keep it in the morning. ' +
  'That is why we close on Saturdays now. People were angry for a year. Then they came on Fridays instead and bought twice as much.'

async function openVideos(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('radio', { name: 'Videos' }).click()
}

test('[CUT-06] chosen videos are made one after the other, can be canceled, and leave as one ZIP', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  const speech = speak(text)
  const person = await signIn(context, page)
  await openType(page, person, speech, 'quotes')
  await openVideos(page)
  await chooseRecording(page, speech.wav)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '1:1' }).click()
  for (const all of await dialog.getByRole('checkbox', { name: /^All \d/ }).all()) await all.uncheck()
  const quotes = dialog.getByRole('group', { name: 'Quotes' }).getByRole('checkbox')
  await dialog.getByRole('group', { name: 'Video clips' }).getByRole('checkbox').last().check()
  for (const index of [1, 2, 3]) await quotes.nth(index).check()
  const titles = await dialog.getByRole('group', { name: 'Quotes' }).locator('label').allTextContents()
  await dialog.getByRole('button', { name: 'Make 4 videos' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  // The one that is being made, and one that waits.
  await dialog
    .getByRole('button', { name: /^Leave out/ })
    .first()
    .click()
  await dialog.getByRole('button', { name: `Leave out “${titles[2]}”` }).click()
  // The dialog may be closed.
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 videos are ready')).toBeVisible({ timeout: 120_000 })
  await openVideos(page)
  await expect(dialog.getByRole('status')).toContainText('2 of 2 videos are ready.')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download ZIP' }).click()
  const files = unzipSync(readFileSync((await (await download).path()) ?? ''))
  const names = Object.keys(files)
  expect(names.map((name) => name.slice(-4))).toEqual(['.mp4', '.srt', '.txt', '.mp4', '.srt', '.txt'])
  const wanted = [titles[1] ?? '', titles[3] ?? '']
  for (const [index, title] of wanted.entries()) {
    const [video = '', captions = '', post = ''] = names.slice(index * 3)
    const path = join(speech.folder, 'queued.mp4')
    writeFileSync(path, files[video] ?? new Uint8Array())
    expect(probe(path)).toMatchObject({ width: 1080, height: 1080, codecs: ['h264', 'aac'] })
    const shown = strFromU8(files[captions] ?? new Uint8Array()).replace(/^\d+\n.*-->.*$/gm, '')
    expect(shown.split(/\s+/).filter(Boolean).join(' ')).toBe(title)
    expect(strFromU8(files[post] ?? new Uint8Array())).toContain(title)
  }
  // The kit of a platform holds them, too, and offers to make the others.
  await dialog.getByRole('radio', { name: 'Kits' }).click()
  await expect(dialog.getByText(/2 of \d videos ready/).last()).toBeVisible()
  const kitDownload = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'ZIP for X' }).click()
  const kit = unzipSync(readFileSync((await (await kitDownload).path()) ?? ''))
  const inKit = Object.keys(kit).filter((name) => name.startsWith('X/Videos/'))
  expect(inKit.map((name) => name.slice(-4))).toEqual(['.mp4', '.srt', '.mp4', '.srt'])
  expect(kit[inKit[0] ?? '']).toEqual(files[names[0] ?? ''])
  expect(strFromU8(kit['X/Read me first.txt'] ?? new Uint8Array())).toContain('Videos\r\n')
  expect(Object.keys(kit).length).toBeGreaterThan(5)
  await dialog.getByRole('button', { name: 'Make videos for X' }).click()
  await expect(
    dialog.getByRole('group', { name: 'Quotes' }).getByRole('checkbox', { name: titles[1] }),
  ).not.toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Quotes' }).getByRole('checkbox', { name: titles[2] })).toBeChecked()
})

test('[CUT-03] both ends move with sound, by words, sentences, and pauses', async ({ page, context }) => {
  const speech = speak(
    'We close on Mondays. My father said that [pause] a bakery is a promise that you make at night. It is.',
  )
  const person = await signIn(context, page)
  await openType(page, person, speech, 'quotes')
  await openVideo(page)
  await chooseRecording(page, speech.wav)
  const dialog = page.getByRole('dialog')
  const words = dialog.getByRole('region', { name: 'Words of the clip' }).getByRole('paragraph')
  const quote = 'My father said that a bakery is a promise that you make at night.'
  await expect(words).toHaveText(quote)
  const isHeard = () =>
    page.locator('dialog video, [role=dialog] video').evaluate<boolean, Sound>((sound) => !sound.paused)
  const move = async (by: string, button: string, now: string) => {
    await dialog.getByRole('radio', { name: by }).click()
    await dialog.getByRole('button', { name: button }).click()
    await expect(words).toHaveText(now)
    expect(await isHeard()).toBe(true)
    await expect.poll(isHeard).toBe(false)
  }
  await move('Words', 'Move the start one word later', quote.replace('My ', ''))
  await move('Sentences', 'Move the end one sentence later', `${quote.replace('My ', '')} It is.`)
  await move('Pauses', 'Move the start one pause later', 'a bakery is a promise that you make at night. It is.')
})

type Sound = { paused: boolean }

test('[CUT-04] fillers and long pauses can be left out of the cut', async ({ page, context }) => {
  test.setTimeout(120_000)
  const speech = speak(
    'My father said that a bakery is, um, a promise [pause] that you make at night, every single day.',
  )
  const person = await signIn(context, page)
  await openType(page, person, speech, 'quotes')
  await openVideo(page)
  await chooseRecording(page, speech.wav)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '1:1' }).click()
  const whole = (speech.words.at(-1)?.end ?? 0) - (speech.words[0]?.start ?? 0)
  for (const name of [/^Leave out “um”/, /^Shorten long pauses/]) await dialog.getByRole('switch', { name }).click()
  await expect(dialog.locator('.line-through')).toHaveText(/um,/)
  const { seconds } = probe(await makeVideo(page, speech.folder))
  const um = speech.words.find(({ word }) => word === 'um,') ?? { start: 0, end: 0 }
  expect(whole - seconds).toBeGreaterThan(um.end - um.start + 0.8)
  // Every other word is still there.
  expect(whole - seconds).toBeLessThan(um.end - um.start + 2)
})

type Canvas = {
  width: number
  height: number
  getContext: (kind: '2d') => {
    getImageData: (x: number, y: number, width: number, height: number) => { data: number[] }
  }
}

test('[CUT-05] the crop is centered, dragged, or two-up, under the title of the first seconds', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const speech = speak('My father said that a bakery is a promise that you make at night, every single day.')
  const person = await signIn(context, page)
  await openType(page, person, speech, 'quotes')
  await openVideo(page)
  // Dark on the left, light on the right.
  await chooseRecording(page, filmSlope(speech))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'None' }).click()
  const preview = dialog.getByRole('img', { name: 'Preview of the clip' })
  const readShades = () =>
    preview.evaluate<number[], Canvas>((canvas) => {
      const pen = canvas.getContext('2d')
      return [0.25, 0.75].map((share) => pen.getImageData(canvas.width / 2, canvas.height * share, 1, 1).data[0] ?? 0)
    })
  await expect.poll(async () => Math.abs(((await readShades())[0] ?? 0) - 128)).toBeLessThan(25)
  const box = (await preview.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middle, line] = [box.x + box.width / 2, box.y + box.height / 4]
  await page.mouse.move(middle, line)
  await page.mouse.down()
  await page.mouse.move(middle + box.width, line, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await readShades())[0]).toBeLessThan(80)
  await dialog.getByRole('radio', { name: 'Two-up' }).click()
  const isTwoUp = ([first = 0, second = 0]: number[]) => first < 100 && second > 156
  await expect.poll(async () => isTwoUp(await readShades())).toBe(true)
  await dialog.getByRole('switch', { name: 'Title in the first seconds' }).click()
  await dialog.getByRole('textbox', { name: 'Title in the first seconds' }).fill('The night shift')
  const readPlate = () =>
    preview.evaluate<number[], Canvas>((canvas) => [
      ...canvas
        .getContext('2d')
        .getImageData(canvas.width * 0.46, canvas.height * 0.147, 1, 1)
        .data.slice(0, 3),
    ])
  await expect.poll(readPlate).toEqual([0x12, 0x3a, 0x44])
})

test('a recording that breaks off is refused, with the time where it does', async ({ page, context }) => {
  const speech = speak('We close on Mondays. My father said that a bakery is a promise that you make at night. It is.')
  const person = await signIn(context, page)
  await openType(page, person, speech, 'quotes')
  await openVideo(page)
  await chooseRecording(page, breakOff(speech))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Make the video' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^The recording breaks off at 0:0\d, before this clip ends/)
})

test('[CUT-07] what a browser can’t encode is said, with what can be done', async ({ page, context }) => {
  test.setTimeout(120_000)
  const speech = speak('My father said that a bakery is a promise that you make at night, every single day.')
  const person = await signIn(context, page)
  let lacks = /./
  await context.route(/recording\.worker.*\.js/, async (route) => {
    const response = await route.fetch()
    const before = `{ const has = VideoEncoder.isConfigSupported; VideoEncoder.isConfigSupported = (config) =>
      ${lacks}.test(config.codec) ? Promise.resolve({ supported: false, config }) : has.call(VideoEncoder, config) }\n`
    await route.fulfill({ response, body: before + (await response.text()) })
  })
  await openType(page, person, speech, 'quotes')
  await openVideo(page)
  await chooseRecording(page, speech.wav)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '1:1' }).click()
  await dialog.getByRole('button', { name: 'Make the video' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/can’t make videos\. Use a current Chrome/)
  lacks = /^avc/
  expect(probe(await makeVideo(page, speech.folder)).codecs).toEqual(['vp9', 'aac'])
  await expect(dialog.getByRole('status')).toContainText('Your browser can’t encode H.264; some apps refuse other')
})
