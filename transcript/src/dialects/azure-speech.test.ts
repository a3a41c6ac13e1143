import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

const combined = { channel: 0, display: 'Good morning. Hi there.', text: 'Good morning. Hi there.' }

test('batch transcription: ticks, or durations by ISO 8601', () => {
  const phrase = (speaker: string, offset: number, duration: number, display: string) => ({
    recognitionStatus: 'Success',
    channel: 0,
    speaker,
    offset: `PT${offset}S`,
    duration: `PT${duration}S`,
    offsetInTicks: offset * 1e7,
    durationInTicks: duration * 1e7,
    nBest: [
      { confidence: 0.9, lexical: display.toLowerCase(), display, words: [{ word: 'good', offset: 'PT0.5S' }] },
      { confidence: 0.1, lexical: 'something else', display: 'Something else.' },
    ],
  })
  const recognizedPhrases = [phrase('A', 0.5, 1, 'Good morning.'), phrase('B', 2, 1.25, 'Hi there.')]
  const json = { source: 'x', durationInTicks: 4e7, combinedRecognizedPhrases: [combined], recognizedPhrases }
  expect(readJsonFile(json).dialect).toBe('azure-speech')
  expect(spoken(json)).toEqual(greetings)
  const withoutTicks = recognizedPhrases.map(({ offsetInTicks, durationInTicks, speaker, ...rest }) => ({
    ...rest,
    nBest: [{ ...rest.nBest[0], speaker }],
  }))
  expect(spoken({ recognizedPhrases: withoutTicks })).toEqual(greetings)
})

test('fast transcription: milliseconds; the combined text is not read a second time', () => {
  const phrases = [
    { channel: 0, speaker: 'A', offsetMilliseconds: 500, durationMilliseconds: 1000, text: 'Good morning.', words: [] },
    { channel: 0, speaker: 'B', offsetMilliseconds: 2000, durationMilliseconds: 1250, text: 'Hi there.', words: [] },
  ]
  expect(spoken({ durationMilliseconds: 4000, combinedPhrases: [combined], phrases })).toEqual(greetings)
})

test('results of the libraries, as a list or one a line', () => {
  const results = [
    { RecognitionStatus: 'Success', Offset: 5000000, Duration: 10000000, SpeakerId: 'A', DisplayText: 'Good morning.' },
    {
      RecognitionStatus: 'Success',
      Offset: 20000000,
      Duration: 12500000,
      SpeakerId: 'B',
      NBest: [{ Confidence: 0.9, Lexical: 'hi there', Display: 'Hi there.' }],
    },
  ]
  expect(spoken(results)).toEqual(greetings)
  expect(spoken(results.map((result) => JSON.stringify(result)).join('\n'))).toEqual(greetings)
})

test('two channels are two speakers, in the order of time', () => {
  const phrase = (channel: number, offsetMilliseconds: number, text: string) => ({ channel, offsetMilliseconds, text })
  const json = { phrases: [phrase(0, 0, 'Hello.'), phrase(0, 4000, 'Bye.'), phrase(1, 2000, 'Hi.')] }
  expect(spoken(json).map(([speaker, , , text]) => [speaker, text])).toEqual([
    ['0', 'Hello.'],
    ['1', 'Hi.'],
    ['0', 'Bye.'],
  ])
})
