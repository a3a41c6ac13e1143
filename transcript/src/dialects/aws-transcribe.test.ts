import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

test('items of Amazon Transcribe, with the speakers apart', () => {
  const json = {
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
  }
  expect(readJsonFile(json).dialect).toBe('aws-transcribe')
  expect(spoken(json)).toEqual(greetings)
})
