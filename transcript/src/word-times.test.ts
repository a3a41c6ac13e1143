import { expect, test } from 'vitest'
import type { TimedWords } from './dialect.ts'
import { parseTranscript } from './parse.ts'
import type { Segment } from './transcript.ts'
import { createMarkFinder } from './word-times.ts'

function readSegments(content: unknown, filename = 'a.json'): Segment[] {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return parseTranscript(new TextEncoder().encode(text), filename).segments
}

/** Returns each marked word with its time: `So@1`. */
function listWords(segments: readonly Segment[]): string[] {
  return segments.flatMap(({ text, marks = [] }) =>
    marks.map(({ offset, seconds }) => `${text.slice(offset).split(' ')[0]}@${seconds}`),
  )
}

const spoken = ['So@1', 'we@1.5', 'bake.@2', 'Yes,@5', 'every@5.5', 'day.@6']
const words = [
  { word: 'So', start: 1, end: 1.4 },
  { word: 'we', start: 1.5, end: 1.9 },
  { word: 'bake.', start: 2, end: 2.5 },
]
const more = [
  { word: 'Yes,', start: 5, end: 5.4 },
  { word: 'every', start: 5.5, end: 5.9 },
  { word: 'day.', start: 6, end: 6.5 },
]
const inMilliseconds = (list: typeof words) =>
  list.map(({ word, start, end }) => ({ text: word, start: start * 1000, end: end * 1000 }))
const timed = (list: typeof words) => ({ start: list[0]?.start, end: list.at(-1)?.end, words: list })
const texts = ['So we bake.', 'Yes, every day.']

test.each<[string, unknown, string?]>([
  [
    'Whisper',
    {
      segments: [words, more].map((list, at) => ({
        ...timed(list.map((word) => ({ ...word, word: ` ${word.word}` }))),
        text: ` ${texts[at]}`,
      })),
    },
  ],
  [
    'lists with speakers',
    { segments: [words, more].map((list, at) => ({ ...timed(list), speaker: `SPEAKER_0${at}`, text: texts[at] })) },
  ],
  [
    'AssemblyAI',
    {
      audio_duration: 9,
      utterances: [words, more].map((list, at) => ({
        ...{ speaker: 'AB'.charAt(at), text: texts[at], words: inMilliseconds(list) },
        ...{ start: 1000 + at * 4000, end: 2500 + at * 4000 },
      })),
    },
  ],
  [
    'Deepgram',
    {
      results: {
        channels: [{ alternatives: [{ transcript: texts.join(' ') }] }],
        utterances: [words, more].map((list, at) => ({
          ...{ ...timed(list), speaker: at, transcript: texts[at] },
          words: list.map(({ word, ...times }) => ({
            ...times,
            word: word.toLowerCase().replace(/\W/g, ''),
            punctuated_word: word,
          })),
        })),
      },
    },
  ],
  [
    'Azure',
    {
      recognizedPhrases: [words, more].map((list, at) => ({
        ...{ speaker: at + 1, offsetInTicks: list[0]?.start && list[0].start * 1e7, durationInTicks: 1.5e7 },
        nBest: [
          {
            display: texts[at],
            words: list.map(({ word, start }) => ({
              word: word.toLowerCase().replace(/\W/g, ''),
              offsetInTicks: start * 1e7,
            })),
          },
        ],
      })),
    },
  ],
  [
    'YouTube captions',
    {
      events: [words, more].map((list) => ({
        tStartMs: (list[0]?.start ?? 0) * 1000,
        dDurationMs: 1500,
        segs: list.map(({ word }, at) => ({ utf8: `${at > 0 ? ' ' : ''}${word}`, tOffsetMs: at * 500 })),
      })),
    },
  ],
  [
    'WebVTT',
    'WEBVTT\n\n00:01.000 --> 00:02.500\nSo <00:00:01.500><c>we</c> <00:00:02.000><c>bake.</c>\n\n00:05.000 --> 00:06.500\nYes, <00:00:05.500>every <00:00:06.000>day.\n',
    'a.vtt',
  ],
  [
    'LRC',
    '[ti:Bread]\n[00:01.00]So <00:01.50>we <00:02.00>bake.\n[00:05.00]Yes, <00:05.50>every <00:06.00>day.\n',
    'a.lrc',
  ],
  [
    'SubStation Alpha',
    '[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\k50}So {\\k50}we {\\k25}ba{\\k25}ke.\nDialogue: 0,0:00:05.00,0:00:06.50,Default,,0,0,0,,{\\k50}Yes, {\\kf50}every {\\k50}day.\n',
    'a.ass',
  ],
])('%s keeps the time of each word', (_, content, filename) => {
  const segments = readSegments(content, filename)
  expect(segments.map(({ text }) => text)).toEqual(texts)
  expect(listWords(segments)).toEqual(spoken)
})

test('a name before the words moves their times with them', () => {
  const row = (name: string, at: number) => ({
    ...{ start: at, end: at + 3, text: `${name}: We bake.` },
    words: [`${name}:`, 'We', 'bake.'].map((word, index) => ({ word, start: at + index, end: at + index + 1 })),
  })
  const segments = readSegments([row('Ada', 0), row('Ben', 5), row('Ada', 10), row('Ben', 15)])
  expect(segments[1]).toMatchObject({ speaker: 'Ben', text: 'We bake.' })
  expect(listWords(segments.slice(0, 2))).toEqual(['We@1', 'bake.@2', 'We@6', 'bake.@7'])
})

test('parts of a segment with words of two speakers have the times of their own words', () => {
  const all = [...words, ...more].map((word, at) => ({ ...word, speaker: at < 3 ? 'S1' : 'S2' }))
  const segments = readSegments({ segments: [{ start: 1, end: 6.5, text: texts.join(' '), words: all }] })
  expect(segments.map(({ speaker }) => speaker)).toEqual(['S1', 'S2'])
  expect(listWords(segments)).toEqual(spoken)
})

const findMarks = (text: string, said: TimedWords, times: { start: number | null; end: number | null }) =>
  createMarkFinder()({ speaker: null, text, words: said, ...times })
const open = { start: null, end: null }

test('words that the text spells otherwise are passed over, quotes belong to the word behind them', () => {
  const said = { texts: ['ten', 'hundred', 'people', 'SAID', 'yes'], seconds: [1, 2, 3, 4, 5] }
  expect(findMarks('1,000 people said “yes”', said, open)).toEqual([
    { offset: 6, seconds: 3 },
    { offset: 13, seconds: 4 },
    { offset: 18, seconds: 5 },
  ])
})

test('parts of words have no marks of their own, words without spaces do', () => {
  const parts = { texts: ['wel', 'l', '-known'], seconds: [1, 2, 3] }
  expect(findMarks('well-known', parts, open)).toEqual([{ offset: 0, seconds: 1 }])
  const unspaced = { texts: ['今天', '天气', '好'], seconds: [1, 2, 3] }
  expect(findMarks('今天天气好', unspaced, open).map(({ offset }) => offset)).toEqual([0, 2, 4])
})

test('times of words outside their segment count from elsewhere, and are not kept', () => {
  const said = { texts: ['So', 'we'], seconds: [0, 0.5] }
  expect(findMarks('So we', said, { start: 60, end: 62 })).toEqual([])
  expect(findMarks('So we', said, { start: 0, end: 1 })).toHaveLength(2)
})
