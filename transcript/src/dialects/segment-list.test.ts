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
    expect(readJsonFile(json).segments[0]?.marks).toEqual([{ offset: 13, seconds: 2 }])
  })
})
