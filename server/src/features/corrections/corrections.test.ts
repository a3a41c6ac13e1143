import {
  correctTranscript,
  getContent,
  getGlossary,
  listCorrections,
  listVersions,
  maxCorrectionsInProject,
  saveContent,
  undoAllCorrections,
  undoCorrection,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson, buildTeam, giveRole, smallTranscript } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { correctedPlaces, corrections, transcripts } from '../../platform/database/schema.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
beforeAll(async () => {
  app = await startTestApp()
  person = await buildPerson(app, { subscribed: true })
})
afterAll(() => app.close())

const unwritten = { fields: { generate: 'false' } }
const project = (options = {}) => correctedProject(app, person.session, options)

test('words are corrected at all their places, and taking it back leaves all as it was to the byte', async () => {
  const { at, correct, said, transcript, content, stored, undo, corrections } = await project()
  const before = await stored()
  expect(JSON.stringify(await content())).toContain('Saturdays')
  const { status, body } = await correct('Saturdays', 'Sundays')
  expect(status).toBe(200)
  expect(body).toMatchObject({ heard: 'Saturdays', written: 'Sundays', source: 'episode', author: person.username })
  const place = { from: { segment: 1, offset: 13 }, to: { segment: 1, offset: 20 }, heard: 'Saturdays' }
  expect(body.places).toEqual([place])
  expect(await corrections()).toEqual({
    corrections: [body],
    given: [],
    notSpeech: [],
    leftOut: [],
    labels: [],
    turns: [],
    lost: [],
  })
  expect(await said()).toContain('We closed on Sundays because every Saturday loaf')
  expect((await transcript()).content).toContain('We closed on Sundays because')
  expect(JSON.stringify(await content())).not.toContain('Saturdays')
  expect((await app.call(listVersions, at)).body.versions).toHaveLength(1)
  expect((await undo(body.id)).body).toEqual({
    corrections: [],
    given: [],
    notSpeech: [],
    leftOut: [],
    labels: [],
    turns: [],
    lost: [],
    terms: [],
  })
  expect(await stored()).toEqual(before)
})

test('acts are taken back in any order, and all at once, and nothing of them is left', async () => {
  const { correct, stored, undo, undoAll, said } = await project()
  const before = await stored()
  const first = await correct('Saturdays', 'Sundays')
  const alone = await stored()
  const second = await correct('thirty-four percent', '34%')
  expect(await said()).toContain('rose by 34% in')
  await undo(first.body.id)
  const third = await correct('Saturdays', 'Sundays')
  await undo(second.body.id)
  expect(await stored()).toEqual(alone)
  await correct('Sundays', 'Mondays')
  expect(await said()).toContain('closed on Mondays')
  expect((await undoAll()).body).toEqual({
    corrections: [],
    given: [],
    notSpeech: [],
    leftOut: [],
    labels: [],
    turns: [],
    lost: [],
    terms: [],
  })
  expect(third.status).toBe(200)
  expect(await stored()).toEqual(before)
})

test('corrected words are corrected again, and taking the newer act back brings the older one back', async () => {
  const { correct, said, undo, corrections } = await project(unwritten)
  const older = await correct('Saturdays', 'Sundays')
  const newer = await correct('Sundays', 'Mondays')
  expect(newer.body).toMatchObject({ heard: 'Saturdays', written: 'Mondays' })
  expect((await corrections()).corrections.map(({ places }) => places.length)).toEqual([1, 0])
  await undo(newer.body.id)
  expect(await said()).toContain('closed on Sundays')
  await undo(older.body.id)
  expect(await said()).toContain('closed on Saturdays')
})

test('correcting a part of corrected words corrects all of them, in the glossary too', async () => {
  const { correct, said } = await project(unwritten)
  await correct('eaten lunch', 'skipped lunch')
  const { body } = await correct('skipped', 'missed', { scope: 'workspace' })
  expect(body).toMatchObject({ heard: 'eaten lunch', written: 'missed lunch' })
  expect(await said()).toContain('missed lunch')
  const terms = async () =>
    (await app.call(getGlossary, person)).body.entries.map(({ heard, written }) => ({ heard, written }))
  expect(await terms()).toContainEqual({ heard: 'eaten lunch', written: 'missed lunch' })
  await correct('missed lunch', 'eaten lunch', { scope: 'workspace' })
  expect(await said()).toContain('eaten lunch')
  expect((await terms()).map(({ heard }) => heard)).not.toContain('eaten lunch')
})

test('at one place only that place reads otherwise', async () => {
  const { correct, said } = await project(unwritten)
  expect((await correct('queue', 'line', { scope: 'here' })).body.places).toHaveLength(1)
  expect(await said()).toContain('A line is not a business model')
  expect(await said()).toContain('people in the queue')
})

test('two people who correct different places at once both do; of one place the second learns of the first', async () => {
  const { correct, said } = await project()
  const both = await Promise.all([correct('Saturdays', 'Sundays'), correct('lunch', 'dinner')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await said()).toMatch(/closed on Sundays[\s\S]+eaten dinner sitting/)
  const one = await Promise.all([correct('Profit', 'Turnover'), correct('Profit', 'Loss')])
  expect(one.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(one.find(({ status }) => status === 409)?.body.message).toContain('Someone else already corrected these words')
})

test('while a project is being processed its words stay: 409 with the reason', async () => {
  const { id, at, correct, said } = await project(unwritten)
  const { body } = await correct('lunch', 'dinner')
  await app.db.update(transcripts).set({ status: 'analyzing' }).where(eq(transcripts.id, id))
  const refused = { status: 409, body: { message: expect.stringContaining('still being processed') } }
  expect(await correct('Saturdays', 'Sundays')).toMatchObject(refused)
  expect(await app.call(undoCorrection, { ...at, params: { id, correctionId: body.id } })).toMatchObject(refused)
  expect(await app.call(undoAllCorrections, at)).toMatchObject(refused)
  expect(await said()).toContain('Saturdays')
})

test('what corrects nothing, or nothing that is there, is refused and changes nothing', async () => {
  const { id, at, correct, stored } = await project(unwritten)
  const before = await stored()
  for (const written of ['', ' \n ', 'x'.repeat(201), 'Saturdays', 7, null]) {
    expect((await correct('Saturdays', written)).status, JSON.stringify(written)).toBe(400)
  }
  const ask = (from: unknown, to: unknown, seen: string) =>
    app.call(correctTranscript, { ...at, body: { from, to, seen, written: 'other', scope: 'here' } })
  const place = (segment: number, offset: number) => ({ segment, offset })
  expect((await ask(place(1, 0), place(1, 2), '')).status).toBe(400)
  expect((await ask(place(1, 0), place(1, 2), 'x'.repeat(201))).status).toBe(400)
  expect((await ask(place(1, -1), place(1, 2), 'We')).status).toBe(400)
  expect((await ask(place(1, 0), place(1, 2), 'He')).status).toBe(409)
  expect((await ask(place(1, 2), place(1, 0), 'We')).status).toBe(409)
  expect((await ask(place(99, 0), place(99, 2), 'We')).status).toBe(409)
  expect((await ask(place(0, 900), place(1, 2), 'We')).status).toBe(409)
  const missing = { ...at, params: { id, correctionId: '0b5d1a4e-3c55-4b8e-9a57-6f1f0a2b3c4d' } }
  expect((await app.call(undoCorrection, missing)).status).toBe(404)
  expect(await stored()).toEqual(before)
})

test('everybody of the team corrects and takes back, nobody else sees or does anything', async () => {
  const { admin, members } = await buildTeam(app, { roles: ['user'] })
  const colleague = members[0]?.session ?? ''
  const { id, at, correct, undo, corrections } = await correctedProject(app, admin.session, unwritten)
  const { body } = await correct('Saturdays', 'Sundays', { as: colleague })
  expect((await corrections()).corrections).toMatchObject([{ author: 'The user', written: 'Sundays' }])

  const stranger = { ...at, session: person.session }
  expect((await correct('lunch', 'dinner', { as: person.session })).status).toBe(404)
  expect((await app.call(listCorrections, stranger)).status).toBe(404)
  expect((await app.call(undoAllCorrections, stranger)).status).toBe(404)
  const theirs = { ...stranger, params: { id, correctionId: body.id } }
  expect((await app.call(undoCorrection, theirs)).status).toBe(404)
  await giveRole(app, members[0] ?? admin, 'listener')
  expect((await correct('lunch', 'dinner', { as: colleague })).status).toBe(403)
  expect((await app.call(undoAllCorrections, { ...at, session: colleague })).status).toBe(403)
  expect((await undo(body.id)).status).toBe(200)
})

test('a project holds so many acts and so many places, and says so', async () => {
  const { id, correct, undo, said } = await project(unwritten)
  const { body } = await correct('lunch', 'dinner')
  const [act] = await app.db.select().from(corrections).where(eq(corrections.transcriptId, id))
  const [row] = await app.db.select().from(correctedPlaces).where(eq(correctedPlaces.transcriptId, id))
  if (!act || !row) throw new Error('nothing was stored')
  const others = Array.from({ length: maxCorrectionsInProject - 1 }, () => ({ ...act, id: crypto.randomUUID() }))
  for (let from = 0; from < others.length; from += 500) {
    const some = others.slice(from, from + 500)
    await app.db.insert(corrections).values(some)
    await app.db.insert(correctedPlaces).values(some.map((other) => ({ ...row, correctionId: other.id })))
  }
  const full = await correct('Saturdays', 'Sundays')
  expect(full).toMatchObject({ status: 409, body: { message: expect.stringContaining('2,000 corrections') } })
  expect((await undo(body.id)).status).toBe(200)
  expect((await correct('Saturdays', 'Sundays')).status).toBe(200)
  expect(await said()).toContain('closed on Sundays')
})

test('what people edited keeps its words, and its passage follows', async () => {
  const { at, correct, content } = await project()
  const quotes = (await content()).quotes ?? []
  const nth = quotes.findIndex(({ text }) => text.includes('Saturdays'))
  const { text = '' } = quotes[nth] ?? {}
  const edited = quotes.map((quote, index) => (index === nth ? { ...quote, text: `${text} Really.` } : quote))
  await app.call(saveContent, { ...at, body: { content: edited } })
  await correct('closed on', 'shut the bakery on')
  const after = (await app.call(getContent, at)).body.quotes?.[nth]
  expect(after?.text).toBe(`${text} Really.`)
  expect(after?.evidence?.to.offset).toBe(
    (quotes[nth]?.evidence?.to.offset ?? 0) + 'shut the bakery'.length - 'closed'.length,
  )
})

test.each([
  ['with names', smallTranscript],
  ['without a name', smallTranscript.replace(/^\w+: /gm, '')],
])(
  'edited words are word for word while the transcript reads so, and follow it once they were said: %s',
  async (_, bytes) => {
    const { at, correct, content, undo } = await project({ bytes })
    const quote = async () => ((await content()).quotes ?? [])[0]
    const save = async (edit: (text: string) => string) => {
      const quotes = (await content()).quotes ?? []
      const edited = quotes.map((one, nth) => (nth === 0 ? { ...one, text: edit(one.text) } : one))
      await app.call(saveContent, { ...at, body: { content: edited } })
    }
    const [heard = ''] = /\w{6,}/.exec((await quote())?.text ?? '') ?? []
    // As many letters: neither a text nor a passage changes.
    const written = `Q${heard.slice(1)}`
    await save((text) => text.replaceAll(heard, written))
    const before = await quote()
    expect(before).toMatchObject({ text: expect.stringContaining(written), verified: false })
    const { body } = await correct(heard, written)
    expect(await quote()).toEqual({ ...before, verified: true })
    await undo(body.id)
    expect(await quote()).toEqual(before)
    await save((text) => text.replaceAll(written, heard))
    expect(await quote()).toMatchObject({ verified: true })
    await correct(heard, written)
    expect(await quote()).toMatchObject({ text: expect.stringContaining(written), verified: true })
  },
)
