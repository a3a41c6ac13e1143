import { addToGlossary, getGlossary, removeFromGlossary, retryTranscript } from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson, buildTeam, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { transcripts } from '../../platform/database/schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const add = (session: string, heard: string, written: string) =>
  app.call(addToGlossary, { session, body: { heard, written } })
const subscribed = async () => (await buildPerson(app, { subscribed: true })).session

test('the glossary corrects a new upload before anything is written of it, and each term can be taken back', async () => {
  const session = await subscribed()
  const before = await correctedProject(app, session)
  await add(session, 'saturdays', 'Sundays')
  await add(session, 'business model', 'plan')
  await add(session, 'call start', 'cold start')
  expect(await before.said()).toContain('closed on Saturdays')

  const { said, transcript, content, corrections, undo, undoAll, stored } = await correctedProject(app, session)
  expect(await said()).toContain('closed on Sundays because every Saturday loaf')
  expect((await transcript()).content).toContain('A queue is not a plan,')
  expect(JSON.stringify(await content())).not.toMatch(/Saturdays|business model/)
  const listed = (await corrections()).corrections
  expect(listed).toMatchObject([
    { heard: 'saturdays', written: 'Sundays', source: 'glossary', author: 'Maya Brandt' },
    { heard: 'business model', written: 'plan', source: 'glossary', places: [{ heard: 'business model' }] },
  ])
  await undo(listed[0]?.id ?? '')
  expect(await said()).toMatch(/closed on Saturdays[\s\S]+not a plan,/)
  expect(JSON.stringify((await content()).quotes)).toContain('Saturdays')
  await undoAll()
  expect((await stored()).segments.map(({ row }) => String(row).replace(/^\([^,]+/, ''))).toEqual(
    (await before.stored()).segments.map(({ row }) => String(row).replace(/^\([^,]+/, '')),
  )
})

test('a longer term goes before a shorter one in it, and what a term writes is not corrected again', async () => {
  const session = await subscribed()
  await add(session, 'queue', 'line')
  await add(session, 'people in the queue', 'queue of people')
  const { said } = await correctedProject(app, session, { fields: { generate: 'false' } })
  expect(await said()).toContain('A line is not a business model')
  expect(await said()).toContain('listen to the queue of people, you never')
})

test('[WORDS-06] a correction goes everywhere in the episode, or into the glossary for all later uploads as well', async () => {
  const session = await subscribed()
  const unwritten = { fields: { generate: 'false' } }
  const first = await correctedProject(app, session, unwritten)
  expect((await first.correct('queue', 'line')).body.places).toHaveLength(2)
  expect(await first.said()).not.toContain('queue')
  expect((await app.call(getGlossary, { session })).body.entries).toEqual([])
  expect((await first.correct('Saturdays', 'Sundays', { scope: 'workspace' })).status).toBe(200)
  expect(await first.said()).toContain('closed on Sundays')
  const { entries } = (await app.call(getGlossary, { session })).body
  expect(entries).toMatchObject([{ heard: 'Saturdays', written: 'Sundays', author: 'Maya Brandt' }])
  const second = await correctedProject(app, session, unwritten)
  expect(await second.said()).toContain('closed on Sundays')
  expect(await second.said()).toContain('A queue is not')

  await app.call(removeFromGlossary, { session, params: { entryId: entries[0]?.id ?? '' } })
  expect(await second.said()).toContain('closed on Sundays')
  await app.call(retryTranscript, { session, params: { id: second.id } })
  await whenProcessed(app, session, second.id)
  expect(await second.said()).toContain('closed on Sundays')
  const third = await correctedProject(app, session, unwritten)
  expect(await third.said()).toContain('closed on Saturdays')
})

test('what was taken back does not come again with a retry, nor does what was added to the glossary since', async () => {
  const session = await subscribed()
  await add(session, 'Saturdays', 'Sundays')
  const { id, at, said, undoAll } = await correctedProject(app, session, { fields: { generate: 'false' } })
  await undoAll()
  await add(session, 'lunch', 'dinner')
  await app.call(retryTranscript, at)
  await whenProcessed(app, session, id)
  expect(await said()).toMatch(/closed on Saturdays[\s\S]+eaten lunch/)
})

test('a reading that was broken off is done again under the glossary, and nothing is corrected twice', async () => {
  const session = await subscribed()
  await add(session, 'Saturdays', 'Sundays')
  const { id, at, said, corrections } = await correctedProject(app, session, { fields: { generate: 'false' } })
  const before = (await corrections()).corrections.map(({ places, written }) => [written, places])
  // As a process leaves it that died before it stored the text.
  await app.db.update(transcripts).set({ content: '' }).where(eq(transcripts.id, id))
  await app.call(retryTranscript, at)
  await whenProcessed(app, session, id)
  expect(await said()).toContain('closed on Sundays')
  expect((await corrections()).corrections.map(({ places, written }) => [written, places])).toEqual(before)
})

test('the glossary of one workspace corrects nothing in another', async () => {
  const { admin } = await buildTeam(app)
  await add(admin.session, 'Saturdays', 'Sundays')
  const { said } = await correctedProject(app, await subscribed(), { fields: { generate: 'false' } })
  expect(await said()).toContain('closed on Saturdays')
})
