import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  deleteTranscript,
  findUpload,
  getSegments,
  getTranscript,
  maxPreviewBytes,
  readWordText,
  uploadExtensions,
} from '@podcastai/contracts'
import { Document, Packer, Paragraph } from 'docx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, formData, smallTranscript, upload, whenProcessed } from '../../../test/people.ts'
import { quickEngine } from '../../../test/quick-engine.ts'
import { storedProjects } from '../../../test/stored.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp({ engine: () => quickEngine() })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

const cue = 'Jonas: Every loaf sold after noon lost forty cents.'
const ofEachKind: Record<string, string | Buffer> = {
  'notes.txt': smallTranscript,
  'captions.srt': `1\n00:00:01,000 --> 00:00:04,500\n${cue}\n`,
  'captions.vtt': readFileSync('samples/the-bakery-that-closed-on-saturdays.vtt'),
  'export.json': JSON.stringify([{ speaker: 'Jonas', start: 1, end: 4.5, text: cue.slice(7) }]),
  'table.csv': `speaker,start,end,text\nJonas,1,4.5,${cue.slice(7)}\n`,
  'table.tsv': `start\tend\tspeaker\ttext\n1\t4.5\tJonas\t${cue.slice(7)}\n`,
  'notes.docx': await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(cue)] }] })),
  'notes.md': `# The bakery\n\n**Jonas:** ${cue.slice(7)}\n`,
  'page.html': `<html><body><p>${cue}</p></body></html>`,
  'page.htm': `<p>${cue}</p>`,
  'captions.xml': `<transcript><text start="1" dur="3">${cue.slice(7)}</text></transcript>`,
  'captions.ttml': `<tt><body><div><p begin="1s" end="4s">${cue.slice(7)}</p></div></body></tt>`,
  'export.jsonl': `${JSON.stringify({ start: 1, text: cue.slice(7) })}\n${JSON.stringify({ start: 5, text: 'Then we closed.' })}\n`,
  'captions.sbv': `0:00:01.000,0:00:04.500\n${cue.slice(7)}\n`,
  'captions.ass': `[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:04.50,Default,Jonas,0,0,0,,${cue.slice(7)}\n`,
  'captions.ssa': `[Events]\nFormat: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: Marked=0,0:00:01.00,0:00:04.50,Default,Jonas,0000,0000,0000,,${cue.slice(7)}\n`,
  'song.lrc': `[ti:The bakery]\n[00:01.00]${cue.slice(7)}\n[00:05.00]Then we closed.\n`,
}

test.each(Object.entries(ofEachKind))('[CREATE-12] %s uploads and completes', async (filename, bytes) => {
  const { status, body } = await upload(app, session, { filename, bytes })
  expect(status).toBe(200)
  expect(await whenProcessed(app, session, body.id)).toMatchObject({
    uploadName: filename,
    status: 'completed',
    statusReason: null,
  })
  const { segments } = (await app.call(getSegments, { session, params: { id: body.id } })).body
  expect(segments.map(({ text }) => text).join(' ')).toMatch(/forty cents|thirty-four percent/)
})

test('[FACTS-05] a file of every kind that is accepted was uploaded above', () => {
  const endings = Object.keys(ofEachKind).map((name) => name.slice(name.lastIndexOf('.')))
  expect(endings.sort()).toEqual([...uploadExtensions].sort())
  const further = ['.tsv', '.md', '.html', '.docx', '.ttml', '.sbv', '.ass', '.lrc', '.jsonl']
  expect(endings).toEqual(expect.arrayContaining(further))
})

const preview = (filename: string, bytes: Buffer | string) =>
  app.call(readWordText, { session, ...formData({}, { field: 'transcript', filename, bytes }) })

test('the text of a Word file is answered for a preview, and nothing is stored', async () => {
  const before = await storedProjects(app)
  const children = [new Paragraph('Maya: Why?'), new Paragraph(cue)]
  const bytes = await Packer.toBuffer(new Document({ title: 'The bakery', sections: [{ children }] }))
  expect(await preview('talk.DOCX', bytes)).toMatchObject({
    status: 200,
    body: { text: `Maya: Why?\n\n${cue}\n\n`, title: 'The bakery' },
  })
  expect(await storedProjects(app)).toEqual(before)
})

test.each([
  ['another kind of file', 415, 'wrong_type', 'talk.txt', cue],
  ['a file that is no Word file', 422, 'unreadable_transcript', 'talk.docx', cue],
  ['a file larger than a preview', 413, 'too_large', 'talk.docx', Buffer.alloc(maxPreviewBytes + 1, 'word ')],
  [
    'a file whose text is longer than a preview',
    413,
    'too_large',
    'talk.docx',
    await Packer.toBuffer(
      new Document({
        sections: [{ children: Array.from({ length: 300 }, () => new Paragraph('bread '.repeat(1300))) }],
      }),
    ),
  ],
])('no preview of %s', async (_, status, code, filename, bytes) => {
  expect(await preview(filename, bytes)).toMatchObject({ status, body: { code } })
})

test('[CREATE-11] [API-13] [API-32] an upload without guest fields answers the project as it is now', async () => {
  const { body } = await upload(app, session)
  expect(body).toMatchObject({
    transcriptId: body.id,
    filename: 'closed-on-saturdays.txt',
    // A worker takes the job at once, and may be a step further when the answer is made.
    status: expect.stringMatching(/^(?:processing|analyzing)$/),
    guestName: null,
    guestTitle: null,
    guestHandle: null,
  })
  const { transcriptId: _same, ...project } = body
  expect(Object.keys((await app.call(getTranscript, { session, params: { id: body.id } })).body).sort()).toEqual(
    Object.keys(project).sort(),
  )
})

test.each([
  ['WEBVTT - Why the river came back\n\n00:01.000 --> 00:04.500\nJonas: Every loaf lost forty cents.\n', 'a.vtt'],
  [JSON.stringify({ title: 'Why the river came back', segments: [{ text: cue, start: 1, end: 4 }] }), 'a.json'],
])(
  '[CREATE-21] [FACTS-01] a project is called what its file calls the episode, and keeps the name of the file',
  async (bytes, filename) => {
    const { body } = await upload(app, session, { filename, bytes })
    expect(body).toMatchObject({ filename: 'Why the river came back', uploadName: filename })
  },
)

test('[FACTS-03] a title and host that were typed are the project’s', async () => {
  const bytes = 'WEBVTT - Why the river came back\n\n00:01.000 --> 00:04.500\nMaya: Every loaf lost forty cents.\n'
  const typed = { title: ' The river, part one ', hostName: 'Maya, Ben Okafor' }
  const { body } = await upload(app, session, { filename: 'a.vtt', bytes }, typed)
  expect(body).toMatchObject({ filename: 'The river, part one', uploadName: 'a.vtt', hostName: 'Maya, Ben Okafor' })
  const unseen = await upload(app, session, {}, { title: '\u200b' })
  expect(unseen).toMatchObject({ status: 400, body: { details: { fields: { title: 'Please enter a title' } } } })
})

test('[FACTS-04] the first project of the same file is found by its hash, in the own workspace alone', async () => {
  const bytes = `${smallTranscript}\n\nMaya: ${randomUUID()}`
  const hash = createHash('sha256').update(bytes).digest('hex')
  const find = async (person = session) =>
    (await app.call(findUpload, { session: person, params: { hash } })).body.project
  expect(await find()).toBeNull()
  const { body: first } = await upload(app, session, { filename: 'one.txt', bytes })
  const { body: second } = await upload(app, session, { filename: 'two.txt', bytes })
  expect(second.id).not.toBe(first.id)
  expect(await find()).toEqual({ id: first.id, filename: 'one.txt', createdAt: first.createdAt })
  const { session: stranger } = await buildPerson(app, { subscribed: true })
  expect(await find(stranger)).toBeNull()
  await app.call(deleteTranscript, { session, params: { id: first.id } })
  expect(await find()).toMatchObject({ id: second.id })
})

test('[CREATE-11] [API-13] the guest fields are kept, trimmed, and an empty one counts as none', async () => {
  const guest = { guestName: ' Jonas Reed ', guestTitle: 'Owner, Little Hearth', guestHandle: '' }
  const { body } = await upload(app, session, {}, guest)
  expect(await whenProcessed(app, session, body.id)).toMatchObject({
    guestName: 'Jonas Reed',
    guestTitle: 'Owner, Little Hearth',
    guestHandle: null,
  })
})

test.each([
  ['../../etc/my notes.txt', 'my notes.txt'],
  ['C:\\shows\\Folge 1 – Brötchen.SRT', 'Folge 1 – Brötchen.SRT'],
  ['.txt', 'transcript.txt'],
])('a file named %j is kept as %j', async (filename, kept) => {
  const bytes = filename.endsWith('SRT') ? ofEachKind['captions.srt'] : smallTranscript
  expect((await upload(app, session, { filename, bytes })).body).toMatchObject({ filename: kept })
})
