import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'
import { chromeCases } from './testing/chrome-cases.ts'
import { readCases } from './testing/read-cases.ts'

/** Three turns, and more than forty. */
const lengths = [1, 14]

describe.each(lengths)('files whose turns come %i times', (rounds) => {
  test.each([...readCases, ...chromeCases])('$name', ({ filename, write, said }) => {
    const { segments } = parseTranscript(new TextEncoder().encode(write(rounds)), filename)
    expect(segments.map(({ speaker, start, text }) => [speaker, start, text])).toEqual(said(rounds))
  })
})

test('words without spaces between them are kept, and a note says so', () => {
  const words = [
    'Hi,Brenda.Welcometothepodcast.',
    'Thankyou,pleasurehavingmewithyoutoday.',
    'Weopenedthebakeryinthespring.',
  ]
  const text = words.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${line}\n`).join('\n')
  const { segments, notes } = parseTranscript(new TextEncoder().encode(text), 'talk.srt')
  expect(segments.map((segment) => segment.text)).toEqual(words)
  expect(notes).toMatchObject([{ what: expect.stringMatching(/without spaces/), count: 3 }])
})

test('a line that may begin with another speaker is said by nobody, and a note asks to check it', () => {
  const text =
    'Maya: The oven is warm.\nJonas: Then we bake.\nCaller from Ulm: May I come?\nMaya: You may.\nJonas: Do.\n'
  const { segments, notes } = parseTranscript(new TextEncoder().encode(text), 'talk.txt')
  expect(segments.map(({ speaker, text: said }) => [speaker, said])[2]).toEqual([null, 'Caller from Ulm: May I come?'])
  expect(notes).toMatchObject([{ what: expect.stringMatching(/please check/), firstLine: 3 }])
})
