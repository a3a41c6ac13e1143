import { expect, test } from 'vitest'
import { greetings, readJsonFile, spoken } from '../testing/read-json.ts'

test('segments of Amazon Bedrock Data Automation', () => {
  const json = {
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
  }
  expect(readJsonFile(json).dialect).toBe('aws-bda')
  expect(spoken(json)).toEqual(greetings)
})
