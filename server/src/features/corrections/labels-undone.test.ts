// Content that an engine wrote comes back word for word, even if a speaker was renamed in between.
import { renameSpeaker } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doubtfulProject } from '../../../test/doubtful-project.ts'
import { buildPerson } from '../../../test/people.ts'
import { readNotes, storeAnalysis, storeContent } from '../../../test/store-written.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let session: string
beforeAll(async () => {
  app = await startTestApp()
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

/** It names both days, so that nothing but the sentence itself tells what it was. */
const sentence = 'Bakers close on Saturdays and sleep on Sundays.'
const corrected = sentence.replace('Saturdays', 'Sundays')

const notes = {
  about: sentence,
  topics: [{ title: sentence, first: 0, last: 2 }],
  names: [],
  facts: [{ text: sentence, ids: [1] }],
  moments: [{ first: 1, last: 2, why: sentence }],
}

/** A project with a model's summary, notes, and a title that contains the sentence. */
async function written() {
  const project = await doubtfulProject(app, session)
  await storeAnalysis(app, project.id, { summary: sentence, keyTopics: ['Saturdays', 'Sundays'], notes })
  const titles = (await project.content()).episode_titles
  const content = { ...titles, primary: { ...titles?.primary, title: sentence } }
  await storeContent(app, project.id, { contentType: 'episode_titles', content })
  const noted = () => readNotes(app, project.id)
  return {
    ...project,
    noted,
    sentences: async () => [
      (await project.content()).episode_titles?.primary.title,
      (await project.transcript()).analysis?.summary,
      ...((await project.transcript()).analysis?.keyTopics ?? []),
    ],
  }
}

const original = [sentence, sentence, 'Saturdays', 'Sundays']

test('what a model wrote comes back word for word when a word is taken back after labels became words', async () => {
  const { correct, asWords, undo, sentences, transcript } = await written()
  const { body: act } = await correct('Saturdays', 'Sundays')
  expect(await sentences()).toEqual([corrected, corrected, 'Sundays', 'Sundays'])
  expect((await asWords()).status).toBe(200)
  expect(await sentences()).toEqual([corrected, corrected, 'Sundays', 'Sundays'])
  expect((await undo(act.id)).status).toBe(200)
  expect(await sentences()).toEqual(original)
  // Who speaks is as it is read now, not as it was when the sentence was written.
  expect((await transcript()).analysis?.speakers).toEqual([])
})

test('labels turned to words and back, with words corrected in between, leave all as it was', async () => {
  const { correct, asWords, asSpeakers, give, undoAll, sentences, noted, stored, transcript } = await written()
  const before = { stored: await stored(), analysis: (await transcript()).analysis }
  await asWords()
  // They number sentences, which are others where nobody is named.
  expect(await noted()).toBeNull()
  await correct('Saturdays', 'Sundays')
  await give(4, 'Jonas Reed')
  expect(await sentences()).toEqual([corrected, corrected, 'Sundays', 'Sundays'])
  await asSpeakers()
  expect(await sentences()).toEqual([corrected, corrected, 'Sundays', 'Sundays'])
  await undoAll()
  expect([await sentences(), await noted()]).toEqual([original, notes])
  expect({ stored: await stored(), analysis: (await transcript()).analysis }).toEqual(before)
})

test('a speaker who is renamed before the label becomes words has that name when it is a speaker again', async () => {
  const { at, correct, asWords, asSpeakers, undo, sentences, transcript } = await written()
  const { body: act } = await correct('Saturdays', 'Sundays')
  await app.call(renameSpeaker, { ...at, body: { labels: ['A'], from: 'A', to: 'Jonas Reed' } })
  await asWords()
  await undo(act.id)
  await asSpeakers()
  expect(await sentences()).toEqual(original)
  expect((await transcript()).analysis?.speakers.map(({ name }) => name).sort()).toEqual(['Jonas Reed', 'Q'])
})
