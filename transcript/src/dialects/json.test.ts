import { describe, expect, test } from 'vitest'
import { parseTranscript } from '../parse.ts'

const parse = (json: unknown) => {
  const text = typeof json === 'string' ? json : JSON.stringify(json)
  return parseTranscript(new TextEncoder().encode(text), 'talk.json')
}
/** [speaker, start, end, text] of each segment. */
const spoken = (json: unknown) =>
  parse(json).segments.map(({ speaker, start, end, text }) => [speaker, start, end, text])

const both = [
  ['A', 0.5, 1.5, 'Good morning.'],
  ['B', 2, 3.25, 'Hi there.'],
]

describe('lists of segments', () => {
  test.each([
    [
      'a bare list',
      [
        { speaker: 'A', start: 0.5, end: 1.5, text: 'Good morning.' },
        { speaker: 'B', start: 2, end: 3.25, text: 'Hi there.' },
      ],
    ],
    [
      'whisper',
      {
        text: 'Good morning. Hi there.',
        language: 'en',
        segments: [
          { id: 0, seek: 0, start: 0.5, end: 1.5, text: ' [A]: Good morning.', tokens: [1] },
          { id: 1, seek: 0, start: 2, end: 3.25, text: ' [B]: Hi there.', tokens: [2] },
        ],
      },
    ],
    [
      'WhisperX',
      {
        segments: [
          { start: 0.5, end: 1.5, text: ' Good morning.', speaker: 'A', words: [{ word: 'Good', start: 0.5 }] },
          { start: 2, end: 3.25, text: ' Hi there.', speaker: 'B', words: [] },
        ],
        word_segments: [{ word: 'Good' }],
      },
    ],
    [
      'Podcasting 2.0',
      {
        version: '1.0.0',
        segments: [
          { speaker: 'A', startTime: 0.5, endTime: 1.5, body: 'Good morning.' },
          { speaker: 'B', startTime: 2, endTime: 3.25, body: 'Hi there.' },
        ],
      },
    ],
    [
      'podlove',
      [
        {
          start: '00:00:00.500',
          start_ms: 500,
          end: '00:00:01.500',
          end_ms: 1500,
          speaker: '3',
          voice: 'A',
          text: 'Good morning.',
        },
        {
          start: '00:00:02.000',
          start_ms: 2000,
          end: '00:00:03.250',
          end_ms: 3250,
          speaker: '4',
          voice: 'B',
          text: 'Hi there.',
        },
      ],
    ],
    [
      'a map of speakers',
      {
        speakers: { spk_0: 'A', spk_1: 'B' },
        segments: [
          { speakerLabel: 'spk_0', start: 0.5, end: 1.5, text: ' Good morning.' },
          { speakerLabel: 'spk_1', start: 2, end: 3.25, text: ' Hi there.' },
        ],
      },
    ],
    [
      'nested speakers',
      {
        data: {
          utterances: [
            { speaker: { id: 1, name: 'A' }, start_time: '0.5s', end_time: '1.5s', transcript: 'Good morning.' },
            { speaker: { id: 2, name: 'B' }, start_time: '2s', end_time: '3.25s', transcript: 'Hi there.' },
          ],
        },
      },
    ],
    [
      'names in the words',
      [
        { start: 0.5, end: 1.5, text: 'A: Good morning.' },
        { start: 2, end: 3.25, text: 'B: Hi there.' },
      ],
    ],
    [
      'one object a line',
      '{"speaker":"A","start":0.5,"end":1.5,"text":"Good morning."}\n{"speaker":"B","start":2,"end":3.25,"text":"Hi there."}\n',
    ],
    [
      'NaN scores',
      '{"segments":[{"speaker":"A","start":0.5,"end":1.5,"score":NaN,"text":"Good morning."},{"speaker":"B","start":2,"end":3.25,"score": NaN,"text":"Hi there."}]}',
    ],
  ])('%s', (_, json) => {
    expect(spoken(json)).toEqual(both)
  })

  test('milliseconds are told from seconds', () => {
    const minute = 'one two three four five six seven eight nine ten'
    const inSeconds = [0, 30, 60].map((start) => ({ start, end: start + 30, text: minute }))
    const inMilliseconds = inSeconds.map(({ start, end, text }) => ({ start: start * 1000, end: end * 1000, text }))
    expect(spoken(inMilliseconds)).toEqual(spoken(inSeconds))
    expect(spoken(inSeconds)[2]).toEqual([null, 60, 90, minute])
  })

  test('single words are joined to one segment a speaker, with times of sentences as marks', () => {
    const words = ['Bread', 'waits.', 'We', 'do', 'not.', 'True.']
    const json = { words: words.map((word, at) => ({ word, start: at, end: at + 0.5, speaker: at < 5 ? 0 : 1 })) }
    expect(spoken(json)).toEqual([
      ['0', 0, 4.5, 'Bread waits. We do not.'],
      ['1', 5, 5.5, 'True.'],
    ])
    expect(parse(json).segments[0]?.marks).toEqual([{ offset: 13, seconds: 2 }])
  })

  test('the whole transcript in one text', () => {
    const said = [
      ['Ada', null, null, 'Good morning.'],
      ['Ben', null, null, 'Hi there.'],
    ]
    expect(spoken({ text: 'Ada: Good morning.\nBen: Hi there.' })).toEqual(said)
    expect(spoken(['Ada: Good morning.', 'Ben: Hi there.'])).toEqual(said)
  })
})

describe('services', () => {
  test.each([
    [
      'assemblyai',
      {
        id: 'x',
        status: 'completed',
        audio_duration: 4,
        text: 'Good morning. Hi there.',
        words: [],
        utterances: [
          { speaker: 'A', start: 500, end: 1500, text: 'Good morning.' },
          { speaker: 'B', start: 2000, end: 3250, text: 'Hi there.' },
        ],
      },
    ],
    [
      'deepgram',
      {
        metadata: { duration: 4 },
        results: {
          channels: [{ alternatives: [{ words: [] }] }],
          utterances: [
            { speaker: 'A', start: 0.5, end: 1.5, transcript: 'Good morning.', words: [] },
            { speaker: 'B', start: 2, end: 3.25, transcript: 'Hi there.', words: [] },
          ],
        },
      },
    ],
    [
      'deepgram',
      {
        results: {
          channels: [
            {
              alternatives: [
                {
                  transcript: '',
                  words: [
                    { word: 'good', punctuated_word: 'Good', start: 0.5, end: 1, speaker: 'A' },
                    { word: 'morning', punctuated_word: 'morning.', start: 1, end: 1.5, speaker: 'A' },
                    { word: 'hi', punctuated_word: 'Hi', start: 2, end: 2.5, speaker: 'B' },
                    { word: 'there', punctuated_word: 'there.', start: 2.5, end: 3.25, speaker: 'B' },
                  ],
                },
              ],
            },
          ],
        },
      },
    ],
    [
      'rev-ai',
      {
        monologues: [
          {
            speaker: 'A',
            elements: [
              { type: 'text', value: 'Good', ts: 0.5, end_ts: 1 },
              { type: 'punct', value: ' ' },
              { type: 'text', value: 'morning', ts: 1, end_ts: 1.5 },
              { type: 'punct', value: '.' },
            ],
          },
          {
            speaker: 'B',
            elements: [
              { type: 'text', value: 'Hi', ts: 2, end_ts: 2.5 },
              { type: 'punct', value: ' ' },
              { type: 'text', value: 'there', ts: 2.5, end_ts: 3.25 },
              { type: 'punct', value: '.' },
            ],
          },
        ],
      },
    ],
    [
      'aws-transcribe',
      {
        results: {
          transcripts: [{ transcript: 'Good morning. Hi there.' }],
          speaker_labels: {
            segments: [
              {
                speaker_label: 'A',
                items: [
                  { start_time: '0.5', speaker_label: 'A' },
                  { start_time: '1.0', speaker_label: 'A' },
                ],
              },
              { speaker_label: 'B', items: [{ start_time: '2.0' }, { start_time: '2.5' }] },
            ],
          },
          items: [
            { type: 'pronunciation', start_time: '0.5', end_time: '1.0', alternatives: [{ content: 'Good' }] },
            { type: 'pronunciation', start_time: '1.0', end_time: '1.5', alternatives: [{ content: 'morning' }] },
            { type: 'punctuation', alternatives: [{ content: '.' }] },
            { type: 'pronunciation', start_time: '2.0', end_time: '2.5', alternatives: [{ content: 'Hi' }] },
            { type: 'pronunciation', start_time: '2.5', end_time: '3.25', alternatives: [{ content: 'there' }] },
            { type: 'punctuation', alternatives: [{ content: '.' }] },
          ],
        },
      },
    ],
    [
      'whisper-cpp',
      {
        systeminfo: 'x',
        transcription: [
          { timestamps: { from: '00:00:00,500' }, offsets: { from: 500, to: 1500 }, text: ' A: Good morning.' },
          { timestamps: { from: '00:00:02,000' }, offsets: { from: 2000, to: 3250 }, text: ' B: Hi there.' },
        ],
      },
    ],
    [
      'aws-bda',
      {
        metadata: {},
        audio_items: [{ content: 'Good' }],
        audio_segments: [
          {
            start_timestamp_millis: 500,
            end_timestamp_millis: 1500,
            text: 'Good morning.',
            speaker: { speaker_label: 'A' },
          },
          {
            start_timestamp_millis: 2000,
            end_timestamp_millis: 3250,
            text: 'Hi there.',
            speaker: { speaker_label: 'B' },
          },
        ],
      },
    ],
  ])('%s', (dialect, json) => {
    expect(parse(json).dialect).toBe(dialect)
    expect(spoken(json)).toEqual(both)
  })

  test('speakers counted from 0 are named so', () => {
    const json = { monologues: [{ speaker: 0, elements: [{ type: 'text', value: 'Hi', ts: 0, end_ts: 1 }] }] }
    expect(parse(json).speakers).toEqual(['0'])
  })
})
