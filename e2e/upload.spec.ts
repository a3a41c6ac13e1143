// Uploading, mostly failures: each shows its message, stores nothing on the server, and the same page accepts the right
// file afterwards.
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { type Connection, openConnection } from './connection.ts'
import {
  test as base,
  expect,
  findToasts,
  holdCalls,
  sample,
  signIn,
  storedProjects,
  uploadProject,
} from './fixtures.ts'
import { settle } from './settle.ts'

const test = base.extend<{ connection: Connection }>({
  connection: async ({ baseURL }, use) => {
    const connection = await openConnection(String(baseURL))
    await use(connection)
    connection.close()
  },
})

const uploadPath = '**/api/transcripts/upload'
const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')
const transcript = { name: 'short-talk.txt', mimeType: 'text/plain', buffer: Buffer.from(talk(40)) }

const refusedHere = [
  { file: ['episode.pdf', Buffer.from('%PDF-1.7 talk')], message: '“episode.pdf” is not a transcript' },
  { file: ['episode.srt', Buffer.alloc(0)], message: '“episode.srt” is empty.' },
  {
    file: ['episode.txt', Buffer.alloc(11 * 1024 * 1024, 'word ')],
    message: '“episode.txt” has 11.0 MB. A transcript may have up to 10MB.',
  },
] as const

test('[ERR-13] a PDF, an empty file and one of 11 MB are rejected on the page and store nothing; the right file works afterwards', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  let sent = 0
  await page.route(uploadPath, (route) => {
    sent += 1
    return route.continue()
  })
  await page.goto('/create')
  for (const { file, message } of refusedHere) {
    const [name, buffer] = file
    await page.getByLabel('Transcript file').setInputFiles({ name, mimeType: '', buffer })
    await expectFailure(page, message)
    await expect(page.getByRole('button', { name: 'Upload Transcript' })).toBeDisabled()
  }
  expect(sent).toBe(0)
  expect(await storedProjects(context, person)).toEqual([])
  await uploadRightFile(page)
})

for (const size of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`a failed file’s message doesn’t cover the upload button, and closes with the next file: ${size.width} px`, async ({
    page,
    context,
  }) => {
    await signIn(context, page)
    await page.setViewportSize(size)
    await page.goto('/create')
    const input = page.getByLabel('Transcript file')
    const upload = page.getByRole('button', { name: 'Upload Transcript' })
    await input.setInputFiles({ name: 'episode.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.7 talk') })
    const message = findToasts(page).getByRole('alert')
    await expect(message).toContainText('Upload failed')
    await upload.scrollIntoViewIfNeeded()
    await settle(page)
    const [button, told] = [await upload.boundingBox(), await message.boundingBox()]
    if (!button || !told) throw new Error('Both are to be seen')
    expect(told.y + told.height <= button.y || button.y + button.height <= told.y).toBe(true)
    await input.setInputFiles(transcript)
    await expect(message).toHaveCount(0)
    await upload.click({ trial: true })
  })
}

test('[ERR-13] a picture renamed to .txt is rejected by the server, stores nothing, and can be replaced', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  await page.goto('/create')
  const picture = { name: 'episode.txt', mimeType: 'text/plain', buffer: png }
  const input = page.locator('input[type=file]')
  await input.setInputFiles(picture)
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload Transcript' })).toBeDisabled()
  // Files this large are only read on the server.
  await input.setInputFiles({ ...picture, buffer: Buffer.concat([png, Buffer.alloc(3 * 1024 * 1024)]) })
  const answer = page.waitForResponse(uploadPath)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  const { message } = await (await answer).json()
  expect((await answer).status()).toBe(422)
  await expectFailure(page, message)
  expect(await storedProjects(context, person)).toEqual([])
  await uploadRightFile(page)
})

test('[ERR-13] a failed connection shows a message, and the same file can be sent again', async ({ page, context }) => {
  const person = await signIn(context, page)
  await page.route(uploadPath, (route) => route.abort('connectionreset'), { times: 1 })
  await page.goto('/create')
  await page.getByLabel('Transcript file').setInputFiles(transcript)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expectFailure(page, 'The connection to the server was lost. Nothing was saved.')
  expect(await storedProjects(context, person)).toEqual([])
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expectProject(page)
  expect(await storedProjects(context, person)).toHaveLength(1)
})

test('[CREATE-14] [ERR-13] the bar moves with the bytes; a connection lost during upload stores nothing, and a retry works', async ({
  page,
  context,
  connection,
}) => {
  const person = await signIn(context, page)
  await page.goto(`${connection.origin}/create`)
  await page.getByLabel('Transcript file').setInputFiles({ ...transcript, buffer: Buffer.from(talk(5_000)) })
  await page.getByRole('switch', { name: 'Generate everything now' }).click()
  await sendSlowly(context, page)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  const bar = page.getByRole('progressbar', { name: 'Uploading transcript' })
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(percent).toBeGreaterThan(0)
  const before = await percent()
  await expect.poll(percent).toBeGreaterThan(before)
  expect(await percent()).toBeLessThan(65)
  connection.cut()
  await expectFailure(page, 'The connection to the server was lost. Nothing was saved.')
  expect(await storedProjects(context, person)).toEqual([])
  connection.restore()
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expectProject(page)
  expect(await storedProjects(context, person)).toHaveLength(1)
})

test('[CREATE-14] [CREATE-15] [TOAST-06] the bar stays at 65 until the response, then the browser goes to the project', async ({
  page,
  context,
  connection,
}) => {
  await signIn(context, page)
  await page.goto(`${connection.origin}/create`)
  await page.getByLabel('Transcript file').setInputFiles(sample)
  await expect(page.getByText('Speakers found.')).toBeVisible()
  const answer = page.waitForResponse(uploadPath)
  connection.holdAnswers()
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  const bar = page.getByRole('progressbar', { name: 'Uploading transcript' })
  await expect(bar).toHaveAttribute('aria-valuenow', '65')
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  connection.release()
  const { transcriptId } = await (await answer).json()
  await expect(page).toHaveURL(`${connection.origin}/project/${transcriptId}`)
  await expect(findToasts(page)).toContainText('Upload successful')
})

test('[CREATE-15] a response without transcriptId leads to its id', async ({ page, context }) => {
  await signIn(context, page)
  await page.route(uploadPath, async (route) => {
    const response = await route.fetch()
    const { transcriptId: _left, ...rest } = await response.json()
    await route.fulfill({ response, json: rest })
  })
  await page.goto('/create')
  await page.getByLabel('Transcript file').setInputFiles(transcript)
  const answer = page.waitForResponse(uploadPath)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  const { id } = await (await answer).json()
  await expect(page).toHaveURL(`/project/${id}`)
})

test('[CREATE-16] [CREATE-17] with the switch off the project completes with nothing generated', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  await page.goto('/create')
  await page.getByLabel('Transcript file').setInputFiles(sample)
  const generate = page.getByRole('switch', { name: 'Generate everything now' })
  await expect(generate).toBeChecked()
  await generate.click()
  await expect(generate).not.toBeChecked()
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expectProject(page)
  await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 })
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(8)
  for (const tab of await tabs.all()) await expect(tab).toHaveAccessibleName(/Not generated$/)
})

test('[CREATE-11] the guest is optional, and sent as written', async ({ page, context }) => {
  const person = await signIn(context, page)
  await page.goto('/create')
  await page.getByLabel('Transcript file').setInputFiles(transcript)
  await page.getByLabel('Name', { exact: true }).fill('Jonas Reed')
  await page.getByLabel('Title', { exact: true }).fill('Baker, Reed & Rye')
  await page.getByLabel('Handle', { exact: true }).fill('@jonasreed')
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expectProject(page)
  expect(await storedProjects(context, person)).toMatchObject([
    { guestName: 'Jonas Reed', guestTitle: 'Baker, Reed & Rye', guestHandle: '@jonasreed' },
  ])
})

test('a file dropped anywhere on the page is read before it is sent', async ({ page, context }) => {
  await signIn(context, page)
  await page.goto('/create')
  await expect(page.getByText('Drop a transcript here')).toBeVisible()
  const text = JSON.stringify(readFileSync(sample, 'utf8'))
  const dropped = await page.evaluateHandle(`(() => {
    const data = new DataTransfer()
    data.items.add(new File([${text}], 'dropped.vtt', { type: 'text/vtt' }))
    return data
  })()`)
  await page.dispatchEvent('h1', 'dragover', { dataTransfer: dropped })
  await page.dispatchEvent('h1', 'drop', { dataTransfer: dropped })
  await expect(page.getByText('dropped.vtt')).toBeVisible()
  await expect(page.getByText(/2 speakers · \d+ minutes · [\d,]+ words/)).toBeVisible()
  await expect(page.getByText(/^Speakers found\. Every line has a time\./)).toBeVisible()
})

test('three files at once: two become projects, the third shows its error', async ({ page, context }) => {
  const person = await signIn(context, page)
  await page.goto('/create')
  await page.getByLabel('Transcript file').setInputFiles([
    { ...transcript, name: 'first.txt' },
    { name: 'picture.txt', mimeType: 'text/plain', buffer: png },
    { name: 'third.tsv', mimeType: '', buffer: Buffer.from(`speaker\ttext\n${talk(20).replaceAll(': ', '\t')}`) },
  ])
  await page.getByRole('button', { name: 'Upload 3 Transcripts' }).click()
  await expect(page.getByText('2 of 3 uploaded, 1 failed')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('button', { name: 'Try picture.txt again' })).toBeVisible()
  expect(await storedProjects(context, person)).toHaveLength(2)
  await page.getByRole('link', { name: 'Open the project of third.tsv' }).click()
  await expect(page).toHaveURL(/\/project\//)
})

test('Ctrl+V on the page pastes text from the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(context, page)
  await page.goto('/create')
  await expect(page.getByText('Drop a transcript here')).toBeVisible()
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(talk(12))})`)
  await page.keyboard.press('Control+V')
  const letGo = await holdCalls(page, uploadPath)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeVisible()
  const asks = `!dispatchEvent(new Event('beforeunload', { cancelable: true }))`
  expect(await page.evaluate<boolean>(asks), 'closing the window asks while the text is on its way').toBe(true)
  letGo()
  await expect(page).toHaveURL(/\/project\//)
})

for (const width of [1280, 360]) {
  test(`the button doesn’t move while a chosen file is read, ${width} px wide`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(context, page)
    await page.addInitScript(`
      const bytes = Blob.prototype.arrayBuffer
      const isLetGo = new Promise((resolve) => { window.letGo = resolve })
      File.prototype.arrayBuffer = async function () {
        await isLetGo
        return bytes.call(this)
      }
    `)
    await page.goto('/create')
    await page.getByLabel('Transcript file').setInputFiles(sample)
    await expect(page.getByText('Reading the file…')).toBeVisible()
    const button = page.getByRole('button', { name: 'Upload Transcript' })
    await settle(page)
    const before = await button.boundingBox()
    await page.evaluate('letGo()')
    await expect(page.getByText(/^Speakers found\. Every line has a time\./)).toBeVisible()
    expect(await button.boundingBox()).toEqual(before)
  })
}

test('[CREATE-05] [CREATE-06] [CREATE-13] the upload screen shows its links out, its steps and its limit', async ({
  page,
  context,
}) => {
  await signIn(context, page)
  await page.goto('/create')
  const steps = page.getByRole('list', { name: 'Steps' })
  for (const step of ['Upload Transcript', 'AI Analysis', 'Generated Content', 'Export & Share']) {
    await expect(steps.getByText(step, { exact: true })).toBeVisible()
  }
  await expect(page.getByText('.txt, .json, .srt, .vtt, .csv, and more, up to 10MB').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
})

test('[CREATE-08] [CREATE-10] [CREATE-18] the screen of an uploaded transcript shows its status, and takes the next one', async ({
  page,
  context,
}) => {
  const person = await signIn(context, page)
  const id = await uploadProject(context, person)
  await page.goto(`/transcript/${id}`)
  await expect(page.locator('[data-step=content]')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent projects' }).getByRole('link')).toHaveCount(1)
  await page.getByRole('link', { name: 'View content' }).click()
  await expect(page).toHaveURL(new RegExp(`/project/${id}`))
  await page.goBack()
  await page.getByLabel('Transcript file').setInputFiles(transcript)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expect(page).toHaveURL(/\/project\//)
  expect(page.url()).not.toContain(id)
})

test('while an upload runs nothing can be sent twice', async ({ page, context }) => {
  const person = await signIn(context, page)
  const letGo = await holdCalls(page, uploadPath)
  await page.goto('/create')
  await page.getByLabel('Transcript file').setInputFiles(transcript)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Remove the file' })).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).press('Enter')
  letGo()
  await expectProject(page)
  expect(await storedProjects(context, person)).toHaveLength(1)
})

/** Expects the message twice: in a toast and next to the file field. */
async function expectFailure(page: Page, message: string) {
  await expect(findToasts(page)).toContainText('Upload failed')
  await expect(findToasts(page)).toContainText(message)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(message)
}

async function uploadRightFile(page: Page) {
  await page.locator('input[type=file]').setInputFiles(transcript)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Upload Transcript' }).click()
  await expectProject(page)
}

async function expectProject(page: Page) {
  await expect(page).toHaveURL(/\/project\/[\w-]+/)
  await expect(page.getByRole('heading', { level: 1, name: /short.talk|The bakery/i })).toBeVisible()
}

/** Throttles the upload so that the progress is visible. */
async function sendSlowly(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1 }
  await devtools.send('Network.emulateNetworkConditions', { ...unlimited, uploadThroughput: 100_000 })
}

function talk(turns: number): string {
  const lines = Array.from({ length: turns }, (_, turn) =>
    turn % 2 === 0
      ? `Maya: What did loaf number ${turn} teach you about closing early?`
      : `Jonas: Every loaf sold after noon lost ${turn} cents, so we stopped baking it.`,
  )
  return lines.join('\n')
}
