import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

test('utterances of Deepgram', () => {
  const json = {
    metadata: { duration: 4 },
    results: {
      channels: [{ alternatives: [{ words: [] }] }],
      utterances: [
        { speaker: 'A', start: 0.5, end: 1.5, transcript: 'Good morning.', words: [] },
        { speaker: 'B', start: 2, end: 3.25, transcript: 'Hi there.', words: [] },
      ],
    },
  }
  expect(readJsonFile(json).dialect).toBe('deepgram')
  expect(spoken(json)).toEqual(greetings)
})

test('words of Deepgram', () => {
  const json = {
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
  }
  expect(readJsonFile(json).dialect).toBe('deepgram')
  expect(spoken(json)).toEqual(greetings)
})

test('the whole text of a channel, where nothing else was asked for', () => {
  const json = { results: { channels: [{ alternatives: [{ transcript: 'good morning hi there', confidence: 1 }] }] } }
  expect(spoken(json)).toEqual([[null, null, null, 'good morning hi there']])
})
