import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

test('paragraphs of Otter: samples, and speakers by their number', () => {
  const transcripts = [
    {
      start_offset: 8000,
      end_offset: 24000,
      speaker_id: 7,
      transcript: 'Good morning.',
      alignment: [{ word: 'Good' }],
    },
    { start_offset: 32000, end_offset: 52000, speaker_id: null, speaker_model_label: 'B', transcript: 'Hi there.' },
  ]
  const json = {
    status: 'OK',
    speech: { title: 'Bread', duration: 4, speakers: [{ id: 7, speaker_name: 'A' }], transcripts },
  }
  expect(readJsonFile(json).dialect).toBe('otter')
  expect(spoken(json)).toEqual(greetings)
  expect(spoken({ ...json.speech })).toEqual(greetings)
})
