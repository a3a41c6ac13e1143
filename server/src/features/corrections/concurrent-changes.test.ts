// What is on its way while words are corrected, and what comes back later.

import type { ContentByType } from '@podcastai/content-types'
import {
  generateContent,
  getVersion,
  listVersions,
  renameSpeaker,
  restoreVersion,
  retryTranscript,
  saveContent,
} from '@podcastai/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { correctedProject } from '../../../test/corrected-project.ts'
import { buildPerson, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { correctedPlaces } from '../../platform/database/schema.ts'
import type { Revision } from '../../platform/engine/engine.ts'

let app: TestApp
let session: string
/** Holds back what the engine wrote until it is called, and tells when something waits. */
let hold: Promise<void> | null = null
let isHeld = () => {}
beforeAll(async () => {
  app = await startTestApp({
    engine: (builtIn) => ({
      ...builtIn,
      write: async (order) => {
        const [written, held] = [order.revision?.item ? rewriteQuotes(order) : await builtIn.write(order), hold]
        if (held) isHeld()
        await held
        return written
      },
    }),
  })
  session = (await buildPerson(app, { subscribed: true })).session
})
afterAll(() => app.close())

/** The same quotes with more words in each: the built-in engine may find no others. */
function rewriteQuotes({ revision }: { revision: Revision | null }) {
  const quotes = revision?.current as ContentByType['quotes']
  const content = quotes.map((quote) => ({ ...quote, text: `New: ${quote.text}`, evidence: null }))
  return { content: content as never, by: 'Scripted', gap: null }
}

const project = (options = {}) => correctedProject(app, session, options)

/** Does something while what a call asked for is being written; answers the call. */
async function whileWriting<Answer>(begin: () => Promise<Answer>, act: () => Promise<void>): Promise<Answer> {
  let letGo = () => {}
  const waits = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  hold = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const answer = begin()
  await Promise.race([waits, answer])
  hold = null
  await act()
  letGo()
  return answer
}

test('content that is being written while words are corrected is stored with the right words', async () => {
  const { at, correct, content } = await project()
  const generate = () => app.call(generateContent, at)
  const { status } = await whileWriting(generate, async () => {
    expect((await correct('Saturdays', 'Sundays')).status).toBe(200)
    // It is still being written: nobody pays for it twice.
    expect((await generate()).status).toBe(409)
  })
  expect(status).toBe(200)
  expect(JSON.stringify(await content())).not.toContain('Saturdays')
  expect(JSON.stringify((await content()).quotes)).toContain('Sundays')
})

test('one item that is regenerated while its words are corrected is stored, unless someone edited it', async () => {
  const { at, correct, content, undo } = await project()
  const quotes = async () => (await content()).quotes ?? []
  const item = (await quotes()).findIndex(({ text }) => text.includes('Saturdays'))
  const versions = async () => (await app.call(listVersions, at)).body.versions
  const rewrite = () => app.call(generateContent, { ...at, body: { item: String(item), instruction: 'Another one' } })
  const correcting = async () => {
    const { body } = await correct('Saturdays', 'Sundays')
    await undo(body.id)
    expect((await correct('closed on Saturdays', 'shut on Sundays')).status).toBe(200)
  }
  expect((await whileWriting(rewrite, correcting)).status).toBe(200)
  expect((await versions())[0]).toMatchObject({ origin: 'generated', instruction: 'Another one' })
  expect((await quotes())[item]?.text).toMatch(/^New: .*shut on Sundays/)
  expect(JSON.stringify(await quotes())).not.toContain('Saturdays')

  const renaming = { labels: ['Jonas'], from: 'Jonas', to: 'Jonas Reed' }
  const naming = async () => {
    expect((await app.call(renameSpeaker, { ...at, body: renaming })).status).toBe(200)
  }
  expect((await whileWriting(rewrite, naming)).status).toBe(200)

  const edited = (await quotes()).map((quote, nth) => (nth === item ? { ...quote, text: 'Mine.' } : quote))
  const writing = async () => {
    expect((await app.call(saveContent, { ...at, body: { content: edited } })).status).toBe(200)
    await correct('lunch', 'dinner')
  }
  expect((await whileWriting(rewrite, writing)).status).toBe(409)
  expect((await quotes())[item]?.text).toBe('Mine.')
})

test('an older version is shown and restored with the right words, and regenerating it keeps them', async () => {
  const { at, correct, content, undo } = await project()
  const before = (await content()).quotes
  const { body } = await correct('Saturdays', 'Sundays')
  const corrected = (await content()).quotes
  const first = { ...at, params: { ...at.params, versionId: '1' } }
  expect((await app.call(getVersion, first)).body.content).toEqual(corrected)
  expect((await app.call(restoreVersion, first)).status).toBe(200)
  expect((await content()).quotes).toEqual(corrected)
  expect((await app.call(generateContent, at)).status).toBe(200)
  expect(JSON.stringify((await content()).quotes)).not.toContain('Saturdays')
  const newest = (await app.call(listVersions, at)).body.versions[0]?.version
  await undo(body.id)
  expect(JSON.stringify((await content()).quotes)).toContain('Saturdays')
  const last = { ...at, params: { ...at.params, versionId: String(newest) } }
  expect((await app.call(getVersion, last)).body.content).toEqual((await content()).quotes)
  await app.call(restoreVersion, first)
  expect((await content()).quotes).toEqual(before)
})

test('an edit that was begun before is a conflict, and the right words stay', async () => {
  const { at, correct, content, transcript } = await project()
  const edited = (await content()).quotes
  const { textRevision: baseTextRevision } = await transcript()
  await correct('Saturdays', 'Sundays')
  const late = await app.call(saveContent, { ...at, body: { content: edited, baseVersion: 1, baseTextRevision } })
  expect(late.status).toBe(409)
  expect(JSON.stringify(await content())).not.toContain('Saturdays')
})

test('[WORDS-09] a retry reads the file again and keeps what was corrected, and that can still be taken back', async () => {
  const { id, at, correct, said, stored, undoAll, corrections } = await project()
  const before = await stored()
  await correct('Saturdays', 'Sundays')
  await correct('queue', 'line', { scope: 'here' })
  const [corrected, listed] = [await stored(), await corrections()]
  await app.call(retryTranscript, at)
  await whenProcessed(app, session, id)
  expect((await stored()).segments).toEqual(corrected.segments)
  expect((await stored()).project?.content).toBe(corrected.project?.content)
  expect(await corrections()).toEqual(listed)
  expect((await correct('lunch', 'dinner')).status).toBe(200)
  await undoAll()
  expect(await said()).toContain('closed on Saturdays')
  expect((await stored()).segments).toEqual(before.segments)
  expect((await stored()).contents).toEqual(before.contents)
})

test('words that a file does not have any more when it is read again are told as lost, and taken back like others', async () => {
  const { id, at, correct, said, undo, corrections } = await project({ fields: { generate: 'false' } })
  const { body } = await correct('Saturdays', 'Sundays')
  // As another release would have read the file.
  await app.db.update(correctedPlaces).set({ heard: 'Satyr days' }).where(eq(correctedPlaces.transcriptId, id))
  await app.call(retryTranscript, at)
  await whenProcessed(app, session, id)
  expect(await said()).toContain('closed on Saturdays')
  const { places: _, ...act } = body
  expect(await corrections()).toEqual({
    corrections: [],
    given: [],
    notSpeech: [],
    leftOut: [],
    labels: [],
    turns: [],
    lost: [act],
  })
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
})

test('a speaker who is renamed in between keeps the new name, and the words are as they were', async () => {
  const { at, correct, content, stored, undo } = await project()
  const rename = (from: string, to: string) => app.call(renameSpeaker, { ...at, body: { labels: ['Jonas'], from, to } })
  const before = await stored()
  const { body } = await correct('Saturdays', 'Sundays')
  expect((await rename('Jonas', 'Jonas Reed')).status).toBe(200)
  expect(JSON.stringify((await content()).quotes)).toMatch(/Sundays.*Jonas Reed|Jonas Reed.*Sundays/)
  await undo(body.id)
  const quotes = JSON.stringify((await content()).quotes)
  expect(quotes).toContain('Saturdays')
  expect(quotes).toContain('"Jonas Reed"')
  await rename('Jonas Reed', 'Jonas')
  expect(await stored()).toEqual(before)
})
