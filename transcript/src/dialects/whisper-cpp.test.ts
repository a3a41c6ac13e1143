import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

test('whisper.cpp, with names in the words', () => {
  const json = {
    systeminfo: 'x',
    transcription: [
      { timestamps: { from: '00:00:00,500' }, offsets: { from: 500, to: 1500 }, text: ' A: Good morning.' },
      { timestamps: { from: '00:00:02,000' }, offsets: { from: 2000, to: 3250 }, text: ' B: Hi there.' },
    ],
  }
  expect(readJsonFile(json).dialect).toBe('whisper-cpp')
  expect(spoken(json)).toEqual(greetings)
})
