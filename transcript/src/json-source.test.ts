import { describe, expect, test } from 'vitest'
import { readJsonFile, spoken } from './testing/read-json.ts'

const rows = [
  { speaker: 'Ada', start: 0.5, end: 1.5, text: 'Good morning.' },
  { speaker: 'Ben', start: 2, end: 3.25, text: 'Hi there.' },
]
const said = rows.map(({ speaker, start, end, text }) => [speaker, start, end, text])
const lines = rows.map((row) => JSON.stringify(row))

describe('one object a line', () => {
  test.each([
    ['is no mistake', lines.join('\n')],
    ['with empty lines', `\n${lines.join('\n\n')}\n`],
    ['with commas', lines.join(',\n')],
  ])('%s', (_, text) => {
    expect(spoken(text)).toEqual(said)
    expect(readJsonFile(text).notes).toEqual([])
  })

  test('a last line that was cut is left out and told', () => {
    const text = `${lines.join('\n')}\n{"speaker": "Ada", "start": 4, "te`
    expect(spoken(text)).toEqual(said)
    expect(readJsonFile(text).notes).toEqual([
      { kind: 'dropped', what: 'lines that are no JSON', count: 1, firstLine: 3 },
    ])
  })
})

test('an answer alone in a list is read as the answer', () => {
  expect(spoken([{ text: 'Good morning. Hi there.', segments: rows }])).toEqual(said)
  expect(spoken([rows[0]])).toEqual(said.slice(0, 1))
})

describe('what a file says twice is read once', () => {
  const words = [
    { word: 'Good', start: 0.5, end: 1, speaker: 'Ada' },
    { word: 'morning.', start: 1, end: 1.5, speaker: 'Ada' },
  ]
  test.each([
    [
      'text, segments and their words',
      { text: 'Good morning. Hi there.', words, segments: rows.map((row) => ({ ...row, words })) },
    ],
    ['words before utterances', { words, transcript: 'Good morning. Hi there.', utterances: rows }],
    ['paragraphs and sentences', { paragraphs: [{ text: 'Good morning. Hi there.' }], sentences: rows }],
    ['a translation after it', { segments: rows, translation: { segments: [{ text: 'Guten Morgen.' }] } }],
    ['a summary before it', { summary: 'They greet.', chapters: [{ title: 'Greetings', start: 0 }], segments: rows }],
  ])('%s', (_, json) => {
    expect(spoken(json)).toEqual(said)
  })
})
