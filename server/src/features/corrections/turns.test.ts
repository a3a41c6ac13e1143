import {
  getContent,
  giveTurn,
  listVersions,
  maxCorrectionsInProject,
  renameSpeaker,
  restoreVersion,
  retryTranscript,
  saveContent,
  undoAllCorrections,
  undoCorrection,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson, buildTeam, giveRole, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { corrections, speakerOverrides, transcripts } from '../../platform/database/schema.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
beforeAll(async () => {
  app = await startTestApp()
  person = await buildPerson(app, { subscribed: true })
})
afterAll(() => app.close())

const unwritten = { fields: { generate: 'false' } }
const project = (options = {}) => correctedProject(app, person.session, options)
const wordsBySpeaker = (speakers: { name: string; words: number }[]) =>
  Object.fromEntries(speakers.map(({ name, words }) => [name, words]))

test('a turn is given to an existing speaker and everything follows; undoing restores all of it byte for byte', async () => {
  const { at, give, speakers, transcript, content, stored, undo, corrections } = await project()
  const before = await stored()
  const [was, quotes] = [await transcript(), (await content()).quotes ?? []]
  expect(quotes.filter(({ speaker }) => speaker === 'Maya')).toEqual([])
  const { status, body } = await give(3, 'maya')
  expect(status).toBe(200)
  expect(body).toMatchObject({ from: 'Jonas', to: 'Maya', author: person.username, turns: [{ from: 3, to: 3 }] })
  expect(await corrections()).toEqual({
    corrections: [],
    given: [body],
    notSpeech: [],
    leftOut: [],
    labels: [],
    turns: [],
    lost: [],
  })
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Maya', 'Maya'])
  const now = await transcript()
  expect(now.content).toMatch(/\n\nMaya: What happened to the money\? Profit rose/)
  const [wordsWere, wordsAre] = [wordsBySpeaker(was.speakers), wordsBySpeaker(now.speakers)]
  expect(wordsAre.Maya).toBeGreaterThan((wordsWere.Maya ?? 0) + 20)
  expect((wordsAre.Maya ?? 0) + (wordsAre.Jonas ?? 0)).toBe((wordsWere.Maya ?? 0) + (wordsWere.Jonas ?? 0))
  expect(wordsBySpeaker(now.analysis?.speakers ?? [])).toEqual(wordsAre)
  expect(now.analysis?.summary).toBe(was.analysis?.summary)
  const follow = quotes.map(({ evidence }) => (evidence?.from.segment === 3 ? 'Maya' : 'Jonas'))
  expect(follow).toContain('Maya')
  const after = (await content()).quotes ?? []
  expect(after.map(({ speaker }) => speaker)).toEqual(follow)
  expect(after.map(({ evidence }) => evidence?.speaker)).toEqual(follow)
  expect(after.map(({ verified, text }) => [verified, text])).toEqual(quotes.map(({ text }) => [true, text]))
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

test('a new name is a new speaker, for a turn or for all that the same person says from there on', async () => {
  const { give, speakers, transcript, undo } = await project(unwritten)
  const { body } = await give(1, ' Nora  Lind ', { scope: 'onward' })
  expect(body.turns).toEqual([
    { from: 1, to: 1 },
    { from: 3, to: 3 },
  ])
  expect(await speakers()).toEqual(['Maya', 'Nora Lind', 'Maya', 'Nora Lind'])
  expect((await transcript()).speakers.map(({ name }) => name)).toEqual(['Nora Lind', 'Maya'])
  await give(3, 'Jonas')
  expect(await speakers()).toEqual(['Maya', 'Nora Lind', 'Maya', 'Jonas'])
  await undo(body.id)
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Maya', 'Jonas'])
})

test('a name that is another speaker’s label in the file can be given, and each is renamed alone', async () => {
  const { at, give, speakers, transcript } = await project(unwritten)
  const rename = (from: string, to: string, labels: string[]) =>
    app.call(renameSpeaker, { ...at, body: { labels, from, to } })
  await rename('Jonas', 'Nora', ['Jonas'])
  await give(3, 'Jonas')
  expect(await speakers()).toEqual(['Maya', 'Nora', 'Maya', 'Jonas'])
  const { labels = [], added } = (await transcript()).speakers.find(({ name }) => name === 'Jonas') ?? {}
  expect(labels).not.toContain('Jonas')
  expect(added).toEqual(labels)
  await rename('Jonas', 'Jonas Weber', labels)
  expect(await speakers()).toEqual(['Maya', 'Nora', 'Maya', 'Jonas Weber'])
  await give(1, 'jonas weber')
  expect(await speakers()).toEqual(['Maya', 'Jonas Weber', 'Maya', 'Jonas Weber'])
})

test('given turns, corrected words and names are taken back in any order, and nothing of them is left', async () => {
  const { at, give, correct, stored, undo, undoAll, content } = await project()
  const rename = (from: string, to: string) => app.call(renameSpeaker, { ...at, body: { labels: ['Jonas'], from, to } })
  const before = await stored()
  const first = await give(3, 'Nora')
  const alone = await stored()
  const word = await correct('thirty-four percent', '34%')
  const second = await give(1, 'Maya')
  await rename('Jonas', 'Jon')
  await undo(second.body.id)
  await undo(word.body.id)
  await rename('Jon', 'Jonas')
  expect(await stored()).toEqual(alone)
  await correct('Saturdays', 'Sundays')
  await give(0, 'Nora', { scope: 'onward' })
  await undo(first.body.id)
  expect(JSON.stringify(await content())).not.toContain('Saturdays')
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
  expect(await stored()).toEqual(before)
})

test('where the file names nobody a turn gets a speaker, and its quotes with it', async () => {
  const bytes = `We closed on Saturdays because every Saturday loaf cost us more than we charged for it.

A queue is not a business model, it is a photograph of one good hour, and nothing else.

If you only listen to the people in the queue, you never hear the ones who left long ago.`
  const { give, speakers, stored, content, undo, transcript } = await project({ bytes })
  const before = await stored()
  expect(await speakers()).toEqual([null, null, null])
  const { body } = await give(1, 'Jonas')
  expect(body).toMatchObject({ from: null, to: 'Jonas' })
  expect(await speakers()).toEqual([null, 'Jonas', null])
  expect((await transcript()).content).toContain('\n\nJonas: A queue')
  expect((await transcript()).speakers.map(({ name }) => name)).toEqual(['Jonas'])
  const quotes = (await content()).quotes ?? []
  const queue = quotes.find(({ text }) => text.includes('queue is not'))
  expect(queue).toMatchObject({ speaker: 'Jonas', verified: true, evidence: { speaker: 'Jonas' } })
  expect(quotes.filter(({ speaker }) => speaker !== null)).toEqual([queue])
  await undo(body.id)
  expect(await stored()).toEqual(before)
  await give(0, 'Jonas', { scope: 'onward' })
  expect(await speakers()).toEqual(['Jonas', 'Jonas', 'Jonas'])
})

const cue = (from: number, text: string) => `00:00:${from}.000 --> 00:00:${from + 4}.000\n${text}\n`
const captions = `WEBVTT

${cue(10, '<v Maya>Why did you close the bakery on your busiest day of the week?')}
${cue(15, '<v Jonas>We closed on Saturdays because every single loaf cost us more than we charged for it.')}
${cue(20, '<v Jonas>Profit rose by thirty-four percent in the first year.')}
${cue(25, '<v Jonas>A queue is not a business model for a bakery like ours,')}
${cue(30, '<v Jonas>it is a photograph of one good hour.')}
`

test('a quote that two people now say has no speaker and is unverified until it is one person’s again', async () => {
  const { at, give, content, undo, stored } = await project({ bytes: captions, filename: 'a.vtt' })
  const before = await stored()
  const nth = ((await content()).quotes ?? []).findIndex(({ text }) => text.startsWith('A queue is not'))
  expect(nth).toBeGreaterThanOrEqual(0)
  const { body } = await give(4, 'Maya')
  const divided = (await content()).quotes ?? []
  expect(divided[nth]).toMatchObject({ speaker: null, verified: false, divided: true, evidence: { speaker: null } })
  expect(divided.filter(({ verified }) => !verified)).toHaveLength(1)
  const shorter = divided.map((quote, at) =>
    at === nth ? { ...quote, text: 'A queue is not a business model for a bakery like ours' } : quote,
  )
  await app.call(saveContent, { ...at, body: { content: shorter } })
  const saved = (await content()).quotes?.[nth]
  expect(saved).toMatchObject({ speaker: 'Jonas', verified: true, evidence: { speaker: 'Jonas' } })
  expect(saved).not.toHaveProperty('divided')
  const restore = () => app.call(restoreVersion, { ...at, params: { ...at.params, versionId: '1' } })
  await restore()
  expect((await content()).quotes?.[nth]).toMatchObject({ speaker: null, verified: false, divided: true })

  // Ends that were moved name another passage.
  const moved = async (text: string, passage: object) => {
    const edited = divided.map((quote, at) =>
      at === nth ? { ...quote, text, evidence: { ...quote.evidence, ...passage } } : quote,
    )
    await app.call(saveContent, { ...at, body: { content: edited } })
    return (await content()).quotes?.[nth]
  }
  const still = 'queue is not a business model for a bakery like ours, it is a photograph of one good hour.'
  const from = { segment: 3, offset: 2 }
  const { evidence } = divided[nth] ?? {}
  expect(await moved(still, { from })).toMatchObject({ text: still, verified: false, divided: true, evidence })
  const whole = await moved('business model for a bakery like ours', {
    from: { segment: 3, offset: 17 },
    to: { segment: 3, offset: 54 },
  })
  expect(whole).toMatchObject({ speaker: 'Jonas', verified: true, evidence: { from: { segment: 3, offset: 17 } } })
  await restore()
  await undo(body.id)
  expect((await stored()).contents).toEqual(before.contents)
})

test('what people edited keeps its words, and its passage is the new speaker’s', async () => {
  const { at, give, content } = await project()
  const captions = (await content()).social_media
  if (!captions) throw new Error('no captions')
  const said = { from: { segment: 3, offset: 17 }, to: { segment: 3, offset: 54 } }
  const short = { ...captions.short, caption: 'Jonas on the money', evidence: [said] }
  const edit = { ...at, params: { ...at.params, contentType: 'social_media' } }
  expect((await app.call(saveContent, { ...edit, body: { content: { ...captions, short } } })).status).toBe(200)
  await give(3, 'Maya')
  const after = (await app.call(getContent, at)).body.social_media?.short
  expect(after?.caption).toBe('Jonas on the money')
  expect(after?.evidence.map(({ speaker }) => speaker)).toEqual(['Maya'])
})

test('two people who give different turns at once both do; of one turn the second learns of the first', async () => {
  const { give, speakers } = await project()
  const both = await Promise.all([give(1, 'Nora', { seen: 'Jonas' }), give(2, 'Nora', { seen: 'Maya' })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const one = await Promise.all([give(3, 'Ann', { seen: 'Jonas' }), give(3, 'Ben', { seen: 'Jonas' })])
  expect(one.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(one.find(({ status }) => status === 409)?.body.message).toContain(
    'Someone else already changed who speaks here',
  )
  expect(await speakers()).toEqual(['Maya', 'Nora', 'Nora', expect.stringMatching(/^(Ann|Ben)$/)])
})

test('what gives nothing, or nothing that is there, is refused and changes nothing', async () => {
  const { id, at, give, stored } = await project(unwritten)
  const before = await stored()
  for (const name of ['', ' \n ', 'x'.repeat(101), 'Jonas', 'JONAS', 7, null]) {
    expect((await give(1, name)).status, JSON.stringify(name)).toBe(400)
  }
  expect((await give(1, 'Nora', { scope: 'everywhere' })).status).toBe(400)
  expect((await give(-1, 'Nora', { seen: 'Maya' })).status).toBe(400)
  expect((await give(1, 'Nora', { to: 0 })).status).toBe(409)
  expect((await give(1, 'Nora', { to: 2 })).status).toBe(409)
  expect((await give(1, 'Nora', { seen: null })).status).toBe(409)
  expect((await give(99, 'Nora', { seen: 'Jonas' })).status).toBe(409)
  expect(await stored()).toEqual(before)
  await app.db.update(transcripts).set({ status: 'analyzing' }).where(eq(transcripts.id, id))
  const body = { from: 1, to: 1, seen: 'Jonas', speaker: 'Nora', scope: 'here' }
  const refused = { status: 409, body: { message: expect.stringContaining('still being processed') } }
  expect(await app.call(giveTurn, { ...at, body })).toMatchObject(refused)
})

test('everybody of the team gives turns and takes them back, nobody else sees or does anything', async () => {
  const { admin, members } = await buildTeam(app, { roles: ['user'] })
  const colleague = members[0]?.session ?? ''
  const { id, at, give, undo, corrections } = await correctedProject(app, admin.session, unwritten)
  const { body } = await give(1, 'Nora', { as: colleague })
  expect((await corrections()).given).toMatchObject([{ author: 'The user', to: 'Nora' }])
  expect((await give(3, 'Nora', { as: person.session })).status).toBe(404)
  const theirs = { ...at, session: person.session, params: { id, correctionId: body.id } }
  expect((await app.call(undoCorrection, theirs)).status).toBe(404)
  await giveRole(app, members[0] ?? admin, 'listener')
  expect((await give(3, 'Nora', { as: colleague })).status).toBe(403)
  expect((await app.call(undoAllCorrections, { ...at, session: colleague })).status).toBe(403)
  expect((await undo(body.id)).status).toBe(200)
})

test('a project holds so many acts, of words and of turns together, and says so', async () => {
  const { id, give, correct } = await project(unwritten)
  await give(1, 'Nora')
  const [act] = await app.db.select().from(corrections).where(eq(corrections.transcriptId, id))
  const [row] = await app.db.select().from(speakerOverrides).where(eq(speakerOverrides.transcriptId, id))
  if (!act || !row) throw new Error('nothing was stored')
  const others = Array.from({ length: maxCorrectionsInProject - 1 }, () => ({ ...act, id: crypto.randomUUID() }))
  for (let from = 0; from < others.length; from += 500) {
    const some = others.slice(from, from + 500)
    await app.db.insert(corrections).values(some)
    await app.db.insert(speakerOverrides).values(some.map((other) => ({ ...row, correctionId: other.id })))
  }
  const full = { status: 409, body: { message: expect.stringContaining('2,000 corrections') } }
  expect(await give(3, 'Nora')).toMatchObject(full)
  expect(await correct('Saturdays', 'Sundays')).toMatchObject(full)
})

test('a retry of the upload keeps given turns, and what was taken back does not come again', async () => {
  const { id, at, give, speakers, correct, stored, undo, undoAll } = await project(unwritten)
  const before = await stored()
  const { body } = await give(0, 'Nora')
  await give(3, 'Maya')
  await correct('Saturdays', 'Sundays')
  await undo(body.id)
  const shown = await stored()
  await app.call(retryTranscript, at)
  await whenProcessed(app, person.session, id)
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Maya', 'Maya'])
  expect((await stored()).segments).toEqual(shown.segments)
  await undoAll()
  expect((await stored()).segments).toEqual(before.segments)
  expect((await stored()).project?.content).toBe(before.project?.content)
})
