import { correctTranscript, getSegments, splitTurn, undoAllCorrections } from '@podcastai/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildPerson, upload, whenProcessed } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const texts = ['We closed the bakery on Saturdays.', 'And nobody came to ask why we had done it at all.']

function transcribe(text: string, start: number) {
  const words = text.split(' ').map((word, at) => ({ word, start: start + at / 2, end: start + at / 2 + 0.4 }))
  return { start, end: words.at(-1)?.end, text, words }
}

test('the times of words are kept, follow corrections and splits, and are answered only if asked for', async () => {
  const person = await buildPerson(app, { subscribed: true })
  const file = JSON.stringify({ segments: texts.map((text, at) => transcribe(text, 1 + at * 10)) })
  const { body } = await upload(app, person.session, { bytes: file, filename: 'talk.json' })
  await whenProcessed(app, person.session, body.id)
  const at = { session: person.session, params: { id: body.id } }
  const read = async (query: { words?: 'timed' }) => {
    const { segments } = (await app.call(getSegments, { ...at, query })).body
    return segments.map(({ text, marks = [] }) =>
      marks.map(({ offset, seconds }) => `${text.slice(offset).split(' ')[0]}@${seconds}`),
    )
  }
  const asInFile = texts.map((text, index) => text.split(' ').map((word, n) => `${word}@${1 + index * 10 + n / 2}`))

  expect(await read({})).toEqual([[], []])
  expect(await read({ words: 'timed' })).toEqual(asInFile)

  const from = { segment: 0, offset: 3 }
  const to = { segment: 0, offset: 20 }
  const corrected = await app.call(correctTranscript, {
    ...at,
    body: { from, to, seen: 'closed the bakery', written: 'shut it', scope: 'episode' },
  })
  expect(corrected.status).toBe(200)
  expect((await read({ words: 'timed' }))[0]).toEqual(['We@1', 'shut@1.5', 'on@3', 'Saturdays.@3.5'])

  const split = await app.call(splitTurn, {
    ...at,
    body: { at: { segment: 1, offset: 11 }, seen: 'came to ask why we had done it at all.', speaker: 'Nora' },
  })
  expect(split.status).toBe(200)
  // The first word of a piece has its start.
  const { segments } = (await app.call(getSegments, { ...at, query: { words: 'timed' } })).body
  expect(segments.map(({ start }) => start)).toEqual([1, 11, 12])
  const pieces = await read({ words: 'timed' })
  expect(pieces[1]).toEqual(['nobody@11.5'])
  expect(pieces[2]?.slice(0, 2)).toEqual(['to@12.5', 'ask@13'])

  await app.call(undoAllCorrections, at)
  expect(await read({ words: 'timed' })).toEqual(asInFile)
})
