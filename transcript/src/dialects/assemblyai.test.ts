import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

test('utterances of AssemblyAI', () => {
  const json = {
    id: 'x',
    status: 'completed',
    audio_duration: 4,
    text: 'Good morning. Hi there.',
    words: [],
    utterances: [
      { speaker: 'A', start: 500, end: 1500, text: 'Good morning.' },
      { speaker: 'B', start: 2000, end: 3250, text: 'Hi there.' },
    ],
  }
  expect(readJsonFile(json).dialect).toBe('assemblyai')
  expect(spoken(json)).toEqual(greetings)
})
