// "Are these the speakers?": what was written, said and corrected follows the answer, and nothing of it is lost.
import {
  addComment,
  generateContent,
  giveTurn,
  listComments,
  listVersions,
  renameSpeaker,
  restoreVersion,
  retryTranscript,
  saveContent,
} from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doubtfulProject, doubtfulInterview as interview } from '../../../test/doubtful-project.ts'
import { buildPerson, buildTeam, giveRole, whenProcessed } from '../../../test/people.ts'
import { storeAnalysis } from '../../../test/store-written.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

const project = (bytes?: string) => doubtfulProject(app, session, bytes)

test('a doubtful file asks, shows both answers, and uses the likelier one until someone answers', async () => {
  const { transcript, spoken } = await project()
  expect((await transcript()).speakerQuestion).toEqual({
    areSpeakers: true,
    isAnswered: false,
    names: ['Q', 'A'],
    first: {
      speakers: [
        { speaker: 'Q', text: 'Why did you close the bakery on the busiest day of the whole week?' },
        { speaker: 'A', text: expect.stringMatching(/^We closed on/) },
        { speaker: 'Q', text: expect.stringMatching(/^And what did/) },
      ],
      words: [
        { speaker: null, text: 'Q: Why did you close the bakery on the busiest day of the whole week?' },
        { speaker: null, text: expect.stringMatching(/^A: We closed on/) },
        { speaker: null, text: expect.stringMatching(/^Q: And what did/) },
      ],
    },
  })
  expect((await spoken()).slice(3, 5)).toEqual([
    ['A', 'A queue is n'],
    ['A', 'If you only '],
  ])
})

test('a file with clear names asks nothing, and takes no answer', async () => {
  const { transcript, answer } = await project(interview.replaceAll('Q:', 'Maya:').replaceAll('A:', 'Jonas:'))
  expect((await transcript()).speakerQuestion).toBeNull()
  expect(await answer(false)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('are clear') },
  })
})

test('the analysis keeps its summary and topics when the speakers change', async () => {
  const { id, answer } = await project()
  await storeAnalysis(app, id, { summary: 'Fewer loaves, more profit.', keyTopics: ['Saturdays'] })
  const { body } = await answer(false)
  expect(body.analysis).toMatchObject({ summary: 'Fewer loaves, more profit.', keyTopics: ['Saturdays'], speakers: [] })
})

test('answering that no one is named removes the names from text, speakers, and content; passages keep their words', async () => {
  const { answer, asSpeakers, transcript, spoken, content, shown, at } = await project()
  const before = await content()
  const said = async () =>
    passagesIn(
      await content(),
      (await shown()).map(({ text }) => text),
    )
  const passages = passagesIn(
    before,
    (await shown()).map(({ text }) => text),
  )
  expect(passages.length).toBeGreaterThan(3)

  const { status, body } = await answer(false)
  expect([status, body.speakerQuestion]).toMatchObject([200, { areSpeakers: false, isAnswered: true }])
  expect(await spoken()).toEqual([
    [null, 'Q: Why did y'],
    [null, 'A: We closed'],
    [null, 'Q: And what '],
    [null, 'A: A queue i'],
    [null, 'If you only '],
    [null, 'Q: What chan'],
    [null, 'A: Profit ro'],
  ])
  expect(body.content).toContain('A: We closed on Saturdays')
  expect([body.speakers, body.analysis?.speakers, body.parseReport?.turns]).toEqual([[], [], 1])
  expect((await said()).map(({ words }) => words)).toEqual(passages.map(({ words }) => words))
  expect((await said()).every(({ speaker }) => speaker === null)).toBe(true)
  expect((await content()).quotes?.map(({ text, verified }) => [text, verified])).toEqual(
    before.quotes?.map(({ text }) => [text, true]),
  )
  expect((await app.call(listVersions, at)).body.versions).toHaveLength(1)

  await asSpeakers()
  expect(await content()).toEqual(before)
  expect((await transcript()).speakers.map(({ name }) => name)).toEqual(['A', 'Q'])
})

test('an older version that comes back follows the transcript as it is now', async () => {
  const { asWords, asSpeakers, content, at, shown } = await project()
  await asWords()
  await app.call(saveContent, { ...at, body: { content: (await content()).quotes } })
  await asSpeakers()
  const { body } = await app.call(restoreVersion, { ...at, params: { ...at.params, versionId: '2' } })
  expect(body).toBeDefined()
  const texts = (await shown()).map(({ text }) => text)
  for (const { text, speaker, verified, evidence } of (await content()).quotes ?? []) {
    expect([speaker, verified]).toEqual(['A', true])
    const { segment, offset } = evidence?.from ?? { segment: 0, offset: 0 }
    expect(texts[segment]?.slice(offset)).toContain(text.slice(0, 20))
  }
})

test('comments and corrections keep their places, and both answers survive a retry', async () => {
  const { id, asWords, asSpeakers, correct, content, corrections, said, at } = await project()
  const [quote] = (await content()).quotes ?? []
  await app.call(addComment, { ...at, body: { text: 'Good.', contentType: 'quotes', item: '0' } })
  await correct('queue', 'line')
  await asWords()
  expect(await said()).toContain('A: A line is not a business model')
  await correct('Q: And', 'Question: And', { scope: 'here' })
  await correct('photograph', 'picture')
  expect(await said()).toContain('Question: And what did the people in the line say')

  expect((await app.call(listComments, at)).body.comments).toMatchObject([{ text: 'Good.', item: quote?.id }])

  const again = async () => {
    await app.call(retryTranscript, at)
    await whenProcessed(app, session, id)
  }
  await again()
  expect(await said()).toContain('Question: And what did the people in the line say')
  await asSpeakers()
  const spoken = await said()
  expect(spoken).toContain('\nA line is not a business model, it is a picture of one good hour, and nobody')
  await again()
  expect(await said()).toBe(spoken)
  await asWords()
  expect(await said()).toContain('Question: And what did the people in the line say')
  expect((await corrections()).lost).toEqual([])
})

test('a speaker override stays in both cases, and after a retry', async () => {
  const { id, asWords, asSpeakers, shown, at, transcript } = await project()
  const body = { from: 4, to: 4, seen: 'A', speaker: 'Jonas Reed', scope: 'here' as const }
  expect((await app.call(giveTurn, { session, params: { id }, body })).status).toBe(200)
  const speakers = async () => (await shown()).map(({ speaker }) => speaker)
  await asWords()
  expect(await speakers()).toEqual([null, null, null, null, 'Jonas Reed', null, null])
  expect((await transcript()).speakers.map(({ name }) => name)).toEqual(['Jonas Reed'])
  await app.call(giveTurn, { session, params: { id }, body: { ...body, from: 1, to: 1, seen: null } })
  await app.call(retryTranscript, at)
  await whenProcessed(app, session, id)
  expect(await speakers()).toEqual([null, 'Jonas Reed', null, null, 'Jonas Reed', null, null])
  await asSpeakers()
  await app.call(retryTranscript, at)
  await whenProcessed(app, session, id)
  expect(await speakers()).toEqual(['Q', 'Jonas Reed', 'Q', 'A', 'Jonas Reed', 'Q', 'A'])
})

test('names that people gave, and content that is written later, follow as well', async () => {
  const { asWords, asSpeakers, transcript, content, at } = await project()
  await app.call(renameSpeaker, { ...at, body: { labels: ['A'], from: 'A', to: 'Jonas Reed' } })
  expect((await transcript()).speakerQuestion?.names).toEqual(['Q', 'Jonas Reed'])
  await asWords()
  expect((await app.call(generateContent, at)).status).toBe(200)
  expect((await content()).quotes?.map(({ speaker }) => speaker)).not.toContain('Jonas Reed')
  await asSpeakers()
  expect(new Set((await content()).quotes?.map(({ speaker }) => speaker))).toEqual(new Set(['Jonas Reed']))
})

test('an answer that changes nothing only confirms; a second, different answer is a conflict', async () => {
  const { answer, content, transcript, at } = await project()
  const before = await content()
  expect((await answer(true)).body.speakerQuestion).toMatchObject({ areSpeakers: true, isAnswered: true })
  expect(await content()).toEqual(before)
  expect((await app.call(listVersions, at)).body.versions).toHaveLength(1)
  const late = await answer(false)
  expect(late).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('already answered this') },
  })
  expect((await transcript()).speakerQuestion?.areSpeakers).toBe(true)
})

test('nobody answers from another workspace, or without the right to edit', async () => {
  const { answer, transcript } = await project()
  const stranger = await buildPerson(app, { subscribed: true })
  expect((await answer(false, stranger.session)).status).toBe(404)
  const { members } = await buildTeam(app, { roles: ['user'] })
  const [guest] = members
  await giveRole(app, guest ?? { email: '' }, 'listener')
  expect((await answer(false, guest?.session)).status).toBe(403)
  expect((await transcript()).speakerQuestion).toMatchObject({ areSpeakers: true, isAnswered: false })
  expect((await answer(false)).status).toBe(200)
})

type SpeakerText = { segment: number; offset: number }
type Found = { speaker: string | null; words: string }

/** The words of every passage that content rests on. */
function passagesIn(value: unknown, texts: readonly string[]): Found[] {
  if (typeof value !== 'object' || value === null) return []
  const { from, to, speaker } = value as { from?: SpeakerText; to?: SpeakerText; speaker?: string | null }
  if (from?.segment === undefined || to?.segment === undefined || from.segment !== to.segment)
    return Object.values(value).flatMap((one) => passagesIn(one, texts))
  return [{ speaker: speaker ?? null, words: texts[from.segment]?.slice(from.offset, to.offset) ?? '' }]
}
