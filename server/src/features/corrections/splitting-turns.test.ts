import { joinTurn, retryTranscript, splitTurn } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
beforeAll(async () => {
  app = await startTestApp()
  person = await buildPerson(app, { subscribed: true })
})
afterAll(() => app.close())

const project = (options = {}) => correctedProject(app, person.session, options)
const unwritten = { fields: { generate: 'false' } }

test('[ITEM-06] a turn is split at a word, its rest goes to another speaker, and turns are joined to their neighbors', async () => {
  const opened = await project()
  const { split, join, shown, speakers, transcript, content, stored, undo, corrections } = opened
  const before = await stored()
  const quotes = (await content()).quotes ?? []
  const { status, body } = await split('A queue is not', 'Nora')
  expect(status).toBe(200)
  expect(body).toMatchObject({ kind: 'split', words: 'A queue is not', speaker: 'Nora', author: person.username })
  expect((await corrections()).turns).toEqual([body])
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Maya', 'Jonas', 'Nora'])
  const lines = await shown()
  expect(lines.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
  expect(lines[3]?.text).toMatch(/in the first year\.$/)
  const now = await transcript()
  expect(now.content).toMatch(/first year\.\n\nNora: A queue is not/)
  expect(now.speakers.map(({ name }) => name).sort()).toEqual(['Jonas', 'Maya', 'Nora'])
  expect(now.analysis?.speakers.map(({ name }) => name)).toContain('Nora')
  const follow = (await content()).quotes ?? []
  expect(follow.map(({ text }) => text)).toEqual(quotes.map(({ text }) => text))
  const moved = follow.find(({ evidence }) => evidence?.from.segment === 4)
  expect(moved).toMatchObject({ speaker: 'Nora', verified: true })
  expect(lines[4]?.text.slice(moved?.evidence?.from.offset, moved?.evidence?.to.offset)).toContain(
    moved?.text.slice(0, 20).replace(/^“/, ''),
  )

  // A turn without a new speaker, and another speaker for it.
  const { body: second } = await split('If you only')
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Maya', 'Jonas', 'Nora', 'Nora'])
  expect((await transcript()).content).toMatch(/one good hour\.\n\nNora: If you only/)
  await opened.give(5, 'Maya')
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Maya', 'Jonas', 'Nora', 'Maya'])

  // Joined to the turn before, which removes the split.
  const { body: joined } = await join('A queue is not', 'previous')
  expect(joined).toMatchObject({ kind: 'join', speaker: 'Jonas' })
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Maya', 'Jonas', 'Maya'])
  expect((await shown())[3]?.text).toMatch(/first year\. A queue is not/)
  // A turn of the file goes to its next neighbor.
  await join('What happened', 'next')
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Jonas', 'Jonas', 'Maya'])

  await undo(body.id)
  await undo(joined.id)
  await undo(second.id)
  for (const { id } of [...(await corrections()).turns, ...(await corrections()).given]) await undo(id)
  expect(await stored()).toEqual(before)
  expect((await content()).quotes).toEqual(quotes)
})

test('words are corrected and marked in a split turn, and all of it is undone', async () => {
  const { split, correct, hide, said, stored, shown, undoAll, corrections } = await project()
  const before = await stored()
  await split('A queue is not', 'Nora')
  const { body } = await correct('queue', 'line')
  expect(body.places).toMatchObject([{ from: { segment: 4, offset: 2 } }, { from: { segment: 4 } }])
  expect(await said()).toContain('A line is not')
  const { body: hidden } = await hide(4, { seen: 'it is a photograph of one good hour.' })
  expect(hidden.places).toMatchObject([{ at: { segment: 4 } }])
  expect((await shown())[4]?.text).toMatch(/^A line is not a business model, If you only/)
  await undoAll()
  expect(await corrections()).toMatchObject({ corrections: [], notSpeech: [], turns: [], given: [] })
  expect(await stored()).toEqual(before)
})

test('splits and joins are there after the file was read again', async () => {
  const { id, at, split, join, stored, speakers } = await project(unwritten)
  await split('A queue is not', 'Nora')
  await split('every Saturday')
  await join('What happened', 'previous')
  const before = await stored()
  await app.call(retryTranscript, at)
  await whenProcessed(app, person.session, id)
  expect((await stored()).segments).toEqual(before.segments)
  expect((await stored()).project?.content).toEqual(before.project?.content)
  expect(await speakers()).toEqual(['Maya', 'Jonas', 'Jonas', 'Jonas', 'Jonas', 'Nora'])
})

test('refuses a place inside a word, one where a turn starts, words that changed, and a side without a turn', async () => {
  const { at, stored } = await project(unwritten)
  const before = await stored()
  const place = (segment: number, offset: number) => ({ segment, offset })
  const body = { at: place(1, 4), seen: 'losed', speaker: null }
  expect((await app.call(splitTurn, { ...at, body })).status).toBe(400)
  expect((await app.call(splitTurn, { ...at, body: { ...body, at: place(1, 0), seen: 'We closed' } })).status).toBe(400)
  expect((await app.call(splitTurn, { ...at, body: { ...body, at: place(1, 3), seen: 'opened' } })).status).toBe(409)
  const joining = { from: 0, to: 0, seen: 'Maya', with: 'previous' }
  expect((await app.call(joinTurn, { ...at, body: joining })).status).toBe(409)
  expect((await app.call(joinTurn, { ...at, body: { ...joining, seen: 'Jonas', with: 'next' } })).status).toBe(409)
  expect(await stored()).toEqual(before)
})
