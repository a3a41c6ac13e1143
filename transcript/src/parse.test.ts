import { describe, expect, test } from 'vitest'
import { parseTranscript } from './parse.ts'

const read = (text: string, filename: string) => parseTranscript(new TextEncoder().encode(text), filename)
const spoken = (text: string, filename: string) =>
  read(text, filename).segments.map(({ speaker, start, end, text }) => ({ speaker, start, end, text }))

const ada = { speaker: 'Ada', start: 1, end: 4, text: 'Good morning, everyone.' }
const ben = { speaker: 'Ben', start: 4, end: 6.5, text: 'Morning!' }
const untimed = [ada, ben].map((segment) => ({ ...segment, start: null, end: null }))

const sameTalk = {
  'talk.srt':
    '1\n00:00:01,000 --> 00:00:04,000\nAda: Good morning,\neveryone.\n\n2\n00:00:04,000 --> 00:00:06,500\nBen: Morning!\n',
  'talk.vtt':
    'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ada>Good morning, everyone.\n\n00:04.000 --> 00:06.500\n<v Ben>Morning!</v>\n',
  'talk.json': JSON.stringify([
    { speaker: 'Ada', start: 1, end: 4, text: 'Good morning, everyone.' },
    { speaker: 'Ben', start: 4, end: 6.5, text: 'Morning!' },
  ]),
  'talk.csv': 'Speaker,Start,End,Text\nAda,1.0,4.0,"Good morning, everyone."\nBen,4.0,6.5,Morning!\n',
}

describe('the same talk in every kind of file', () => {
  test.each(Object.entries(sameTalk))('[CREATE-12] %s reads', (filename, text) => {
    expect(spoken(text, filename)).toEqual([ada, ben])
    expect(read(text, filename)).toMatchObject({
      speakers: ['Ada', 'Ben'],
      timeSource: 'file',
      durationSeconds: 6.5,
    })
  })

  test('[CREATE-12] talk.txt reads', () => {
    const text = 'Ada: Good morning, everyone.\n\nBen: Morning!\n'
    expect(spoken(text, 'talk.txt')).toEqual(untimed)
    expect(read(text, 'talk.txt')).toMatchObject({ timeSource: 'none', durationSeconds: null })
  })

  test('the content decides, not the file name', () => {
    for (const text of Object.values(sameTalk)) expect(spoken(text, 'talk.txt')).toEqual([ada, ben])
  })
})

test('half an emoji becomes the replacement character, so that the text can be stored', () => {
  const json = '[{"speaker": "Ada", "start": 0, "end": 2, "text": "We closed on Saturdays \\ud83d and slept."}]'
  const { segments } = parseTranscript(new TextEncoder().encode(json), 'talk.json')
  expect(segments[0]?.text).toBe('We closed on Saturdays \ufffd and slept.')
})
