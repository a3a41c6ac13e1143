import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { maxUploadBytes, uploadTranscript } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildPerson, formData, smallTranscript, upload } from '../../../test/people.ts'
import { storedProjects } from '../../../test/stored.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { removeOldUploads } from '../../platform/http/read-upload.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp({ worker: false })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')
const faults: [string, number, string, { filename?: string; bytes?: Buffer | string }][] = [
  ['[API-41] a PDF', 415, 'wrong_type', { filename: 'episode.pdf' }],
  ['[API-41] a name without an ending', 415, 'wrong_type', { filename: 'episode' }],
  ['[API-42] an empty file', 422, 'unreadable_transcript', { bytes: '' }],
  ['[API-42] white space alone', 422, 'unreadable_transcript', { bytes: ' \n\t\n ' }],
  ['[API-42] a picture renamed to .txt', 422, 'unreadable_transcript', { bytes: png }],
  ['[API-42] a Word file that is cut short', 422, 'unreadable_transcript', { filename: 'a.docx', bytes: 'PK\x03\x04' }],
  ['[API-42] broken JSON', 422, 'unreadable_transcript', { filename: 'a.json', bytes: '[{"text": "Every loaf' }],
  ['[API-42] captions without a word', 422, 'unreadable_transcript', { filename: 'a.vtt', bytes: 'WEBVTT\n\n' }],
  ['[API-40] one byte over 10MB', 413, 'too_large', { bytes: Buffer.alloc(10 * 1024 * 1024 + 1, 'word ') }],
]

test.each(faults)('%s answers %i and leaves nothing behind', async (_what, status, code, file) => {
  const before = await storedProjects(app)
  const answer = await upload(app, session, file)
  expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(/\w+ .*\.$/) } })
  expect(await storedProjects(app)).toEqual(before)
})

test('10MB to the byte are taken', async () => {
  const line = 'Jonas: Every loaf sold after noon lost forty cents and a bit more.\n'
  const bytes = Buffer.alloc(maxUploadBytes, line)
  const { status, body } = await upload(app, session, { bytes }, { generate: 'false' })
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined })
})

const wrongForms: [string, ReturnType<typeof formData>, number][] = [
  ['no file', formData({ guestName: 'Jonas' }), 400],
  ['no file chosen in the form', formData({}, { field: 'transcript', filename: '', bytes: '' }), 400],
  ['two files', formParts([textFile(), textFile()]), 400],
  ['an empty file before the real one', formParts([{ ...textFile(), bytes: '' }, textFile()]), 400],
  ['many empty file fields', formParts([...Array.from({ length: 10 }, notChosen), textFile()]), 400],
  ['too many fields', formData(manyFields(21), textFile()), 400],
  ['the file in another field', formData({}, { field: 'file', filename: 'a.txt', bytes: smallTranscript }), 400],
  ['a guest name that never ends', formData({ guestName: 'x'.repeat(201) }, textFile()), 400],
  ['another word for the switch', formData({ generate: 'maybe' }, textFile()), 400],
  ['JSON instead of a form', { payload: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }, 415],
]

test.each(wrongForms)('[API-34] [API-46] %s is refused and leaves nothing behind', async (_what, form, status) => {
  const before = await storedProjects(app)
  expect(await app.call(uploadTranscript, { session, ...form })).toMatchObject({ status })
  expect(await storedProjects(app)).toEqual(before)
})

test.each([
  ['before', [notChosen(), textFile()]],
  ['after', [textFile(), notChosen()]],
])('a file field that was left empty %s the one with the file changes nothing', async (_where, files) => {
  const { status, body } = await app.call(uploadTranscript, { session, ...formParts(files) })
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined })
})

test('more than one file is refused in words that say so', async () => {
  const { body } = await app.call(uploadTranscript, { session, ...formParts([textFile(), textFile()]) })
  expect(body).toMatchObject({ code: 'invalid', message: expect.stringMatching(/one file at a time/) })
})

test('a connection that is lost in the middle leaves nothing behind, and the next upload works', async () => {
  const address = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }))
  const before = await storedProjects(app)
  const { payload, headers } = formData({}, { field: 'transcript', filename: 'cut.txt', bytes: smallTranscript })
  for (const share of [0.3, 0.6, 0.95]) {
    await sendPart(address, payload.subarray(0, payload.length * share), { ...headers, length: payload.length })
  }
  const whole = await fetch(new URL('/api/transcripts/upload', address), {
    method: 'POST',
    headers: { ...headers, 'x-session-id': session },
    body: payload,
  })
  expect(whole.status).toBe(200)
  expect(await storedProjects(app)).toMatchObject({
    transcripts: before.transcripts + 1,
    jobs: before.jobs + 1,
    // Without a worker, what was parsed stays beside the upload.
    files: before.files + 2,
  })
})

test('after refused files of any size their connections serve the next calls', async () => {
  const send = async (bytes: number, id: string) => {
    const body = new FormData()
    body.append('transcript', new Blob([Buffer.alloc(bytes)]), 'episode.mp3')
    const url = `${app.app.listeningOrigin}/api/transcripts/upload`
    const signal = AbortSignal.timeout(15_000)
    return (await fetch(url, { method: 'POST', headers: { 'x-session-id': id }, body, signal })).status
  }
  for (const bytes of [1_000, 100_000, 1_000_000, 8_000_000]) expect(await send(bytes, session)).toBe(415)
  for (const bytes of [1_000, 8_000_000]) expect(await send(bytes, 'nobody')).toBe(401)
})

test('what is being sent has a limit for each workspace, and others send on; a lost connection makes room', {
  timeout: 120_000,
}, async () => {
  const { hostname, port } = new URL(app.app.listeningOrigin)
  const { headers } = formData({})
  const beginUpload = () => {
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST /api/transcripts/upload HTTP/1.1\r\nHost: ${hostname}\r\nx-session-id: ${session}\r\n` +
        `Content-Type: ${headers['content-type']}\r\nContent-Length: ${maxUploadBytes}\r\n\r\n`,
    )
    return socket
  }
  const sockets = Array.from({ length: 25 }, beginUpload)
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()))
  const send = (from: string) => upload(app, from, { filename: 'episode.mp3', bytes: Buffer.alloc(8_000_000) })
  // An upload that is sent before all others have arrived takes the room of one of them.
  const sendAgain = async () => {
    const { status } = await send(session)
    if (status !== 429) sockets.push(beginUpload())
    return status
  }
  await expect.poll(sendAgain, { timeout: 50_000 }).toBe(429)
  const refused = await send(session)
  expect(refused).toMatchObject({ body: { code: 'too_many_requests', message: expect.stringMatching(/try again/) } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const stranger = await buildPerson(app, { subscribed: true })
  expect((await send(stranger.session)).status).toBe(415)
  for (const socket of sockets) socket.destroy()
  await expect.poll(async () => (await send(session)).status, { timeout: 50_000 }).toBe(415)
})

test('old uploads are removed at the start; links, folders and files of others stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'podcastai-incoming-'))
  const elsewhere = join(folder, 'notes.txt')
  const [left, fresh, link, inner] = Array.from({ length: 4 }, () => join(folder, randomUUID())) as [
    string,
    string,
    string,
    string,
  ]
  for (const path of [left, fresh, elsewhere]) writeFileSync(path, 'words')
  symlinkSync(elsewhere, link)
  mkdirSync(inner)
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const path of [left, elsewhere, inner]) utimesSync(path, longAgo, longAgo)
  await removeOldUploads(folder)
  expect(readdirSync(folder).sort()).toEqual([fresh, elsewhere, link, inner].map((path) => basename(path)).sort())
  rmSync(folder, { recursive: true })
})

test('nothing of an upload stays where it arrived, whether it was taken or refused', async () => {
  await upload(app, session)
  await upload(app, session, { bytes: png })
  await upload(app, session, { bytes: Buffer.alloc(maxUploadBytes + 1, 'word ') })
  await expect.poll(() => readdirSync(app.deps.uploadFolder), { timeout: 15_000 }).toEqual([])
})

function textFile() {
  return { field: 'transcript', filename: 'a.txt', bytes: smallTranscript }
}

/** As a browser sends a file field in which nothing was chosen. */
function notChosen() {
  return { field: 'transcript', filename: '', bytes: '' }
}

/** A form with several file parts. */
function formParts(files: ReturnType<typeof textFile>[]) {
  const forms = files.map((file) => formData({}, file))
  const end = /--[\w-]+--\r\n$/
  const parts = forms.map(({ payload }) => payload.toString())
  const payload = Buffer.from(
    parts.map((part, index) => (index < parts.length - 1 ? part.replace(end, '') : part)).join(''),
  )
  return { payload, headers: formData({}).headers }
}

function manyFields(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 'x']))
}

/** Sends the beginning of an upload over a socket, then loses the connection; resolves once the server has seen it. */
async function sendPart(
  { hostname, port }: URL,
  part: Buffer,
  head: { 'content-type': string; length: number },
): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    app.app.server.once('connection', (socket) => socket.once('close', () => resolve()))
  })
  const socket = connect(Number(port), hostname)
  socket.write(
    `POST /api/transcripts/upload HTTP/1.1\r\nHost: ${hostname}\r\nx-session-id: ${session}\r\n` +
      `Content-Type: ${head['content-type']}\r\nContent-Length: ${head.length}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.write(part, resolve))
  // The server has begun to read: it has looked up the session, which takes a turn or more.
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.destroy()
  await gone
}
