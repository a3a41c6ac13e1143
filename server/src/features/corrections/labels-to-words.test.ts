// "These are not speakers": labels become words everywhere, and speakers again.
import { downloadKit, retryTranscript, searchWorkspace } from '@podcastai/contracts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { doubtfulInterview, doubtfulProject } from '../../../test/doubtful-project.ts'
import { buildPerson, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { updateSearchIndex } from '../../worker.ts'

let app: TestApp
let person: Awaited<ReturnType<typeof buildPerson>>
const stopping = new AbortController()
beforeAll(async () => {
  app = await startTestApp()
  person = await buildPerson(app, { subscribed: true })
  updateSearchIndex(app.deps, stopping.signal)
})
afterAll(async () => {
  stopping.abort()
  await app.close()
})

const project = (options = {}) => correctedProject(app, person.session, options)

/** Returns the passages that a search finds, once the index is up to date. */
async function find(q: string) {
  for (const begun = Date.now(); Date.now() - begun < 50_000; ) {
    const { body } = await app.call(searchWorkspace, { session: person.session, query: { q } })
    if (body.waiting === 0) return JSON.stringify(body.projects.flatMap(({ findings }) => findings))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the project does not become searchable')
}

async function exportKit(id: string): Promise<string> {
  const url = downloadKit.path.replace(':id', id)
  const response = await app.app.inject({ url, headers: { 'x-session-id': person.session } })
  return Object.entries(unzipSync(response.rawPayload))
    .filter(([name]) => /\.(md|txt|csv|srt|vtt)$/.test(name))
    .map(([, file]) => strFromU8(file))
    .join('\n')
}

test('[ITEM-07] "These are not speakers" turns labels into words in transcript, content, search, and exports, and back', async () => {
  const { id, toWords, undo, shown, transcript, content, corrections, stored } = await project()
  const [before, contentBefore, kitBefore] = [await stored(), await content(), await exportKit(id)]
  expect(JSON.stringify(contentBefore.quotes)).toContain('"speaker":"Jonas"')

  const { status, body } = await toWords(['Jonas'])
  expect([status, body]).toMatchObject([200, { labels: ['Jonas'], byLayout: false, author: person.username }])
  expect((await corrections()).labels).toEqual([body])
  expect((await shown()).map(({ speaker, text }) => [speaker, text.slice(0, 16)])).toEqual([
    ['Maya', 'Welcome back. Jo'],
    [null, 'Jonas: We closed'],
    ['Maya', 'What happened to'],
    [null, 'Jonas: Profit ro'],
  ])
  const now = await transcript()
  expect(now.content).toContain('Jonas: We closed on Saturdays')
  expect([now.speakers, now.analysis?.speakers].map((list) => list?.map(({ name }) => name))).toEqual([
    ['Maya'],
    ['Maya'],
  ])
  // What was said stays a word-for-word quote, by no one.
  const quotes = (await content()).quotes ?? []
  expect(quotes.map(({ text }) => text)).toEqual(contentBefore.quotes?.map(({ text }) => text))
  expect(quotes.filter(({ speaker, verified }) => speaker === 'Jonas' || !verified)).toEqual([])
  expect(await find('"Jonas: We closed on Saturdays"')).toContain('Jonas: We closed')
  // Under the quotes in the document of all content.
  const countNames = (kit: string) => kit.match(/— Jonas/g)?.length ?? 0
  expect(countNames(await exportKit(id))).toBeLessThan(countNames(kitBefore))

  expect((await undo(body.id)).status).toBe(200)
  expect(await stored()).toEqual(before)
  expect(await content()).toEqual(contentBefore)
  expect(await exportKit(id)).toBe(kitBefore)
  expect(await find('"Jonas: We closed on Saturdays"')).toBe('[]')
})

test('words of a label are corrected and marked "not speech" like others, and after undo the label is a speaker', async () => {
  const { toWords, undo, correct, hide, said, stored } = await project({ fields: { generate: 'false' } })
  const before = await stored()
  const { body: act } = await toWords(['Jonas'])
  const { body: named } = await correct('Jonas: ', 'Baker: ', { scope: 'here' })
  expect(await said()).toContain('\nBaker: We closed')
  const { body: opened } = await correct('Jonas: Profit', 'Our profit', { scope: 'here' })
  expect(await said()).toContain('\nOur profit rose')
  expect((await hide(3)).status).toBe(200)
  expect((await said()).split('\n').at(-1)).toBe('')
  const { body: hidden } = await hide(1, { seen: 'Baker:' })
  expect(await said()).toContain('\nWe closed on Saturdays')
  await undo(hidden.id)
  expect(await said()).toContain('\nBaker: We closed')
  await undo(named.id)
  expect(await said()).toContain('\nJonas: We closed')
  await undo(act.id)
  await undo(opened.id)
  expect(await said()).toContain('\nWe closed')
  expect(await stored()).not.toEqual(before)
})

test('a label that is a field of the format only goes as a speaker', async () => {
  const bytes = JSON.stringify([
    { speaker: 'Maya', start: 0, end: 4, text: 'Why did you close the bakery on Saturdays?' },
    { speaker: 'Jingle', start: 4, end: 8, text: 'We closed because every loaf cost us more than it made.' },
    { speaker: 'Maya', start: 8, end: 12, text: 'And what did the people in the queue say?' },
  ])
  const { toWords, shown } = await project({ bytes, filename: 'a.json', fields: { generate: 'false' } })
  expect((await toWords(['Jingle'])).status).toBe(200)
  expect((await shown()).map(({ speaker, text }) => [speaker, text.slice(0, 9)])).toEqual([
    ['Maya', 'Why did y'],
    [null, 'We closed'],
    ['Maya', 'And what '],
  ])
})

test('labels that are words already, or no labels of the file, are refused, and so are other workspaces', async () => {
  const { id, toWords } = await project({ fields: { generate: 'false' } })
  const stranger = await buildPerson(app, { subscribed: true })
  expect((await toWords(['Jonas'], stranger.session)).status).toBe(404)
  expect((await toWords(['Nobody'])).status).toBe(409)
  const both = await Promise.all([toWords(['Jonas']), toWords(['Jonas'])])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await whenProcessed(app, person.session, id)).toMatchObject({ speakers: [{ name: 'Maya' }] })
})

/** Labels that are likelier words. */
const headings = doubtfulInterview.replaceAll('Q:', 'Question:').replaceAll('A:', 'Answer:')

test('if labels are likelier words, the upload stores the act by the layout of the file, and a person can undo it', async () => {
  const { id, at, said, transcript, corrections, answer, spoken, correct } = await doubtfulProject(
    ...([app, person.session, headings] as const),
  )
  expect((await transcript()).speakerQuestion).toMatchObject({ areSpeakers: false, isAnswered: false })
  const { labels } = await corrections()
  expect(labels).toMatchObject([{ labels: ['Question', 'Answer'], byLayout: true, author: null }])
  expect((await transcript()).speakers).toEqual([])
  expect(await said()).toContain('Answer: We closed on Saturdays')
  expect((await correct('Saturdays', 'Sundays')).status).toBe(200)

  await app.call(retryTranscript, at)
  await whenProcessed(app, person.session, id)
  expect(await said()).toContain('Answer: We closed on Sundays')

  expect((await answer(true)).body.speakerQuestion).toMatchObject({ areSpeakers: true, isAnswered: true })
  expect((await corrections()).labels).toEqual([])
  expect((await spoken()).slice(0, 2)).toEqual([
    ['Question', 'Why did you '],
    ['Answer', 'We closed on'],
  ])
  expect(await answer(false)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already answered this') },
  })
})

test('undoing the act of the layout answers the question', async () => {
  const { undoAll, transcript } = await doubtfulProject(app, person.session, headings)
  await undoAll()
  expect((await transcript()).speakerQuestion).toMatchObject({ areSpeakers: true, isAnswered: true })
})
