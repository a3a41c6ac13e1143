import { describe, expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

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
    expect(spoken(json)).toEqual(greetings)
  })

  test('single words are joined to one segment a speaker, with the times of words as marks', () => {
    const words = ['Bread', 'waits.', 'We', 'do', 'not.', 'True.']
    const json = { words: words.map((word, at) => ({ word, start: at, end: at + 0.5, speaker: at < 5 ? 0 : 1 })) }
    expect(spoken(json)).toEqual([
      ['0', 0, 4.5, 'Bread waits. We do not.'],
      ['1', 5, 5.5, 'True.'],
    ])
    expect(readJsonFile(json).segments[0]?.marks?.slice(0, 3)).toEqual([
      { offset: 0, seconds: 0 },
      { offset: 6, seconds: 1 },
      { offset: 13, seconds: 2 },
    ])
  })
})

describe('lists of other tools', () => {
  test.each([
    [
      'Gladia',
      {
        status: 'done',
        request_params: { diarization: true },
        result: {
          metadata: { audio_duration: 4 },
          transcription: {
            languages: ['en'],
            full_transcript: 'Good morning. Hi there.',
            utterances: [
              { speaker: 'A', start: 0.5, end: 1.5, text: 'Good morning.', words: [{ word: 'Good', start: 0.5 }] },
              { speaker: 'B', start: 2, end: 3.25, text: 'Hi there.', words: [] },
            ],
          },
        },
      },
    ],
    [
      'Fireflies',
      {
        data: {
          transcript: {
            title: 'Bread',
            speakers: [{ id: 0, name: 'A' }],
            sentences: [
              {
                index: 0,
                speaker_name: 'A',
                raw_text: 'good morning',
                text: 'Good morning.',
                start_time: 0.5,
                end_time: 1.5,
              },
              { index: 1, speaker_name: 'B', raw_text: 'hi there', text: 'Hi there.', start_time: 2, end_time: 3.25 },
            ],
          },
        },
      },
    ],
    [
      'Teams',
      {
        entries: [
          {
            text: 'Good morning.',
            speakerDisplayName: 'A',
            startOffset: '00:00:00.5000000',
            endOffset: '00:00:01.5000000',
          },
          {
            text: 'Hi there.',
            speakerDisplayName: 'B',
            startOffset: '00:00:02.0000000',
            endOffset: '00:00:03.2500000',
          },
        ],
      },
    ],
    [
      'Whisper of Transformers, with speakers',
      {
        speakers: [
          { speaker: 'A', text: ' Good morning.', timestamp: [0.5, 1.5] },
          { speaker: 'B', text: ' Hi there.', timestamp: [2, 3.25] },
        ],
        chunks: [{ text: ' Good morning. Hi there.', timestamp: [0.5, 3.25] }],
        text: ' Good morning. Hi there.',
      },
    ],
    [
      'turns of nothing but words, as Sonix writes them',
      {
        name: 'bread.mp3',
        transcript: [
          {
            speaker: 'A',
            words: [
              { text: 'Good', start_time: 0.5, end_time: 0.9 },
              { text: 'morning', start_time: 1, end_time: 1.5 },
              { text: '.', start_time: 1.5, end_time: 1.5 },
            ],
          },
          {
            speaker: 'B',
            words: [
              { text: 'Hi', start_time: 2, end_time: 2.5 },
              { text: 'there.', start_time: 2.5, end_time: 3.25 },
            ],
          },
        ],
      },
    ],
    [
      'NeMo, word by word',
      {
        status: 'Success',
        transcription: 'Good morning. Hi there.',
        words: [
          { word: 'Good', start_time: 0.5, end_time: 1, speaker_label: 'A' },
          { word: 'morning.', start_time: 1, end_time: 1.5, speaker_label: 'A' },
          { word: 'Hi', start_time: 2, end_time: 2.5, speaker_label: 'B' },
          { word: 'there.', start_time: 2.5, end_time: 3.25, speaker_label: 'B' },
        ],
      },
    ],
  ])('%s', (_, json) => {
    expect(spoken(json)).toEqual(greetings)
  })

  test('Vosk, one answer a line: the times are those of the words', () => {
    const answer = (words: [string, number][]) => ({
      result: words.map(([word, start]) => ({ conf: 1, word, start, end: start + 0.5 })),
      text: words.map(([word]) => word).join(' '),
    })
    const lines = [
      answer([
        ['good', 0.5],
        ['morning', 1],
      ]),
      answer([
        ['hi', 2],
        ['there', 2.5],
      ]),
    ]
    const expected = [
      [null, 0.5, 1.5, 'good morning'],
      [null, 2, 3, 'hi there'],
    ]
    expect(spoken(lines.map((line) => JSON.stringify(line)).join('\n'))).toEqual(expected)
    expect(spoken(lines[0])).toEqual(expected.slice(0, 1))
  })

  test('"text" that is a word each is joined, with the spaces that the words carry', () => {
    const words = [' A', ' well', '-known', ' bread', ',', ' she', ' said.']
    const chunks = words.map((text, at) => ({ text, timestamp: [at, at + 0.5] }))
    expect(spoken({ text: words.join(''), chunks })).toEqual([[null, 0, 6.5, 'A well-known bread, she said.']])
  })

  test('words of Japanese are joined without spaces', () => {
    const words = ['パン', 'を', '一晩', '寝かせ', 'ます', '。'].map((word, at) => ({ word, start: at, end: at + 1 }))
    expect(spoken({ words })).toEqual([[null, 0, 6, 'パンを一晩寝かせます。']])
  })
})
