import {
  generateContent,
  getContent,
  getSegments,
  getTranscript,
  getVersion,
  listVersions,
  renameSpeaker,
  restoreVersion,
  retryTranscript,
  saveContent,
  type Transcript,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, smallTranscript, upload, whenProcessed } from '../../../test/people.ts'
import { storeAnalysis } from '../../../test/store-written.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { transcripts } from '../../platform/database/schema.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
/** Holds back what the engine wrote until it is called. */
let hold: Promise<void> | null = null
beforeAll(async () => {
  app = await startTestApp({
    engine: (builtIn) => ({
      ...builtIn,
      write: async (order) => {
        const written = await builtIn.write(order)
        if (!hold) return written
        await hold
        // Something else than before: otherwise nothing is stored.
        return { ...written, content: (written.content as unknown[]).toReversed() as typeof written.content }
      },
    }),
  })
  person = await buildPerson(app, { subscribed: true })
})
afterAll(() => app.close())

async function project(bytes = smallTranscript, fields: Record<string, string> = {}) {
  const { body } = await upload(app, person.session, { bytes }, fields)
  const { id } = await whenProcessed(app, person.session, body.id)
  const at = { session: person.session, params: { id, contentType: 'quotes' } }
  return {
    id,
    at,
    rename: (from: string, to: unknown, labels = [from]) =>
      app.call(renameSpeaker, { ...at, body: { labels, from, to } }),
    transcript: async () => (await app.call(getTranscript, at)).body as Transcript,
    content: async () => (await app.call(getContent, at)).body,
    spoken: async () => (await app.call(getSegments, at)).body.segments.map(({ speaker }) => speaker),
    versions: async () => (await app.call(listVersions, at)).body.versions,
  }
}

const threeVoices = `Speaker 1: Why did you close the bakery on the busiest day of the whole week?

Speaker 2: We closed on Saturdays because every single loaf cost us more than we charged for it.

Speaker 3: I told them that a queue is not a business model, it is a photograph of one good hour.

Speaker 2: Profit rose by thirty-four percent in the first year, and we slept on Sundays again.`

const threeNames = threeVoices
  .replaceAll('Speaker 1', 'Maya')
  .replaceAll('Speaker 2', 'Jonas')
  .replaceAll('Speaker 3', 'Bea')

test('a speaker is renamed once, and everything follows at once while every word stays', async () => {
  const { rename, transcript, content, spoken } = await project()
  const before = await content()
  const { status, body } = await rename('Jonas', '  Jonas \n Reed ')
  expect(status).toBe(200)
  expect(body).toEqual(await transcript())
  expect(body.speakers.map(({ name, labels }) => [name, labels])).toEqual([
    ['Jonas Reed', ['Jonas']],
    ['Maya', ['Maya']],
  ])
  expect(body.analysis?.speakers.map(({ name }) => name)).toEqual(['Jonas Reed', 'Maya'])
  expect(body.content).toContain('\n\nJonas Reed: We closed on Saturdays')
  expect(await spoken()).toEqual(['Maya', 'Jonas Reed', 'Maya', 'Jonas Reed'])

  const after = await content()
  expect(after.quotes?.map(({ speaker, verified }) => [speaker, verified])).toEqual(
    before.quotes?.map(({ speaker }) => [speaker === 'Jonas' ? 'Jonas Reed' : speaker, true]),
  )
  expect(after.quotes?.map(({ text }) => text)).toEqual(before.quotes?.map(({ text }) => text))
  const everything = JSON.stringify(after)
  // The host says “Jonas, why did you close …”; everywhere else the name is ours.
  expect(everything.replaceAll('Jonas Reed', '').replaceAll('Jonas, why did you', '')).not.toContain('Jonas')
})

test('what was written stays generated and what was edited stays edited, and a new name makes no version', async () => {
  const { at, rename, transcript, versions, content } = await project()
  await app.call(saveContent, {
    session: at.session,
    params: { ...at.params, contentType: 'episode_titles' },
    body: { content: (await content()).episode_titles },
  })
  await rename('Jonas', 'Jonas Reed')
  expect(await versions()).toMatchObject([{ version: 1, origin: 'generated', author: null }])
  const { generation } = await transcript()
  expect(generation.find(({ contentType }) => contentType === 'quotes')).toMatchObject({ version: 1, edited: false })
  expect(generation.find(({ contentType }) => contentType === 'episode_titles')?.edited).toBe(true)
})

test('a summary that names a speaker follows, and what was said in it stays', async () => {
  const { id, rename } = await project()
  const summary = 'Jonas on his Saturdays: “We closed on Saturdays because every loaf cost us more.”'
  await storeAnalysis(app, id, { summary })
  const { body } = await rename('Jonas', 'We')
  expect(body.analysis?.summary).toBe(summary.replace('Jonas', 'We'))
  expect((await rename('We', 'Saturdays', ['Jonas'])).body.analysis?.summary).toBe(
    summary.replace('Jonas', 'Saturdays'),
  )
})

test('the name of another speaker joins the two, and taking it back gives exactly what was', async () => {
  const { rename, transcript, content, spoken } = await project(threeNames)
  const before = { transcript: await transcript(), content: await content(), spoken: await spoken() }
  const { body } = await rename('Bea', 'jonas')
  expect(body.speakers.map(({ name, labels }) => [name, labels])).toEqual([
    ['Jonas', ['Jonas', 'Bea']],
    ['Maya', ['Maya']],
  ])
  expect(body.analysis?.speakers.map(({ name }) => name).sort()).toEqual(['Jonas', 'Maya'])
  expect(await spoken()).toEqual(['Maya', 'Jonas', 'Jonas', 'Jonas'])
  expect(JSON.stringify(await content())).not.toContain('Bea')

  const undone = await rename('Jonas', 'Bea', ['Bea'])
  expect(undone.status).toBe(200)
  expect(await spoken()).toEqual(before.spoken)
  expect(await content()).toEqual(before.content)
  const { generation: _versions, revision: _written, textRevision: _changes, ...rest } = await transcript()
  expect(before.transcript).toMatchObject(rest)
})

test('two who were joined and renamed can be told apart again, each with what they said', async () => {
  const { at, rename, content, spoken } = await project(threeVoices)
  const [written] = (await content()).quotes ?? []
  const toQuote = (speaker: string, segment: number, text: string) => {
    const place = { from: { segment, offset: 0 }, to: { segment, offset: text.length } }
    return { ...written, text, speaker, evidence: { ...written?.evidence, ...place, speaker } }
  }
  const queue = toQuote(
    'Speaker 3',
    2,
    'I told them that a queue is not a business model, it is a photograph of one good hour.',
  )
  const profit = toQuote(
    'Speaker 2',
    3,
    'Profit rose by thirty-four percent in the first year, and we slept on Sundays again.',
  )
  await app.call(saveContent, { ...at, body: { content: [queue, profit] } })
  await rename('Speaker 3', 'Speaker 2')
  await rename('Speaker 2', 'Jonas Reed', ['Speaker 2', 'Speaker 3'])
  await rename('Jonas Reed', 'Ann Lee', ['Speaker 3'])
  expect(await spoken()).toEqual(['Speaker 1', 'Jonas Reed', 'Ann Lee', 'Jonas Reed'])
  expect((await content()).quotes).toMatchObject([
    { speaker: 'Ann Lee', evidence: { speaker: 'Ann Lee' }, verified: true },
    { speaker: 'Jonas Reed', evidence: { speaker: 'Jonas Reed' }, verified: true },
  ])
})

test('a retry and a regenerate keep the names', async () => {
  const { id, at, rename, transcript, content, spoken } = await project()
  await rename('Jonas', 'Jonas Reed')
  expect((await app.call(generateContent, at)).status).toBe(200)
  expect((await content()).quotes?.map(({ speaker }) => speaker)).not.toContain('Jonas')
  await app.call(retryTranscript, at)
  await whenProcessed(app, person.session, id)
  expect(await spoken()).toContain('Jonas Reed')
  expect((await transcript()).analysis?.speakers.map(({ name }) => name)).toContain('Jonas Reed')
  expect((await transcript()).content).toContain('Jonas Reed: We closed')
  await rename('Jonas Reed', 'Jonas', ['Jonas'])
  expect(await spoken()).not.toContain('Jonas Reed')
})

test('content that was on its way during the renaming, or comes back from before it, has the new name', async () => {
  const { at, rename, content, versions } = await project()
  let letGo = () => {}
  hold = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const generating = app.call(generateContent, at)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await rename('Jonas', 'Jonas Reed')).status).toBe(200)
  letGo()
  hold = null
  expect((await generating).status).toBe(200)
  expect((await versions()).map(({ version }) => version)).toEqual([2, 1])
  expect((await content()).quotes?.map(({ speaker }) => speaker)).not.toContain('Jonas')
  const restored = await app.call(restoreVersion, { ...at, params: { ...at.params, versionId: '1' } })
  expect(restored.status).toBe(200)
  expect((await content()).quotes?.map(({ speaker }) => speaker)).not.toContain('Jonas')
})

test('an edit that was begun before the renaming is a conflict, and the new name stays', async () => {
  const { at, rename, content, transcript } = await project()
  const edited = (await content()).quotes
  const { textRevision: baseTextRevision } = await transcript()
  await rename('Jonas', 'Jonas Reed')
  const late = await app.call(saveContent, { ...at, body: { content: edited, baseVersion: 1, baseTextRevision } })
  expect(late.status).toBe(409)
  expect((await content()).quotes?.map(({ speaker }) => speaker)).toContain('Jonas Reed')
})

test('two people who rename different speakers at once both do; of one speaker the second learns of the first', async () => {
  const { rename, spoken } = await project()
  const both = await Promise.all([rename('Jonas', 'Jonas Reed'), rename('Maya', 'Maya Ortiz')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(await spoken())).toEqual(new Set(['Maya Ortiz', 'Jonas Reed']))
  const one = await Promise.all([rename('Maya Ortiz', 'Ann', ['Maya']), rename('Maya Ortiz', 'Bea', ['Maya'])])
  expect(one.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(one.find(({ status }) => status === 409)?.body.message).toMatch(/already renamed this speaker to “(Ann|Bea)”/)
})

test('the same renaming twice is one', async () => {
  const { rename, transcript } = await project()
  await rename('Jonas', 'Jonas Reed')
  const { textRevision } = await transcript()
  expect((await rename('Jonas', 'Jonas Reed')).status).toBe(200)
  expect((await transcript()).textRevision).toBe(textRevision)
})

test('while a project is being processed a speaker keeps the name: 409 with the reason', async () => {
  const { id, rename, spoken } = await project()
  await app.db.update(transcripts).set({ status: 'analyzing' }).where(eq(transcripts.id, id))
  expect(await rename('Jonas', 'Jonas Reed')).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('still being processed') },
  })
  expect(await spoken()).toContain('Jonas')
})

test('a name that is none is refused with 400, a speaker that is not there with 404', async () => {
  const { rename, transcript } = await project()
  const before = await transcript()
  for (const name of ['', '  \n', '\u202e', 'x'.repeat(200), 7, null]) {
    expect((await rename('Jonas', name)).status, JSON.stringify(name)).toBe(400)
  }
  expect((await rename('Nobody', 'Someone')).status).toBe(404)
  expect((await rename('Jonas', 'Someone', ['Jonas', 'Nobody'])).status).toBe(404)
  expect(await transcript()).toEqual(before)
})

test.each(['مايا أورتيز', 'Ann (Host)+*?$&[', 'constructor', '__proto__', '<b>Maya</b>', "O'Neil, Jr."])(
  'a speaker may be called %s, and back',
  async (name) => {
    const { rename, spoken, content } = await project(smallTranscript, { generate: 'false' })
    expect((await rename('Jonas', name)).status).toBe(200)
    expect(new Set(await spoken())).toEqual(new Set(['Maya', name]))
    expect((await rename(name, 'Jonas', ['Jonas'])).status).toBe(200)
    expect(new Set(await spoken())).toEqual(new Set(['Maya', 'Jonas']))
    expect(await content()).toEqual({})
  },
)

test('the answer tells how the file was read', async () => {
  const srt = `1\n00:00:01,000 --> 00:00:04,000\nMaya: Welcome back to the show.\n\n2\n00:00:04,000 --> 00:00:02,000\nJonas: It is good to be here again, thank you.\n`
  const { body } = await upload(app, person.session, { bytes: srt, filename: 'talk.srt' }, { generate: 'false' })
  const { parseReport, speakers } = await whenProcessed(app, person.session, body.id)
  expect(parseReport).toMatchObject({
    dialect: 'SRT subtitles',
    segments: 2,
    turns: 2,
    timeSource: 'file',
    notes: expect.arrayContaining([expect.objectContaining({ kind: 'repaired', count: 1 })]),
  })
  expect(speakers).toEqual([
    { name: 'Jonas', labels: ['Jonas'], words: 9 },
    { name: 'Maya', labels: ['Maya'], words: 5 },
  ])
})

test('an older version is looked at under the names it would be restored under', async () => {
  const { at, rename, content } = await project()
  await rename('Jonas', 'Jonas Reed')
  const first = { ...at, params: { ...at.params, versionId: '1' } }
  const { body: looked } = await app.call(getVersion, first)
  expect(JSON.stringify(looked.content)).toContain('"speaker":"Jonas Reed"')
  await app.call(restoreVersion, first)
  expect((await content()).quotes).toEqual(looked.content)
})
